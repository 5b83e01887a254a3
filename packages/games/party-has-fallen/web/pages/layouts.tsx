/** `/games/party-has-fallen/layouts`: dungeons drawn before a game, checked at every stroke. */

import { Counting } from '@undercroft/board/controls/counting.tsx';
import { Link } from '@undercroft/board/controls/link.tsx';
import { Switch } from '@undercroft/board/controls/switch.tsx';
import { drawingFrom, gridOf } from '@undercroft/board/map/drawing.ts';
import { useSketch } from '@undercroft/board/map/sketch.ts';
import { useSay } from '@undercroft/board/text.ts';
import { useState } from 'react';
import { about } from '../../about.ts';
import { composition, drawingOf, presetLayout, sizeOf } from '../../src/index.ts';
import { Editor } from '../parts/layouts/editor.tsx';
import { findingsOf, sideFor } from '../parts/layouts/findings.ts';
import { ShelfPanel } from '../parts/layouts/shelf-panel.tsx';

const { min: FEWEST, max: MOST, usual: USUAL } = about.seats;

interface Edition {
  seats: number;
  expansion: boolean;
  exits: number;
}

const roomsFor = ({ seats, expansion, exits }: Edition): number =>
  sizeOf(composition(seats, { mix: 'standard', expansion, exits, counts: [] }));

function EditionForm({ edition, onChange }: { edition: Edition; onChange(edition: Edition): void }) {
  const say = useSay();
  return (
    <div className="phf-edition">
      <Counting
        label={say('phf.layout.seats')}
        value={edition.seats}
        min={FEWEST}
        max={MOST}
        onChange={(seats) => onChange({ ...edition, seats })}
        less={say('phf.layout.fewer')}
        more={say('phf.layout.more')}
      />
      <Counting
        label={say('phf.layout.exitCount')}
        value={edition.exits}
        min={1}
        max={3}
        onChange={(exits) => onChange({ ...edition, exits })}
        less={say('phf.layout.fewerExits')}
        more={say('phf.layout.moreExits')}
      />
      <Switch
        label={say('phf.layout.expansion')}
        checked={edition.expansion}
        onChange={(expansion) => onChange({ ...edition, expansion })}
      />
    </div>
  );
}

export default function LayoutsPage() {
  const say = useSay();
  const [edition, setEdition] = useState<Edition>({ seats: USUAL, expansion: false, exits: 1 });
  const rooms = roomsFor(edition);
  const sketch = useSketch(drawingOf(presetLayout(rooms)), sideFor(rooms));
  const wanted = { rooms, seats: edition.seats, exits: edition.exits };
  const findings = findingsOf(sketch.grid, wanted);
  return (
    <div className="phf-layouts-page">
      <h1>{say('phf.layout.title')}</h1>
      <p className="second">
        {say('phf.layout.intro')} <Link href="/games/party-has-fallen">{say('phf.layout.back')}</Link>
      </p>
      <EditionForm edition={edition} onChange={setEdition} />
      <Editor sketch={sketch} wanted={wanted} findings={findings}>
        <p className={findings.legal ? 'good' : 'warn'} role="status">
          {say(findings.legal ? 'phf.layout.legal' : 'phf.layout.illegal', { n: edition.seats })}
        </p>
        <ShelfPanel drawing={drawingFrom(sketch.grid)} onTake={({ drawing }) => sketch.draw(gridOf(drawing, sideFor(rooms)), true)} />
      </Editor>
    </div>
  );
}
