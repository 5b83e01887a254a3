import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toLocal, toUtc, usualQuiet } from '../../../src/pages/setup/clock.ts';

test('quiet hours are the owner’s own', () => {
  // Berlin in summer: two hours ahead of UTC.
  expect(usualQuiet(-120)).toEqual({ from: 20, to: 6 });
  // New York in winter: five hours behind.
  expect(usualQuiet(300)).toEqual({ from: 3, to: 13 });
});

test('there and back is the same hour in every whole time zone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: -14, max: 12 }), (hour, zone) => {
      expect(toLocal(toUtc(hour, zone * 60), zone * 60)).toBe(hour);
    }),
  );
});

test('hours stay hours of the day, even where zones are half hours apart', () => {
  for (const offset of [-330, 570, -845]) {
    for (let hour = 0; hour < 24; hour++) expect(toUtc(hour, offset)).toBeOneOf(Array.from({ length: 24 }, (_, i) => i));
  }
});
