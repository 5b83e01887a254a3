import { expect, test } from 'vitest';
import { card, NONE } from '../../src/cards.ts';
import type { Condition, Who } from '../../src/content/vocabulary.ts';
import { holds, resultNow, startingHealth, struck } from '../../src/rules/enemy.ts';
import type { Table } from '../../src/table.ts';
import { facing, type Hero, ownEnemy, tableWith } from '../table.ts';

const PARTY: Hero[] = [{ class: 'fighter' }, { class: 'wizard' }, { class: 'rogue' }];

/** Three heroes with these cards face-up; '' for none. */
function revealed(texts: string[], change: (t: Table) => void = () => {}): Table {
  const t = tableWith({ heroes: PARTY });
  texts.forEach((text, seat) => {
    t.seats[seat]!.played = text === '' ? NONE : card(text);
  });
  change(t);
  return t;
}

const yes = true;
const no = false;
test.each<[Condition, string[], boolean]>([
  [{ if: 'royals', atLeast: 1 }, ['KS', '2S', '3S'], yes],
  [{ if: 'royals', atLeast: 1 }, ['10S', '2S', '3S'], no],
  [{ if: 'royals', atLeast: 2 }, ['KS', 'JS', '3S'], yes],
  [{ if: 'royals', atLeast: 2 }, ['KS', '2S', '3S'], no],
  [{ if: 'noRoyal' }, ['10S', '2S', ''], yes],
  [{ if: 'noRoyal' }, ['10S', 'QS', ''], no],
  [{ if: 'suit', suit: 'clubs', atLeast: 2 }, ['2C', '3S', '4C'], yes],
  [{ if: 'suit', suit: 'clubs', atLeast: 2 }, ['2C', '3S', 'KC'], no], // a royal has no suit
  [{ if: 'suit', suit: 'hearts', atLeast: 1 }, ['2H', '3S', '4C'], yes],
  [{ if: 'noSuit', suit: 'clubs' }, ['2S', 'KS', 'KC'], yes],
  [{ if: 'noSuit', suit: 'clubs' }, ['2S', '3S', '4C'], no],
  [{ if: 'oneSuit' }, ['2S', '3S', 'KC'], yes],
  [{ if: 'oneSuit' }, ['2S', '3S', '4C'], no],
  [{ if: 'oneSuit' }, ['2S', 'KS', 'QC'], no], // one card shares its suit with nobody
  [{ if: 'noSharedSuit' }, ['2S', '3D', '4C'], yes],
  [{ if: 'noSharedSuit' }, ['2S', 'KS', 'QS'], yes],
  [{ if: 'noSharedSuit' }, ['2S', '3S', '4C'], no],
  [{ if: 'rankAtMost', rank: 2 }, ['5S', '2D', 'KC'], yes],
  [{ if: 'rankAtMost', rank: 2 }, ['5S', '3D', ''], no],
  [{ if: 'rankAtLeast', rank: 6 }, ['6S', '2D', ''], yes],
  [{ if: 'rankAtLeast', rank: 6 }, ['5S', '2D', 'KC'], no], // a royal has no rank
  [{ if: 'pair' }, ['5S', '2D', '5C'], yes],
  [{ if: 'pair' }, ['KS', 'KD', '5C'], no],
])('TD-029 R-TD-16 R-TD-18 condition %j with %j: %s', (condition, texts, met) => {
  expect(holds(revealed(texts), condition)).toBe(met);
});

test.each<[Condition, (t: Table) => void, boolean]>([
  [
    { if: 'attack', atLeast: 12 },
    (t) => {
      t.total = 12;
    },
    yes,
  ],
  [
    { if: 'attack', atLeast: 12 },
    (t) => {
      t.total = 11;
    },
    no,
  ],
  [{ if: 'class', class: 'rogue' }, () => {}, yes],
  [{ if: 'class', class: 'cleric' }, () => {}, no],
  [
    { if: 'class', class: 'rogue' },
    (t) => {
      t.seats[2]!.alive = false;
    },
    no,
  ],
  [
    { if: 'item' },
    (t) => {
      t.seats[1]!.items = [0, 0, 1];
    },
    yes,
  ],
  [{ if: 'item' }, () => {}, no],
  [
    { if: 'item' },
    (t) => {
      Object.assign(t.seats[1]!, { items: [1, 0, 0], alive: false });
    },
    no,
  ],
  [
    { if: 'health', atMost: 5 },
    (t) => {
      t.seats[0]!.health = 5;
    },
    yes,
  ],
  [
    { if: 'health', atMost: 5 },
    (t) => {
      t.seats[0]!.health = 6;
    },
    no,
  ],
  [
    { if: 'health', atMost: 5 },
    (t) => {
      Object.assign(t.seats[0]!, { health: 0, alive: false });
    },
    no,
  ],
])('TD-029 condition %j about facts, with %s: %s', (condition, change, met) => {
  expect(holds(revealed(['2S', '3D', '4C'], change), condition)).toBe(met);
});

