/** PHF-116..118 R-PHF-43  Which trades can be proposed, and who may answer. */
import type { DecisionBase, Places, Refusal, Seat } from '@undercroft/engine';
import { partiesTo, waitsFor } from '@undercroft/mechanics';
import { NONE } from '../content/cards.ts';
import type { OfferDecision } from '../decisions.ts';
import type { Offer, Table } from '../table.ts';
import { type Key, told } from '../texts.ts';
import { isAlive, livingOthers } from './board.ts';

/** Long enough for a promise, short enough for a log line. */
export const LONGEST_PROMISE = 140;
const MOST_MOVES = 12;

/** Those a seat may trade with now: everybody alive, or everybody in the room with [trade.sameRoom]. */
export function partners(t: Table, seat: Seat): Seat[] {
  const others = livingOthers(t, seat);
  return t.rules.sameRoom ? others.filter((other) => t.seats[other]!.room === t.seats[seat]!.room) : others;
}

export const canOffer = (t: Table, seat: Seat): boolean => isAlive(t, seat) && partners(t, seat).length > 0;

const isSeat = (t: Table, x: unknown): x is Seat => Number.isInteger(x) && Number(x) >= 0 && Number(x) < t.seats.length;
const keys = (x: object): string => Object.keys(x).sort().join();

function isMove(t: Table, x: unknown): x is OfferDecision['moves'][number] {
  if (typeof x !== 'object' || x === null || keys(x) !== 'from,item,to') return false;
  // Its keys were just checked; their values are still unknown.
  const { item, from, to } = x as { item: unknown; from: unknown; to: unknown };
  return Number.isInteger(item) && isSeat(t, from) && isSeat(t, to) && from !== to;
}

/** Nothing is known about the answer but its seat and kind. */
function isOffer(t: Table, d: DecisionBase): d is OfferDecision {
  // Comes from outside: nothing is known of its fields.
  const { moves, with: others, threat, pact, promise, quiet } = d as DecisionBase & Record<string, unknown>;
  const isQuiet = quiet === true && Object.hasOwn(d, 'quiet');
  if (keys(d) !== (isQuiet ? 'kind,moves,pact,promise,quiet,seat,threat,with' : 'kind,moves,pact,promise,seat,threat,with')) return false;
  if (!Array.isArray(moves) || moves.length > MOST_MOVES || !moves.every((move) => isMove(t, move))) return false;
  if (!Array.isArray(others) || others.length > t.seats.length || !others.every((x) => isSeat(t, x))) return false;
  return typeof threat === 'boolean' && typeof promise === 'string' && (pact === 'none' || pact === 'peace' || pact === 'aid');
}

const malformed = (key: Key, places?: Places): Refusal => ({ code: 'malformed', ...told(key, places) });
const against = (rule: string, key: Key, places?: Places): Refusal => ({ code: 'against-the-rules', ...told(key, places), rule });

/** All who must agree besides the proposer, in seat order. */
export const partiesOf = (d: OfferDecision): Seat[] => partiesTo(d.seat, d.moves, d.with);

/** R-PHF-42  With hidden items one can name only the own; of others one asks for "any one" (-1), once each. */
function canName(t: Table, seat: Seat, move: OfferDecision['moves'][number]): boolean {
  const { items } = t.seats[move.from]!;
  if (t.rules.hiddenItems && move.from !== seat) return move.item === NONE && items.length > 0;
  return items.includes(move.item);
}

/** Null if the offer can be made, else why not. */
export function checkOffer(t: Table, seat: Seat, d: DecisionBase): Refusal | null {
  if (!isOffer(t, d)) return malformed('why.badOffer');
  if (d.promise.length > LONGEST_PROMISE) return malformed('why.longPromise', { n: LONGEST_PROMISE });
  const parties = partiesOf(d);
  if (parties.length === 0 || (d.moves.length === 0 && d.pact === 'none')) return against('PHF-117', 'why.tradeEmpty');
  const able = partners(t, seat);
  if (parties.some((other) => !able.includes(other))) return against('R-PHF-43', 'why.tradeReach');
  if (d.moves.some((move) => !canName(t, seat, move))) return against('R-PHF-43', 'why.heldItems');
  const named = d.moves.map((move) => (move.item === NONE ? `any ${move.from}` : String(move.item)));
  return new Set(named).size < named.length ? against('R-PHF-43', 'why.itemOnce') : null;
}

/** Offers a seat may answer: accept or decline those that need it, withdraw its own. */
export const answerable = (t: Table, seat: Seat): Offer[] => t.offers.filter((offer) => offer.from === seat || waitsFor(offer, seat));

/** With [trade.sameRoom] all parties must still be together. */
export const isTogether = (t: Table, offer: Offer): boolean =>
  !t.rules.sameRoom || offer.parties.every((seat) => t.seats[seat]!.room === t.seats[offer.from]!.room);
