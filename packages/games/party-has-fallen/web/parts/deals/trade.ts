/** An offer being put together: who is in it, what goes where. Pure, so that it can be tested without a page. */
import type { Seat } from '@undercroft/engine';
import { ALIVE, NONE, type OfferDecision, type View } from '../../../src/index.ts';

export interface Draft {
  partners: readonly Seat[];
  moves: OfferDecision['moves'];
  pact: OfferDecision['pact'];
  threat: boolean;
  promise: string;
  /** Between the partners: nobody else hears of it. */
  quiet: boolean;
}

/** Whom a seat may trade with. */
export function tradePartners(view: View, seat: Seat): Seat[] {
  const me = view.seats[seat];
  if (me === undefined || me.status !== ALIVE) return [];
  return view.seats.flatMap((s, other) =>
    other !== seat && s.status === ALIVE && (!view.rules.sameRoom || s.room === me.room) ? [other] : [],
  );
}

/** Somewhere to begin that can be offered as it is: peace with whoever comes first. */
export const firstDraft = (view: View, seat: Seat): Draft => ({
  partners: tradePartners(view, seat).slice(0, 1),
  moves: [],
  pact: 'peace',
  threat: false,
  promise: '',
  quiet: false,
});

/** What of somebody's can be named: their items, or "any one" of a hidden hand. */
export function namable(view: View, seat: Seat, from: Seat): number[] {
  const s = view.seats[from]!;
  if (!view.rules.hiddenItems || from === seat) return s.items;
  return s.itemCount > 0 ? [NONE] : [];
}

const isSame = (move: Draft['moves'][number], item: number, from: Seat): boolean => move.item === item && move.from === from;

export const holdsMove = (draft: Draft, item: number, from: Seat): boolean => draft.moves.some((move) => isSame(move, item, from));

/** Puts an item into the offer, or takes it out again. What I give goes to the first partner, what others give comes to me. */
export function toggleMove(draft: Draft, me: Seat, item: number, from: Seat): Draft {
  if (holdsMove(draft, item, from)) return { ...draft, moves: draft.moves.filter((move) => !isSame(move, item, from)) };
  const to = from === me ? draft.partners[0] : me;
  if (to === undefined) return draft;
  return {
    ...draft,
    moves: [...draft.moves, { item, from, to }],
    pact: draft.moves.length === 0 && draft.promise === '' ? 'none' : draft.pact,
  };
}

export const redirect = (draft: Draft, item: number, from: Seat, to: Seat): Draft => ({
  ...draft,
  moves: draft.moves.map((move) => (isSame(move, item, from) ? { ...move, to } : move)),
});

/** A partner who leaves the offer takes their items out of it. */
export function togglePartner(draft: Draft, seat: Seat): Draft {
  if (!draft.partners.includes(seat)) return { ...draft, partners: [...draft.partners, seat] };
  return {
    ...draft,
    partners: draft.partners.filter((each) => each !== seat),
    moves: draft.moves.filter(({ from, to }) => from !== seat && to !== seat),
  };
}

export const offerOf = ({ partners, moves, pact, threat, promise, quiet }: Draft, seat: Seat): OfferDecision => ({
  seat,
  kind: 'offer',
  moves,
  with: partners.slice(),
  threat,
  pact,
  promise: promise.trim(),
  ...(quiet ? { quiet } : {}),
});
