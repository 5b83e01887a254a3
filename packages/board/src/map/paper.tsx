/** Squared paper: press or drag to draw rooms and rub them out; arrow keys and space do the same. */

import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Grid, isOn, keyOf, painted, type Spot } from './drawing.ts';
import './paper.css';

interface PaperProps {
  grid: Grid;
  /** What the paper is for. */
  label: string;
  /** What lies on a square: in words, and for its look. */
  tell(at: Spot, on: boolean): { words: string; look: string };
  /** What was drawn so far; `done`: the hand is off the paper, so this is one step of undoing. */
  onDraw(grid: Grid, done: boolean): void;
}

const STEPS: Record<string, Spot> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

/** The square under a finger or a pointer; null: none. */
function spotAt({ clientX, clientY }: PointerEvent): Spot | null {
  const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-spot]');
  const [x, y] = found?.dataset['spot']?.split(' ').map(Number) ?? [];
  return x === undefined || y === undefined ? null : { x, y };
}

/** One stroke: the first square says whether it draws or rubs out. */
function useStroke({ grid, onDraw }: PaperProps) {
  const stroke = useRef<{ on: boolean; grid: Grid } | null>(null);
  const go = (event: PointerEvent) => {
    const at = spotAt(event);
    if (stroke.current === null || at === null) return;
    const next = painted(stroke.current.grid, at, stroke.current.on);
    if (next === stroke.current.grid) return;
    stroke.current.grid = next;
    onDraw(next, false);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      const at = spotAt(event);
      if (at === null || event.button !== 0) return;
      stroke.current = { on: !isOn(grid, at), grid };
      go(event);
    },
    onPointerMove: go,
    end: () => {
      if (stroke.current === null) return;
      onDraw(stroke.current.grid, true);
      stroke.current = null;
    },
  };
}

function Square({ at, props, here, onFocus }: { at: Spot; props: PaperProps; here: boolean; onFocus(): void }) {
  const { grid, onDraw } = props;
  const on = isOn(grid, at);
  const { words, look } = props.tell(at, on);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button that is a square of a grid
    <button
      type="button"
      role="gridcell"
      className={`${on ? 'room' : 'rock'} ${look}`}
      aria-selected={on}
      aria-label={words}
      tabIndex={here ? 0 : -1}
      data-spot={keyOf(at)}
      onFocus={onFocus}
      // Screen readers press without a pointer.
      onClick={(event) => event.detail === 0 && onDraw(painted(grid, at, !on), true)}
    />
  );
}

export function Paper(props: PaperProps) {
  const { grid, onDraw } = props;
  const [here, setHere] = useState<Spot>({ x: grid[0]!.length >> 1, y: grid.length >> 1 });
  const { end, ...stroke } = useStroke(props);
  // The hand may leave the paper before it is lifted.
  useEffect(() => {
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    return () => {
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
  });
  const at = { x: Math.min(here.x, grid[0]!.length - 1), y: Math.min(here.y, grid.length - 1) };
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      onDraw(painted(grid, at, !isOn(grid, at)), true);
      return;
    }
    if (step === undefined) return;
    event.preventDefault();
    const to = { x: at.x + step.x, y: at.y + step.y };
    if (grid[to.y]?.[to.x] === undefined) return;
    event.currentTarget.querySelector<HTMLElement>(`[data-spot="${keyOf(to)}"]`)?.focus();
    // With Shift the pencil stays on the paper.
    if (event.shiftKey) onDraw(painted(grid, to, isOn(grid, at)), true);
  };
  const style = { '--columns': grid[0]!.length } as CSSProperties;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table of buttons; the squares are laid out as a grid
    <div className="squared-paper" role="grid" aria-label={props.label} tabIndex={-1} style={style} onKeyDown={keys} {...stroke}>
      {grid.map((row, y) => (
        // A square is its place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        // biome-ignore lint/a11y/useSemanticElements: see above
        // biome-ignore lint/a11y/useFocusableInteractive: its squares are
        <div key={y} role="row">
          {row.map((_, x) => (
            <Square
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={x}
              at={{ x, y }}
              props={props}
              here={at.x === x && at.y === y}
              onFocus={() => setHere({ x, y })}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
