import { expect, test } from 'vitest';
import { DROWNED_BAILEY } from '../../src/content/scenarios.ts';
import { cardNamed, cardOf } from '../../src/rules/cards.ts';
import { isDay, isPrize, placeFor, questExp, questFor, roomsToSurvive, sizeCards, wayBack } from '../../src/rules/quests.ts';
import { kindOf, TRAP_DAMAGE, trapTarget } from '../../src/rules/spots.ts';
import { bookOf } from '../../src/scenario/book.ts';

const book = bookOf(DROWNED_BAILEY);
const card = (rank: number): number => cardOf(rank, 'spades');

/** What four cards of a rank are: spades, hearts, diamonds, clubs. */
const kinds = (rank: string, characters = 3, quest = 'toll'): string =>
  ['♠', '♥', '♦', '♣']
    .map((suit) => kindOf(cardNamed(rank + suit)!, book.quest(quest), characters))
    .map(({ is, enemies }) => (enemies > 0 ? `${is}${enemies}` : is))
    .join(' ');

test('P52-115 P52-116 P52-117 fours hide, fives obstruct, sixes are plain', () => {
  expect(kinds('4')).toBe('hidden hidden hidden hidden');
  expect(kinds('5')).toBe('obstructed obstructed obstructed obstructed');
  expect(kinds('6')).toBe('path path path path');
});

test('P52-118 P52-119 sevens are chests, eights enemies', () => {
  expect(kinds('7')).toBe('chest chest chest chest');
  expect(kinds('8')).toBe('enemy1 enemy1 enemy1 enemy1');
});

test('P52-120 P52-121 black nines are traps, red ones enemies', () => {
  expect(kinds('9')).toBe('trap enemy1 enemy1 trap');
});

test('P52-122 P52-123 P52-124 tens, for three and for four', () => {
  expect(kinds('10')).toBe('enemy1 path path path');
  expect(kinds('10', 4)).toBe('enemy2 path path enemy1');
});

test('P52-114 P52-049 Ace, 2 and 3 are the scenario’s: Treasure Hunt', () => {
  expect(kinds('A')).toBe('specialChest1 specialChest1 specialChest1 specialChest1');
  expect(kinds('2')).toBe('enemy1 brazier brazier enemy1');
  expect(kinds('3')).toBe('silt silt silt silt');
});

test('P52-114 R-P52-31 Survival: an Ace is an enemy, two for four characters', () => {
  expect(kinds('A', 3, 'water')).toBe('enemy1 enemy1 enemy1 enemy1');
  expect(kinds('A', 4, 'water')).toBe('enemy2 enemy2 enemy2 enemy2');
});

test('P52-054 P52-064 Trapped has keys, Big Boss has bosses', () => {
  expect(kinds('A', 3, 'gate')).toBe('key key key key');
  expect(kinds('A', 3, 'king')).toBe('boss boss boss boss');
});

test('E-P52-31 P52-125 P52-126 a trap wants 13 less Balance and Move', () => {
  expect(trapTarget(4, 3)).toBe(6);
  expect(trapTarget(6, 6)).toBeLessThanOrEqual(1);
  expect(TRAP_DAMAGE).toBe(2);
});

test('P52-045 P52-046 the quest flip', () => {
  const flipped = Array.from({ length: 13 }, (_, i) => questFor(card(i + 1)));
  expect(flipped).toEqual([
    ...Array(3).fill('bigBoss'),
    ...Array(3).fill('survival'),
    ...Array(3).fill('trapped'),
    ...Array(3).fill('treasureHunt'),
    null,
  ]);
});

test('E-P52-33 P52-061 rooms to survive', () => {
  expect([1, 2, 5, 10].map((rank) => roomsToSurvive(card(rank)))).toEqual([6, 6, 4, 2]);
});

test('P52-050 six or less is a fake', () => {
  expect([6, 7].map((rank) => isPrize(card(rank)))).toEqual([false, true]);
});

test('E-P52-44 P52-051 R-P52-53 the way back', () => {
  expect([wayBack(3), wayBack(1)]).toEqual([2, 0]);
});

test('P52-076 red is outside, black inside', () => {
  expect([placeFor(cardNamed('4♥')!), placeFor(cardNamed('4♣')!)]).toEqual(['outside', 'inside']);
});

test('E-P52-46 P52-079 P52-080 day and night take turns', () => {
  expect([1, 2, 3, 4, 5].map((space) => isDay(cardNamed('4♥')!, space))).toEqual([true, false, true, false, true]);
  expect([1, 2].map((space) => isDay(cardNamed('4♠')!, space))).toEqual([false, true]);
});

test('P52-095 two cards for the size, three for four characters', () => {
  expect([1, 3, 4, 6].map(sizeCards)).toEqual([2, 2, 3, 3]);
});

test('P52-073 the quest is worth five times the final level', () => {
  expect(questExp(4)).toBe(20);
});
