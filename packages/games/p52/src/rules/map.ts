/** The room at the table, as the rules of rooms see it. */
import { type Grid, gridOf } from '@undercroft/mechanics';
import type { Enemy, SpotState } from '../table.ts';
import type { Room } from './rooms/room.ts';

interface Mapped {
  squares: readonly number[];
  start: number;
}

const grids = new WeakMap<readonly number[], Grid>();

/** The same grid for the same squares: distances and sight are worked out once for a room. */
export function mapOf({ squares, start }: Mapped): Room {
  let grid = grids.get(squares);
  if (grid === undefined) {
    grid = gridOf(squares);
    grids.set(squares, grid);
  }
  return { grid, start };
}

/** A room that is laid out now: its grid need not be worked out again. */
export function rememberGrid(grid: Grid): void {
  grids.set(grid.squares, grid);
}

export const isFaceUp = ({ card }: SpotState): boolean => card >= 0;

export const enemiesAt = (t: { enemies: readonly Enemy[] }, place: number): Enemy[] => t.enemies.filter((enemy) => enemy.place === place);

/** The boss in play, if one is. */
export const bossIn = (t: { enemies: readonly Enemy[] }): Enemy | undefined => t.enemies.find(({ boss }) => boss !== 'none');
