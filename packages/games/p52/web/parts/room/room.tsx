/** The room on its stone: one stop for Tab, arrows from spot to spot, Enter points at what is there. */
import lens from 'game-icon:magnifying-glass';
import { Icon } from '@undercroft/board/controls/icon.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import type { P52Event, View } from '../../../src/index.ts';
import { mapOf } from '../../../src/rules/map.ts';
import { gridDistance, placeAt } from '../../../src/rules/rooms/room.ts';
import type { Props } from '../../board-props.ts';
import { Cell, Grid, Row } from '../grid.tsx';
import { cornerOf, MARGIN, spanOf } from './geometry.ts';
import { Light, lampsIn } from './light.tsx';
import { Areas, Arrow } from './overlay.tsx';
import { Plaque } from './plaque.tsx';
import { type Pointing, pressSpot, targetsAt } from './pointing.ts';
import { useRoomKeys } from './room-keys.ts';
import { at, SpotBody, SpotMarks } from './spot.tsx';
import { useSpotWords } from './spot-words.ts';
import { Stone } from './stone.tsx';
import { isCrowded, Tokens } from './tokens.tsx';
import './room.css';
import './tokens.css';

type Zoom = 'usual' | 'near' | 'whole';
const NEXT: Readonly<Record<Zoom, Zoom>> = { usual: 'near', near: 'whole', whole: 'usual' };

interface RoomProps {
  props: Props;
  view: View;
  pointing: Pointing;
  mine: number;
  told: P52Event | null;
}

/** Keeps whoever acts in sight when the room is larger than its frame. */
function useCentred(place: number, zoom: Zoom, squares: readonly number[]) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const centre = () => {
      const found = box.querySelector<HTMLElement>(`[data-spot="${place}"]`);
      if (!found || (box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight)) return;
      const [a, b] = [box.getBoundingClientRect(), found.getBoundingClientRect()];
      const behavior = document.documentElement.dataset['motion'] === 'off' ? 'instant' : 'smooth';
      box.scrollBy({ left: b.left + b.width / 2 - a.left - a.width / 2, top: b.top + b.height / 2 - a.top - a.height / 2, behavior });
    };
    const watch = new ResizeObserver(centre);
    watch.observe(box);
    return () => watch.disconnect();
  }, [place, zoom, squares]);
  return frame;
}

function Cells({ view, pointing, focus, look }: { view: View; pointing: Pointing; focus: number; look(place: number): void }) {
  const say = useSay();
  const words = useSpotWords(view, pointing);
  const room = mapOf(view);
  const { columns, rows } = spanOf(room);
  const lamps = lampsIn(view).map(({ place }) => place);
  return Array.from({ length: rows }, (_, row) => (
    <Row key={row} className="p52-line">
      {Array.from({ length: columns }, (_, column) => {
        const place = placeAt(room, column, row);
        if (place < 0) return <Cell key={`wall ${column}`} aria-disabled="true" aria-label={say('p52.wall')} />;
        const targets = targetsAt(pointing, place);
        const isNear = view.isLit || view.spots[place]!.isLit || lamps.some((lamp) => gridDistance(room, lamp, place) <= 1);
        const spotTarget = targets.find(({ on }) => on.is === 'spot');
        return (
          <Cell key={`spot ${place}`} className="p52-cell" style={at(cornerOf(room, place))}>
            <button
              type="button"
              data-spot={place}
              className={`p52-spot ${spotTarget === undefined ? '' : 'legal'} ${spotTarget?.chosen ? 'chosen' : ''}`}
              tabIndex={place === focus ? 0 : -1}
              data-decision={targets.length > 0 ? pointing.decision : undefined}
              onClick={() => pressSpot(pointing, place) || look(place)}
            >
              <span className="out-of-sight">{words(place)}</span>
              <SpotMarks
                view={view}
                place={place}
                isNear={isNear}
                isHiddenByWall={pointing.hidden.includes(place)}
                isOccupied={isCrowded(view, place)}
              />
              {spotTarget?.badge !== undefined && (
                <span className="step" aria-hidden="true">
                  {spotTarget.badge}
                </span>
              )}
            </button>
          </Cell>
        );
      })}
    </Row>
  ));
}

export function RoomBoard({ props, view, pointing, mine, told }: RoomProps) {
  const say = useSay();
  const [zoom, setZoom] = useState<Zoom>('usual');
  const [looked, setLooked] = useState<{ place: number; squares: readonly number[] } | null>(null);
  const room = mapOf(view);
  const span = useMemo(() => spanOf(mapOf(view)), [view]);
  const here = view.heroes[mine]?.place ?? view.start;
  const actor = pointing.line?.from ?? here;
  const frame = useCentred(actor, zoom, view.squares);
  const { focus, onKeyDown, onFocus } = useRoomKeys(view, pointing, here, (place) => setLooked({ place, squares: view.squares }));
  const size = { '--wide': span.width + 2 * MARGIN, '--high': span.height + 2 * MARGIN } as CSSProperties;
  const box = `${-MARGIN} ${-MARGIN} ${span.width + 2 * MARGIN} ${span.height + 2 * MARGIN}`;
  const shown = looked?.squares === view.squares ? looked.place : null;
  return (
    <section className="p52-room" data-zoom={zoom} data-lit={view.isLit} aria-label={say('p52.room')}>
      <Plaque view={view} props={props} pointing={pointing} looked={shown} onClose={() => setLooked(null)} />
      <div className="p52-frame" ref={frame} style={size}>
        <Grid
          className="p52-map"
          aria-label={say('p52.grid', { n: view.spots.length })}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          aria-rowcount={span.rows}
        >
          <svg className="layer" viewBox={box} aria-hidden="true">
            <Stone room={room} exit={view.exit} span={span} />
          </svg>
          <div className="p52-bodies" aria-hidden="true">
            {view.spots.map((spot, place) => (
              <SpotBody key={`${place} ${spot.card}`} spot={spot} style={at(cornerOf(room, place))} />
            ))}
          </div>
          <svg className="layer light" viewBox={box} aria-hidden="true">
            {!view.isLit && <Light view={view} span={span} />}
            <Areas view={view} pointing={pointing} />
          </svg>
          <Cells view={view} pointing={pointing} focus={focus} look={(place) => setLooked({ place, squares: view.squares })} />
          <Tokens view={view} props={props} pointing={pointing} mine={mine} told={told} />
          <svg className="layer above" viewBox={box} aria-hidden="true">
            <Arrow view={view} line={pointing.line} />
          </svg>
        </Grid>
      </div>
      <button type="button" className="icon-button p52-lens" aria-label={say('board.zoom')} onClick={() => setZoom(NEXT[zoom])}>
        <Icon drawing={lens} />
      </button>
    </section>
  );
}
