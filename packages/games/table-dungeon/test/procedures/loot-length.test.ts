import { sfc32, shuffle } from '@undercroft/engine';
import { running, startAt } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { card, NONE } from '../../src/cards.ts';
import { game } from '../../src/index.ts';
import { loot } from '../../src/procedures/loot.ts';
import { lootCards, type Table } from '../../src/table.ts';
import { type Hero, tableWith } from '../table.ts';

const GAMES = 1500;

/** Draws loot, victory after victory, until the game is over, and counts the victories. */
function victories(t: Table, deck: readonly number[]): number {
  Object.assign(t, { lootDeck: deck.slice(), aces: 0, level: 1 });
  for (const s of t.seats) s.points = [];
  shuffle(t.random, t.lootDeck);
  let n = 0;
  for (; t.aces < 4; n++) startAt(game, t, running(loot, { ace: NONE }));
  return n;
}

test.each([
  [2, 20.2, 21, 25],
  [3, 25.7, 27, 37],
  [4, 29.3, 30, 49],
])(
  'V-TD-25 R-TD-24 %i players: %f victories on average until the fourth ace, median %i, never more than %i',
  (players, mean, median, max) => {
    const heroes = Array.from({ length: players }, (): Hero => ({ class: 'fighter', xp: '' }));
    const t = tableWith({ heroes, enemy: [1, 1] });
    t.random = sfc32(players);
    t.seats[0]!.played = card('2C');
    const lengths = Array.from({ length: GAMES }, () => victories(t, lootCards([0, 1, 2, 3].slice(0, players)))).sort((a, b) => a - b);
    const average = lengths.reduce((sum, n) => sum + n, 0) / GAMES;
    expect(Math.abs(average - mean)).toBeLessThan(0.6);
    expect(Math.abs(lengths[GAMES / 2]! - median)).toBeLessThanOrEqual(1);
    expect(lengths.at(-1)).toBeLessThanOrEqual(max);
  },
);
