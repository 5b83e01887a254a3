import { configFor, sfc32 } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { type Card, cardOf, isRoyal, rankOf, suitOf } from '../src/cards.ts';
import { CLASS_SHEETS } from '../src/content/classes.ts';
import { game } from '../src/index.ts';
import { ACTION_START, dealSeat, freshSeat, lootCards, setup, XP_START } from '../src/table.ts';
import { royalsIn, sorted } from './table.ts';

const [HEARTS, SPADES, CLUBS, DIAMONDS] = [0, 1, 2, 3];
const CLASS_NUMBERS = [0, 1, 2, 3];
const deckOf = (cls: number): Card[] => [...ACTION_START[cls]!, ...XP_START[cls]!, ...lootCards([cls])];

function dealt(cls: number, seed: number) {
  const s = { ...freshSeat(), class: cls };
  const ten = dealSeat(sfc32(seed), s);
  return { s, ten, royals: royalsIn(ten) };
}
/** Deals of every class, enough to see all numbers of royals among the ten. */
const DEALS = CLASS_NUMBERS.flatMap((cls) => Array.from({ length: 40 }, (_, seed) => dealt(cls, seed)));

test('TD-012 TD-011 everybody starts at 10 of 10 health, and every view shows it', () => {
  const t = setup(configFor(game, { seats: 4 }), sfc32(1));
  for (const viewer of [null, 0, 3]) {
    for (const s of game.sight.view(t, viewer).seats) expect(s).toMatchObject({ health: 10, maxHealth: 10, alive: true });
  }
});

test('TD-022 TD-024 loot piles and discard piles start empty, the Enemy Table at level 1, no ace drawn', () => {
  const t = setup(configFor(game, { seats: 3 }), sfc32(1));
  for (const s of t.seats) expect([s.discard, s.points, s.items]).toEqual([[], [], [0, 0, 0]]);
  expect([t.level, t.aces, t.round]).toEqual([1, 0, 0]);
});

test('TD-002 R-TD-01 E-TD-01 four players have four whole decks of 52 different cards, without jokers', () => {
  for (const cls of CLASS_NUMBERS) expect(sorted(deckOf(cls))).toEqual(Array.from({ length: 52 }, (_, i) => i));
  expect(CLASS_NUMBERS.flatMap(deckOf)).toHaveLength(4 * 52);
});

test('TD-014 E-TD-03 the Fighter removes diamonds, the Wizard clubs, the Rogue hearts, the Cleric spades', () => {
  const removed = CLASS_NUMBERS.map((cls) => [CLASS_SHEETS[cls]!.name, new Set(lootCards([cls]).map(suitOf))]);
  expect(removed).toEqual([
    ['Fighter', new Set([DIAMONDS])],
    ['Wizard', new Set([CLUBS])],
    ['Rogue', new Set([HEARTS])],
    ['Cleric', new Set([SPADES])],
  ]);
  for (const cls of CLASS_NUMBERS) {
    const kept = [...ACTION_START[cls]!, ...XP_START[cls]!].map(suitOf);
    expect(kept).not.toContain(CLASS_SHEETS[cls]!.removed);
  }
});

test.each([
  [2, 26, 2, 6, 18, 108],
  [3, 39, 3, 9, 27, 162],
  [4, 52, 4, 12, 36, 216],
])('TD-015 V-TD-02 %i players: %i loot cards, %i aces, %i royals, %i point cards worth %i', (n, size, aces, royals, points, worth) => {
  const deck = lootCards(CLASS_NUMBERS.slice(0, n));
  const pointCards = deck.filter((c) => !isRoyal(c) && rankOf(c) > 1);
  expect([deck.length, deck.filter((c) => rankOf(c) === 1).length, royalsIn(deck), pointCards.length]).toEqual([
    size,
    aces,
    royals,
    points,
  ]);
  expect(pointCards.reduce((sum, c) => sum + rankOf(c), 0)).toBe(worth);
});

test('TD-016 R-TD-04 an ace has rank 1 and is no royal', () => {
  for (const suit of [HEARTS, SPADES, CLUBS, DIAMONDS]) {
    expect(rankOf(cardOf(suit, 1))).toBe(1);
    expect(isRoyal(cardOf(suit, 1))).toBe(false);
  }
});

test('TD-017 TD-018 R-TD-02 action pile: 1-6 of three suits and one J, Q and K; XP pile: 7-10 and two of each royal', () => {
  for (const cls of CLASS_NUMBERS) {
    const action = ACTION_START[cls]!.map(rankOf).sort((a, b) => a - b);
    expect(action).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 11, 12, 13]);
    const xp = XP_START[cls]!.map(rankOf).sort((a, b) => a - b);
    expect(xp).toEqual([7, 7, 7, 8, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 12, 12, 13, 13]);
  }
});

test('TD-019 R-TD-03 of the ten cards the owner looks at, royals go back and the rest become XP', () => {
  for (const { s, ten } of DEALS) {
    expect(ten).toHaveLength(10);
    for (const c of ten) {
      expect(ACTION_START[s.class]).toContain(c);
      expect(isRoyal(c) ? [...s.action, ...s.hand] : s.xp).toContain(c);
    }
    expect(royalsIn([...s.action, ...s.hand])).toBe(3);
  }
});

test('V-TD-01 R-TD-03 TD-023 with 0..3 royals seen: action 11..14, XP 28..25, and 6..9 left after drawing five', () => {
  for (const { s, royals } of DEALS) {
    expect(s.action.length + s.hand.length).toBe(11 + royals);
    expect(s.hand).toHaveLength(5);
    expect(s.action).toHaveLength(6 + royals);
    expect(s.xp).toHaveLength(28 - royals);
    expect(sorted([...s.action, ...s.hand, ...s.xp])).toEqual(sorted([...ACTION_START[s.class]!, ...XP_START[s.class]!]));
  }
  expect(new Set(DEALS.map((deal) => deal.royals))).toEqual(new Set([0, 1, 2, 3]));
});

test('TD-020 TD-021 both piles are shuffled again: the ten are spread through the XP pile, royals through the action pile', () => {
  const tops = DEALS.map(({ s, ten }) => ten.includes(s.xp[0]!));
  const share = tops.filter(Boolean).length / tops.length;
  // About 8.6 of 26.6 XP cards come from the ten; unshuffled they would always or never be on top.
  expect(share).toBeGreaterThan(0.2);
  expect(share).toBeLessThan(0.45);
  const places = new Set(DEALS.flatMap(({ s }) => [...s.action, ...s.hand].flatMap((c, i) => (isRoyal(c) ? [i] : []))));
  expect(places.size).toBeGreaterThan(10);
});

test('TD-021 R-TD-05 the XP pile lies face-up: everybody sees its top card', () => {
  const t = setup(configFor(game, { seats: 2 }), sfc32(5));
  t.seats[0]!.class = 0;
  dealSeat(t.random, t.seats[0]!);
  for (const viewer of [null, 0, 1]) expect(game.sight.view(t, viewer).seats[0]!.xpTop).toBe(t.seats[0]!.xp[0]);
});