test('TD-029 cards of the dead count for no condition', () => {
  const dead = (t: Table) => {
    t.seats[2]!.alive = false;
  };
  expect(holds(revealed(['2S', '3D', 'KC'], dead), { if: 'royals', atLeast: 1 })).toBe(false);
  expect(holds(revealed(['2S', '3D', '2C'], dead), { if: 'pair' })).toBe(false);
  expect(holds(revealed(['2S', '3D', '4C'], dead), { if: 'noSuit', suit: 'clubs' })).toBe(true);
});

const DETAILS = (t: Table) => {
  [7, 3, 3].forEach((health, seat) => {
    t.seats[seat]!.health = health;
  });
  t.seats[0]!.points = [card('9D')];
  t.seats[1]!.points = [card('5C'), card('4C')];
};

test.each<[Who, string[], number[]]>([
  ['everyone', ['2S', '3D', 'KC'], [0, 1, 2]],
  ['lowest', ['2S', '3D', 'KC'], [0]],
  ['lowest', ['2S', '2D', '5C'], [0, 1]], // all who tie
  ['highest', ['2S', '3D', 'KC'], [1]], // a royal is not the highest
  ['highest', ['KS', 'QD', 'JC'], []],
  ['lowest', ['', '', ''], []],
  ['richest', ['2S', '3D', '4C'], [0, 1]],
  ['poorest', ['2S', '3D', '4C'], [2]],
  ['weakest', ['2S', '3D', '4C'], [1, 2]],
  ['healthiest', ['2S', '3D', '4C'], [0]],
  ['royals', ['KH', '3D', 'JC'], [0, 2]],
  ['hearts', ['2H', 'KH', '4C'], [0]],
])('R-TD-17 TD-031 %s, with %j revealed, are seats %j', (who, texts, seats) => {
  expect(struck(revealed(texts, DETAILS), who)).toEqual(seats);
});

test('R-TD-17 the dead are never struck', () => {
  const withDead = revealed(['2S', '3D', '4C'], (t) => {
    DETAILS(t);
    Object.assign(t.seats[2]!, { alive: false, health: 0 });
  });
  expect(struck(withDead, 'everyone')).toEqual([0, 1]);
  expect(struck(withDead, 'weakest')).toEqual([1]);
  expect(struck(withDead, 'poorest')).toEqual([0, 1]);
});

test('TD-027 R-TD-15 health before any card is seen is that of the row, on level 1 the roll', () => {
  for (let roll = 1; roll <= 24; roll++) expect(startingHealth(tableWith({ heroes: PARTY, enemy: [1, roll] }))).toBe(roll);
  for (const level of [2, 3, 4]) expect(startingHealth(tableWith({ heroes: PARTY, enemy: { level, health: 17 } }))).toBe(17);
  expect(startingHealth(tableWith({ heroes: PARTY, enemy: { health: 3, healthPerPlayer: -2 } }))).toBe(1);
});

test('TD-029 health changes per living player, and if a class is there', () => {
  const kraken = tableWith({ heroes: PARTY, enemy: { health: 26, healthPerPlayer: -2 } });
  expect(startingHealth(kraken)).toBe(26 - 2 * 3);
  kraken.seats[0]!.alive = false;
  expect(startingHealth(kraken)).toBe(26 - 2 * 2);
  const inspector = tableWith({ heroes: PARTY, enemy: { health: 23, healthIfClass: { class: 'rogue', plus: -4 } } });
  expect(startingHealth(inspector)).toBe(23 - 4);
  inspector.seats[2]!.alive = false;
  expect(startingHealth(inspector)).toBe(23);
});

test('TD-048 the enemy is defeated with a total of its health, not with one less', () => {
  const t = facing({
    heroes: [
      { class: 'fighter', hand: '4C' },
      { class: 'wizard', hand: '2S' },
    ],
    enemy: [1, 10],
  });
  t.total = 10;
  expect(resultNow(t)).toBe('win');
  t.total = 9;
  expect(resultNow(t)).toBe('loss');
});

test('R-TD-18 fleeing comes before an automatic win, and that before the total', () => {
  const t = tableWith({ heroes: PARTY, enemy: [1, 6] });
  t.seats[0]!.played = card('KS');
  t.total = 20;
  expect(resultNow(t)).toBe('fled');
  t.seats[0]!.played = card('4S');
  expect(resultNow(t)).toBe('win');
  const [, roll] = ownEnemy({ automatic: true, flees: { if: 'pair' } });
  t.enemyRoll = roll;
  t.total = 0;
  expect(resultNow(t)).toBe('automatic');
  t.seats[1]!.played = card('4D');
  expect(resultNow(t)).toBe('fled');
});
