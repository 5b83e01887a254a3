import { expect, test } from 'vitest';
import { card } from '../../src/cards.ts';
import type { ClassId } from '../../src/content/vocabulary.ts';
import { drawn, facing, healths, playCards, scores, take, told, waiting } from '../table.ts';

type Vector = [title: string, roll: number, first: [ClassId, string], second: [ClassId, string], total: number, looter: number | null];

test.each<Vector>([
  ['V-TD-03 7 + 4 = 11 beats 10; rank 3 loots', 10, ['fighter', '4C'], ['wizard', '3S'], 11, 1],
  ['V-TD-04 4 + 5 = 9 does not; both lose 4, and no loot for the ace', 10, ['fighter', 'AC'], ['wizard', '4S'], 9, null],
  ['V-TD-05 7 + 3 is exactly 10; rank 2 loots', 10, ['fighter', '4C'], ['wizard', '2S'], 10, 1],
  ['V-TD-06 8 + 7 is exactly 15; rank 4 loots', 15, ['fighter', '5C'], ['rogue', '4S'], 15, 1],
  ['V-TD-07 TD-053 7 + 5 beats 10: rank 3 loots, although its attack is the higher one', 10, ['wizard', '3D'], ['fighter', '4S'], 12, 0],
])('TD-048 TD-052 %s', (_title, roll, [one, a], [two, b], total, looter) => {
  const t = facing({
    heroes: [
      { class: one, hand: a },
      { class: two, hand: b },
    ],
    enemy: roll === 10 ? [1, 10] : { health: roll },
    onlyLoot: '9H 8H AH',
  });
  const out = playCards(t, a, b);
  expect(told(out, 'fought')[0]).toMatchObject({ total, health: roll, result: looter === null ? 'loss' : 'win' });
  expect(scores(t)).toEqual([looter === 0 ? 9 : 0, looter === 1 ? 9 : 0]);
  const damage = told(out, 'hurt').filter((e) => e.why === 'damage');
  expect(damage.map((e) => [e.amount, e.health])).toEqual(
    looter === null
      ? [
          [4, 6],
          [4, 6],
        ]
      : [],
  );
});

test('V-TD-08 TD-036 TD-035 a Fighter at 6 plays 5H in a lost fight: 6 - 4 = 2, + 5 + 2 = 9', () => {
  const t = facing({
    heroes: [
      { class: 'fighter', hand: '5H', health: 6 },
      { class: 'wizard', hand: '2S' },
    ],
    enemy: { health: 18 },
  });
  const out = playCards(t, '5H', '2S');
  expect(out.filter((e) => (e.type === 'hurt' || e.type === 'healed') && e.seat === 0)).toEqual([
    { type: 'hurt', seat: 0, amount: 4, health: 2, why: 'damage' },
    { type: 'healed', seat: 0, amount: 7, health: 9, card: card('5H'), stat: 2, items: 0, plus: 0, why: 'heart' },
  ]);
  expect(healths(t)).toEqual([9, 6]);
});

test('V-TD-09 TD-038 a Cleric at 9 of 10 plays 3H in a won fight: 9 + 6 stops at 10', () => {
  const t = facing({
    heroes: [
      { class: 'cleric', hand: '3H', health: 9 },
      { class: 'fighter', hand: '4C', health: 9 },
    ],
    enemy: { health: 4 },
    loot: '9S',
  });
  const out = playCards(t, '3H', '4C');
  expect(told(out, 'healed')).toMatchObject([{ seat: 0, amount: 1, health: 10 }]);
  expect(healths(t)).toEqual([10, 9]);
});

test('V-TD-10 TD-037 TD-051 a Cleric at 4 plays 6H in a lost fight: dead, and not healed', () => {
  const t = facing({
    heroes: [
      { class: 'cleric', hand: '6H', health: 4 },
      { class: 'fighter', hand: '2C' },
    ],
    enemy: { health: 18 },
  });
  const out = playCards(t, '6H', '2C');
  expect(told(out, 'healed')).toEqual([]);
  expect(told(out, 'died').map((e) => e.seat)).toEqual([0]);
  expect(t.seats[0]).toMatchObject({ alive: false, health: 0 });
  expect(waiting(t)).toEqual(['1 play']);
});

