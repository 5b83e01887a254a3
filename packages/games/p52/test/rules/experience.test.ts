import { expect, test } from 'vitest';
import { DROWNED_BAILEY } from '../../src/content/scenarios.ts';
import { RULEBOOK } from '../../src/house-rules.ts';
import { cardNamed, cardOf } from '../../src/rules/cards.ts';
import { emptyTally, expAfter, roomExp, type Tally, trainedAttacks, trainedDefences } from '../../src/rules/experience.ts';
import { enemyFrom } from '../../src/rules/fight/enemy.ts';
import { gainLevel, hpAfterGrowth, learnsAt, levelPoints, mustLevel, raiseCost, threshold, trainedBy } from '../../src/rules/levels.ts';
import { bookOf } from '../../src/scenario/book.ts';
import { character } from './somebody.ts';

const book = bookOf(DROWNED_BAILEY);
const attacked = (ability: string, ...enemies: number[]): Tally['attacked'] => enemies.map((enemy) => ({ enemy, ability }));

const busy: Tally = {
  attacked: attacked('knife', 1, 2, 3),
  defeated: [
    { enemy: 1, rank: 11, exp: 3 },
    { enemy: 2, rank: 12, exp: 5 },
  ],
  defended: ['slip', 'bulwark'],
  picked: 1,
  smashed: 1,
  used: 1,
  friendlyHits: 1,
};

test('E-P52-40 P52-231 the account of a room', () => {
  expect(roomExp(busy, true).value).toBe(21);
  expect(roomExp(busy, false).value).toBe(16);
});

test('P52-232 an enemy attacked twice counts once', () => {
  expect(roomExp({ ...emptyTally(), attacked: [...attacked('knife', 4, 4), ...attacked('boot', 4)] }, false)).toEqual({
    value: 1,
    parts: [[1, 'Enemies attacked']],
  });
});

test('P52-233 P52-238 P52-239 defences, other abilities and hurt friends', () => {
  expect(roomExp({ ...emptyTally(), defended: ['slip', 'slip'] }, false).value).toBe(2);
  expect(roomExp({ ...emptyTally(), used: 2 }, false).value).toBe(4);
  expect(roomExp({ ...emptyTally(), friendlyHits: 2 }, true).value).toBe(-1);
});

test('P52-234 P52-235 enemies by rank, chests by how they were opened', () => {
  const exp = (name: string): number => enemyFrom(cardNamed(name)!, { characters: 3, avgLv: 1 }, book).exp;
  expect(['J♠', 'Q♠', 'K♠'].map(exp)).toEqual([3, 5, 7]);
  expect(roomExp({ ...emptyTally(), picked: 2 }, false).value).toBe(6);
  expect(roomExp({ ...emptyTally(), smashed: 2 }, false).value).toBe(2);
});

test('R-P52-55 exp never drops below 0', () => {
  expect(expAfter(2, -6)).toBe(0);
  expect(expAfter(2, 6)).toBe(8);
});

test('E-P52-40 E-P52-14 P52-236 three different enemies with one attack train it', () => {
  expect(trainedAttacks(busy, null)).toEqual(['knife']);
  expect(trainedAttacks({ ...busy, attacked: [...attacked('knife', 1, 2, 2), ...attacked('boot', 3)] }, null)).toEqual([]);
  expect(trainedBy(book.ability('knife'))).toEqual(['Lift', 'Balance']);
  expect(trainedBy(book.ability('cinderDart'))).toEqual(['Think']);
});

test('R-P52-55 with trainNeedsKill only the defeated count', () => {
  expect(trainedAttacks(busy, [1, 2])).toEqual([]);
  expect(trainedAttacks(busy, [1, 2, 3, 4])).toEqual(['knife']);
});

test('P52-237 three attacks defended with one defence train it', () => {
  expect(trainedDefences({ ...busy, defended: ['slip', 'slip', 'bulwark', 'slip'] })).toEqual(['slip']);
  expect(trainedDefences(busy)).toEqual([]);
});

test('R-P52-56 an ability may say itself what it trains', () => {
  expect(trainedBy({ ...book.ability('knife'), trains: ['Lead'] })).toEqual(['Lead']);
});

test('P52-242 the next level needs 10 times the level and 10', () => {
  expect([1, 2, 9].map(threshold)).toEqual([20, 30, 100]);
});

test('E-P52-13 P52-246 level 2 with 30 exp becomes level 3 with none, and learns', () => {
  const hero = character({ level: 2, exp: 30 });
  expect(mustLevel(hero)).toBe(true);
  gainLevel(hero);
  expect([hero.level, hero.exp, mustLevel(hero), learnsAt(hero.level)]).toEqual([3, 0, false, true]);
});

test('E-P52-41 P52-243 R-P52-57 55 exp are two levels, each with its own points', () => {
  const hero = character({ exp: 55 });
  gainLevel(hero);
  expect([hero.exp, levelPoints(cardOf(9, 'spades')), learnsAt(hero.level)]).toEqual([35, 4, false]);
  expect(mustLevel(hero)).toBe(true);
  gainLevel(hero);
  expect([hero.exp, levelPoints(cardOf(1, 'spades')), learnsAt(hero.level)]).toEqual([5, 0, true]);
  expect(mustLevel(hero)).toBe(false);
});

test('P52-247 R-P52-58 raising an ability costs what is tabled, or that times its level', () => {
  expect(raiseCost(book.ability('knife'), 3, RULEBOOK)).toBe(6);
  expect(raiseCost(book.ability('knife'), 3, { abilityCost: 'timesLevel' })).toBe(18);
});

test('R-P52-59 current health rises with its maximum, stays, or is filled', () => {
  expect(hpAfterGrowth(7, 20, 25, RULEBOOK)).toBe(12);
  expect(hpAfterGrowth(7, 20, 25, { hpOnLevel: 'unchanged' })).toBe(7);
  expect(hpAfterGrowth(7, 20, 25, { hpOnLevel: 'full' })).toBe(25);
});
