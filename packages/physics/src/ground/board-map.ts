/**
 * The board, ready to be asked: how far is a point from its outline, seen from above? The plane is divided into
 * cells that know what of the outline a die over them can reach; over most of them there is nothing, and the
 * board is as simple as a table.
 */
import { REACH } from '../die.ts';
import type { Board } from '../table.ts';
import { rimOf, unit } from './rim.ts';

const CELL = 16;
/** From the middle of a cell to anything that a die with its middle in the cell may touch; 4 covers the fastest die's margin. */
const FAR = CELL * Math.SQRT1_2 + REACH + 4;

export interface BoardMap {
  radius: number;
  top: number;
  /** Cells in a row; the first cell begins at -span in both directions. */
  row: number;
  span: number;
  /** 1: a die over this cell may reach the outer edge. */
  edge: Uint8Array;
  /** Of cell c the holes `holeList[holeStart[c]] …`, the same for sectors and points of rims. */
  holeStart: Int32Array;
  holeList: Int32Array;
  sectorStart: Int32Array;
  sectorList: Int32Array;
  rimStart: Int32Array;
  rimList: Int32Array;
  /** x, y, radius of each hole. */
  holes: Float64Array;
  /** Inner and outer radius and two unit directions of each sector. */
  sectors: Float64Array;
  /** x, y of each point. */
  rim: Float64Array;
}

/** The question x, y and the answer: distance to the outline (below 0 over material), and the way out of the material. */
export const probe = new Float64Array(5);
export const DISTANCE = 2;
export const OUT_X = 3;
export const OUT_Y = 4;

export const SECTOR_SIZE = 6;

/** Lists of what is near each cell, as one list with a beginning for each cell. */
function joined(lists: readonly (readonly number[])[]): { start: Int32Array; list: Int32Array } {
  const start = new Int32Array(lists.length + 1);
  lists.forEach((list, cell) => {
    start[cell + 1] = start[cell]! + list.length;
  });
  return { start, list: Int32Array.from(lists.flat()) };
}

interface Cells {
  row: number;
  span: number;
  isNear(cell: number, x: number, y: number): boolean;
}

/** Of each cell the points that are near it. Points are many: each is told to the few cells around it, not looked for from all. */
function pointsNear(points: readonly (readonly [number, number])[], { row, span, isNear }: Cells): number[][] {
  const lists: number[][] = Array.from({ length: row * row }, () => []);
  const reach = Math.ceil(FAR / CELL) + 1;
  const first = (at: number) => Math.max(0, Math.floor((at + span) / CELL) - reach);
  const last = (at: number) => Math.min(row - 1, Math.floor((at + span) / CELL) + reach);
  points.forEach(([x, y], i) => {
    for (let line = first(y); line <= last(y); line++)
      for (let cell = line * row + first(x); cell <= line * row + last(x); cell++) if (isNear(cell, x, y)) lists[cell]!.push(i);
  });
  return lists;
}

export function mapBoard(board: Board): BoardMap {
  const radius = board.radius / 1000;
  const row = 2 * Math.ceil((radius + REACH + 4) / CELL);
  const span = (row / 2) * CELL;
  const middleX = (cell: number) => ((cell % row) + 0.5) * CELL - span;
  const middleY = (cell: number) => (Math.floor(cell / row) + 0.5) * CELL - span;
  const within = (cell: number, x: number, y: number, far: number) => {
    const dx = middleX(cell) - x;
    const dy = middleY(cell) - y;
    return dx * dx + dy * dy < far * far;
  };
  const cells = row * row;
  const rim = rimOf(board);
  const indices = <X>(list: readonly X[], test: (x: X) => boolean) => list.flatMap((x, i) => (test(x) ? [i] : []));
  const listed = (near: (cell: number) => number[]) => joined(Array.from({ length: cells }, (_, cell) => near(cell)));
  const holes = listed((cell) => indices(board.holes, (h) => within(cell, h.x / 1000, h.y / 1000, h.radius / 1000 + FAR)));
  const sectors = listed((cell) =>
    indices(board.sectors, ({ inner, outer }) => within(cell, 0, 0, outer / 1000 + FAR) && !within(cell, 0, 0, inner / 1000 - FAR)),
  );
  const points = joined(pointsNear(rim, { row, span, isNear: (cell, x, y) => within(cell, x, y, FAR) }));
  return {
    radius,
    top: board.thickness / 1000,
    row,
    span,
    edge: Uint8Array.from({ length: cells }, (_, cell) => (within(cell, 0, 0, radius - FAR) ? 0 : 1)),
    holeStart: holes.start,
    holeList: holes.list,
    sectorStart: sectors.start,
    sectorList: sectors.list,
    rimStart: points.start,
    rimList: points.list,
    holes: Float64Array.from(board.holes.flatMap(({ x, y, radius: r }) => [x / 1000, y / 1000, r / 1000])),
    sectors: Float64Array.from(board.sectors.flatMap((s) => [s.inner / 1000, s.outer / 1000, ...unit(s.from), ...unit(s.to)])),
    rim: Float64Array.from(rim.flat()),
  };
}

