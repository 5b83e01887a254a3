/** PHF-026 R-PHF-03  How the rooms of a dungeon lie: a grid of squares, and one dug at random. */
import { below, type Random } from '@undercroft/engine';
import { DX, DY, type Grid, gridOf, keyOf } from '@undercroft/mechanics';

export {
  areNear,
  /** PHF-146 */
  around,
  distance,
  drawingOf,
  isConnected,
  /** PHF-028 PHF-029 */
  neighbours,
  squaresFrom,
} from '@undercroft/mechanics';

/** PHF-032  A quarter turn to the right each. */
export { DX, DY };

/** `outer`: R-PHF-09. */
export type Layout = Grid;
export const layoutOf = gridOf;

/** A connected dungeon of that many squares with corridors, loops and dead ends. */
export function randomSquares(random: Random, size: number): number[] {
  const span = Math.ceil(Math.sqrt(size * 1.9)) + 1;
  const squares: number[] = [span >> 1, span >> 1];
  const taken = new Set<number>([keyOf(span >> 1, span >> 1)]);
  while (squares.length < size * 2) digCorridor(random, squares, taken, { span, size });
  return squares;
}

/** From some room, straight on for one to four squares. */
function digCorridor(random: Random, squares: number[], taken: Set<number>, { span, size }: { span: number; size: number }): void {
  const from = below(random, squares.length / 2) * 2;
  const d = below(random, 4);
  const length = 1 + below(random, 4);
  let [x, y] = [squares[from]!, squares[from + 1]!];
  for (let i = 0; i < length && squares.length < size * 2; i++) {
    x += DX[d]!;
    y += DY[d]!;
    if (x < 0 || y < 0 || x >= span || y >= span) return;
    if (taken.has(keyOf(x, y))) continue;
    if (makesHall(taken, x, y) && below(random, 8) > 0) return;
    taken.add(keyOf(x, y));
    squares.push(x, y);
  }
}

/** Whether a new square would complete a block of four: halls are rare. */
function makesHall(taken: ReadonlySet<number>, x: number, y: number): boolean {
  const has = (dx: number, dy: number) => taken.has(keyOf(x + dx, y + dy));
  return [-1, 1].some((dx) => [-1, 1].some((dy) => has(dx, 0) && has(0, dy) && has(dx, dy)));
}
