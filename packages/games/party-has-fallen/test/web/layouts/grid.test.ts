import { sfc32 } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { drawingOf, presetLayout, randomLayout, wrongWith } from '../../../src/index.ts';
import { drawingFrom, emptied, findingsOf, gridOf, mirrored, painted, sideFor, spotsOf, turned } from '../../../web/parts/layouts/grid.ts';

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

test('R-PHF-03 too few rooms, rooms cut off, a courtyard that is no edge', () => {
  const { checks, cutOff, outer, legal } = findingsOf(gridOf('###..#/#.#/###', 8), { rooms: 12, seats: 4, exits: 1 });
  const of = (name: string) => checks.find((each) => each.name === name);
  expect(of('count')).toMatchObject({ met: false, have: 9, want: 12 });
  expect(of('connected')).toMatchObject({ met: false, have: 1 });
  expect([cutOff.size, outer.size, legal]).toEqual([1, 9, false]);
});

test('R-PHF-52 EXITs need rooms beside those of the start', () => {
  const exits = (drawing: string, seats: number) =>
    findingsOf(gridOf(drawing, 8), { rooms: 4, seats, exits: 3 }).checks.find(({ name }) => name === 'exits')?.met;
  expect([exits('####', 2), exits('#####', 2)]).toEqual([false, true]);
});

test('what passes every check is what the rules allow', () => {
  const random = sfc32(5);
  for (let seats = 2; seats <= 12; seats++) {
    const rooms = seats * 6;
    for (const drawing of [drawingOf(presetLayout(rooms)), drawingOf(randomLayout(random, rooms, seats))]) {
      const grid = gridOf(drawing, sideFor(rooms));
      expect(findingsOf(grid, { rooms, seats, exits: 1 }).legal).toBe(wrongWith(drawingFrom(grid), rooms, seats) === null);
      const [first, ...others] = spotsOf(grid);
      const holed = painted(grid, others[rooms >> 1] ?? first!, false);
      expect(findingsOf(holed, { rooms: rooms - 1, seats, exits: 1 }).legal).toBe(wrongWith(drawingFrom(holed), rooms - 1, seats) === null);
    }
  }
});
