import { sfc32 } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { removeFrom, topOf } from '../src/index.ts';

test('the last card is on top', () => {
  const pile = [1, 2, 3];
  expect([topOf(pile, [9], sfc32(1)), pile]).toEqual([3, [1, 2]]);
});

test('an empty pile is made anew from its discards, and somebody is told', () => {
  const pile: number[] = [];
  const discards = [1, 2, 3, 4, 5, 6, 7, 8];
  let told = 0;
  const first = topOf(pile, discards, sfc32(1), () => void told++);
  expect([told, discards, pile.length]).toEqual([1, [], 7]);
  expect([...pile, first].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect([...pile, first]).not.toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('with neither cards nor discards there is nothing to draw, and no chance is used', () => {
  const random = sfc32(1);
  const before = JSON.stringify(random);
  expect(topOf([], [], random)).toBeUndefined();
  expect(JSON.stringify(random)).toBe(before);
});

test('what is taken out of a list leaves the others in their order, in the same list', () => {
  const list = [3, 1, 4, 1, 5];
  removeFrom(list, 1);
  expect(list).toEqual([3, 4, 1, 5]);
  expect(() => removeFrom(list, 9)).toThrow('9 is not there');
});
