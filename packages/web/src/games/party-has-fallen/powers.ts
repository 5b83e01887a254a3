/** Cards by number: what they are called and what they say. */
import type { Seat } from '@undercroft/engine';
import { ABILITIES, describePowers, ITEMS, type View } from '@undercroft/party-has-fallen';

/** -1 is the seat's own ability. */
const cardOf = (view: View, seat: Seat, card: number) => (card < 0 ? ABILITIES[view.seats[seat]?.ability ?? -1] : ITEMS[card]);

export const cardName = (view: View, seat: Seat, card: number): string => cardOf(view, seat, card)?.name ?? '';

export function cardText(view: View, seat: Seat, card: number): string {
  const found = cardOf(view, seat, card);
  return found === undefined ? '' : describePowers(found);
}
