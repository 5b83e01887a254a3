/** R-TD-32 [items.trade]  Offers of items, where the house rule allows them. */
import type { Seat } from '@undercroft/engine';
import { JACK } from '../cards.ts';
import type { OfferDecision, TdAsk } from '../decisions.ts';
import type { SeatState, Table } from '../table.ts';

const heldRanks = (s: SeatState): number[] => s.items.flatMap((n, i) => (n > 0 ? [JACK + i] : []));

/** Whether the seat could make an offer at all: it holds something, and has made none this round. */
export function canOffer(t: Table, seat: Seat): boolean {
  const s = t.seats[seat]!;
  return t.rules.tradeItems && s.alive && !s.offered && heldRanks(s).length > 0 && t.seats.some((o, i) => i !== seat && o.alive);
}

/** Each held item to each living other, for nothing or for one of theirs. */
export function offersOf(t: Table, { seat }: TdAsk): OfferDecision[] {
  const offers: OfferDecision[] = [];
  for (let to = 0; to < t.seats.length; to++) {
    if (to === seat || !t.seats[to]!.alive) continue;
    for (const give of heldRanks(t.seats[seat]!)) {
      for (const want of [0, ...heldRanks(t.seats[to]!)]) offers.push({ seat, kind: 'offer', to, give, want });
    }
  }
  return offers;
}
