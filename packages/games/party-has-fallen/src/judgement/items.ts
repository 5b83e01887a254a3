/** What items are worth, in treasure points. A hand has one worth, so that no round of trades can make it seem to grow. */
import type { Seat } from '@undercroft/engine';
import type { Need } from '../content/goals.ts';
import { ITEMS } from '../content/items.ts';
import { CATEGORIES, type Mod, type Passive } from '../content/vocabulary.ts';
import type { Board } from '../rules/board.ts';
import { counterIndex, FORTUNE, wanted } from '../rules/winning.ts';
import { needsFor } from './needs.ts';

/** A point of each in treasure points. */
const POINT: Partial<Record<Mod, number>> = {
  stats: 1,
  move: 0.4,
  attack: 0.8,
  defence: 0.8,
  attackPlayers: 0.7,
  defencePlayers: 0.7,
  attackMarauder: 0.2,
  defenceMarauder: 0.2,
  maxHp: 0.15,
};

function passiveWorth(list: readonly Passive[]): number {
  let sum = 0;
  for (const p of list) if ('mod' in p) sum += (POINT[p.mod] ?? 0.15) * p.by;
  return sum;
}

/** What an item is worth to anybody: treasure, and what it does. */
const PLAIN_WORTH: readonly number[] = ITEMS.map(({ treasure, passive = [], action, triggers, reroll }) => {
  const extras = (action ? 0.6 : 0) + (reroll ? 0.6 : 0) - (triggers ? 0.5 : 0);
  return treasure + passiveWorth(passive) + extras;
});

/** An item nobody has seen is worth as much as most. */
const UNSEEN = 1.5;
export const plainWorth = (item: number): number => PLAIN_WORTH[item] ?? UNSEEN;

/** Which categories each item has, as bits. */
const KINDS: readonly number[] = ITEMS.map(({ categories }) => categories.reduce((bits, c) => bits | (1 << CATEGORIES.indexOf(c)), 0));

function countBits(bits: number): number {
  let n = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** What a hand adds to one line of the goal. */
function wantedWorth(t: Board, seat: Seat, need: Need, hand: readonly number[]): number {
  if (need.need === 'hold') {
    const bit = 1 << CATEGORIES.indexOf(need.category);
    let held = 0;
    for (const item of hand) if (((KINDS[item] ?? 0) & bit) !== 0) held++;
    const enough = wanted(t, need);
    return 2.5 * Math.min(held, enough) + (held >= enough ? 2 : 0);
  }
  if (need.need === 'kinds') {
    let bits = 0;
    for (const item of hand) bits |= KINDS[item] ?? 0;
    return Math.min(countBits(bits), need.atLeast);
  }
  if (need.need === 'items' && need.atLeast !== undefined) return Math.min(hand.length, need.atLeast);
  if (need.need === 'count' && need.counter === 'mostHeld' && !hasHeld(t, seat, need.atLeast!)) return Math.min(hand.length, need.atLeast!);
  return 0;
}

const hasHeld = (t: Board, seat: Seat, n: number): boolean => t.seats[seat]!.counts[counterIndex('mostHeld')]! >= n;

/** Whether the goal is to have had much and hold nothing, and only the second part is missing. */
export function wantsEmptyHands(t: Board, seat: Seat): boolean {
  const needs = needsFor(t, seat);
  if (!needs.some((need) => need.need === 'items' && need.atMost === 0)) return false;
  return needs.every((need) => need.need !== 'count' || need.counter !== 'mostHeld' || hasHeld(t, seat, need.atLeast!));
}

/** What a hand is worth to a seat. `knows`: whether its goal may be looked at. */
export function handWorth(t: Board, seat: Seat, hand: readonly number[], knows: boolean): number {
  let worth = 0;
  let treasure = 0;
  for (const item of hand) {
    worth += plainWorth(item);
    treasure += ITEMS[item]?.treasure ?? UNSEEN;
  }
  if (!knows) return worth + (treasure >= FORTUNE ? 4 : 0);
  if (treasure < FORTUNE && wantsEmptyHands(t, seat)) return -1.5 * hand.length;
  for (const need of needsFor(t, seat)) worth += wantedWorth(t, seat, need, hand);
  return worth + (treasure >= FORTUNE ? 4 : 0);
}

/** What having an item, or not, makes of a difference to a seat that knows its own goal. */
export function itemWorth(t: Board, seat: Seat, item: number): number {
  const { items } = t.seats[seat]!;
  const others = items.filter((held) => held !== item);
  return handWorth(t, seat, [...others, item], true) - handWorth(t, seat, others, true);
}
