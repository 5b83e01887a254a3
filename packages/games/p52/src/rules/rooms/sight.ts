/** R-P52-25  Line of sight: the straight line between the middles of two spots. */
import { keyOf } from '@undercroft/mechanics';
import { columnOf, type Room, rowOf, sizeOf } from './room.ts';

const seen = new WeakMap<Room['grid'], Int8Array>();
const [UNKNOWN, YES, NO] = [0, 1, 2];

/** P52-169 P52-170  Whether two spots see each other. Worked out once for each pair of a room. */
export function canSee(room: Room, a: number, b: number): boolean {
  const size = sizeOf(room);
  let pairs = seen.get(room.grid);
  if (pairs === undefined) {
    pairs = new Int8Array(size * size);
    seen.set(room.grid, pairs);
  }
  const pair = Math.min(a, b) * size + Math.max(a, b);
  if (pairs[pair] === UNKNOWN) pairs[pair] = isClear(room, a, b) ? YES : NO;
  return pairs[pair] === YES;
}

function isClear(room: Room, a: number, b: number): boolean {
  const [x0, y0] = [columnOf(room, a), rowOf(room, a)];
  const line = { x0, y0, dx: columnOf(room, b) - x0, dy: rowOf(room, b) - y0 };
  return !crossesGap(room, line) && !squeezesThrough(room, line);
}

/** From a middle to a middle. */
interface Line {
  x0: number;
  y0: number;
  dx: number;
  dy: number;
}

/** On which side of the line a point lies, in half squares: below 0, above 0, or on it. */
const sideOfLine = ({ x0, y0, dx, dy }: Line, x: number, y: number): number => dx * (y - y0) - dy * (x - x0);

/** The line runs through the inside of a square without a card. */
function crossesGap(room: Room, line: Line): boolean {
  const { x0, y0, dx, dy } = line;
  const [left, right, top, bottom] = [Math.min(x0, x0 + dx), Math.max(x0, x0 + dx), Math.min(y0, y0 + dy), Math.max(y0, y0 + dy)];
  for (let x = left; x <= right; x++) {
    for (let y = top; y <= bottom; y++) if (isGap(room, x, y) && runsThrough(line, x, y)) return true;
  }
  return false;
}

/** Corners of the square lie on both sides of the line. */
function runsThrough(line: Line, x: number, y: number): boolean {
  const [a, b] = [sideOfLine(line, x - 0.5, y - 0.5), sideOfLine(line, x + 0.5, y - 0.5)];
  const [c, d] = [sideOfLine(line, x - 0.5, y + 0.5), sideOfLine(line, x + 0.5, y + 0.5)];
  return Math.min(a, b, c, d) < 0 && Math.max(a, b, c, d) > 0;
}

/** A line exactly through a corner is blocked only where both squares beside it are gaps. */
function squeezesThrough(room: Room, line: Line): boolean {
  const { x0, y0, dx, dy } = line;
  const [sx, sy] = [Math.sign(dx), Math.sign(dy)];
  if (sx === 0 || sy === 0) return false;
  for (let x = x0; x !== x0 + dx; x += sx) {
    for (let y = y0; y !== y0 + dy; y += sy) {
      if (sideOfLine(line, x + sx / 2, y + sy / 2) === 0 && isGap(room, x + sx, y) && isGap(room, x, y + sy)) return true;
    }
  }
  return false;
}

const taken = new WeakMap<Room['grid'], Set<number>>();

/** No card lies there. */
function isGap({ grid }: Room, x: number, y: number): boolean {
  let spots = taken.get(grid);
  if (spots === undefined) {
    spots = new Set();
    for (let i = 0; i < grid.squares.length; i += 2) spots.add(keyOf(grid.squares[i]!, grid.squares[i + 1]!));
    taken.set(grid, spots);
  }
  return !spots.has(keyOf(x, y));
}