/** The cell under `probe[0]`, `probe[1]`, or -1: nothing of the board is near. */
export function cellAt(map: BoardMap): number {
  const column = Math.floor((probe[0]! + map.span) / CELL);
  const line = Math.floor((probe[1]! + map.span) / CELL);
  return column < 0 || line < 0 || column >= map.row || line >= map.row ? -1 : line * map.row + column;
}

/** Nothing of the outline is within a die's reach. */
export function isPlain(map: BoardMap, cell: number): boolean {
  return (
    map.edge[cell] === 0 &&
    map.holeStart[cell] === map.holeStart[cell + 1] &&
    (map.sectorStart[cell] === map.sectorStart[cell + 1] || map.rimStart[cell] === map.rimStart[cell + 1])
  );
}

/** Answers in `probe`. Distances to several outlines combine by the larger: outside of one is outside of the material. */
export function measure(map: BoardMap, cell: number): void {
  const x = probe[0]!;
  const y = probe[1]!;
  probe[DISTANCE] = -1e9;
  if (map.edge[cell] === 1) {
    const r = Math.sqrt(x * x + y * y);
    if (r > 1e-9) answer(r - map.radius, x / r, y / r);
  }
  for (let i = map.holeStart[cell]!; i < map.holeStart[cell + 1]!; i++) {
    const at = map.holeList[i]! * 3;
    const dx = x - map.holes[at]!;
    const dy = y - map.holes[at + 1]!;
    const r = Math.sqrt(dx * dx + dy * dy);
    if (r > 1e-9) answer(map.holes[at + 2]! - r, -dx / r, -dy / r);
    else answer(map.holes[at + 2]!, 1, 0);
  }
  for (let i = map.sectorStart[cell]!; i < map.sectorStart[cell + 1]!; i++) measureSector(map.sectors, map.sectorList[i]! * SECTOR_SIZE);
}

function answer(distance: number, outX: number, outY: number): void {
  if (distance <= probe[DISTANCE]!) return;
  probe[DISTANCE] = distance;
  probe[OUT_X] = outX;
  probe[OUT_Y] = outY;
}

/** Inside a sector the nearest of its four sides counts; outside of it, over material, the one farthest off. Both are the smallest of four. */
function measureSector(sectors: Float64Array, at: number): void {
  const x = probe[0]!;
  const y = probe[1]!;
  const r = Math.sqrt(x * x + y * y);
  if (r < 1e-9) return;
  let least = r - sectors[at]!;
  let outX = x / r;
  let outY = y / r;
  if (sectors[at + 1]! - r < least) {
    least = sectors[at + 1]! - r;
    outX = -x / r;
    outY = -y / r;
  }
  const first = sectors[at + 2]! * y - sectors[at + 3]! * x;
  if (first < least) {
    least = first;
    outX = -sectors[at + 3]!;
    outY = sectors[at + 2]!;
  }
  const second = x * sectors[at + 5]! - y * sectors[at + 4]!;
  if (second < least) {
    least = second;
    outX = sectors[at + 5]!;
    outY = -sectors[at + 4]!;
  }
  answer(least, outX, outY);
}
