import { expect, test } from 'vitest';
import { looksFromAbove } from '../../web/parts/table/depth.ts';

test('less movement means the view from above, as a slow machine does; who has chosen is asked by nobody', () => {
  const [STILL, SLOW] = [true, true];
  expect(looksFromAbove(null, !STILL, !SLOW)).toBe(false);
  expect(looksFromAbove(null, STILL, !SLOW)).toBe(true);
  expect(looksFromAbove(null, !STILL, SLOW)).toBe(true);
  for (const [still, slow] of [
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ] as const) {
    expect(looksFromAbove('deep', still, slow)).toBe(false);
    expect(looksFromAbove('above', still, slow)).toBe(true);
  }
});
