import {
  freeNook,
  layoutFrom,
  lightAt,
  middleOf,
  nearestTarget,
  passagesOf,
  placesIn,
  spanOf,
  squareOf,
  wayTo,
} from '@undercroft/board/map/squares.ts';
import { expect, test } from 'vitest';

/** Rooms are numbered in reading order:
 * 0 1 2
 * .  3
 * 4 5 .
 */
const L = layoutFrom([
  [0, 0],
  [1, 0],
  [2, 0],
  [1, 1],
  [0, 2],
  [1, 2],
]);

test('the map spans what its rooms span', () => {
  expect(spanOf(L)).toEqual({ columns: 3, rows: 3 });
  expect(squareOf(L, 3)).toEqual({ x: 1, y: 1 });
  expect(middleOf(L, 3)).toEqual({ x: 0.5, y: 0.5 });
});

test('steps are named after the compass, and only between neighbours', () => {
  expect([0, 2, 3].map((room) => wayTo(L, 1, room))).toEqual(['west', 'east', 'south']);
  expect(wayTo(L, 3, 1)).toBe('north');
  expect(wayTo(L, 0, 3)).toBeNull();
  expect(wayTo(L, -1, 0)).toBeNull();
});

test('every passage is drawn once, from the west or the north', () => {
  const drawn = [0, 1, 2, 3, 4, 5].flatMap((room) => Object.values(passagesOf(L, room)).filter((to) => to >= 0));
  expect(drawn.sort()).toEqual([1, 2, 3, 5, 5]);
});

test('light falls off with distance and never goes out', () => {
  expect(lightAt(L, 3, 3)).toBeGreaterThan(lightAt(L, 1, 3));
  expect(lightAt(L, 4, 2)).toBeGreaterThan(0.5);
  expect(lightAt(L, 0, -1)).toBe(0.95);
});

test('up to nine tokens share a room without leaving it or covering each other', () => {
  for (let count = 1; count <= 9; count++) {
    const { places, size } = placesIn(count);
    expect(places).toHaveLength(count);
    for (const { x, y } of places) expect(Math.max(Math.abs(x), Math.abs(y)) + size / 2).toBeLessThanOrEqual(0.56);
    const gaps = places.flatMap((a, i) => places.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
    for (const gap of gaps) expect(gap).toBeGreaterThan(size * 0.7);
  }
});

test('the compass lies where the fewest rooms are', () => {
  expect(freeNook(L)).toEqual({ corner: 'se', upright: true });
  expect(
    freeNook(
      layoutFrom([
        [1, 0],
        [2, 0],
        [3, 0],
        [0, 1],
        [1, 1],
        [2, 1],
        [3, 1],
        [2, 2],
        [3, 2],
      ]),
    ),
  ).toEqual({ corner: 'sw', upright: false });
});

test('arrow keys go to the nearest lit room ahead', () => {
  expect(nearestTarget(L, [0, 2, 5], 3, 'north')).not.toBe(5);
  expect(nearestTarget(L, [4, 5], 3, 'south')).toBe(5);
  expect(nearestTarget(L, [0], 1, 'east')).toBe(-1);
});
