import { expect, test } from 'vitest';
import { RULEBOOK } from '../../../src/house-rules.ts';
import { cardNamed, cardOf } from '../../../src/rules/cards.ts';
import {
  attackAt,
  enemyBonus,
  enemyDamage,
  enemyFrom,
  enemyStrikes,
  isFleeing,
  majorBoss,
  minorBoss,
} from '../../../src/rules/fight/enemy.ts';
import { bookOf } from '../../../src/scenario/book.ts';
import { PLAIN } from '../../plain.ts';

const book = bookOf(PLAIN);
const three = (avgLv: number) => ({ characters: 3, avgLv });
const card = (rank: number): number => cardOf(rank, 'clubs');

test('P52-016 rank and suit make the enemy', () => {
  expect(enemyFrom(cardNamed('Q♥')!, three(4), book)).toMatchObject({
    name: 'Bog Oracle',
    maxHp: 41,
    initiative: 11,
    movement: 1,
    damage: 0,
    exp: 5,
  });
  expect(enemyFrom(cardNamed('J♣')!, three(1), book)).toMatchObject({ maxHp: 11, initiative: 14, movement: 2, exp: 3 });
  expect(enemyFrom(cardNamed('K♦')!, three(1), book).defence).toEqual({ melee: 3, ranged: 2, magic: 1, other: 2 });
});

test('P52-065 a Minor Boss has all four suits', () => {
  expect(minorBoss(cardNamed('K♠')!, three(1), book)).toMatchObject({ maxHp: 24, damage: 2, movement: 2, initiative: 10, exp: 7 });
});

test('P52-066 P52-074 R-P52-63 the Major Boss strikes by distance, at the average level', () => {
  const king = majorBoss(three(2), book);
  expect(king).toMatchObject({ name: 'The Sluice King', maxHp: 90, initiative: 12, movement: 2, exp: 15 });
  expect([0, 1, 3, 4].map((distance) => attackAt(king, distance)?.name)).toEqual(['chain maul', 'weir lash', 'weir lash', undefined]);
});

test('R-P52-71 dials turn health, floored, at least 1; seven count as six', () => {
  const hp = (characters: number) => enemyFrom(cardNamed('J♠')!, { characters, avgLv: 1 }, book).maxHp;
  expect([1, 2, 3, 6, 7].map(hp)).toEqual([4, 7, 11, 15, 15]);
});

test('E-P52-06 P52-201 enemies add a fifth of the average level', () => {
  expect([4, 5, 7, 19].map(enemyBonus)).toEqual([0, 1, 1, 3]);
});

test('E-P52-07 P52-197 a bow of target 8 hits on 10, by two', () => {
  expect(enemyStrikes(card(10), 1, 8, RULEBOOK)).toMatchObject({ hits: true, over: 2 });
});

test('E-P52-25 R-P52-04 enemies must beat their target, unless equal will do', () => {
  expect(enemyStrikes(card(8), 4, 8, RULEBOOK).hits).toBe(false);
  expect(enemyStrikes(card(8), 7, 8, RULEBOOK)).toMatchObject({ hits: true, total: 9, over: 1 });
  expect(enemyStrikes(card(8), 4, 8, { enemyHitsOnEqual: true })).toMatchObject({ hits: true, over: 0 });
});

test('E-P52-26 P52-199 an enemy Ace fails whatever its target', () => {
  expect(enemyStrikes(card(1), 19, 2, RULEBOOK)).toMatchObject({ hits: false, ace: true, total: 4 });
});

test('P52-200 R-P52-07 a King adds its bonus, or doubles where none is given', () => {
  expect(enemyDamage(9, 2, 0, 100)).toBe(11);
  expect(enemyDamage(9, 2, 6, 100)).toBe(17);
  expect(enemyDamage(9, 2, null, 100)).toBe(22);
});

test('R-P52-71 the dial comes after suit and King, floored', () => {
  expect(enemyDamage(9, 2, 6, 75)).toBe(12);
  expect(enemyDamage(0, 0, 0, 45)).toBe(0);
});

test('E-P52-28 R-P52-42 below a rounded quarter it flees', () => {
  expect([isFleeing(2, 14, RULEBOOK), isFleeing(3, 14, RULEBOOK)]).toEqual([true, false]);
  expect([isFleeing(0, 7, RULEBOOK), isFleeing(1, 7, RULEBOOK)]).toEqual([true, false]);
  expect([isFleeing(1, 10, RULEBOOK), isFleeing(2, 10, RULEBOOK)]).toEqual([true, false]);
  expect([isFleeing(3, 14, { quarterExact: true }), isFleeing(1, 7, { quarterExact: true })]).toEqual([true, true]);
});

test('P52-016 a scenario may make single cards somebody else', () => {
  const { enemies } = PLAIN;
  const overrides = [{ rank: 'J' as const, suit: 'hearts' as const, enemy: { ...enemies.J, name: 'The Postman', hp: '50' } }];
  const other = bookOf({ ...PLAIN, enemies: { ...enemies, overrides } });
  expect(enemyFrom(cardNamed('J♥')!, three(1), other)).toMatchObject({ name: 'The Postman', maxHp: 50 });
  expect(enemyFrom(cardNamed('J♠')!, three(1), other).name).toBe('Reed Stalker');
});
