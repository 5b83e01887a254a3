/** Some offers anybody could make: for bots, for the fuzzer, and for whoever cannot think of one. */
import { below, pick, type Random, type Seat } from '@undercroft/engine';
import { NONE } from '../content/cards.ts';
import type { Decision, OfferDecision, PhfAsk } from '../decisions.ts';
import type { Table } from '../table.ts';
import { partners } from './trade.ts';

const plain = (seat: Seat, to: Seat): OfferDecision => ({
  seat,
  kind: 'offer',
  moves: [],
  with: [to],
  threat: false,
  pact: 'peace',
  promise: '',
});

/** Peace with the next living player. */
export const usualOffer = (t: Table, { seat }: PhfAsk): Decision => plain(seat, partners(t, seat)[0]!);

/** An item of somebody's, as the proposer can name it; null if there is none. */
function anyItem(t: Table, seat: Seat, from: Seat, random: Random): number | null {
  const { items } = t.seats[from]!;
  if (items.length === 0) return null;
  return t.rules.hiddenItems && from !== seat ? NONE : pick(random, items);
}

/** An item for an item, a gift, a demand or a pact; now and then among three, or in private. */
export function drawOffer(t: Table, { seat }: PhfAsk, random: Random): Decision {
  const able = partners(t, seat);
  const to = pick(random, able);
  const offer = plain(seat, to);
  const give = below(random, 2) === 0 ? anyItem(t, seat, seat, random) : null;
  const want = below(random, 2) === 0 ? anyItem(t, seat, to, random) : null;
  if (give !== null) offer.moves.push({ item: give, from: seat, to });
  if (want !== null) offer.moves.push({ item: want, from: to, to: seat });
  const twist = below(random, 6);
  if (twist === 0) addThird(t, offer, to, random);
  if (twist === 1) offer.quiet = true;
  if (offer.moves.length > 0 && below(random, 4) > 0) offer.pact = 'none';
  else if (below(random, 3) === 0) offer.pact = 'aid';
  offer.threat = give === null && want !== null && below(random, 2) === 0;
  if (offer.moves.length > 0) offer.with = [];
  return offer;
}

/** A third party gives the second something as well. */
function addThird(t: Table, offer: OfferDecision, to: Seat, random: Random): void {
  const third = pick(random, partners(t, offer.seat));
  if (third === to) return;
  const item = anyItem(t, offer.seat, third, random);
  if (item !== null) offer.moves.push({ item, from: third, to });
}
