/** The engine's tools with this game's types, and the small verbs the chapters share. */
import { procedures, type Seat } from '@undercroft/engine';
import { type Card, NONE } from '../cards.ts';
import type { Decision } from '../decisions.ts';
import type { Event } from '../events.ts';
import type { SeatState, Table } from '../table.ts';

export const procedure = procedures<Table, Decision, Event>();

/** Nothing to remember besides the table itself. */
export type NoVars = Record<never, never>;

const LOW_HALF = 26;
const bit = (card: Card) => 1 << (card % LOW_HALF);

/** Everybody saw this card go where it will be drawn again. */
export function markSeen(s: SeatState, card: Card): void {
  if (card < LOW_HALF) s.seenLow |= bit(card);
  else s.seenHigh |= bit(card);
}

export function markGone(s: SeatState, card: Card): void {
  if (card < LOW_HALF) s.goneLow |= bit(card);
  else s.goneHigh |= bit(card);
}

export const inMask = (low: number, high: number, card: Card): boolean => ((card < LOW_HALF ? low : high) & bit(card)) !== 0;

/** Takes the top XP card off; the one below becomes visible to everybody. */
export function takeTopXp(s: SeatState): Card {
  const card = s.xp.shift()!;
  if (s.placed.length > s.xp.length) s.placed.shift();
  return card;
}

/** Puts a card under the XP pile, for everybody (or only its owner) to remember. */
export function putUnderXp(s: SeatState, card: Card, seenByAll: boolean): void {
  s.xp.push(card);
  s.placed.push(seenByAll ? 1 : 0);
}

/** TD-038  Never above maximum health. Returns how much it really was. */
export function heal(s: SeatState, amount: number): number {
  const before = s.health;
  s.health = Math.min(s.maxHealth, s.health + amount);
  return s.health - before;
}

/** R-TD-19  Health has a minimum of 0. */
export function hurt(t: Table, seat: Seat, amount: number, why: 'damage' | 'loss', out: Event[] | null): void {
  const s = t.seats[seat]!;
  s.health = Math.max(0, s.health - amount);
  out?.push({ type: 'hurt', seat, amount, health: s.health, why });
}

/** TD-051, R-TD-19  A dead seat's hand, piles and loot leave the game. */
export function removeSeat(s: SeatState): void {
  // What lay open goes for all to remember.
  if (s.played !== NONE) markGone(s, s.played);
  for (const card of s.discard) markGone(s, card);
  s.alive = false;
  s.health = 0;
  s.hand = [];
  s.action = [];
  s.xp = [];
  s.placed = [];
  s.discard = [];
  s.points = [];
  s.items = [0, 0, 0];
  s.played = NONE;
  s.claim = null;
}
