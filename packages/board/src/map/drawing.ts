/** Squares drawn on paper. Pure, so that it can be tested without a page. */

/** Rows from north to south; true is a room. All rows have one width. */
export type Grid = readonly (readonly boolean[])[];

export interface Spot {
  x: number;
  y: number;
}

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

export const keyOf = ({ x, y }: Spot): string => `${x} ${y}`;
