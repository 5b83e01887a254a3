/** A room: spots on a grid, and where the party enters. Places are indexes of spots, in reading order. */
import { type Grid, gridOf, squaresFrom } from '@undercroft/mechanics';

export interface Room {
  grid: Grid;
  /** P52-097  Where the party enters, in the southernmost row. */
  start: number;
}

export const columnOf = ({ grid }: Room, place: number): number => grid.squares[place * 2]!;
export const rowOf = ({ grid }: Room, place: number): number => grid.squares[place * 2 + 1]!;

/** R-P52-26  Spots apart, across the grid. */
export function gridDistance(room: Room, a: number, b: number): number {
  return Math.abs(columnOf(room, a) - columnOf(room, b)) + Math.abs(rowOf(room, a) - rowOf(room, b));
}

export const sizeOf = ({ grid }: Room): number => grid.squares.length / 2;

/** The spot at a column and row, or -1. */
export function placeAt(room: Room, column: number, row: number): number {
  const { squares } = room.grid;
  for (let i = 0; i < squares.length; i += 2) if (squares[i] === column && squares[i + 1] === row) return i / 2;
  return -1;
}

/** A room from squares (x, y, x, y, …) that need not begin in the corner; the start is one of them. */
export function roomOf(squares: readonly number[], start: readonly [x: number, y: number]): Room {
  const left = Math.min(...squares.filter((_, i) => i % 2 === 0));
  const top = Math.min(...squares.filter((_, i) => i % 2 === 1));
  const room: Room = { grid: gridOf(squares), start: -1 };
  room.start = placeAt(room, start[0] - left, start[1] - top);
  return room;
}

/** A room as a scenario draws it: `#` spots, `S` the start, dots for gaps. Null if it is none. */
export function roomFrom(rows: readonly string[]): Room | null {
  const squares = squaresFrom(rows.join('/').replaceAll('S', '#'));
  const y = rows.findIndex((row) => row.includes('S'));
  return squares === null || y < 0 ? null : roomOf(squares, [rows[y]!.indexOf('S'), y]);
}
