import { gathered, summed } from '@undercroft/board/numbers/parts.tsx';
import { expect, test } from 'vitest';

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

test('a sum knows its parts', () => {
  const sum = summed((parts) => {
    parts.push([2, 'Hat']);
    return 2;
  });
  expect(sum).toEqual({ value: 2, parts: [[2, 'Hat']] });
});
