import { expect, test } from 'vitest';
import { type Room, roomFrom } from '../../src/rules/rooms/room.ts';
import { canSee } from '../../src/rules/rooms/sight.ts';
import { ACROSS, cornerOf, DOWN, gapsOf, litFrom, middleOf, outline, type Point, spanOf } from '../../web/parts/room/geometry.ts';
import { nextSpot } from '../../web/parts/room/room-keys.ts';

const drawn = (...rows: string[]): Room => roomFrom(rows)!;
const HALL = drawn('###', '#.#', '#S#');

/** Whether a point lies within a polygon. */
function isWithin([x, y]: Point, polygon: readonly Point[]): boolean {
  return polygon.reduce((inside, [x1, y1], i) => {
    const [x2, y2] = polygon[(i + 1) % polygon.length]!;
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !inside : inside;
  }, false);
}

test('spots lie on their pitch, and everything else within and one around is stone', () => {
  expect(spanOf(HALL)).toMatchObject({ columns: 3, rows: 3 });
  expect(cornerOf(HALL, 5)).toEqual([0, 2 * DOWN]);
  expect(middleOf(HALL, 1)[0] - middleOf(HALL, 0)[0]).toBe(ACROSS);
  expect(gapsOf(HALL)).toHaveLength(25 - 8);
  expect(gapsOf(HALL)).toContainEqual([1, 1]);
});

test('the outline of a ring has two loops, of one spot one', () => {
  const loops = (path: string): number => path.split('z').length - 1;
  expect(loops(outline(drawn('###', '#.#', '#S#'), [0, 1, 2, 3, 4, 5, 6, 7]))).toBe(2);
  expect(loops(outline(HALL, [0]))).toBe(1);
  // Two spots that touch at a corner only are two.
  expect(loops(outline(drawn('#.', '#S'), [0, 2]))).toBe(2);
});

test('R-P52-25 a candle lights the middle of every spot that is seen from it, and no other', () => {
  const room = drawn('####', '#..#', '##S#', '.##.'.replace('S', '#'));
  for (const [from] of [[0], [3], [6]] as const) {
    const lit = litFrom(room, from);
    for (const to of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((place) => place !== from)) {
      // Lines that pass exactly through a corner are seen by the rules and may be dark in the picture.
      if (isWithin(middleOf(room, to), lit)) expect(canSee(room, from, to)).toBe(true);
    }
    for (const to of [0, 1, 2, 3].filter((place) => from <= 3 && place !== from)) expect(isWithin(middleOf(room, to), lit)).toBe(true);
  }
});

test('arrows lead to the next spot that way and over walls', () => {
  expect(nextSpot(HALL, 6, [0, -1])).toBe(1);
  expect(nextSpot(HALL, 3, [1, 0])).toBe(4);
  expect(nextSpot(HALL, 0, [-1, 0])).toBe(0);
});
