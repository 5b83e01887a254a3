import { expect, test } from 'vitest';
import { drawnFrom, EMPTY, findings, keyOf, pressed, rowsOf } from '../../web/parts/prepare/drawing.ts';

const draw = (...keys: string[]) => keys.reduce(pressed, EMPTY);

test('a press lays a spot, another makes it the start, a third takes it away', () => {
  const two = draw(keyOf(4, 4), keyOf(4, 3));
  expect(rowsOf(two)).toEqual(['#', 'S']);
  expect(rowsOf(pressed(two, keyOf(4, 3)))).toEqual(['S', '#']);
  expect(rowsOf(pressed(pressed(two, keyOf(4, 3)), keyOf(4, 3)))).toEqual(['#']);
});

test('P52-095 P52-098 R-P52-20 the checks say what is missing after every stroke', () => {
  const met = (rows: string[], spots: number) => findings(drawnFrom(rows, 12, 10), spots).map(({ isMet }) => isMet);
  expect(met(['##', 'S.'], 3)).toEqual([true, true, true]);
  expect(met(['##', 'S.'], 4)).toEqual([false, true, true]);
  expect(met(['#.', '.S'], 2)).toEqual([true, false, true]);
  expect(met(['S#', '.#'], 3)).toEqual([true, true, false]);
  expect(findings(EMPTY, 5).every(({ isMet }) => !isMet)).toBe(true);
});
