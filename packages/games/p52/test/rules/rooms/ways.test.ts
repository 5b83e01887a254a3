import { expect, test } from 'vitest';
import { waysFrom, wayTo } from '../../../src/rules/rooms/ways.ts';
import { drawn } from './drawn.ts';

test('P52-128 R-P52-29 entering an obstructed spot costs 2, leaving nothing extra', () => {
  const { room, at } = drawn('S a X b');
  const { cost } = waysFrom(room, at('S'), (place) => (place === at('X') ? 2 : 1));
  expect([cost[at('a')], cost[at('X')], cost[at('b')]]).toEqual([1, 3, 4]);
});

test('P52-144 ways are orthogonal and take the cheaper side', () => {
  const { room, at, signs } = drawn('a b c\nd . e\nS X f');
  const ways = waysFrom(room, at('S'), (place) => (place === at('X') ? 9 : 1));
  expect(signs(wayTo(ways, at('f')))).toBe('abcdef');
  expect(ways.cost[at('f')]).toBe(6);
});

test('what is shut is entered, never crossed', () => {
  const { room, at } = drawn('S a b');
  const { cost } = waysFrom(
    room,
    at('S'),
    () => 1,
    (place) => place === at('a'),
  );
  expect([cost[at('a')], cost[at('b')]]).toEqual([1, Number.POSITIVE_INFINITY]);
});
