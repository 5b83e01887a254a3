/** What can happen to a seat, a deck or a room, each with the event that tells it; and how the game is cut short. */
import { call, end, go, type Next, procedures, reveal, type Seat } from '@undercroft/engine';
import { topOf } from '@undercroft/mechanics';
import { NONE } from '../content/cards.ts';
import type { Counter } from '../content/goals.ts';
import { ITEMS } from '../content/items.ts';
import { EVENT, ITEM, kindOf, SKILL } from '../content/rooms.ts';
import type { Mod, Moment } from '../content/vocabulary.ts';
import type { Decision } from '../decisions.ts';
import { GOAL, ITEM_DECK } from '../decks.ts';
import type { Event, OfferEnd } from '../events.ts';
import { triggered } from '../rules/actions.ts';
import { isOpenExit, treasureOf } from '../rules/board.ts';
import { maxHp } from '../rules/modifiers.ts';
import { onlyAmong } from '../rules/quiet.ts';
import { counterIndex, isTested, winner, winsNow } from '../rules/winning.ts';
import { ALIVE, type Ending, type SeatState, type Table, type Tally } from '../table.ts';

export const procedure = procedures<Table, Decision, Event>();
export type Out = Event[] | null;

export const seatOf = (t: Table, seat: Seat): SeatState => t.seats[seat]!;

/** What is not there need not go: whether an item was ever shown, say. */
export function removeIfThere(list: number[], x: number): void {
  const i = list.indexOf(x);
  if (i >= 0) list.splice(i, 1);
}

/** R-PHF-40  What happens counts for the goal, and for the one others take a seat to have. */
export function tally(s: SeatState, note: (tally: Tally) => void): void {
  note(s);
  if (s.believed === null) return;
  s.believed = { ...s.believed, counts: s.believed.counts.slice() };
  note(s.believed);
}

export function count(t: Table, seat: Seat, counter: Counter, by = 1): void {
  const s = t.seats[seat]!;
  const i = counterIndex(counter);
  s.counts[i]! += by;
  if (s.believed !== null) s.believed = { ...s.believed, counts: s.believed.counts.with(i, s.believed.counts[i]! + by) };
}

/** R-PHF-49  Who besides the seat itself is told what others are not: a dungeon master who does not play. */
export const witness = (t: Table): { master?: Seat } => (t.rules.extraMaster ? { master: t.rules.dm } : {});

/** R-PHF-50  The goal counts as finished, whatever it says. */
export function finishGoal(t: Table, seat: Seat): void {
  tally(t.seats[seat]!, ({ counts }) => {
    counts[counterIndex('honoured')] = 1;
  });
}

/** PHF-031 R-PHF-46  The top card; an empty pile is made anew from its discards just then. NONE if both are empty. */
export function drawCard(t: Table, deck: number, out: Out): number {
  // When goals run out tells whether somebody has drawn anew in secret.
  const tell = deck === GOAL ? undefined : () => out?.push({ type: 'reshuffled', deck });
  return topOf(t.draw[deck]!, t.discard[deck]!, t.random, tell) ?? NONE;
}

/** Up to so many cards of a deck into a seat's own pool, seen by its owner only. */
export function drawPool(t: Table, seat: Seat, deck: number, cards: number, out: Out): void {
  const s = t.seats[seat]!;
  s.poolOf = deck;
  for (let i = 0; i < cards; i++) {
    const card = drawCard(t, deck, out);
    if (card !== NONE) s.pool.push(card);
  }
  reveal(t);
}

export function clearPool(s: SeatState): void {
  s.poolOf = NONE;
  s.pool = [];
}

/** PHF-084  One item from the deck. */
export function drawItem(t: Table, seat: Seat, out: Out): void {
  if (t.seats[seat]!.status !== ALIVE) return;
  const item = drawCard(t, ITEM_DECK, out);
  if (item === NONE) {
    out?.push({ type: 'nothingToDraw', seat, deck: ITEM_DECK });
    return;
  }
  reveal(t);
  out?.push({ type: 'itemDrawn', seat, item: hidden(t, item) });
  gainItem(t, seat, item);
}

/** R-PHF-42  With [items.hidden] nobody is told which item it is; its holder sees it in hand. */
export const hidden = (t: Table, item: number): number | null => (t.rules.hiddenItems ? null : item);

/** R-PHF-42  [items.hidden]  An item that does something is seen by everybody. */
export function showItem(t: Table, item: number): void {
  if (!t.rules.hiddenItems || item < 0) return;
  reveal(t);
  if (!t.shown.includes(item)) t.shown.push(item);
}

