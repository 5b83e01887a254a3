import { expect, test } from 'vitest';
import { DROWNED_BAILEY } from '../../src/content/scenarios.ts';
import { evaluate } from '../../src/formula/evaluate.ts';
import { cardNamed, cardOf } from '../../src/rules/cards.ts';
import { explosion, givesLockPick, itemsIn, picked, pickingWith, rowFor, smashed } from '../../src/rules/chests.ts';
import { bookOf } from '../../src/scenario/book.ts';

const book = bookOf(DROWNED_BAILEY);
const card = (rank: number): number => cardOf(rank, 'hearts');
const target = (aLv: number): number => evaluate(book.formula(book.ability('lockPicking').target!), { values: { aLv } });

test('E-P52-43 P52-211 P52-217 trained, with two Lock Picks', () => {
  const { level, added } = pickingWith(2, 2);
  expect([target(level), added]).toEqual([8, 4]);
  expect([picked(card(4), added, 8), picked(card(3), added, 8), picked(card(1), added, 8)]).toEqual(['opened', 'failed', 'broken']);
});

test('E-P52-08 P52-215 untrained, three Lock Picks are level 3', () => {
  expect(pickingWith(3, 0)).toEqual({ level: 3, added: 0 });
});

test('P52-212 R-P52-05 an Ace breaks the lock even if the total would do', () => {
  expect(picked(card(1), 20, 8)).toBe('broken');
});

test('E-P52-42 P52-221 P52-222 smashing a chest', () => {
  expect([8, 7, 2].map((rank) => smashed(card(rank), 0, 7))).toEqual(['opened', 'nothing', 'nothing']);
  expect(smashed(card(1), 0, 7)).toBe('exploded');
  expect(explosion(3)).toBe(6);
  expect(smashed(card(3), 0, 2)).toBe('destroyed');
  expect(smashed(card(3), 7, 2)).toBe('opened');
});

test('P52-222 R-P52-47 a King opens and holds two items, an Ace explodes before anything is added up', () => {
  expect(smashed(card(13), 0, 1)).toBe('opened');
  expect(smashed(card(1), 13, 30)).toBe('exploded');
  expect([itemsIn(card(13)), itemsIn(card(12))]).toEqual([2, 1]);
});

const pair = (a: string, b: string): [number, number] => [cardNamed(a)!, cardNamed(b)!];

test('P52-218 two cards say what is in it', () => {
  expect(rowFor(DROWNED_BAILEY.chestTable, pair('A♠', 'A♥')).items).toEqual([{ item: 'snappingLid' }]);
  expect(rowFor(DROWNED_BAILEY.chestTable, pair('K♠', 'K♥')).items?.[0]).toEqual({ item: 'ferrymansCoin' });
});

test('E-P52-35 P52-092 R-P52-16 a starting sum of 24 is in the rare band, 25 in the special one', () => {
  expect(rowFor(DROWNED_BAILEY.startingTable, pair('Q♠', 'Q♥')).items?.[0]).toEqual({ item: 'deepBreath' });
  expect(rowFor(DROWNED_BAILEY.startingTable, pair('K♠', 'Q♥')).any).toBe(true);
});

test('P52-219 two cards of a suit bring a Lock Pick', () => {
  expect(givesLockPick(pair('3♠', '9♠'))).toBe(true);
  expect(givesLockPick(pair('3♠', '9♣'))).toBe(false);
});
