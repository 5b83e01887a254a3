/** Squares and how they lie. A room is the index of its square; nothing here knows what is in it. */
import { below, type Random } from '@undercroft/engine';

export interface Layout {
  /** x and y of each room, one after the other; (0, 0) is the north-west corner of the bounding box. */
  squares: number[];
  /** Four for each room: the room to the north, east, south and west, or -1 (PHF-028 PHF-029). */
  near: number[];
  /** R-PHF-09  Rooms that touch the outside. */
  outer: number[];
}

/** PHF-032  North, east, south, west: a quarter turn to the right each. */
export const DX = [0, 1, 0, -1];
export const DY = [-1, 0, 1, 0];

const keyOf = (x: number, y: number): number => (y + 1) * 1000 + x + 1;

/** The layout of these squares, given as x, y, x, y, ... in reading order. */
export function layoutOf(given: readonly number[]): Layout {
  const squares = normalised(given);
  const at = new Map<number, number>();
  for (let i = 0; i < squares.length; i += 2) at.set(keyOf(squares[i]!, squares[i + 1]!), i / 2);
  const near: number[] = [];
  for (let i = 0; i < squares.length; i += 2) {
    for (let d = 0; d < 4; d++) near.push(at.get(keyOf(squares[i]! + DX[d]!, squares[i + 1]! + DY[d]!)) ?? -1);
  }
  return { squares, near, outer: outerRooms(squares, at) };
}

/** Moved to the corner and sorted by row, then column. */
function normalised(squares: readonly number[]): number[] {
  const pairs: [number, number][] = [];
  let [left, top] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let i = 0; i < squares.length; i += 2) {
    pairs.push([squares[i]!, squares[i + 1]!]);
    left = Math.min(left, squares[i]!);
    top = Math.min(top, squares[i + 1]!);
  }
  pairs.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  return pairs.flatMap(([x, y]) => [x - left, y - top]);
}

/** R-PHF-09  Floods the outside of the bounding box; inner courtyards stay dry. */
function outerRooms(squares: readonly number[], at: ReadonlyMap<number, number>): number[] {
  const width = Math.max(...squares.filter((_, i) => i % 2 === 0)) + 1;
  const height = Math.max(...squares.filter((_, i) => i % 2 === 1)) + 1;
  const outer = new Set<number>();
  const seen = new Set<number>([keyOf(-1, -1)]);
  const queue: [number, number][] = [[-1, -1]];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    for (let d = 0; d < 4; d++) {
      const [x, y] = [next[0] + DX[d]!, next[1] + DY[d]!];
      if (x < -1 || y < -1 || x > width || y > height) continue;
      const key = keyOf(x, y);
      const room = at.get(key);
      if (room !== undefined) outer.add(room);
      else if (!seen.has(key)) {
        seen.add(key);
        queue.push([x, y]);
      }
    }
  }
  return [...outer].sort((a, b) => a - b);
}

/** Distances from a room over all rooms, -1 where there is no way. */
export function distancesFrom(layout: Layout, room: number): number[] {
  const distance: number[] = new Array(layout.squares.length / 2).fill(-1);
  distance[room] = 0;
  const queue = [room];
  for (let i = 0; i < queue.length; i++) {
    const here = queue[i]!;
    for (let d = 0; d < 4; d++) {
      const next = layout.near[here * 4 + d]!;
      if (next >= 0 && distance[next]! < 0) {
        distance[next] = distance[here]! + 1;
        queue.push(next);
      }
    }
  }
  return distance;
}

const measured = new WeakMap<Layout, number[][]>();

/** How many steps lie between two rooms. */
export function distance(layout: Layout, from: number, to: number): number {
  let all = measured.get(layout);
  if (all === undefined) {
    all = Array.from({ length: layout.squares.length / 2 }, (_, room) => distancesFrom(layout, room));
    measured.set(layout, all);
  }
  return all[from]![to]!;
}

/** R-PHF-03  All squares hang together. */
export const isConnected = (layout: Layout): boolean => layout.squares.length > 0 && distancesFrom(layout, 0).every((d) => d >= 0);

export const areNear = (layout: Layout, a: number, b: number): boolean => {
  const { near } = layout;
  const i = a * 4;
  return near[i] === b || near[i + 1] === b || near[i + 2] === b || near[i + 3] === b;
};

/** The rooms next to one. */
export function neighbours(layout: Layout, room: number): number[] {
  return layout.near.slice(room * 4, room * 4 + 4).filter((next) => next >= 0);
}

/** PHF-146  The room itself and those around it, diagonals included. */
export function around(layout: Layout, room: number): number[] {
  const { squares } = layout;
  const found: number[] = [];
  for (let i = 0; i < squares.length; i += 2) {
    if (Math.abs(squares[i]! - squares[room * 2]!) <= 1 && Math.abs(squares[i + 1]! - squares[room * 2 + 1]!) <= 1) found.push(i / 2);
  }
  return found;
}

/** A drawing (`##./.##`, rows from north to south) as squares; null if it is not one. */
export function squaresFrom(drawing: string): number[] | null {
  const rows = drawing.split('/');
  if (rows.length > 40 || rows.some((row) => row.length > 40 || /[^#.]/.test(row))) return null;
  return rows.flatMap((row, y) => [...row].flatMap((square, x) => (square === '#' ? [x, y] : [])));
}

/** The same squares as a drawing. */
export function drawingOf({ squares }: Layout): string {
  const rows: string[][] = [];
  for (let i = 0; i < squares.length; i += 2) {
    const row = rows[squares[i + 1]!] ?? [];
    rows[squares[i + 1]!] = row;
    while (row.length < squares[i]!) row.push('.');
    row.push('#');
  }
  return rows.map((row) => row.join('')).join('/');
}

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
