import { expect, test } from 'vitest';
import { fromTheMiddle } from '../../src/table/ending-scene.tsx';

test('the best stands in the middle, the others by turns to the right and to the left', () => {
  expect(fromTheMiddle([1, 2, 3, 4, 5])).toEqual([4, 2, 1, 3, 5]);
  expect(fromTheMiddle([1, 2])).toEqual([2, 1]);
  expect(fromTheMiddle([])).toEqual([]);
});
