import { expect, test } from 'vitest';
import { DROWNED_BAILEY } from '../../../src/content/scenarios.ts';
import { evaluate } from '../../../src/formula/evaluate.ts';
import { cardOf } from '../../../src/rules/cards.ts';
import { dealt, drops, opposed, struck } from '../../../src/rules/fight/attack.ts';
import { conditionAt, fits, healed, leftOf, succeeds, UNTRAINED } from '../../../src/rules/fight/defence.ts';
import { bookOf } from '../../../src/scenario/book.ts';

const book = bookOf(DROWNED_BAILEY);
const card = (rank: number): number => cardOf(rank, 'clubs');
const knife = book.ability('knife');
const target = (aLv: number): number => evaluate(book.formula(knife.target!), { values: { aLv } });
const knifeDamage = (Over: number, Balance: number): number => {
  const [effect] = knife.effects;
  return effect?.effect === 'damage' ? evaluate(book.formula(effect.amount), { values: { Over, Balance } }) : Number.NaN;
};

test('E-P52-04 P52-152 P52-155 the Knife hits by three and does nine', () => {
  const hit = struck({ card: card(10), added: 0 }, target(2));
  expect(hit).toMatchObject({ hits: true, over: 3, total: 10 });
  expect(dealt(knifeDamage(hit.over, 7), hit, opposed(hit.total, 6))).toBe(9);
});

test('E-P52-05 P52-157 P52-163 Stamina 4 and flip 6 make 10, which only a Jack stops', () => {
  const hit = struck({ card: card(6), added: 4 }, 7);
  expect(hit.total).toBe(10);
  expect([9, 10, 11, 12, 13].map((defence) => opposed(hit.total, defence))).toEqual(['fails', 'halves', 'holds', 'holds', 'holds']);
});

test('E-P52-21 R-P52-04 reaching the target is enough, Over 0; a tie halves', () => {
  const hit = struck({ card: card(7), added: 0 }, target(2));
  expect(hit).toMatchObject({ hits: true, over: 0 });
  const amount = knifeDamage(0, 7);
  expect(amount).toBe(3);
  expect(dealt(amount, hit, opposed(7, 7))).toBe(1);
  expect(struck({ card: card(6), added: 0 }, 7).hits).toBe(false);
});

test('E-P52-22 P52-159 R-P52-05 a natural Ace fails whatever was added', () => {
  expect(struck({ card: card(1), added: 13 }, 2)).toEqual({ total: 14, over: 0, hits: false, ace: true, king: false });
});

test('E-P52-23 R-P52-06 a Stamina King doubles nothing', () => {
  expect(struck({ card: card(5), added: 13 }, 7)).toEqual({ total: 18, over: 11, hits: true, ace: false, king: false });
});

test('E-P52-24 P52-158 R-P52-06 a King doubles, then a tie halves', () => {
  const hit = struck({ card: card(13), added: 0 }, target(2));
  const amount = knifeDamage(hit.over, 7);
  expect([hit.over, amount]).toEqual([6, 15]);
  expect([12, 13, 14].map((defence) => dealt(amount, hit, opposed(hit.total, defence)))).toEqual([30, 15, 0]);
});

test('P52-158 R-P52-03 zero stays zero, and damage never falls below it', () => {
  expect(dealt(0, { king: true }, 'fails')).toBe(0);
  expect(dealt(-4, { king: false }, 'fails')).toBe(0);
});

test('P52-164 face cards drop something', () => {
  expect([9, 10, 11, 12, 13, 1].map((rank) => drops(card(rank)))).toEqual([false, false, true, true, true, false]);
});

const slip = book.ability('slip');
const bulwark = book.ability('bulwark');

test('E-P52-30 P52-205 untrained Slip: target 11, a bare success halves nine to four', () => {
  const needed = evaluate(book.formula(slip.target!), { values: { aLv: UNTRAINED.level } }) + UNTRAINED.target;
  expect(needed).toBe(11);
  expect(succeeds(9 + 2, needed)).toBe(true);
  expect(succeeds(9 + 1, needed)).toBe(false);
  if (!fits(slip, 'melee')) throw new Error('Slip fits everything');
  expect(leftOf(9, slip, 0, 0)).toBe(4);
  expect(leftOf(9, slip, 3, 0)).toBe(0);
});

test('P52-202 P52-203 a defence fits some attacks, and cuts by its formula', () => {
  expect([fits(bulwark, 'melee'), fits(bulwark, 'ranged'), fits(bulwark, 'magic'), fits(knife, 'melee')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  if (!fits(bulwark, 'melee')) throw new Error('Bulwark fits melee');
  expect(leftOf(9, bulwark, 2, 5)).toBe(4);
  expect(leftOf(3, bulwark, 2, 5)).toBe(0);
});

test('E-P52-32 P52-207 P52-208 exactly 0 stuns, below 0 kills', () => {
  expect([1, 0, -1].map(conditionAt)).toEqual(['ok', 'stunned', 'dead']);
});

test('R-P52-67 healing stops at the maximum', () => {
  expect([healed(3, 5, 20), healed(18, 5, 20), healed(3, -5, 20)]).toEqual([8, 20, 3]);
});
