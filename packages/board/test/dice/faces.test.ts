import { otherFace } from '@undercroft/board/dice/faces.ts';
import { expect, test } from 'vitest';

test('a die that tumbles never shows the face it will lie on, shows every other one, and never one twice in a row', () => {
  for (const sides of [4, 6, 7, 8, 10, 12, 20])
    for (let shows = 1; shows <= sides; shows++) {
      const seen = Array.from({ length: sides * 3 }, (_, step) => otherFace(shows, sides, step));
      expect(seen).not.toContain(shows);
      expect(new Set(seen).size).toBe(sides - 1);
      expect(seen.every((face, i) => face !== seen[i - 1] && face >= 1 && face <= sides)).toBe(true);
    }
});

test('of a die with one face nothing is hidden', () => {
  expect(otherFace(1, 1, 5)).toBe(1);
});
