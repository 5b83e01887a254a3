import { shuffle } from '@undercroft/engine';
import { tableFor } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { card, cards, NONE } from '../src/cards.ts';
import { type Event, redact } from '../src/events.ts';
import { game } from '../src/index.ts';
import type { Table } from '../src/table.ts';
import { facing, type Hero, named, playCards, sorted, tableWith, take } from './table.ts';

const PAIR: Hero[] = [
  { class: 'fighter', hand: 'KC 4C 2C', xp: '9C 8C' },
  { class: 'wizard', hand: '3S KD', xp: '9D 8D 7D' },
];

test('TD-033 a seat sees its own hand; of the others’ only how many', () => {
  const t = facing({ heroes: PAIR });
  const seats = game.sight.view(t, 0).seats;
  expect([seats[0]!.hand, seats[1]!.hand, seats[1]!.handSize]).toEqual([cards('KC 4C 2C'), null, 2]);
  expect(game.sight.view(t, null).seats.map((s) => [s.hand, s.action, s.xp])).toEqual([
    [null, null, null],
    [null, null, null],
  ]);
});

/** Shuffles everything whose order nobody knows. */
function reordered(t: Table): Table {
  const copy = game.sight.clone(t);
  for (const s of copy.seats) {
    shuffle(copy.random, s.action);
    const hidden = s.xp.slice(1, s.xp.length - s.placed.length);
    shuffle(copy.random, hidden);
    s.xp.splice(1, hidden.length, ...hidden);
  }
  shuffle(copy.random, copy.lootDeck);
  return copy;
}

const twins = () =>
  tableWith({
    heroes: [
      { class: 'fighter', hand: '4C' },
      { class: 'fighter', hand: '4C' },
    ],
  });

test('R-TD-05 TD-020 the order of action and XP piles shows in no view, the owner’s included', () => {
  const t = twins();
  const other = reordered(t);
  expect(other.seats[0]!.xp).not.toEqual(t.seats[0]!.xp);
  for (const viewer of [null, 0, 1]) expect(game.sight.view(other, viewer)).toEqual(game.sight.view(t, viewer));
  expect(game.sight.view(t, 0).seats[0]!.action).toEqual(sorted(t.seats[0]!.action));
});

test('R-TD-13 TD-003 TD-015 the loot deck lies face-down: its order shows in no view, whosever the cards were', () => {
  const t = twins();
  const other = reordered(t);
  expect(other.lootDeck).not.toEqual(t.lootDeck);
  for (const viewer of [null, 0, 1]) expect(game.sight.view(other, viewer).lootDeck).toEqual(game.sight.view(t, viewer).lootDeck);
});

test('R-TD-13 TD-003 loot cards show no owner: what is left is a list of faces, all backs alike', () => {
  const t = tableWith({ heroes: [{ class: 'wizard' }, { class: 'wizard' }], loot: '9C' });
  expect(game.sight.view(t, 0).lootDeck).toEqual(sorted(t.lootDeck));
  expect(game.sight.view(t, 0).lootDeck.every(Number.isInteger)).toBe(true);
});

test('R-TD-05 TD-021 everybody sees the top XP card, discard piles, points, items and healths', () => {
  const t = tableWith({
    heroes: [{ class: 'fighter', xp: '9C 8C', discard: '2C 3C', points: '9D', items: 'J', health: 6 }, { class: 'wizard' }],
  });
  for (const viewer of [null, 1]) {
    expect(game.sight.view(t, viewer).seats[0]).toMatchObject({
      xpTop: card('9C'),
      xpSize: 2,
      xp: null,
      discard: cards('2C 3C'),
      points: cards('9D'),
      score: 9,
      items: [1, 0, 0],
      health: 6,
    });
  }
  expect(game.sight.view(tableWith({ heroes: [{ class: 'fighter', xp: '' }, { class: 'wizard' }] }), 1).seats[0]!.xpTop).toBe(NONE);
});

test('TD-045 R-TD-05 a buried card is known to its owner alone, until it is the top', () => {
  const t = facing({ heroes: PAIR });
  playCards(t, 'KC', '3S');
  take(t, { seat: 0, kind: 'royal', choice: 'bury', card: card('2C') });
  expect(game.sight.view(t, 0).seats[0]!.xpBottom).toEqual(cards('2C'));
  expect(game.sight.view(t, 1).seats[0]!.xpBottom).toEqual([NONE]);
  expect(JSON.stringify(game.sight.view(t, 1).seats[0])).not.toContain(`${card('2C')},`);
  t.seats[0]!.xp.splice(0, 2);
  expect(game.sight.view(t, 1).seats[0]).toMatchObject({ xpTop: card('2C'), xpBottom: cards('2C') });
});