test('V-TD-11 TD-030 automatic win: the Cleric heals 1 + 3 and loots with the ace; two royals, and nobody loots', () => {
  const t = facing({
    heroes: [
      { class: 'cleric', hand: 'AH', health: 5 },
      { class: 'fighter', hand: 'KC' },
    ],
    enemy: [1, 2],
    loot: '9S',
  });
  const out = playCards(t, 'AH', 'KC');
  expect(told(out, 'fought')[0]).toMatchObject({ total: 0, health: 2, result: 'automatic' });
  expect(told(out, 'healed')).toMatchObject([{ seat: 0, amount: 4, health: 9 }]);
  expect(waiting(t)).toEqual(['1 royal']);
  expect(drawn(take(t, { seat: 1, kind: 'royal', choice: 'nothing' }))).toEqual(['0 9♠']);

  const royals = facing({
    heroes: [
      { class: 'cleric', hand: 'KH' },
      { class: 'fighter', hand: 'KC' },
    ],
    enemy: [1, 2],
  });
  playCards(royals, 'KH', 'KC');
  const after = take(royals, { seat: 0, kind: 'royal', choice: 'nothing' }, { seat: 1, kind: 'royal', choice: 'nothing' });
  expect(drawn(after)).toEqual([]);
  expect(told(after, 'noLoot')).toEqual([{ type: 'noLoot', why: 'royals' }]);
});

test('TD-030 R-TD-16 “automatic win if” holds only while its condition does, and loot is drawn as for any win', () => {
  const heroes = [
    { class: 'fighter', hand: 'AS 2S' },
    { class: 'wizard', hand: 'AD' },
  ] as const;
  const met = facing({ heroes: [...heroes], enemy: { health: 9, automatic: { if: 'pair' } }, loot: '9D', rules: { 'loot.tie': 'all' } });
  expect(told(playCards(met, 'AS', 'AD'), 'fought')[0]).toMatchObject({ total: 7, result: 'automatic' });
  expect(scores(met)[0]).toBe(9);
  const unmet = facing({ heroes: [...heroes], enemy: { health: 9, automatic: { if: 'pair' } } });
  expect(told(playCards(unmet, '2S', 'AD'), 'fought')[0]).toMatchObject({ total: 8, result: 'loss' });
});

test('V-TD-22 TD-032 R-TD-18 it flees if any royal is played: total 20 against 6, no loot, no damage', () => {
  const heroes = [
    { class: 'wizard', hand: '6D' },
    { class: 'wizard', hand: '6D' },
    { class: 'rogue', hand: 'KS 2S' },
  ] as const;
  const t = facing({ heroes: [...heroes], enemy: [1, 6], loot: '9H' });
  playCards(t, '6D', '6D', 'KS');
  expect([t.total, t.enemyHealth, t.result]).toEqual([20, 6, 'fled']);
  const out = take(t, { seat: 2, kind: 'royal', choice: 'nothing' });
  expect(told(out, 'noLoot')).toEqual([{ type: 'noLoot', why: 'fled' }]);
  expect([healths(t), scores(t)]).toEqual([
    [10, 10, 10],
    [0, 0, 0],
  ]);
  // Condition not met: a normal fight with loot.
  const fought = facing({ heroes: [...heroes], enemy: [1, 6], loot: '9H' });
  playCards(fought, '6D', '6D', '2S');
  expect(scores(fought)).toEqual([0, 0, 9]);
});

test('TD-031 R-TD-17 “if loss” comes on top of the damage, after it, and only after a loss', () => {
  const heroes = [
    { class: 'fighter', hand: '3C 6C' },
    { class: 'wizard', hand: '2S 6S' },
  ] as const;
  const lost = facing({ heroes: [...heroes], enemy: [1, 10] });
  expect(told(playCards(lost, '3C', '2S'), 'hurt').map((e) => [e.seat, e.amount, e.why])).toEqual([
    [0, 4, 'damage'],
    [1, 4, 'damage'],
    [0, 1, 'loss'],
  ]);
  const won = facing({ heroes: [...heroes], enemy: [1, 10], loot: '9D' });
  expect(told(playCards(won, '6C', '6S'), 'hurt')).toEqual([]);
});

