/** The dungeon as the first seat draws it: press squares until it hangs together and has enough rooms. */
import { sfc32 } from '@undercroft/engine';
import { composition, drawingOf, presetLayout, randomLayout, sizeOf, wrongWith } from '@undercroft/party-has-fallen';
import { type CSSProperties, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { useSay } from '../../text.ts';
import type { ActProps } from './board-props.ts';
import './draft.css';

const SIDE = 12;

/** A drawing as rows of one width, with room to grow. */
export function gridOf(drawing: string, side = SIDE): boolean[][] {
  const rows = drawing.split('/');
  return Array.from({ length: Math.max(side, rows.length) }, (_, y) =>
    Array.from({ length: Math.max(side, ...rows.map((row) => row.length)) }, (_, x) => rows[y]?.[x] === '#'),
  );
}

export const drawingFrom = (grid: readonly (readonly boolean[])[]): string =>
  grid.map((row) => row.map((on) => (on ? '#' : '.')).join('')).join('/');

export function DrawDungeon({ props, question }: ActProps) {
  const say = useSay();
  const { view } = props;
  const seat = question.asked?.ask.seat ?? 0;
  const size = sizeOf(composition(view.seats.length, view.rules));
  const [grid, setGrid] = useState(() => gridOf(drawingOf(presetLayout(size))));
  const drawing = drawingFrom(grid);
  const rooms = grid.flat().filter(Boolean).length;
  const wrong = wrongWith(drawing, size, view.seats.length);
  const press = (x: number, y: number) => setGrid(grid.map((row, j) => row.map((on, i) => (i === x && j === y ? !on : on))));
  // Only a suggestion to begin with: what is drawn in the end is sent as it is.
  const another = () => setGrid(gridOf(drawingOf(randomLayout(sfc32(Date.now() >>> 0), size, view.seats.length))));
  return (
    <section className="phf-draft" aria-label={say('phf.drawing.title')}>
      <h2>{say('phf.drawing.title')}</h2>
      <p className="second" aria-live="polite">
        {say('phf.drawing.count', { n: rooms, of: size })}
      </p>
      <div className="phf-drawing" style={{ '--columns': grid[0]!.length } as CSSProperties}>
        {grid.flatMap((row, y) =>
          row.map((on, x) => (
            <button
              // A square is its place.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={`${x} ${y}`}
              type="button"
              aria-pressed={on}
              aria-label={say('phf.drawing.square', { x: x + 1, y: y + 1 })}
              onClick={() => press(x, y)}
            />
          )),
        )}
      </div>
      <div className="phf-row">
        <Button onClick={another}>{say('phf.drawing.another')}</Button>
        <Button onClick={() => setGrid(gridOf(drawingOf(presetLayout(size))))}>{say('phf.drawing.preset')}</Button>
        <Button
          tone="gold"
          size="big"
          data-decision="layout"
          disabled={!question.open}
          why={wrong ?? undefined}
          onClick={() => question.answer({ seat, kind: 'layout', drawing })}
        >
          {say('phf.drawing.done')}
        </Button>
      </div>
    </section>
  );
}
