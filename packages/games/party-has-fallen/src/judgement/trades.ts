/**
 * Offers: which to make, which to take. A bargain must raise the worth of the own hand by a margin, so that however many
 * offers come, and in whatever circles they go, a bot never ends up with less than it had.
 */
import type { Seat } from '@undercroft/engine';
import { NONE } from '../content/cards.ts';
import { ITEMS } from '../content/items.ts';
import type { Decision, OfferDecision } from '../decisions.ts';
import { atPeace, countOf, livingOthers, treasureOf } from '../rules/board.ts';
import { FORTUNE } from '../rules/winning.ts';
import type { Offer } from '../table.ts';
import type { View } from '../view.ts';
import { attackWorth, dangerOf } from './fights.ts';
import { handWorth, itemWorth, plainWorth, wantsEmptyHands } from './items.ts';
import { needsFor } from './needs.ts';

type Moves = OfferDecision['moves'];
type Answer = Extract<Decision, { kind: 'answerOffer' }>;

/** What a bargain must bring at least: dearer for whoever gains less by it. */
const MARGIN = 0.5;
/** What helping a rival to one more of what it seems to collect costs. */
const SUSPICION = 1.2;
/** What a bot hopes to gain by an offer of its own. */
const EFFORT = 0.6;

function handAfter(view: View, seat: Seat, moves: Moves): number[] {
  const given = moves.filter((move) => move.from === seat).map((move) => move.item);
  const got = moves.filter((move) => move.to === seat).map((move) => move.item);
  return [...view.seats[seat]!.items.filter((item) => !given.includes(item)), ...got];
}

/** What the moves of an offer do to the worth of a hand. Others' goals are not known. */
function gain(view: View, seat: Seat, moves: Moves, knows: boolean): number {
  const { items } = view.seats[seat]!;
  return handWorth(view, seat, handAfter(view, seat, moves), knows) - handWorth(view, seat, items, knows);
}

/** What trading itself does for the own goal: a new partner, a gift. What others pass among themselves does nothing for it. */
function tradeGoal(view: View, seat: Seat, moves: Moves): number {
  const me = view.seats[seat]!;
  const given = moves.filter(({ from }) => from === seat);
  const got = moves.filter(({ to }) => to === seat);
  const isNew = (other: Seat): boolean => (me.partners & (1 << other)) === 0;
  let worth = 0;
  needsFor(view, seat).forEach((need, line) => {
    if (need.need !== 'count' || me.goalLines[line] === true) return;
    if (need.counter === 'tradePartners' && (given.some(({ to }) => isNew(to)) || got.some(({ from }) => isNew(from)))) worth += 3;
    if (need.counter === 'gifts' && given.length > 0 && got.length === 0) worth += 4;
  });
  return worth;
}

const partiesOf = (moves: Moves, others: readonly Seat[]): Seat[] => [
  ...new Set([...others, ...moves.flatMap((move) => [move.from, move.to])]),
];

/** Whether a rival would have a fortune after it. */
function makesFortune(view: View, seat: Seat, moves: Moves): boolean {
  return partiesOf(moves, []).some((other) => {
    if (other === seat) return false;
    const after = handAfter(view, other, moves).reduce((sum, item) => sum + (ITEMS[item]?.treasure ?? 2), 0);
    return after >= FORTUNE && after > treasureOf(view.seats[other]!);
  });
}

/** Peace with somebody: what they might do, less what one would do to them. Who has broken one is not believed again. */
const peaceWorth = (view: View, seat: Seat, other: Seat): number =>
  atPeace(view, seat, other) || isTraitor(view, seat, other) ? -1 : dangerHere(view, seat, other) - attackWorth(view, seat, other) * 0.8;

const isTraitor = (view: View, seat: Seat, other: Seat): boolean => (view.seats[seat]!.betrayals & (1 << other)) !== 0;

const dangerHere = (view: View, seat: Seat, other: Seat): number =>
  view.seats[other]!.room === view.seats[seat]!.room ? dangerOf(view, seat, other) : 0.3;