test('TD-031 R-TD-17 “if loss, instead of the damage”', () => {
  const t = facing({
    heroes: [
      { class: 'fighter', hand: 'AC', health: 20 },
      { class: 'wizard', hand: 'AS', health: 12 },
    ],
    enemy: { health: 29, loss: [{ do: 'hurt', who: 'healthiest', amount: 9 }], instead: true },
  });
  playCards(t, 'AC', 'AS');
  expect(healths(t)).toEqual([20 - 9, 12]);
});

test('R-TD-07 the order of a round: reveal, fight, damage, deaths, if loss, hearts, royals, refill', () => {
  const heroes = [
    { class: 'fighter', hand: '6S AC' },
    { class: 'cleric', hand: '2H' },
    { class: 'wizard', hand: 'KD' },
    { class: 'rogue', hand: 'AS', health: 3 },
  ] as const;
  const t = facing({ heroes: [...heroes], enemy: [1, 10] });
  const out = playCards(t, 'AC', '2H', 'KD', 'AS');
  expect(waiting(t)).toEqual(['2 royal']);
  const order = [...out, ...take(t, { seat: 2, kind: 'royal', choice: 'cycle' })].map((e) => e.type);
  expect(order.slice(0, order.indexOf('enemyAppeared'))).toEqual([
    'revealed',
    'fought',
    'hurt',
    'hurt',
    'hurt',
    'hurt',
    'died',
    'hurt',
    'healed',
    'royalChosen',
    'drew',
    'drew',
    'drew',
  ]);
});

test('R-TD-07 after a victory: fight, hearts, royals, loot, refill', () => {
  const heroes = [
    { class: 'fighter', hand: '6C' },
    { class: 'cleric', hand: '2H', health: 5 },
    { class: 'wizard', hand: 'KD' },
  ] as const;
  const t = facing({ heroes: [...heroes], enemy: { health: 4 }, loot: '9S' });
  const out = [...playCards(t, '6C', '2H', 'KD'), ...take(t, { seat: 2, kind: 'royal', choice: 'nothing' })].map((e) => e.type);
  expect(out.slice(0, out.indexOf('enemyAppeared'))).toEqual([
    'revealed',
    'fought',
    'healed',
    'royalChosen',
    'looted',
    'drew',
    'drew',
    'drew',
  ]);
});

test('TD-042 TD-043 a royal neither attacks nor loots, even if it is alone with a loser of a card', () => {
  const t = facing({
    heroes: [
      { class: 'fighter', hand: 'JC' },
      { class: 'rogue', hand: '6S' },
    ],
    enemy: { health: 7 },
    loot: '9D',
  });
  playCards(t, 'JC', '6S');
  take(t, { seat: 0, kind: 'royal', choice: 'nothing' });
  expect(scores(t)).toEqual([0, 9]);
});

test('TD-029 damage that strikes only some, and cards that spare their player', () => {
  const heroes = [
    { class: 'fighter', hand: '2C', health: 20 },
    { class: 'wizard', hand: 'AS KS', health: 20 },
  ] as const;
  const duel = facing({
    heroes: [{ class: 'fighter', hand: '2S', health: 20 }, heroes[1]],
    enemy: { health: 9, damage: 10, strikes: 'highest' },
  });
  playCards(duel, '2S', 'AS');
  expect(healths(duel)).toEqual([10, 20]);
  const wine = facing({ heroes: [...heroes], enemy: { health: 20, spares: 'royal' } });
  const out = playCards(wine, '2C', 'KS');
  expect(told(out, 'spared')).toEqual([{ type: 'spared', seat: 1, why: 'card' }]);
  expect(healths(wine)).toEqual([16, 20]);
  const quiet = facing({
    heroes: [{ class: 'fighter', hand: '2H', health: 9, maxHealth: 20 }, heroes[1]],
    enemy: { health: 20, damage: 6, spares: 'hearts' },
  });
  playCards(quiet, '2H', 'AS');
  expect(healths(quiet)).toEqual([9 + 4, 14]);
});

test('TD-029 “Hearts heal nothing.”', () => {
  const t = facing({
    heroes: [
      { class: 'cleric', hand: '5H', health: 9 },
      { class: 'rogue', hand: '10S' },
    ],
    enemy: [2, 9],
    loot: '9S',
  });
  const out = playCards(t, '5H', '10S');
  expect(told(out, 'noHealing')).toEqual([{ type: 'noHealing', seat: 0, card: card('5H') }]);
  expect(healths(t)).toEqual([9, 10]);
});
