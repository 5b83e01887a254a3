/** The target to print: at true size on A3 or A4, with marks to glue by and a ruler to check the scale. From the figures the dice are judged by. */
import printer from 'game-icon:papers';
import { Button } from '@undercroft/board/controls/button.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { useEffect, useState } from 'react';
import { paintShield } from '../art/shield.ts';
import { MARGIN, PAPERS, type Paper, type Tile, tilesFor } from '../art/tiles.ts';
import './target.css';

const SHIELD = { __html: paintShield() };
const RULER = 100;

/** The printer is told the paper; the page's policy allows no style in the document. */
function usePaper(paper: Paper): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { size: ${paper} portrait; margin: ${MARGIN}mm; }`);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [paper]);
}

/** Crosses where neighbours meet, a ruler, and the sheet's name. */
function Marks({ tile: { name, left, top, width, height } }: { tile: Tile }) {
  const say = useSay();
  const corners = [
    [left, top],
    [left + width, top],
    [left, top + height],
    [left + width, top + height],
  ] as const;
  const [x, y] = [left + 6, top + height - 8];
  return (
    <g className="guide">
      {corners.map(([cx, cy]) => (
        <path key={`${cx} ${cy}`} d={`M${cx - 6} ${cy}h12M${cx} ${cy - 6}v12`} />
      ))}
      <path d={`M${x} ${y}h${RULER}${Array.from({ length: 11 }, (_, i) => `M${x + i * 10} ${y}v${i % 5 === 0 ? -5 : -3}`).join('')}`} />
      <text x={x + RULER + 3} y={y}>
        {say('df.target.ruler', { n: RULER / 10 })} · {name}
      </text>
    </g>
  );
}

function Sheet({ tile }: { tile: Tile }) {
  const { name, left, top, width, height } = tile;
  return (
    <svg
      className="df-paper"
      viewBox={`${left} ${top} ${width} ${height}`}
      style={{ width: `${width}mm`, height: `${height}mm` }}
      role="img"
      aria-label={name}
    >
      <g dangerouslySetInnerHTML={SHIELD} />
      <Marks tile={tile} />
    </svg>
  );
}

export default function TargetPage() {
  const say = useSay();
  const [paper, setPaper] = useState<Paper>('A4');
  usePaper(paper);
  const tiles = tilesFor(paper);
  return (
    <div className="df-target">
      <div className="df-target-head">
        <p>{say('df.target.intro')}</p>
        <fieldset>
          <legend>{say('df.target.paper')}</legend>
          {(Object.keys(PAPERS) as Paper[]).map((each) => (
            <button key={each} type="button" className="chip" aria-pressed={each === paper} onClick={() => setPaper(each)}>
              {each} · {say('df.target.sheets', { n: tilesFor(each).length })}
            </button>
          ))}
        </fieldset>
        <Button tone="gold" icon={printer} onClick={() => print()}>
          {say('df.target.print')}
        </Button>
      </div>
      <div className="df-papers">
        {tiles.map((tile) => (
          <Sheet key={tile.name} tile={tile} />
        ))}
      </div>
    </div>
  );
}