/** The same for all items of a seat that count for a roll. */
export function showItems(t: Table, seat: Seat, ...mods: Mod[]): void {
  if (!t.rules.hiddenItems) return;
  reveal(t);
  for (const item of t.seats[seat]!.items) {
    if (ITEMS[item]!.passive?.some((p) => 'mod' in p && mods.includes(p.mod))) showItem(t, item);
  }
}

export function gainItem(t: Table, seat: Seat, item: number): void {
  const s = t.seats[seat]!;
  s.items.push(item);
  const most = counterIndex('mostHeld');
  tally(s, ({ counts }) => {
    counts[most] = Math.max(counts[most]!, s.items.length);
  });
  // A card may lower maximum HP.
  showItems(t, seat, 'maxHp');
  s.hp = Math.min(s.hp, maxHp(t, seat));
}

/** The item leaves a hand; offers that name it are void. */
export function takeItem(t: Table, seat: Seat, item: number, out: Out): void {
  const s = t.seats[seat]!;
  removeIfThere(s.items, item);
  removeIfThere(t.shown, item);
  s.hp = Math.min(s.hp, maxHp(t, seat));
  voidOffers(t, 'item', (offer) => offer.moves.some((move) => move.item === item || (move.item === NONE && move.from === seat)), out);
}

export function voidOffers(t: Table, why: OfferEnd, isVoid: (offer: Table['offers'][number]) => boolean, out: Out): void {
  if (t.offers.length === 0) return;
  for (const offer of t.offers)
    if (isVoid(offer)) out?.push({ type: 'offerDied', offer: offer.id, from: offer.from, why, ...onlyAmong(offer) });
  t.offers = t.offers.filter((offer) => !isVoid(offer));
}

export function discardItem(t: Table, seat: Seat, item: number, source: string, out: Out): void {
  takeItem(t, seat, item, out);
  if (t.rules.hiddenItems) reveal(t);
  t.discard[ITEM_DECK]!.push(item);
  out?.push({ type: 'itemLost', seat, item, source });
}

export function passItem(t: Table, from: Seat, to: Seat, item: number, source: string, out: Out): void {
  takeItem(t, from, item, out);
  if (t.rules.hiddenItems) reveal(t);
  gainItem(t, to, item);
  out?.push({ type: 'itemPassed', from, to, item: hidden(t, item), source });
}

/** Loses HP, down to 0; who is at 0 dies when the step is over. */
export function hurt(t: Table, seat: Seat, amount: number, source: string, out: Out): number {
  const s = t.seats[seat]!;
  if (s.status !== ALIVE || amount <= 0) return 0;
  const lost = Math.min(s.hp, amount);
  s.hp -= lost;
  count(t, seat, 'wounds', lost);
  out?.push({ type: 'hurt', seat, amount, hp: s.hp, source });
  return lost;
}

/** Never above the maximum, and never from 0. */
export function heal(t: Table, seat: Seat, amount: number, source: string, out: Out): void {
  const s = t.seats[seat]!;
  if (s.status !== ALIVE || s.hp <= 0) return;
  const gained = Math.min(amount, maxHp(t, seat) - s.hp);
  if (gained <= 0) return;
  s.hp += gained;
  out?.push({ type: 'healed', seat, amount: gained, hp: s.hp, source });
}

/** Somebody has no HP left and has not died yet. */
export function isDying(t: Table): boolean {
  for (let i = 0; i < t.seats.length; i++) if (t.seats[i]!.status === ALIVE && t.seats[i]!.hp <= 0 && t.seats[i]!.room >= 0) return true;
  return false;
}

/** PHF-076  Turns a room face-up for everybody. */
export function flipRoom(t: Table, seat: Seat, room: number, out: Out): void {
  if (t.open[room] === 1) return;
  t.open[room] = 1;
  reveal(t);
  out?.push({ type: 'flipped', seat, room, card: t.rooms[room]! });
}

/** PHF-076  The same by ending a move there: it counts for the one who did it. */
export function explore(t: Table, seat: Seat, room: number, out: Out): void {
  flipRoom(t, seat, room, out);
  const kind = kindOf(t.rooms[room]!);
  count(t, seat, 'flips');
  if (kind === SKILL) count(t, seat, 'skillFlips');
  else if (kind === ITEM) count(t, seat, 'itemFlips');
  else if (kind === EVENT) count(t, seat, 'eventFlips');
}

/** Puts a token into a room. R-PHF-15: the room counts as visited this turn if it is the active player's. */
export function putToken(t: Table, seat: Seat, room: number): void {
  const s = t.seats[seat]!;
  if (s.room !== room) s.settled = 0;
  s.room = room;
  if (seat === t.active && !t.visited.includes(room)) t.visited.push(room);
  noteHome(t, seat);
}

