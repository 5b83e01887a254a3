import { expect, test } from 'vitest';
import { tabAfter } from '../../src/controls/tabs.tsx';

test('arrow keys go round, Home and End to the ends, other keys nowhere', () => {
  expect(tabAfter('ArrowRight', 2, 3)).toBe(0);
  expect(tabAfter('ArrowLeft', 0, 3)).toBe(2);
  expect(tabAfter('Home', 2, 3)).toBe(0);
  expect(tabAfter('End', 0, 3)).toBe(2);
  expect(tabAfter('a', 0, 3)).toBeUndefined();
});
