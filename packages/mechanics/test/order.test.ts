import { expect, test } from 'vitest';
import { nextOf, seatsFrom, steps } from '../src/index.ts';

test('seats go round from any of them', () => {
  expect(seatsFrom(2, 4)).toEqual([2, 3, 0, 1]);
  expect(seatsFrom(0, 1)).toEqual([0]);
});

test('places to the left and to the right', () => {
  expect([steps(3, 1, 4), steps(0, -1, 4), steps(1, 6, 4), steps(1, -7, 4)]).toEqual([0, 3, 3, 2]);
});

test('whoever is passed over is passed over; the seat itself comes last', () => {
  expect(nextOf(0, 4, (seat) => seat === 1)).toBe(2);
  expect(nextOf(3, 4, (seat) => seat !== 3)).toBe(3);
  expect(nextOf(0, 4, (seat) => seat === 3, -1)).toBe(2);
  expect(nextOf(1, 3, () => true)).toBeNull();
});
