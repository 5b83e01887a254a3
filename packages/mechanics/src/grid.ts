/** A board of squares: neighbours, distances, ways. A place is the index of its square; nothing here knows what is on it. */

export interface Grid {
  /** x and y of each place, one after the other; (0, 0) is the north-west corner of the bounding box. */
  squares: number[];
  /** Four for each place: the one to the north, east, south and west, or -1. */
  near: number[];
  /** Places that touch the outside; inner courtyards do not count. */
  outer: number[];
}

/** North, east, south, west: a quarter turn to the right each. */
export const DX = [0, 1, 0, -1];
export const DY = [-1, 0, 1, 0];

export const keyOf = (x: number, y: number): number => (y + 1) * 1000 + x + 1;

/** The grid of these squares, given as x, y, x, y, ... in reading order. */
export function gridOf(given: readonly number[]): Grid {
  const squares = normalised(given);
  const at = new Map<number, number>();
  for (let i = 0; i < squares.length; i += 2) at.set(keyOf(squares[i]!, squares[i + 1]!), i / 2);
  const near: number[] = [];
  for (let i = 0; i < squares.length; i += 2) {
    for (let d = 0; d < 4; d++) near.push(at.get(keyOf(squares[i]! + DX[d]!, squares[i + 1]! + DY[d]!)) ?? -1);
  }
  return { squares, near, outer: outerPlaces(squares, at) };
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

/** Floods the outside of the bounding box; inner courtyards stay dry. */
function outerPlaces(squares: readonly number[], at: ReadonlyMap<number, number>): number[] {
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
      const place = at.get(key);
      if (place !== undefined) outer.add(place);
      else if (!seen.has(key)) {
        seen.add(key);
        queue.push([x, y]);
      }
    }
  }
  return [...outer].sort((a, b) => a - b);
}

/** Distances from a place over all places, -1 where there is no way. */
export function distancesFrom(grid: Grid, place: number): number[] {
  const distance: number[] = new Array(grid.squares.length / 2).fill(-1);
  distance[place] = 0;
  const queue = [place];
  for (let i = 0; i < queue.length; i++) {
    const here = queue[i]!;
    for (let d = 0; d < 4; d++) {
      const next = grid.near[here * 4 + d]!;
      if (next >= 0 && distance[next]! < 0) {
        distance[next] = distance[here]! + 1;
        queue.push(next);
      }
    }
  }
  return distance;
}

const measured = new WeakMap<Grid, number[][]>();

/** How many steps lie between two places. */
export function distance(grid: Grid, from: number, to: number): number {
  let all = measured.get(grid);
  if (all === undefined) {
    all = Array.from({ length: grid.squares.length / 2 }, (_, place) => distancesFrom(grid, place));
    measured.set(grid, all);
  }
  return all[from]![to]!;
}

/** All squares hang together. */
export const isConnected = (grid: Grid): boolean => grid.squares.length > 0 && distancesFrom(grid, 0).every((d) => d >= 0);

export const areNear = (grid: Grid, a: number, b: number): boolean => {
  const { near } = grid;
  const i = a * 4;
  return near[i] === b || near[i + 1] === b || near[i + 2] === b || near[i + 3] === b;
};

/** The places next to one. */
export function neighbours(grid: Grid, place: number): number[] {
  return grid.near.slice(place * 4, place * 4 + 4).filter((next) => next >= 0);
}

/** The place itself and those around it, diagonals included. */
export function around(grid: Grid, place: number): number[] {
  const { squares } = grid;
  const found: number[] = [];
  for (let i = 0; i < squares.length; i += 2) {
    if (Math.abs(squares[i]! - squares[place * 2]!) <= 1 && Math.abs(squares[i + 1]! - squares[place * 2 + 1]!) <= 1) found.push(i / 2);
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
export function drawingOf({ squares }: Grid): string {
  const rows: string[][] = [];
  for (let i = 0; i < squares.length; i += 2) {
    const row = rows[squares[i + 1]!] ?? [];
    rows[squares[i + 1]!] = row;
    while (row.length < squares[i]!) row.push('.');
    row.push('#');
  }
  return rows.map((row) => row.join('')).join('/');
}