/** Been on EXIT, then back in the starting room: counted as far as it got. */
export function noteHome(t: Table, seat: Seat): void {
  const s = t.seats[seat]!;
  if (s.believed === null) noteHomeIn(t, s, s.counts);
  else tally(s, ({ counts }) => noteHomeIn(t, s, counts));
}

function noteHomeIn(t: Table, s: SeatState, counts: number[]): void {
  const i = counterIndex('homesick');
  if (counts[i] === 0 && isOpenExit(t, s.room) && s.settled === 0) counts[i] = 1;
  else if (counts[i] === 1 && s.room === s.start) counts[i] = 2;
}

/** R-PHF-37  After every resolved step: whoever wins now has won. */
export function isWon(t: Table, out: Out): boolean {
  if (!isTested(t)) return false;
  // That somebody on EXIT does not win tells something about a secret goal.
  reveal(t);
  const seat = winner(t);
  if (seat === NONE) return false;
  const reason = winsNow(t, seat)!;
  finishWith(t, [seat], reason);
  out?.push({ type: 'won', seat, reason, goals: t.seats.map((s) => s.goal) });
  return true;
}

export function finishWith(t: Table, winners: Seat[], reason: Ending['reason']): void {
  reveal(t);
  const worth = t.seats.map(treasureOf);
  // R-PHF-49  A dungeon master who does not play has a seat, and nothing to win.
  if (t.rules.extraMaster) worth.push(0);
  t.ending = { winners, scores: worth, reason };
  t.offers = [];
}

/** The game is over, whatever was running: nothing below goes on. */
export function stopAll(t: Table): Next<never> {
  t.stack.splice(0, t.stack.length - 1);
  return end();
}

/** Cards of these seats that do something at this moment do it now, one after the other. */
export function fire<S extends string>(t: Table, seats: readonly Seat[], on: Moment, other: Seat, then: S): Next<S> {
  // With hidden items it tells something whether a card acts or none does.
  if (t.rules.hiddenItems) reveal(t);
  const queue = actingCards(t, seats, on);
  if (queue === null) return go(then);
  return call<TriggerVars, S>({ name: 'trigger' }, { on, other, seats: seats.slice(), seat: NONE, card: NONE, queue }, then);
}

/** What a moment remembers in which cards act by themselves. */
export type TriggerVars = {
  on: Moment;
  /** The other seat of the moment. */
  other: Seat;
  /** Whose cards it concerns, in order. */
  seats: Seat[];
  /** The card that acts now, or might. */
  seat: Seat;
  card: number;
  /** Pairs of seat and card that come after it. */
  queue: number[];
};

/** Pairs of seat and card, or null if there are none. */
function actingCards(t: Table, seats: readonly Seat[], on: Moment): number[] | null {
  let queue: number[] | null = null;
  for (let i = 0; i < seats.length; i++) {
    const cards = triggered(t, seats[i]!, on);
    for (let j = 0; j < cards.length; j++) {
      queue ??= [];
      queue.push(seats[i]!, cards[j]!);
    }
  }
  return queue;
}

/** R-PHF-42  The pairs that come after the card that acts now, as far as hands tell. */
export function cardsToCome(t: Table, { seats, on, seat, card }: TriggerVars): number[] {
  const all = actingCards(t, seats, on) ?? [];
  for (let i = 0; i < all.length; i += 2) if (all[i] === seat && all[i + 1] === card) return all.slice(i + 2);
  return actingCards(t, seats.slice(seats.indexOf(seat) + 1), on) ?? [];
}

/** What the procedures that carry out cards remember. */
export type EffectVars = {
  /** Which list of effects, and how far it has got. */
  block: number;
  at: number;
  /** Whose card it is, the other seat of the moment, the seat picked last. */
  seat: Seat;
  other: Seat;
  pick: Seat;
  /** The item it stands on, or -1. */
  card: number;
  source: string;
  /** 1 when the target of the current effect has just been picked. */
  picked: number;
};

/** Carries out a list of effects from its beginning. */
export function carryOut<S extends string>(vars: Omit<EffectVars, 'at' | 'pick' | 'picked'>, then: S): Next<S> {
  return call<EffectVars, S>({ name: 'effects' }, { ...vars, at: 0, pick: NONE, picked: 0 }, then);
}

/** Whoever has no HP left dies now; `killer` gets the spoils, NONE if nobody did it. */
export function bury<S extends string>(t: Table, killer: Seat, then: S): Next<S> {
  return isDying(t) ? call<{ killer: Seat }, S>({ name: 'deaths' }, { killer }, then) : go(then);
}

/** What the nearest running procedure of that name remembers. */
export function runningVars(t: Table, proc: string): Record<string, unknown> | null {
  for (let i = t.stack.length - 1; i >= 0; i--) if (t.stack[i]!.proc === proc) return t.stack[i]!.vars;
  return null;
}
