import { expect, test } from 'vitest';
import type { Event } from '../../src/index.ts';
import { promisesOf } from '../../web/parts/deals/promises.ts';

const round = (n: number): Event => ({ type: 'roundBegan', round: n });
const peace: Event = { type: 'pactMade', by: 1, to: 0, pact: 'peace', until: 2 };
const broken: Event = { type: 'pactBroken', seat: 0, against: 1, pact: 'peace' };

test('a promise holds until its round is over, and is kept if nobody broke it', () => {
  expect(promisesOf([round(1), peace], 2)).toMatchObject([{ by: 1, to: 0, what: 'peace', since: 1, until: 2, state: 'holds' }]);
  expect(promisesOf([round(1), peace], 3)).toMatchObject([{ state: 'kept' }]);
});

test('peace can be broken by either side, help only by who promised it', () => {
  expect(promisesOf([round(1), peace, broken], 3)).toMatchObject([{ state: 'broken' }]);
  const aid: Event = { type: 'pactMade', by: 1, to: 0, pact: 'aid', until: 2 };
  expect(promisesOf([round(1), aid, { ...broken, pact: 'aid' }], 2)).toMatchObject([{ state: 'holds' }]);
  expect(promisesOf([round(1), aid, { ...broken, seat: 1, against: 0, pact: 'aid' }], 2)).toMatchObject([{ state: 'broken' }]);
});

test('words count once the offer is agreed to; the latest comes first', () => {
  const offer = { id: 7, from: 2, moves: [], parties: [0], agreed: [], threat: false, pact: 'none' as const, promise: 'Later, a hat' };
  const events: Event[] = [round(1), peace, { type: 'offered', offer }];
  expect(promisesOf(events, 1)).toHaveLength(1);
  const agreed = promisesOf([...events, { type: 'traded', offer: 7, parties: [2, 0] }], 1);
  expect(agreed[0]).toMatchObject({ by: 2, to: 0, what: 'words', words: 'Later, a hat' });
  expect(agreed).toHaveLength(2);
});

test('what was promised in private is marked, and broken by itself', () => {
  const among = [0, 1];
  const both = [round(1), peace, { ...peace, among }];
  expect(promisesOf(both, 1).map(({ quiet }) => quiet)).toEqual([true, false]);
  expect(promisesOf([...both, { ...broken, among }], 1).map(({ state }) => state)).toEqual(['broken', 'holds']);
});