/** Whoever asks for the third thing of a sort, and pays well, is after something. */
function suspicion(view: View, seat: Seat, other: Seat, moves: Moves): number {
  const after = { items: handAfter(view, other, moves) };
  let worst = 0;
  for (const { item, from, to } of moves) {
    if (from !== seat || to !== other) continue;
    for (const category of ITEMS[item]?.categories ?? []) worst = Math.max(worst, countOf(after, category) - 2);
  }
  return worst * SUSPICION;
}

/** What it is worth to agree to the moves and the pact of somebody. */
function agreeWorth(view: View, seat: Seat, offer: Pick<Offer, 'from' | 'pact' | 'threat'>, moves: Moves): number {
  const { from, pact } = offer;
  const gives = moves.some((move) => move.from === seat);
  if (!moves.some((move) => move.to === seat) && !gives) return pact === 'peace' ? peaceWorth(view, seat, from) : -1;
  if (makesFortune(view, seat, moves)) return -5;
  // "Any one" of somebody else's will be the one they miss least.
  const sure = moves.filter((move) => move.item !== NONE || move.from === seat);
  const mine = gain(view, seat, sure, true) + tradeGoal(view, seat, moves);
  const theirs = gain(view, from, moves, false);
  // Words are no payment, unless the table holds people to them.
  const safety = gives && pact === 'peace' && view.rules.bindingPacts ? Math.max(0, peaceWorth(view, seat, from)) * 0.5 : 0;
  const service = pact === 'aid' ? 1 : 0;
  return mine + safety - service - MARGIN - 0.25 * Math.max(0, theirs - mine) - suspicion(view, seat, from, moves);
}

/** Accepting is judged by what it brings; declining is right whenever accepting is not. */
export function judgeAnswer(view: View, d: Answer): number {
  const offer = view.offers.find((other) => other.id === d.offer);
  if (offer === undefined || offer.from === d.seat) return -1;
  const filled = offer.moves.map((move) => (move.item === NONE && move.from === d.seat ? { ...move, item: d.items[0] ?? NONE } : move));
  const worth = agreeWorth(view, d.seat, offer, d.accept ? filled : cheapest(view, d.seat, offer));
  return d.accept ? worth : worth > 0 ? 0 : 0.05;
}

/** The moves of an offer if one gives the least where it is left open. */
function cheapest(view: View, seat: Seat, offer: Offer): Moves {
  const { items } = view.seats[seat]!;
  return offer.moves.map((move) => {
    if (move.item !== NONE || move.from !== seat || items.length === 0) return move;
    return { ...move, item: items.reduce((a, b) => (itemWorth(view, seat, b) < itemWorth(view, seat, a) ? b : a)) };
  });
}

/** Peace is offered to those who have something to fear, too, as far as one can see. */
const peaceOffer = (view: View, seat: Seat, other: Seat): number =>
  peaceWorth(view, other, seat) > 0 ? peaceWorth(view, seat, other) - EFFORT : -1;

/** One offer a turn, if it helps and the others do not lose by it as far as one can see. */
export function judgeOffer(view: View, d: OfferDecision): number {
  const { seat, moves, pact } = d;
  if (view.seats[seat]!.offered > 0 || d.threat || pact === 'aid' || d.with.length > 1) return -1;
  if (moves.length === 0) return d.with.length === 0 ? -1 : peaceOffer(view, seat, d.with[0]!);
  if (makesFortune(view, seat, moves)) return -1;
  for (const other of partiesOf(moves, [])) if (other !== seat && gain(view, other, moves, false) < MARGIN) return -1;
  return gain(view, seat, moves, true) + tradeGoal(view, seat, moves) - EFFORT;
}

const offerOf = (seat: Seat, moves: Moves): OfferDecision => ({
  seat,
  kind: 'offer',
  moves,
  with: [],
  threat: false,
  pact: 'none',
  promise: '',
});

