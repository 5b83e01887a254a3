import { expect, test } from 'vitest';
import { exitOf, type Side, sideOf } from '../../../src/rules/rooms/exit.ts';
import { drawn, FIGURE_15, FIGURE_16, FIGURE_17 } from './drawn.ts';

const exits = (drawing: string): string => {
  const { room, signs } = drawn(drawing);
  return (['left', 'across', 'right'] satisfies Side[]).map((side) => signs([exitOf(room, side)])).join(' ');
};

test('P52-101 the exit flip says the side', () => {
  const sides = Array.from({ length: 9 }, (_, i) => sideOf(i + 2));
  expect(sides).toEqual(['left', 'left', 'left', 'across', 'across', 'across', 'right', 'right', 'right']);
});

test('P52-103 R-P52-19 an Ace says no side', () => {
  expect(sideOf(1)).toBeNull();
});

test('P52-102 R-P52-20 E-P52-15 the left exit is the farthest on the grid, not on foot', () => {
  expect(exits(FIGURE_15)).toBe('g a f');
});

test('E-P52-16 layout 1: the left exit', () => {
  const { room, at, signs } = drawn(FIGURE_16.replace('P w', 'o S'));
  room.start = at('S');
  expect(signs([exitOf(room, 'left')])).toBe('y');
});

test('E-P52-17 layout 2: across', () => {
  expect(exits(FIGURE_17).split(' ')[1]).toBe('a');
});

test('E-P52-55 exits of three small rooms', () => {
  expect(exits('. a b\nc d .\n. S e')).toBe('c a b');
  expect(exits('a\nb\nS')).toBe('a a a');
  expect(exits('S a b')).toBe('a a b');
});

test('R-P52-20 as far away left or right, the northern one', () => {
  expect(exits('a . .\nb c S\n')).toBe('a a c');
  expect(exits('a b\nc S')).toBe('a a b');
});
