/** Rooms drawn in tests: every sign but a dot is a spot, blanks do not count, `S` (or `P`) is the start. */
import { type Room, roomOf } from '../../../src/rules/rooms/room.ts';

export interface Drawn {
  room: Room;
  /** The place with this sign. */
  at(sign: string): number;
  /** Signs of places, sorted. */
  signs(places: readonly number[]): string;
}

export function drawn(drawing: string): Drawn {
  const rows = drawing
    .trim()
    .split('\n')
    .map((row) => row.replaceAll(' ', ''));
  const spots = rows.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === '.' ? [] : [{ x, y, sign }])));
  const start = spots.find(({ sign }) => sign === 'S' || sign === 'P') ?? spots.at(-1)!;
  return {
    room: roomOf(
      spots.flatMap(({ x, y }) => [x, y]),
      [start.x, start.y],
    ),
    at: (sign) => spots.findIndex((spot) => spot.sign === sign),
    signs: (places) =>
      places
        .map((place) => spots[place]!.sign)
        .sort()
        .join(''),
  };
}

/** E-P52-15 */
export const FIGURE_15 = `
  . . . . a .
  . b c d e f
  g h i j k l
  m n . o p .
  . . . S . .`;

/** E-P52-16 */
export const FIGURE_16 = `
  . x x J .
  y o . u Q
  . v P w .`;

/** E-P52-17 */
export const FIGURE_17 = `
  a b c .
  d . e f
  g h S i`;
