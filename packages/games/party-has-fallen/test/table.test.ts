import { configFor, fillOptions, sfc32 } from '@undercroft/engine';
import { counts, tableFor } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { HOUSE_RULES, rulesFrom } from '../src/house-rules.ts';
import { game } from '../src/index.ts';
import { treasureOf } from '../src/rules/board.ts';
import { attackBonus, defenceBonus, maxHp, moveBonus, type Part, statOf } from '../src/rules/modifiers.ts';
import { clone, setup } from '../src/table.ts';
import { tableWith, turnOf } from './table.ts';

test('the same seed makes the same table, another seed another one', () => {
  const config = configFor(game, { seats: 5 });
  expect(setup(config, sfc32(3))).toEqual(setup(config, sfc32(3)));
  expect(setup(config, sfc32(3)).rooms).not.toEqual(setup(config, sfc32(4)).rooms);
});

test('every card and room is somewhere exactly once', () => {
  const t = tableFor(game, { seats: 4 });
  const goals = [...t.draw[0]!, ...t.seats.flatMap((s) => s.pool)];
  expect(new Set(goals).size).toBe(24);
  expect(new Set(t.rooms).size).toBe(24);
});

test('house rules have the defaults of the rulings', () => {
  const rules = rulesFrom(fillOptions(HOUSE_RULES), 4);
  expect(rules).toMatchObject({
    expansion: false,
    death: 'nextTurn',
    bestShield: false,
    riposte: false,
    stopEarly: false,
    torchlight: false,
    minRounds: 5,
    abilityPool: 6,
    exits: 1,
    hiddenItems: false,
    maxSeats: 8,
  });
});

test('PHF-128 PHF-037 R-PHF-22 what a stat or roll is now, and where each point comes from', () => {
  const t = tableWith({
    map: 'PP',
    party: [{ hero: 'Barbarian', ability: 'Thick Skull', items: ['Ring of Mild Discomfort', 'Sword of Overtime'] }, {}],
  });
  t.seats[0]!.lasting = [{ mod: 'move', by: -2, until: 'round', at: 1, source: 'Sticky Floor' }];
  const parts: Part[] = [];
  expect(statOf(t, 0, 3, parts)).toBe(-3);
  expect(parts).toEqual([
    [1, 'Barbarian'],
    [-3, 'Thick Skull'],
    [-1, 'Ring of Mild Discomfort'],
  ]);
  expect([attackBonus(t, 0, 'player', null), defenceBonus(t, 0, 'player', null), moveBonus(t, 0, null), maxHp(t, 0)]).toEqual([
    10, 0, -2, 21,
  ]);
});

test('PHF-122 treasure is the sum of what is printed, and some items are worth nothing', () => {
  const items = ['Emergency Cheese', 'Emotional Support Rope', 'Half a Crown', 'Very Large Coin'];
  expect(treasureOf(tableWith({ map: 'PP', party: [{ items }, {}] }).seats[0]!)).toBe(8);
});

test('PHF-036 PHF-048 what a card does to stats does nothing to HP, MOV and CMB', () => {
  const t = tableWith({
    map: 'PP',
    party: [{ hero: 'Monk', items: ['Ring of Mild Discomfort'] }, {}],
    options: { 'expansion.marauder': true },
  });
  expect([0, 1, 2, 3, 4, 5].map((stat) => statOf(t, 0, stat, null))).toEqual([2, 2, 5, 0, 3, -1]);
  expect([maxHp(t, 0), moveBonus(t, 0, null), attackBonus(t, 0, 'player', null), defenceBonus(t, 0, 'player', null)]).toEqual([
    16, 2, 0, 1,
  ]);
});

test('a copy shares nothing that changes', () => {
  const t = turnOf({ map: 'PP', party: [{ items: ['Half a Crown'] }, {}] });
  const copy = clone(t);
  t.seats[0]!.items.push(3);
  t.open[0] = 0;
  t.seats[0]!.counts[0] = 9;
  expect([copy.seats[0]!.items.length, copy.open[0], copy.seats[0]!.counts[0]]).toEqual([1, 1, 0]);
});

test('the number of tables after one and two decisions stays as it is', () => {
  const t = turnOf({ map: 'PP/PX', party: [{ items: ['Emergency Cheese'], hp: 5 }, { at: 1 }] });
  t.shut = Object.keys(game.play.windows);
  t.stack.at(-1)!.windows = [];
  expect(counts(game, t, 2)).toMatchInlineSnapshot(`
    [
      3,
      6,
    ]
  `);
});
