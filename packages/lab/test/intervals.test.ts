import { expect, test } from 'vitest';
import { differenceInterval, wilson } from '../src/index.ts';

/** Published examples of Newcombe (1998): 81 of 263, 15 of 148, 0 of 20, 1 of 29. */
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%i of %i', (count, of, low, high) => {
  expect(wilson(count, of)[0]).toBeCloseTo(low, 4);
  expect(wilson(count, of)[1]).toBeCloseTo(high, 4);
});

test('of nothing, nothing is known', () => {
  expect(wilson(0, 0)).toEqual([0, 1]);
});

/** Newcombe's table II, method 10, with the signs turned: here the second minus the first. */
test.each([
  [56, 70, 48, 80, 0.0524, 0.3339],
  [9, 10, 3, 10, 0.1705, 0.809],
  [10, 10, 0, 10, 0.6075, 1],
])('the difference of %i of %i and %i of %i', (count1, of1, count2, of2, low, high) => {
  const first = { share: count1 / of1, interval: wilson(count1, of1) };
  const second = { share: count2 / of2, interval: wilson(count2, of2) };
  const [down, up] = differenceInterval(second, first);
  expect(down).toBeCloseTo(low, 3);
  expect(up).toBeCloseTo(high, 3);
});
