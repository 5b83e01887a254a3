import { distance } from '@undercroft/mechanics';
import { expect, test } from 'vitest';
import { gridDistance, sizeOf } from '../../../src/rules/rooms/room.ts';
import { canSee } from '../../../src/rules/rooms/sight.ts';
import { type Drawn, drawn, FIGURE_15, FIGURE_16, FIGURE_17 } from './drawn.ts';

const sees = ({ room, at }: Drawn, a: string, b: string): boolean => canSee(room, at(a), at(b));

test('E-P52-16 P52-169 P52-170 sight past a gap, both ways', () => {
  const figure = drawn(FIGURE_16);
  expect(sees(figure, 'P', 'Q')).toBe(true);
  expect(sees(figure, 'Q', 'P')).toBe(true);
  expect(gridDistance(figure.room, figure.at('P'), figure.at('Q'))).toBe(3);
  expect(sees(figure, 'P', 'J')).toBe(false);
  expect(sees(figure, 'J', 'P')).toBe(false);
});

test('E-P52-17 P52-108 the diagonal runs over the gap', () => {
  expect(sees(drawn(FIGURE_17), 'a', 'S')).toBe(false);
  expect(sees(drawn(FIGURE_17), 'c', 'S')).toBe(true);
});

const CASES: [string, string, boolean, number | null][] = [
  ['E-P52-52 (a) a corner with one open flank', 'o E\nP .', true, 2],
  ['E-P52-52 (b) a corner between two gaps', 'o o o\no . E\no P .', false, null],
  ['E-P52-52 (c) straight over a gap', 'o o o\nP . E', false, null],
  ["E-P52-52 (d) a knight's step over cards", '. E\no o\nP .', true, 3],
  ["E-P52-52 (e) a knight's step over a gap", 'o E\no .\nP .', false, null],
  ['E-P52-52 (f) a gap off the diagonal', 'o o o E\no o o o\no o . o\nP o o o', true, null],
  ['E-P52-52 (g) a gap on the diagonal', 'o o o E\no o o o\no . o o\nP o o o', false, null],
];

test.each(CASES)('%s', (_title, drawing, isSeen, range) => {
  const figure = drawn(drawing);
  expect(sees(figure, 'P', 'E')).toBe(isSeen);
  expect(sees(figure, 'E', 'P')).toBe(isSeen);
  if (range !== null) expect(gridDistance(figure.room, figure.at('P'), figure.at('E'))).toBe(range);
});

test('E-P52-52 between the two gaps of (b) the walk is 6', () => {
  const { room, at } = drawn('o o o\no . E\no P .');
  expect(distance(room.grid, at('P'), at('E'))).toBe(6);
});

test('R-P52-26 where sight exists, range and walking distance are the same', () => {
  for (const figure of [FIGURE_15, FIGURE_16, FIGURE_17, ...CASES.map(([, drawing]) => drawing)]) {
    const { room } = drawn(figure);
    for (let a = 0; a < sizeOf(room); a++)
      for (let b = 0; b < sizeOf(room); b++) if (canSee(room, a, b)) expect(distance(room.grid, a, b)).toBe(gridDistance(room, a, b));
  }
});

test('P52-167 R-P52-26 a diagonal neighbour is two spots away', () => {
  const { room, at } = drawn('a b\nc d');
  expect(gridDistance(room, at('a'), at('d'))).toBe(2);
  expect(gridDistance(room, at('a'), at('b'))).toBe(1);
});
