import { expect, test } from 'vitest';
import { afterQuiet, isQuiet } from '../../src/tables/sight/time.ts';
import { HOUR } from './place.ts';

const at = (day: number, hour: number) => Date.UTC(2026, 0, day, hour);

test('without quiet hours time is time', () => {
  expect(afterQuiet(at(5, 12), 24 * HOUR)).toBe(at(6, 12));
  expect(afterQuiet(at(5, 12), 24 * HOUR, { from: 3, to: 3 })).toBe(at(6, 12));
});

test.each([
  // from, to, start, hours, end
  [22, 7, at(5, 12), 9, at(5, 21)],
  [22, 7, at(5, 12), 10, at(5, 22)],
  [22, 7, at(5, 12), 11, at(6, 8)],
  [22, 7, at(5, 23), 1, at(6, 8)],
  [22, 7, at(5, 3), 15, at(5, 22)],
  [22, 7, at(5, 12), 24, at(6, 21)],
  [1, 6, at(5, 0), 2, at(5, 7)],
  [0, 8, at(5, 2), 16, at(6, 0)],
])('quiet from %i to %i: the clock stands still', (from, to, start, hours, end) => {
  expect(afterQuiet(start, hours * HOUR, { from, to })).toBe(end);
});

test('time never runs out in quiet hours', () => {
  for (const quiet of [
    { from: 22, to: 7 },
    { from: 9, to: 17 },
  ]) {
    for (let start = 0; start < 24; start++) {
      for (let hours = 1; hours < 60; hours++) {
        const end = afterQuiet(at(5, start), hours * HOUR, quiet);
        expect(isQuiet(end - 1, quiet)).toBe(false);
        let open = 0;
        for (let time = at(5, start); time < end; time += HOUR) if (!isQuiet(time, quiet)) open++;
        expect(open).toBe(hours);
      }
    }
  }
});
