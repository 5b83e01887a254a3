import { expect, test } from 'vitest';
import { gathered, summed, total } from '../src/index.ts';

test('a sum knows what it is made of', () => {
  const sum = summed((parts) => {
    parts.push([2, 'Helmet'], [-3, 'Hangover']);
    return total(parts);
  });
  expect(sum).toEqual({
    value: -1,
    parts: [
      [2, 'Helmet'],
      [-3, 'Hangover'],
    ],
  });
});

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
