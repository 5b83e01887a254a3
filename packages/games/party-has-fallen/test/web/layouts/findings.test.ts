import { drawingFrom, gridOf, painted, spotsOf } from '@undercroft/board/map/drawing.ts';
import { sfc32 } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { drawingOf, presetLayout, randomLayout, wrongWith } from '../../../src/index.ts';
import { findingsOf, sideFor } from '../../../web/parts/layouts/findings.ts';

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
