import { expect, test } from 'vitest';
import { isRoyal } from '../../src/cards.ts';
import { game } from '../../src/index.ts';
import { diceWillShow, facing, goOnAt, type Hero, nextRound, playCards, tableWith, take, told, waiting } from '../table.ts';

const PAIR: Hero[] = [
  { class: 'fighter', hand: '4C 5C' },
  { class: 'wizard', hand: '3S 4S' },
];
const TRIO: Hero[] = [...PAIR, { class: 'rogue', hand: '2S 3S' }];

test('TD-025 TD-026 E-TD-02 two players roll 4 and 6: the Swarm of spiders with health 10 and 4 damage', () => {
  const t = tableWith({ heroes: PAIR, round: 0 });
  diceWillShow(t, 4, 6);
  const out = nextRound(t);
  expect(told(out, 'enemyAppeared')).toMatchObject([{ round: 1, dice: [4, 6], roll: 10, level: 1, health: 10, returned: false }]);
  expect(game.sight.view(t, null).enemy).toMatchObject({ name: 'Swarm of spiders', health: 10, damage: 4 });
  expect(waiting(t)).toEqual(['0 play', '1 play']);
});

test('E-TD-02 TD-028 TD-049 the spiders cost everybody 4 health if they are not defeated', () => {
  const t = facing({
    heroes: [
      { class: 'fighter', hand: 'AC' },
      { class: 'wizard', hand: 'AS' },
    ],
    enemy: [1, 10],
  });
  const out = playCards(t, 'AC', 'AS');
  expect(told(out, 'hurt').filter((e) => e.why === 'damage')).toEqual([
    { type: 'hurt', seat: 0, amount: 4, health: 6, why: 'damage' },
    { type: 'hurt', seat: 1, amount: 4, health: 6, why: 'damage' },
  ]);
});

test('TD-026 TD-024 the row is taken from the sheet of the current level', () => {
  for (const level of [1, 2, 3, 4]) {
    const t = tableWith({ heroes: PAIR, enemy: { health: 5 }, level });
    diceWillShow(t, 4, 6);
    nextRound(t);
    expect([t.enemyLevel, t.enemyRoll]).toEqual([level, 10]);
  }
});

test('R-TD-14 the dice go round by seat, past the dead', () => {
  const t = tableWith({ heroes: TRIO, round: 0 });
  t.seats[1]!.alive = false;
  const rollers = [1, 2, 3].map(() => told(nextRound(t), 'enemyAppeared')[0]!.roller);
  expect(rollers).toEqual([0, 2, 0]);
});

test('R-TD-09 TD-013 [dice.fixed] one die per living player; with the house rule one per seat', () => {
  for (const [fixed, dice] of [
    [false, 2],
    [true, 3],
  ] as const) {
    const t = tableWith({ heroes: TRIO, rules: { 'dice.fixed': fixed } });
    t.seats[2]!.alive = false;
    nextRound(t);
    expect(t.dice).toHaveLength(dice);
  }
});

test('V-TD-23 R-TD-09 R-TD-10 three players, one dies: two dice; one left: one die and a row from 1 to 6', () => {
  const t = facing({
    heroes: [
      { class: 'fighter', hand: 'AC 2C' },
      { class: 'wizard', hand: 'AS', health: 4 },
      { class: 'rogue', hand: 'AS', health: 4 },
    ],
    enemy: { health: 18 },
    round: 5,
  });
  t.seats[2]!.health = 8;
  diceWillShow(t, 6, 6);
  const six = told(playCards(t, 'AC', 'AS', 'AS'), 'enemyAppeared')[0]!;
  expect([six.round, six.dice]).toEqual([6, [6, 6]]);
  t.seats[2]!.health = 1;
  t.enemyRoll = 22;
  t.enemyHealth = 22;
  diceWillShow(t, 3);
  t.nextRoll = 0;
  const attack = t.seats[2]!.hand.find((c) => !isRoyal(c))!;
  const out = [...playCards(t, '2C'), ...take(t, { seat: 2, kind: 'play', card: attack })];
  const seven = told(out, 'enemyAppeared')[0]!;
  expect([seven.dice, seven.roll]).toEqual([[3], 3]);
  expect(waiting(t)).toEqual(['0 play']);
});

test('R-TD-10 a lone survivor can meet row 1', () => {
  const t = tableWith({ heroes: PAIR });
  t.seats[0]!.alive = false;
  diceWillShow(t, 1);
  nextRound(t);
  expect(game.sight.view(t, 1).enemy).toMatchObject({ roll: 1, name: 'Your Own Echo', health: 1 });
});

test.each([
  [2, [3, 4], 9], // Gong Beetle: the next roll is 2 higher
  [-4, [1, 2], 1], // never below row 1
  [3, [6, 6, 6, 6], 24], // never beyond row 24
])('TD-029 a next roll changed by %i, dice %j: row %i, once', (change, dice, roll) => {
  const four: Hero[] = [...TRIO, { class: 'cleric', hand: '2H' }];
  const t = tableWith({ heroes: four.slice(0, dice.length) });
  t.nextRoll = change;
  diceWillShow(t, ...dice);
  nextRound(t);
  expect([t.enemyRoll, t.nextRoll]).toEqual([roll, 0]);
});

test('TD-029 an enemy that returns comes again whatever is rolled, at its own level, and then no more', () => {
  const t = tableWith({ heroes: PAIR, enemy: [3, 24], level: 4 });
  t.returning = true;
  diceWillShow(t, 1, 1);
  expect(told(nextRound(t), 'enemyAppeared')).toMatchObject([{ level: 3, roll: 24, health: 36, returned: true }]);
  expect(t.returning).toBe(false);
  diceWillShow(t, 1, 1);
  nextRound(t);
  expect([t.enemyLevel, t.enemyRoll]).toEqual([4, 2]);
});

test('a new round forgets the claims, bonuses and shields of the last', () => {
  const t = tableWith({ heroes: PAIR });
  Object.assign(t.seats[0]!, { claim: { claim: 'low' }, bonus: 6, noLoot: true, countsAsAce: true, shielded: true, offered: true });
  Object.assign(t, { result: 'win', total: 20, lastLooter: 1 });
  nextRound(t);
  expect(t.seats[0]).toMatchObject({ claim: null, bonus: 0, noLoot: false, countsAsAce: false, shielded: false, offered: false });
  expect([t.result, t.total, t.lastLooter]).toEqual(['undecided', 0, -1]);
});

test('R-TD-06 R-TD-07 played cards, royals included, go to their owners’ discard piles before the refill', () => {
  const t = tableWith({
    heroes: [
      { class: 'fighter', hand: '2C', discard: '3C' },
      { class: 'wizard', hand: '2D' },
    ],
    enemy: { health: 22 },
  });
  goOnAt(t, 'discard', ['4C', 'KS']);
  expect(t.seats.map((s) => [s.discard.length, s.played])).toEqual([
    [2, -1],
    [1, -1],
  ]);
  expect(t.seats[0]!.discard.at(-1)).toBe(29);
});
