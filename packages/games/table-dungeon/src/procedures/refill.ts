/** Refill (TD-059..TD-062, R-TD-25..R-TD-28): up to five cards, re-forming the action pile when a draw finds it empty. */
import { reveal, type Seat, shuffle } from '@undercroft/engine';
import type { Event } from '../events.ts';
import { HAND_SIZE, type SeatState, type Table } from '../table.ts';
import { markSeen, takeTopXp } from './kit.ts';

export function refillSeat(t: Table, seat: Seat, out: Event[] | null): void {
  const s = t.seats[seat]!;
  const { hand, action } = s;
  const before = hand.length;
  while (hand.length < HAND_SIZE) {
    if (action.length === 0) {
      tellDrawn(s, seat, before, out);
      reform(t, seat, out);
      return;
    }
    const card = action.pop()!;
    hand.push(card);
    reveal(t);
  }
  tellDrawn(s, seat, before, out);
}

function tellDrawn(s: SeatState, seat: Seat, before: number, out: Event[] | null): void {
  if (out !== null && s.hand.length > before) out.push({ type: 'drew', seat, cards: s.hand.slice(before), count: s.hand.length - before });
}

/** TD-060..TD-062  XP cards join the discard pile; hand and discard become the new action pile; five are drawn. */
function reform(t: Table, seat: Seat, out: Event[] | null): void {
  const s = t.seats[seat]!;
  reveal(t);
  const action = s.discard;
  const discarded = action.length;
  for (let i = 0; i < t.level && s.xp.length > 0; i++) action.push(takeTopXp(s));
  const fromXp = out === null ? [] : action.slice(discarded);
  for (const card of action) markSeen(s, card);
  for (const card of s.hand) action.push(card);
  shuffle(t.random, action);
  const size = action.length;
  s.hand = [];
  while (s.hand.length < HAND_SIZE && action.length > 0) s.hand.push(action.pop()!);
  s.action = action;
  s.discard = [];
  out?.push({ type: 'reformed', seat, fromXp, size, cards: s.hand.slice(), count: s.hand.length });
}
