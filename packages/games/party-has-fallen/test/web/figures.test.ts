import { expect, test } from 'vitest';
import { gathered } from '../../web/figures.ts';

test('what one source gives several times is one line, in the order the sources came', () => {
  expect(gathered([])).toEqual([]);
  expect(
    gathered([
      [1, 'Lesson'],
      [-2, 'Hangover'],
      [1, 'Lesson'],
      [2, 'Lesson'],
    ]),
  ).toEqual([
    [4, 'Lesson ×3'],
    [-2, 'Hangover'],
  ]);
});
