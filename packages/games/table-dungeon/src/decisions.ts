/** Every answer a seat can give. */
import type { Ask, Seat } from '@undercroft/engine';
import type { Card } from './cards.ts';

/** TD-034 R-TD-34  An unenforced claim about the card one is going to play. */
export type Claim = { claim: 'low' | 'healing' | 'royal' | 'trust' } | { claim: 'hit'; atLeast: number };

export type Decision =
  | { seat: Seat; kind: 'class'; class: number }
  | { seat: Seat; kind: 'accent'; accent: number }
  | { seat: Seat; kind: 'play'; card: Card }
  | RoyalDecision
  /** The top XP cards that go under the pile, in this order; the others go to the discard pile. */
  | { seat: Seat; kind: 'levelUp'; bottom: Card[] }
  | ItemDecision
  | ({ seat: Seat; kind: 'claim' } & Claim)
  /** An item (11, 12 or 13) for one of the other seat's (0: a gift). */
  | OfferDecision
  | { seat: Seat; kind: 'answerOffer'; accept: boolean }
  | { seat: Seat; kind: 'leave' };

export type RoyalDecision =
  | { seat: Seat; kind: 'royal'; choice: 'nothing' | 'cycle' | 'learn' }
  | { seat: Seat; kind: 'royal'; choice: 'bury'; card: Card };

/** `use` is the item's rank, or 0 for none; some items need a card or a seat as well. */
export type ItemDecision = { seat: Seat; kind: 'item'; use: number; card?: Card; target?: Seat };
export type OfferDecision = { seat: Seat; kind: 'offer'; to: Seat; give: number; want: number };

export type Kind = Decision['kind'];
export type TdAsk = Ask<Kind>;
