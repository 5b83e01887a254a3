import type { OptionValues } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { card, NONE } from '../../src/cards.ts';
import type { Event } from '../../src/events.ts';
import { contenders, rollOff, winnersOf } from '../../src/rules/loot.ts';
import type { Table } from '../../src/table.ts';
import { diceWillShow, type Hero, tableWith } from '../table.ts';

function revealed(heroes: Hero[], texts: string[], rules: OptionValues = {}): Table {
  const t = tableWith({ heroes, rules });
  texts.forEach((text, seat) => {
    t.seats[seat]!.played = text === '' ? NONE : card(text);
  });
  return t;
}
const PAIR: Hero[] = [{ class: 'rogue' }, { class: 'wizard' }];
const TRIO: Hero[] = [...PAIR, { class: 'cleric' }];
const looters = (t: Table, out: Event[] | null = null) => winnersOf(t, contenders(t), false, out);

test('TD-043 R-TD-21 R-TD-29 royals, the cardless and the dead cannot loot; a heart can', () => {
  const t = revealed([...TRIO, { class: 'fighter' }], ['2S', 'KD', '3H', '']);
  expect(contenders(t)).toEqual([0, 2]);
  t.seats[0]!.alive = false;
  expect(contenders(t)).toEqual([2]);
  expect(looters(t)).toEqual([2]);
});

test('TD-052 V-TD-07 TD-053 the lowest printed rank loots, whatever its attack', () => {
  const t = revealed([{ class: 'wizard', items: 'J' }, { class: 'fighter' }], ['3D', '4S']);
  expect(looters(t)).toEqual([0]);
});

test('R-TD-04 an ace is the lowest card', () => {
  expect(looters(revealed(PAIR, ['2S', 'AD']))).toEqual([1]);
});

test('R-TD-20 V-TD-12 TD-052 equal lowest ranks roll a die each: 3 against 5, the second wins', () => {
  const t = revealed(PAIR, ['2S', '2D']);
  diceWillShow(t, 3, 5);
  const out: Event[] = [];
  expect(looters(t, out)).toEqual([1]);
  expect(out).toEqual([
    {
      type: 'rolledOff',
      rank: 2,
      rolls: [
        [
          { seat: 0, die: 3 },
          { seat: 1, die: 5 },
        ],
      ],
      winner: 1,
    },
  ]);
});

test('R-TD-20 V-TD-12 4 and 4 roll again; a third who has lost the first roll is out', () => {
  const t = revealed(TRIO, ['2S', '2D', '2H']);
  diceWillShow(t, 4, 4, 3, 6, 2);
  const out: Event[] = [];
  expect(looters(t, out)).toEqual([0]);
  expect(out[0]).toMatchObject({
    rolls: [
      [{ die: 4 }, { die: 4 }, { die: 3 }],
      [
        { seat: 0, die: 6 },
        { seat: 1, die: 2 },
      ],
    ],
  });
});

test('R-TD-20 [loot.tie] all: every tied player draws; none: nobody; an untied lowest draws as ever', () => {
  const out: Event[] = [];
  expect(looters(revealed(TRIO, ['2S', '2D', '3H'], { 'loot.tie': 'all' }))).toEqual([0, 1]);
  expect(looters(revealed(TRIO, ['2S', '2D', '3H'], { 'loot.tie': 'none' }), out)).toEqual([]);
  expect(out).toEqual([{ type: 'noLoot', why: 'tie' }]);
  for (const tie of ['all', 'none', 'lowHealth', 'rolloff']) {
    expect(looters(revealed(TRIO, ['4S', '2D', '3H'], { 'loot.tie': tie }))).toEqual([1]);
  }
});

test('R-TD-20 [loot.tie] lowHealth: the weaker of the tied draws; equally weak ones roll', () => {
  const t = revealed(TRIO, ['2S', '2D', '3H'], { 'loot.tie': 'lowHealth' });
  t.seats[1]!.health = 4;
  t.seats[2]!.health = 1;
  const out: Event[] = [];
  expect(looters(t, out)).toEqual([1]);
  expect(out).toEqual([{ type: 'tieWon', seat: 1, why: 'lowHealth' }]);
  t.seats[0]!.health = 4;
  diceWillShow(t, 6, 1);
  expect(looters(t)).toEqual([0]);
});

test.each(['rolloff', 'all', 'none', 'lowHealth'])('“You win ties for the looting card.” whatever the house rule: %s', (tie) => {
  const t = revealed([{ class: 'rogue', items: 'J' }, { class: 'wizard' }], ['2S', '2D'], { 'loot.tie': tie });
  t.seats[1]!.health = 1;
  const before = JSON.stringify(t.random);
  expect(looters(t)).toEqual([0]);
  expect(JSON.stringify(t.random)).toBe(before);
});

test('“You win ties for the looting card.” only ties, only Rogues, and two Rogues with shoes settle it between them', () => {
  expect(looters(revealed([{ class: 'rogue', items: 'J' }, { class: 'wizard' }], ['3S', '2D']))).toEqual([1]);
  const hat = revealed([{ class: 'rogue' }, { class: 'wizard', items: 'J' }], ['2S', '2D']);
  diceWillShow(hat, 5, 1);
  expect(looters(hat)).toEqual([0]);
  const both = revealed([{ class: 'wizard' }, { class: 'rogue', items: 'J' }, { class: 'rogue', items: 'J' }], ['2S', '2C', '2D']);
  diceWillShow(both, 6, 1, 3);
  const out: Event[] = [];
  expect(looters(both, out)).toEqual([1]);
  expect(out).toMatchObject([{ rolls: [[{ seat: 1 }, { seat: 2 }]] }]);
});

test('a card that counts as an ace is rank 1 for looting and nothing else', () => {
  const t = revealed(PAIR, ['6S', '2D']);
  t.seats[0]!.countsAsAce = true;
  expect(looters(t)).toEqual([0]);
  expect(t.seats[0]!.played).toBe(card('6S'));
});

test('whoever has given up loot this round is passed over', () => {
  const t = revealed(PAIR, ['2S', '5D']);
  t.seats[0]!.noLoot = true;
  expect(looters(t)).toEqual([1]);
});

test('the highest card wins where the row says so', () => {
  const t = revealed(TRIO, ['2S', '5D', 'KH']);
  expect(winnersOf(t, contenders(t), true, null)).toEqual([1]);
});

test('R-TD-14 roll-offs are fair to every seat', () => {
  const t = revealed(PAIR, ['2S', '2D']);
  const wins = [0, 0];
  for (let i = 0; i < 2000; i++) wins[rollOff(t, [0, 1], 2, null)]!++;
  expect(wins[0]).toBeGreaterThan(900);
  expect(wins[1]).toBeGreaterThan(900);
});
