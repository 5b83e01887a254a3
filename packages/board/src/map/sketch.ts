/** The drawing on the paper and all it was before: every stroke can be taken back. */
import { useState } from 'react';
import { drawingFrom, type Grid, gridOf } from './drawing.ts';

interface Strokes {
  past: readonly Grid[];
  now: Grid;
  future: readonly Grid[];
  /** A stroke that is not finished yet. */
  drawn: Grid | null;
}

export interface Sketch {
  grid: Grid;
  draw(grid: Grid, done: boolean): void;
  undo: (() => void) | null;
  redo: (() => void) | null;
}

/** Strokes that can be taken back. */
const MOST = 100;

function drawOn(was: Strokes, grid: Grid, done: boolean): Strokes {
  if (!done) return { ...was, drawn: grid };
  if (grid === was.now) return { ...was, drawn: null };
  return { past: [...was.past, was.now].slice(-MOST), now: grid, future: [], drawn: null };
}

/** The same drawing on paper of another size. */
const onPaper = (grid: Grid, side: number): Grid =>
  grid.length === side && grid[0]?.length === side ? grid : gridOf(drawingFrom(grid), side);

export function useSketch(first: string, side: number): Sketch {
  const [strokes, setStrokes] = useState<Strokes>(() => ({ past: [], now: gridOf(first, side), future: [], drawn: null }));
  const { past, now, future, drawn } = strokes;
  const [before, after] = [past.at(-1), future[0]];
  const fitted = onPaper(now, side);
  return {
    grid: drawn ?? fitted,
    draw: (grid, done) => setStrokes((was) => drawOn({ ...was, now: onPaper(was.now, side) }, grid, done)),
    undo: before === undefined ? null : () => setStrokes({ past: past.slice(0, -1), now: before, future: [now, ...future], drawn: null }),
    redo: after === undefined ? null : () => setStrokes({ past: [...past, now], now: after, future: future.slice(1), drawn: null }),
  };
}
