/** R-P52-25  Line of sight: the straight line between the middles of two spots. */
import { columnOf, placeAt, type Room, rowOf, sizeOf } from './room.ts';

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

const span = (from: number, by: number): number[] => Array.from({ length: Math.abs(by) + 1 }, (_, i) => (by < 0 ? from - i : from + i));

/** The line runs through the inside of a square without a card. */
function crossesGap(room: Room, line: Line): boolean {
  return span(line.x0, line.dx).some((x) => span(line.y0, line.dy).some((y) => runsThrough(line, x, y) && placeAt(room, x, y) < 0));
}

/** Corners of the square lie on both sides of the line. */
function runsThrough(line: Line, x: number, y: number): boolean {
  const corners = [-0.5, 0.5].flatMap((h) => [-0.5, 0.5].map((v) => sideOfLine(line, x + h, y + v)));
  return Math.min(...corners) < 0 && Math.max(...corners) > 0;
}

/** A line exactly through a corner is blocked only where both squares beside it are gaps. */
function squeezesThrough(room: Room, line: Line): boolean {
  const [sx, sy] = [Math.sign(line.dx), Math.sign(line.dy)];
  if (sx === 0 || sy === 0) return false;
  const isGap = (x: number, y: number): boolean => placeAt(room, x, y) < 0;
  return span(line.x0, line.dx - sx).some((x) =>
    span(line.y0, line.dy - sy).some((y) => sideOfLine(line, x + sx / 2, y + sy / 2) === 0 && isGap(x + sx, y) && isGap(x, y + sy)),
  );
}
