import { expect, test } from 'vitest';
import { ballot } from '../src/index.ts';

const votes = (...choices: (string | null)[]) => choices.map((choice, seat) => ({ seat, choice }));

test('most voices win', () => {
  expect(ballot(votes('left', 'right', 'left'), null)).toEqual({ choice: 'left', leading: ['left'], broken: false });
});

test('whoever abstains blocks nothing', () => {
  expect(ballot(votes(null, 'right', null, null), 0).choice).toBe('right');
  expect(ballot(votes(null, null), 0)).toEqual({ choice: null, leading: [], broken: false });
});

test('a tie goes to what the tie-breaker voted for, if it is among the tied', () => {
  expect(ballot(votes('left', 'right'), 1)).toEqual({ choice: 'right', leading: ['left', 'right'], broken: true });
  expect(ballot(votes('left', 'right', 'up', 'left', 'right'), 2)).toEqual({ choice: null, leading: ['left', 'right'], broken: false });
  expect(ballot(votes('left', 'right', null), 2).choice).toBeNull();
  expect(ballot(votes('left', 'right'), null).choice).toBeNull();
});