test('TD-033 TD-034 a committed card is seen by its owner; the others see only that the seat is ready', () => {
  const t = facing({ heroes: PAIR });
  playCards(t, '4C');
  const answers = (viewer: number | null) => game.sight.view(t, viewer).stack.at(-1)!.answers;
  expect(answers(0)).toEqual([{ seat: 0, kind: 'play', card: card('4C') }]);
  for (const viewer of [1, null]) expect(answers(viewer)).toEqual([{ seat: 0, kind: 'play', sealed: true }]);
  expect(game.sight.view(t, 1).seats.map((s) => s.ready)).toEqual([true, false]);
});

test('TD-010 class and accent are picked for all to see', () => {
  const t = tableFor(game, { seats: 2 });
  take(t, { seat: 0, kind: 'class', class: 2 });
  expect(game.sight.view(t, 1).stack[0]!.answers).toEqual([{ seat: 0, kind: 'class', class: 2 }]);
});

test('TD-051 a dead seat sees what a spectator sees, and no hands', () => {
  const t = facing({ heroes: [...PAIR, { class: 'rogue', hand: 'AS', health: 4 }] });
  playCards(t, '4C', '3S', 'AS');
  const { viewer: _dead, seats, ...rest } = game.sight.view(t, 2);
  const { viewer: _nobody, seats: publicSeats, ...shown } = game.sight.view(t, null);
  expect(rest).toEqual(shown);
  expect(seats.slice(0, 2)).toEqual(publicSeats.slice(0, 2));
  expect(seats[2]).toMatchObject({ hand: [], action: [], xp: [], alive: false });
});

test('TD-007 TD-029 the enemy is shown with health, damage and description before anybody plays', () => {
  const t = facing({ heroes: PAIR, enemy: [1, 10] });
  expect(game.sight.view(t, 1).enemy).toMatchObject({ level: 1, roll: 10, name: 'Swarm of spiders', health: 10, damage: 4 });
  expect(game.sight.view(t, 1).enemy!.text).toBe('If loss, whoever played the highest rank takes 1 more damage.');
  expect(game.sight.view(tableFor(game, { seats: 2 }), 0).enemy).toBeNull();
});

test('TD-056 TD-057 level, aces and dice are public', () => {
  const t = tableWith({ heroes: PAIR, aces: 2, level: 3 });
  t.dice = [4, 6];
  expect(game.sight.view(t, null)).toMatchObject({ level: 3, aces: 2, dice: [4, 6] });
});

const secret: [Event, Event | null][] = [
  [{ type: 'tenSeen', seat: 0, ten: [1, 2], royals: 0 }, null],
  [
    { type: 'drew', seat: 0, cards: [1], count: 1 },
    { type: 'drew', seat: 0, cards: null, count: 1 },
  ],
  [
    { type: 'reformed', seat: 0, fromXp: [3], size: 9, cards: [1, 2], count: 2 },
    { type: 'reformed', seat: 0, fromXp: [3], size: 9, cards: null, count: 2 },
  ],
  [
    { type: 'royalChosen', seat: 0, choice: 'bury', card: 5 },
    { type: 'royalChosen', seat: 0, choice: 'bury', card: null },
  ],
];
test.each(secret)('TD-019 TD-045 TD-059 %j is told in full to its seat alone', (e, told) => {
  expect(redact(e, 0)).toEqual(e);
  expect([redact(e, 1), redact(e, null)]).toEqual([told, told]);
});

test('TD-044 TD-046 cycled and learned cards were public, and are told to all', () => {
  for (const choice of ['cycle', 'learn', 'nothing'] as const) {
    const e: Event = { type: 'royalChosen', seat: 0, choice, card: choice === 'nothing' ? null : 5 };
    expect(redact(e, 1)).toEqual(e);
  }
});

test('TD-009 what a royal choice did to the XP pile can be read from the views of all', () => {
  const t = facing({ heroes: PAIR });
  playCards(t, 'KC', 'KD');
  take(t, { seat: 0, kind: 'royal', choice: 'cycle' }, { seat: 1, kind: 'royal', choice: 'learn' });
  const { seats } = game.sight.view(t, null);
  expect([named(seats[0]!.xpBottom), seats[0]!.xpTop, seats[1]!.xpTop]).toEqual(['9♣', card('8C'), card('8D')]);
});
