/** A dungeon being drawn, as a drawing on squared paper. Pure, so that it can be tested without a page. */
import { type Layout, layoutOf } from '../../../src/index.ts';

/** Rows from north to south; true is a room. All rows have one width. */
export type Grid = readonly (readonly boolean[])[];

export interface Spot {
  x: number;
  y: number;
}

/** Paper for that many rooms: some more than a winding dungeon of that size spans. */
export const sideFor = (rooms: number): number => Math.min(20, Math.max(8, Math.ceil(Math.sqrt(rooms * 1.9)) + 2));

/** A drawing (`##./.##`) in the middle of its paper. */
export function gridOf(drawing: string, side: number): Grid {
  const rows = drawing.split('/');
  const width = Math.max(...rows.map((row) => row.length));
  const [columns, lines] = [Math.max(side, width), Math.max(side, rows.length)];
  const [left, top] = [(columns - width) >> 1, (lines - rows.length) >> 1];
  return Array.from({ length: lines }, (_, y) => Array.from({ length: columns }, (_, x) => rows[y - top]?.[x - left] === '#'));
}

export function spotsOf(grid: Grid): Spot[] {
  return grid.flatMap((row, y) => row.flatMap((on, x) => (on ? [{ x, y }] : [])));
}

/** The drawing without the empty paper around it; '' if nothing is drawn. */
export function drawingFrom(grid: Grid): string {
  const spots = spotsOf(grid);
  if (spots.length === 0) return '';
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const rows = grid.slice(Math.min(...ys), Math.max(...ys) + 1);
  return rows
    .map((row) =>
      row
        .slice(Math.min(...xs), Math.max(...xs) + 1)
        .map((on) => (on ? '#' : '.'))
        .join(''),
    )
    .join('/');
}

export const isOn = (grid: Grid, { x, y }: Spot): boolean => grid[y]?.[x] === true;

/** The same paper with one square drawn or rubbed out. */
export function painted(grid: Grid, at: Spot, on: boolean): Grid {
  if (grid[at.y]?.[at.x] === undefined || isOn(grid, at) === on) return grid;
  return grid.map((row, y) => (y === at.y ? row.map((was, x) => (x === at.x ? on : was)) : row));
}

export const emptied = (grid: Grid): Grid => grid.map((row) => row.map(() => false));
export const mirrored = (grid: Grid): Grid => grid.map((row) => row.toReversed());
/** A quarter turn to the right; the paper may be longer than wide. */
export const turned = (grid: Grid): Grid => (grid[0] ?? []).map((_, x) => grid.map((row) => row[x]!).toReversed());

/** The squares as a layout, and where each of its rooms lies on the paper. */
function laidOut(grid: Grid): { layout: Layout; spots: Spot[] } {
  const spots = spotsOf(grid);
  return { spots, layout: spots.length === 0 ? { squares: [], near: [], outer: [] } : layoutOf(spots.flatMap(({ x, y }) => [x, y])) };
}

/** Rooms that hang together, largest group first. */
function groupsOf({ near }: Layout): number[][] {
  const seen = new Set<number>();
  const groups: number[][] = [];
  for (let first = 0; first < near.length / 4; first++) {
    if (seen.has(first)) continue;
    const group = [first];
    seen.add(first);
    for (const room of group) {
      for (const next of near.slice(room * 4, room * 4 + 4)) {
        if (next < 0 || seen.has(next)) continue;
        seen.add(next);
        group.push(next);
      }
    }
    groups.push(group);
  }
  return groups.sort((a, b) => b.length - a.length);
}

/** What the dungeon is for. */
export interface Wanted {
  rooms: number;
  seats: number;
  exits: number;
}

export type CheckName = 'count' | 'connected' | 'outer' | 'exits';

/** One rule of legal layouts, and how the drawing stands to it. */
export interface Check {
  name: CheckName;
  met: boolean;
  /** How many there are, and how many there should be. */
  have: number;
  want: number;
}

export interface Findings {
  checks: readonly Check[];
  /** Rooms at the edge, where somebody may start; rooms cut off from the rest. By `x y`. */
  outer: ReadonlySet<string>;
  cutOff: ReadonlySet<string>;
  legal: boolean;
}

export const keyOf = ({ x, y }: Spot): string => `${x} ${y}`;

/** R-PHF-03 R-PHF-09 R-PHF-52  Whether the drawing can be the dungeon, rule by rule. */
export function findingsOf(grid: Grid, { rooms, seats, exits }: Wanted): Findings {
  const { layout, spots } = laidOut(grid);
  const [, ...others] = groupsOf(layout);
  const cutOff = others.flat();
  // Whoever begins on an EXIT has found it: there must be rooms beside those of the start.
  const free = Math.max(0, spots.length - seats);
  const checks: Check[] = [
    { name: 'count', met: spots.length === rooms, have: spots.length, want: rooms },
    { name: 'connected', met: spots.length > 0 && cutOff.length === 0, have: cutOff.length, want: 0 },
    { name: 'outer', met: layout.outer.length >= seats, have: layout.outer.length, want: seats },
    { name: 'exits', met: free >= exits, have: free, want: exits },
  ];
  const named = (list: readonly number[]) => new Set(list.map((room) => keyOf(spots[room]!)));
  return { checks, outer: named(layout.outer), cutOff: named(cutOff), legal: checks.every(({ met }) => met) };
}
