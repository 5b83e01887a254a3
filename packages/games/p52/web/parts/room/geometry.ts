/** The room as it is drawn: spots are short cards on a pitch, everything in the same small unit (`--u` pixels each). */
import { columnOf, placeAt, type Room, rowOf, sizeOf } from '../../../src/rules/rooms/room.ts';

export const WIDE = 86;
export const HIGH = 100;
const GAP = 8;
export const ACROSS = WIDE + GAP;
export const DOWN = HIGH + GAP;
/** Stone around the room. */
export const MARGIN = 26;

export type Point = readonly [x: number, y: number];

export interface Span {
  columns: number;
  rows: number;
  /** Of the spots, without the stone around them. */
  width: number;
  height: number;
}

const all = (room: Room): number[] => Array.from({ length: sizeOf(room) }, (_, place) => place);

export function spanOf(room: Room): Span {
  const columns = Math.max(...all(room).map((place) => columnOf(room, place))) + 1;
  const rows = Math.max(...all(room).map((place) => rowOf(room, place))) + 1;
  return { columns, rows, width: columns * ACROSS - GAP, height: rows * DOWN - GAP };
}

/** The upper left corner of a spot, and its middle. */
export const cornerOf = (room: Room, place: number): Point => [columnOf(room, place) * ACROSS, rowOf(room, place) * DOWN];
export const middleOf = (room: Room, place: number): Point => {
  const [x, y] = cornerOf(room, place);
  return [x + WIDE / 2, y + HIGH / 2];
};

/** Squares within the span and one around it that hold no spot. */
export function gapsOf(room: Room): Point[] {
  const { columns, rows } = spanOf(room);
  const gaps: Point[] = [];
  for (let y = -1; y <= rows; y++) for (let x = -1; x <= columns; x++) if (placeAt(room, x, y) < 0) gaps.push([x, y]);
  return gaps;
}

/** An edge between squares, clockwise around the spots, in squares. */
interface Edge {
  from: Point;
  to: Point;
}

/** The edges between the places and everything else. */
function edgesOf(room: Room, places: readonly number[]): Edge[] {
  const inside = new Set(places.map((place) => `${columnOf(room, place)} ${rowOf(room, place)}`));
  const isIn = (x: number, y: number): boolean => inside.has(`${x} ${y}`);
  return places.flatMap((place) => {
    const [x, y] = [columnOf(room, place), rowOf(room, place)];
    const edges: Edge[] = [];
    if (!isIn(x, y - 1)) edges.push({ from: [x, y], to: [x + 1, y] });
    if (!isIn(x + 1, y)) edges.push({ from: [x + 1, y], to: [x + 1, y + 1] });
    if (!isIn(x, y + 1)) edges.push({ from: [x + 1, y + 1], to: [x, y + 1] });
    if (!isIn(x - 1, y)) edges.push({ from: [x, y + 1], to: [x, y] });
    return edges;
  });
}

const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);

/** Edges joined to closed loops; where four squares meet, the loop keeps to its own spot. */
function loopsOf(edges: readonly Edge[]): Point[][] {
  const left = [...edges];
  const loops: Point[][] = [];
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const loop = [first];
    for (;;) {
      const last: Edge = loop.at(-1)!;
      const next = left.filter(({ from }) => from[0] === last.to[0] && from[1] === last.to[1]);
      if (next.length === 0) break;
      const chosen = next.find((edge) => turn(last.from, last.to, edge.to) > 0) ?? next[0]!;
      left.splice(left.indexOf(chosen), 1);
      loop.push(chosen);
    }
    loops.push(loop.map(({ from }) => from));
  }
  return loops;
}

const corners = (loop: readonly Point[]): Point[] =>
  loop.filter((point, i) => turn(loop.at(i - 1)!, point, loop[(i + 1) % loop.length]!) !== 0);

const way = (a: Point, b: Point): Point => [Math.sign(b[0] - a[0]), Math.sign(b[1] - a[1])];

/** Around some places, as a path: `off` makes it wider, corners are rounded by `round`. */
export function outline(room: Room, places: readonly number[], off = 0, round = 10): string {
  return loopsOf(edgesOf(room, places))
    .map(corners)
    .map((loop) => {
      const drawn = loop.map((point, i) => {
        const [into, out] = [way(loop.at(i - 1)!, point), way(point, loop[(i + 1) % loop.length]!)];
        const x = point[0] * ACROSS - GAP / 2 + off * (into[1] + out[1]);
        const y = point[1] * DOWN - GAP / 2 - off * (into[0] + out[0]);
        return `${i === 0 ? 'M' : 'L'}${x - into[0] * round} ${y - into[1] * round}Q${x} ${y} ${x + out[0] * round} ${y + out[1] * round}`;
      });
      return `${drawn.join('')}z`;
    })
    .join('');
}

/** Where the ray from a point in a direction meets an edge, as a length; Infinity: not at all. */
function hit([ox, oy]: Point, dx: number, dy: number, { from, to }: Edge): number {
  const [x1, y1] = [from[0] * ACROSS - GAP / 2, from[1] * DOWN - GAP / 2];
  const [ex, ey] = [(to[0] - from[0]) * ACROSS, (to[1] - from[1]) * DOWN];
  const across = dx * ey - dy * ex;
  if (Math.abs(across) < 1e-9) return Number.POSITIVE_INFINITY;
  const far = ((x1 - ox) * ey - (y1 - oy) * ex) / across;
  const along = ((x1 - ox) * dy - (y1 - oy) * dx) / across;
  return far > 0 && along >= -1e-9 && along <= 1 + 1e-9 ? far : Number.POSITIVE_INFINITY;
}

const FARTHEST = 1400;
const ASIDE = 1e-4;

/** What a candle on a place shines on: everything that stone does not hide from it. */
export function litFrom(room: Room, place: number): Point[] {
  const walls = edgesOf(room, all(room));
  const here = middleOf(room, place);
  const angles = walls
    .flatMap(({ from }) => {
      const angle = Math.atan2(from[1] * DOWN - GAP / 2 - here[1], from[0] * ACROSS - GAP / 2 - here[0]);
      return [angle - ASIDE, angle, angle + ASIDE];
    })
    .sort((a, b) => a - b);
  return angles.map((angle) => {
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const far = Math.min(FARTHEST, ...walls.map((wall) => hit(here, dx, dy, wall)));
    return [here[0] + dx * far, here[1] + dy * far];
  });
}

export const pathOf = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`;