/** The best exchange of one item for one with somebody, as far as one can see; none if there is nothing in it for both. */
function bestSwap(view: View, seat: Seat, other: Seat): OfferDecision[] {
  // R-PHF-42  What others hold cannot be named, even where it has been seen.
  if (view.rules.hiddenItems) return [];
  const mine = view.seats[seat]!.items;
  const losses = mine.map((item) => itemWorth(view, seat, item));
  let best: Moves | null = null;
  let highest = 0;
  for (const want of view.seats[other]!.items) {
    const worth = itemWorth(view, seat, want) + tradeGoal(view, seat, [{ item: want, from: other, to: seat }]);
    const theirs = plainWorth(want);
    mine.forEach((give, i) => {
      const rise = worth - losses[i]!;
      if (rise <= highest || plainWorth(give) - theirs < MARGIN + 0.1) return;
      highest = rise;
      best = [
        { item: give, from: seat, to: other },
        { item: want, from: other, to: seat },
      ];
    });
  }
  return best === null ? [] : [offerOf(seat, best)];
}

/** Whether somebody whose goal is not known might agree: what is sure to be refused is not worth asking for. */
const isWelcome = (view: View, other: Seat, { seat, pact, threat, moves }: OfferDecision): boolean =>
  agreeWorth(view, other, { from: seat, pact, threat }, moves) > 0;

/** Something for nothing, to the poorest, for goals that want it. */
function gifts(view: View, seat: Seat, able: readonly Seat[]): OfferDecision[] {
  const { items } = view.seats[seat]!;
  if (items.length === 0 || able.length === 0) return [];
  const poorest = able.reduce((a, b) => (treasureOf(view.seats[b]!) < treasureOf(view.seats[a]!) ? b : a));
  const useful = items.filter((item) => plainWorth(item) >= MARGIN + 0.1);
  if (useful.length === 0) return [];
  const item = useful.reduce((a, b) => (itemWorth(view, seat, b) < itemWorth(view, seat, a) ? b : a));
  return [offerOf(seat, [{ item, from: seat, to: poorest }])];
}

const wantsToGive = (view: View, seat: Seat): boolean =>
  wantsEmptyHands(view, seat) ||
  needsFor(view, seat).some((need) => need.need === 'count' && (need.counter === 'gifts' || need.counter === 'tradePartners'));

/** PHF-116  Offers worth thinking about: on the own turn, or in answer to an offer one would not take. */
export function suggestOffers(view: View, seat: Seat): OfferDecision[] {
  const me = view.seats[seat]!;
  if (me.offered > 0) return [];
  const able = livingOthers(view, seat).filter((other) => !view.rules.sameRoom || view.seats[other]!.room === me.room);
  if (view.active !== seat) return counters(view, seat, able);
  const offers = able.flatMap((other) => bestSwap(view, seat, other).filter((offer) => isWelcome(view, other, offer)));
  if (wantsToGive(view, seat)) offers.push(...gifts(view, seat, able));
  if (view.rolled === 1 && view.points === 0) offers.push(...peaces(view, seat, able));
  return offers;
}

/** Instead of what somebody offers, what one would rather do with them. They want something, so they are not looked at too closely. */
function counters(view: View, seat: Seat, able: readonly Seat[]): OfferDecision[] {
  return view.offers.flatMap((offer) => {
    if (!offer.parties.includes(seat) || !able.includes(offer.from)) return [];
    return agreeWorth(view, seat, offer, cheapest(view, seat, offer)) > 0 ? [] : bestSwap(view, seat, offer.from);
  });
}

/** Peace with those in the same room, once one stays there. */
function peaces(view: View, seat: Seat, able: readonly Seat[]): OfferDecision[] {
  const here = able.filter((other) => view.seats[other]!.room === view.seats[seat]!.room && !atPeace(view, seat, other));
  return here.map((other) => ({ ...offerOf(seat, []), with: [other], pact: 'peace' }));
}
