import { isConnected } from '@undercroft/mechanics';
import { expect, test } from 'vitest';
import { GENERATORS } from '../../src/rules/rooms/generators.ts';
import { sizeOf } from '../../src/rules/rooms/room.ts';
import { inEnglish } from '../../src/texts.ts';
import { drawnRooms, grownRooms, SIZES, scenariosOf } from '../../web/parts/rooms/shapes.ts';

test('R-P52-21 P52-098 every shape that may be laid out can be looked at, small and large', () => {
  const grown = grownRooms(1);
  expect(grown.map(({ shape }) => shape)).toEqual(GENERATORS);
  const drawn = scenariosOf(inEnglish).flatMap((book) => {
    const rooms = drawnRooms(book, 1);
    expect(rooms).toHaveLength((book.scenario.layouts ?? []).length);
    return rooms;
  });
  expect(drawn.length).toBeGreaterThan(0);
  for (const { rooms } of [...grown, ...drawn]) {
    expect(rooms.map(sizeOf)).toEqual([...SIZES]);
    for (const room of rooms) expect(isConnected(room.grid)).toBe(true);
  }
});

test('other rooms are other rooms, and the same ones again for the same wish', () => {
  const squares = (shuffle: number) => JSON.stringify(grownRooms(shuffle).map(({ rooms }) => rooms.map(({ grid }) => grid.squares)));
  expect(squares(2)).toBe(squares(2));
  expect(squares(2)).not.toBe(squares(1));
});
