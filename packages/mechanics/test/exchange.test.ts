import { expect, test } from 'vitest';
import { agreedBy, isSettled, partiesTo, waitsFor } from '../src/index.ts';

test('whoever gives, gets or is named has to agree, but not the proposer', () => {
  const moves = [
    { item: 'axe', from: 3, to: 1 },
    { item: 'map', from: 1, to: 0 },
  ];
  expect(partiesTo(1, moves)).toEqual([0, 3]);
  expect(partiesTo(1, [], [2])).toEqual([2]);
});

test('a proposal is settled when all have agreed, and agreeing leaves the old one as it was', () => {
  const offer = { from: 0, parties: [1, 2], agreed: [] };
  const once = agreedBy(offer, 2);
  expect([waitsFor(offer, 2), waitsFor(once, 2), waitsFor(once, 1), waitsFor(once, 3)]).toEqual([true, false, true, false]);
  expect([isSettled(once), isSettled(agreedBy(once, 1)), offer.agreed]).toEqual([false, true, []]);
});
