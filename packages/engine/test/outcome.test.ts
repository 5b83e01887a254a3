import { expect, test } from 'vitest';
import { endedBySides, endedTogether, oddSides, partyOf, rankName, sideName } from '../src/index.ts';

test('a party wins with all its seats or with none', () => {
  const won = endedTogether(3, { won: true, score: 31, rank: 'veterans', reason: 'boss-beaten' });
  expect(won).toEqual({
    winners: [0, 1, 2],
    scores: [31, 31, 31],
    reason: 'boss-beaten',
    sides: [{ name: 'party', seats: [0, 1, 2], won: true, score: 31, rank: 'veterans' }],
  });
  expect(endedTogether(2, { won: false, score: 4, reason: 'wiped-out', scores: [3, 1] })).toMatchObject({ winners: [], scores: [3, 1] });
  expect(partyOf(won)?.score).toBe(31);
});

test('sides win with their seats, in the order of the seats', () => {
  const outcome = endedBySides(
    [
      { name: 'heroes', seats: [3, 0], won: true, score: 5 },
      { name: 'master', seats: [1, 2], won: false, score: 2 },
    ],
    'goal',
  );
  expect(outcome).toMatchObject({ winners: [0, 3], scores: [5, 2, 2, 5] });
  expect(partyOf(outcome)).toBeNull();
  expect(oddSides(outcome, 4)).toBeNull();
});

test('sides that do not belong to the winners, or leave a seat out, are found', () => {
  const outcome = endedTogether(3, { won: true, score: 1, reason: 'goal' });
  expect(oddSides({ ...outcome, winners: [0] }, 3)).toMatch(/winners are not the seats/);
  expect(oddSides(outcome, 4)).toMatch(/each seat belongs to one/);
  expect(oddSides(endedTogether(1, { won: true, score: Number.NaN, reason: 'goal' }), 1)).toMatch(/no score/);
  expect(oddSides(endedTogether(1, { won: true, score: 1, rank: 'Very Good', reason: 'goal' }), 1)).toMatch(/short stable word/);
  expect(oddSides({ winners: [0], scores: [1, 2], reason: 'goal' }, 2)).toBeNull();
});

test('a game that has no words for sides and ranks lets them stand for themselves', () => {
  const side = { name: 'dark-lord', seats: [0], won: true, score: 1, rank: 'half-hearted' };
  expect([sideName({}, side), rankName({}, side)]).toEqual(['dark lord', 'half hearted']);
  expect(rankName({ rank: (rank) => `<${rank}>` }, side)).toBe('<half-hearted>');
  expect(rankName({}, { name: 'party', seats: [0], won: true, score: 1 })).toBeNull();
});
