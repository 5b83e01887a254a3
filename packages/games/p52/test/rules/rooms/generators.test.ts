import { chacha8, seedFrom } from '@undercroft/engine';
import { drawingOf, isConnected } from '@undercroft/mechanics';
import { expect, test } from 'vitest';
import { fitted, GENERATORS, generated } from '../../../src/rules/rooms/generators.ts';
import { type Room, roomFrom, rowOf, sizeOf } from '../../../src/rules/rooms/room.ts';

function isLegal(room: Room, size: number): void {
  expect(sizeOf(room)).toBe(size);
  expect(isConnected(room.grid)).toBe(true);
  expect(room.start).toBeGreaterThanOrEqual(0);
  const rows = Array.from({ length: size }, (_, place) => rowOf(room, place));
  expect(rowOf(room, room.start)).toBe(Math.max(...rows));
}

test.each(GENERATORS)('R-P52-21 P52-098 every %s is connected, of the right size, with the start in the south', (shape) => {
  const drawings = new Set<string>();
  for (let size = 2; size <= 30; size++) {
    for (let i = 0; i < 8; i++) {
      const room = generated(shape, size, chacha8(seedFrom(`${shape} ${size} ${i}`)));
      isLegal(room, size);
      drawings.add(drawingOf(room.grid));
    }
  }
  expect(drawings.size).toBeGreaterThan(29);
});

test('R-P52-21 the same seed lays out the same room', () => {
  const room = (): string => drawingOf(generated('blob', 17, chacha8(seedFrom('again'))).grid);
  expect(room()).toBe(room());
});

test('R-P52-21 a ring goes round, a snake has one way, rooms have chambers', () => {
  const neighboursOf = ({ grid }: Room): number[] =>
    Array.from(
      { length: grid.near.length / 4 },
      (_, place) => grid.near.slice(place * 4, place * 4 + 4).filter((next) => next >= 0).length,
    );
  expect(neighboursOf(generated('ring', 12, chacha8(seedFrom('ring')))).every((near) => near === 2)).toBe(true);
  expect(neighboursOf(generated('snake', 15, chacha8(seedFrom('snake')))).filter((near) => near === 1)).toHaveLength(2);
  expect(neighboursOf(generated('roomsAndDoors', 20, chacha8(seedFrom('rooms')))).filter((near) => near >= 3).length).toBeGreaterThan(1);
});

test('R-P52-21 a drawn room is cut or grown to the number of the cards', () => {
  const cistern = roomFrom(['#####', '#...#', '#...#', '#...#', '##S##'])!;
  for (let size = 2; size <= 30; size++) isLegal(fitted(cistern, size, chacha8(seedFrom(`fit ${size}`))), size);
  expect(drawingOf(fitted(cistern, 16, chacha8(seedFrom('exact'))).grid)).toBe(drawingOf(cistern.grid));
  expect(drawingOf(fitted(cistern, 5, chacha8(seedFrom('cut'))).grid)).toBe('#####');
});
