import { expect, test } from 'vitest';
import { resolve } from '../../src/rules/combat.ts';
import { beginTurn, fightNow, hps, tableWith, told, turnOf } from '../table.ts';

const damage = (att: number[], def: number[], bestShield = false): number => resolve(att, def, bestShield).damage;

test('E-PHF-05 PHF-101 one attack, one defence: equal repels, less lets the difference through', () => {
  expect(damage([3], [3])).toBe(0);
  expect(damage([3], [2])).toBe(1);
});

test('E-PHF-06 PHF-103 one attack against two defenders: a single die that reaches it is enough', () => {
  expect([damage([3], [3, 1]), damage([3], [1, 3]), damage([3], [2, 2])]).toEqual([0, 0, 1]);
});

test('E-PHF-07 E-PHF-08 PHF-104 two attacks against one defender: the one die is compared with each', () => {
  expect(damage([3, 4], [3])).toBe(1);
  expect(damage([3, 4], [4])).toBe(0);
});

test('E-PHF-09 PHF-102 PHF-105 two attacks against two defenders need a roll for each', () => {
  expect([damage([3, 4], [3, 4]), damage([3, 4], [4, 3]), damage([3, 4], [3, 3])]).toEqual([0, 0, 1]);
  // One die that reaches both is not enough.
  expect(damage([3, 4], [4, 2])).toBe(1);
});

test('E-PHF-10 PHF-106 damage sums over the attacks that succeed', () => {
  expect([damage([4, 6], [4]), damage([5, 6], [4])]).toEqual([2, 3]);
});

test('V-PHF-01 V-PHF-02 R-PHF-25 a ranked duel compares pairwise from the top; the best shield faces every attack instead', () => {
  expect([damage([4, 3], [4, 2]), damage([4, 3], [4, 2], true)]).toEqual([1, 0]);
  expect([damage([6, 5], [4, 2]), damage([6, 5], [4, 2], true)]).toEqual([5, 3]);
});

test('V-PHF-03 R-PHF-26 with more attackers than defenders the leftover lowest attacks meet the best die', () => {
  expect([damage([6, 5, 4], [5, 2]), damage([6, 5, 4], [5, 2], true)]).toEqual([4, 1]);
});

test('V-PHF-04 surplus defence dice are ignored', () => {
  expect([damage([2], [1, 6, 3]), damage([6], [1, 2, 3])]).toEqual([0, 3]);
});

const expected = (attackers: number, defenders: number): number => {
  const n = attackers + defenders;
  let sum = 0;
  for (let code = 0; code < 6 ** n; code++) {
    const dice = Array.from({ length: n }, (_, i) => (Math.floor(code / 6 ** i) % 6) + 1);
    sum += damage(dice.slice(0, attackers), dice.slice(attackers));
  }
  return Math.round((sum / 6 ** n) * 100) / 100;
};

test('R-PHF-25 expected damage per exchange is as the ruling says', () => {
  expect([expected(1, 1), expected(1, 2), expected(2, 1), expected(2, 2), expected(3, 1), expected(3, 2)]).toEqual([
    0.97, 0.49, 1.94, 1.54, 2.92, 2.43,
  ]);
});

test('V-PHF-05 PHF-047 R-PHF-23 CMB counts on its own side only', () => {
  const t = turnOf({ map: 'PP', party: [{ hero: 'Sorcerer' }, { hero: 'Mystic' }], options: { 'expansion.marauder': true } });
  const out = fightNow(t, [2, 5]);
  expect(told(out, 'fightRolled').map((e) => [e.die, e.parts, e.total])).toEqual([
    [2, [[2, 'Sorcerer']], 4],
    [5, [[-2, 'Mystic']], 3],
  ]);
  expect(told(out, 'fought')[0]).toMatchObject({ damage: 1 });
  const back = tableWith({ map: 'PP', party: [{ hero: 'Mystic' }, { hero: 'Sorcerer' }], options: { 'expansion.marauder': true } });
  beginTurn(back);
  expect(told(fightNow(back, [3, 3]), 'fightRolled').map((e) => e.total)).toEqual([3, 3]);
});

test('V-PHF-06 R-PHF-16 PHF-098 a modified defence roll is at least 0', () => {
  const t = turnOf({ map: 'PP', party: [{}, { hero: 'Mystic' }], options: { 'expansion.marauder': true } });
  const out = fightNow(t, [4, 1]);
  expect(told(out, 'fought')[0]).toMatchObject({ meetings: [[4, 0]], damage: 4 });
  expect(hps(t)).toEqual([20, 22]);
});

test('V-PHF-07 PHF-097 PHF-099 modifiers are personal', () => {
  const t = turnOf({ map: 'PP', party: [{}, {}, { items: ['Ring of Nice Handwriting'] }] });
  const out = fightNow(t, [3, 3, 3], { 2: 'attack' });
  expect(told(out, 'fightRolled').map((e) => [e.seat, e.total])).toEqual([
    [0, 3],
    [2, 4],
    [1, 3],
  ]);
  expect(told(out, 'fought')[0]).toMatchObject({ damage: 1 });
});
