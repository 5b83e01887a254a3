/** TD-042..TD-047  What the owner of a revealed royal may do with the XP pile. */

import { reveal } from '@undercroft/engine';
import { removeFrom } from '@undercroft/mechanics';
import type { RoyalDecision } from '../decisions.ts';
import type { Event } from '../events.ts';
import type { Table } from '../table.ts';
import { putUnderXp, takeTopXp } from './kit.ts';

export function chooseRoyal(t: Table, d: RoyalDecision, out: Event[] | null): void {
  const s = t.seats[d.seat]!;
  let card: number | null = null;
  if (d.choice === 'cycle') {
    // TD-044  The top card goes under the pile; the next one is shown.
    reveal(t);
    card = takeTopXp(s);
    putUnderXp(s, card, true);
  } else if (d.choice === 'bury') {
    // TD-045  A hand card goes under the pile; only its owner knows which.
    card = d.card;
    removeFrom(s.hand, card);
    putUnderXp(s, card, false);
    // On an empty pile it is also the top card, for all to see.
    if (s.xp.length === 1) reveal(t);
  } else if (d.choice === 'learn') {
    // TD-046  The top card goes to the discard pile.
    reveal(t);
    card = takeTopXp(s);
    s.discard.push(card);
  }
  out?.push({ type: 'royalChosen', seat: d.seat, choice: d.choice, card });
}
