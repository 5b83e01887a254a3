import { drawingFrom, emptied, gridOf, mirrored, painted, spotsOf, turned } from '@undercroft/board/map/drawing.ts';
import { expect, test } from 'vitest';

const RING = '####/#..#/####';

test('a drawing lies in the middle of its paper and comes back as it was', () => {
  const grid = gridOf(RING, 9);
  expect([grid.length, grid[0]!.length, spotsOf(grid).length]).toEqual([9, 9, 10]);
  expect(drawingFrom(grid)).toBe(RING);
  expect(drawingFrom(emptied(grid))).toBe('');
});

test('squares are drawn and rubbed out; the paper has an end', () => {
  const grid = gridOf('#', 8);
  const [here] = spotsOf(grid);
  expect(drawingFrom(painted(grid, { x: here!.x + 1, y: here!.y }, true))).toBe('##');
  expect(drawingFrom(painted(grid, here!, false))).toBe('');
  expect(painted(grid, { x: 8, y: 0 }, true)).toBe(grid);
});

test('mirrors and quarter turns keep the rooms', () => {
  const grid = gridOf('##./.#./.##', 8);
  expect(drawingFrom(mirrored(grid))).toBe('.##/.#./##.');
  expect(drawingFrom(turned(grid))).toBe('..#/###/#..');
  expect(drawingFrom(turned(turned(turned(turned(grid)))))).toBe(drawingFrom(grid));
});
