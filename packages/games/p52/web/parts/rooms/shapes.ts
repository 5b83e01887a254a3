/** Every way a room may be laid out, with rooms to look at: those that grow by themselves, and what scenarios have drawn. */
import { sfc32 } from '@undercroft/engine';
import { bookIn, type P52Say } from '../../../src/index.ts';
import { doors } from '../../../src/outside.ts';
import { fitted, GENERATORS, type Generator, generated } from '../../../src/rules/rooms/generators.ts';
import { type Room, roomFrom } from '../../../src/rules/rooms/room.ts';
import type { Book } from '../../../src/scenario/book.ts';

/** Small, as many as two cards often say, and a large party's. */
export const SIZES = [8, 13, 21] as const;

export interface Shown {
  key: string;
  rooms: readonly Room[];
}

/** `shuffle`: another one draws other rooms. */
export const grownRooms = (shuffle: number): (Shown & { shape: Generator })[] =>
  GENERATORS.map((shape) => ({ key: shape, shape, rooms: SIZES.map((size) => generated(shape, size, sfc32(97 * shuffle + size))) }));

/** The scenarios of the house, in the language of the page. */
export function scenariosOf(say: P52Say): Book[] {
  const door = doors.material!;
  return Object.values(door.shipped).flatMap((json) => {
    const read = door.read(json);
    return 'value' in read && read.value !== undefined ? [bookIn(say, read.value)] : [];
  });
}

/** What a scenario has drawn, cut or grown to each size as at a table. */
export const drawnRooms = ({ scenario }: Book, shuffle: number): (Shown & { name: string })[] =>
  (scenario.layouts ?? []).flatMap(({ id, name, rows }) => {
    const room = roomFrom(rows);
    return room === null ? [] : [{ key: id, name, rooms: SIZES.map((size) => fitted(room, size, sfc32(97 * shuffle + size))) }];
  });
