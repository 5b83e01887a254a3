/** Places and prizes of the Arena (AP-199, AP-200, R-AP-39, R-AP-65). */
import type { Seat } from '@undercroft/engine';
import { ARENAS } from '../content/arenas.ts';
import type { Rewards } from '../content/vocabulary.ts';
import type { Table } from '../table.ts';

/** One competitor's place, counted from 1 as in 1-2-2-4, and the tier that is paid: one lower for those who tie. */
export interface Placed {
  place: number;
  tier: number;
  tied: boolean;
}

/** AP-200, R-AP-39  By total; all who share a place are paid one tier below it. */
export function placesOf(totals: readonly number[]): Placed[] {
  return totals.map((total) => {
    const place = 1 + totals.filter((other) => other > total).length;
    const tied = totals.filter((other) => other === total).length > 1;
    return { place, tier: tied ? place + 1 : place, tied };
  });
}

/** R-AP-65  Together: everybody against par, best first. */
const PAR = [6, 4, 2];

export function parTier(total: number): number {
  const at = PAR.findIndex((par) => total >= par);
  return at < 0 ? PAR.length + 1 : at + 1;
}

type Held = Pick<Table, 'rules' | 'arena' | 'entrants' | 'totals'>;

/** AP-199, AP-200; together R-AP-65 against par. */
export function placeOf(t: Held, seat: Seat): Placed {
  const at = t.entrants.indexOf(seat);
  return t.rules.together ? { place: 0, tier: parTier(t.totals[at]!), tied: false } : placesOf(t.totals)[at]!;
}

/** What a competitor has won; nothing below the last tier. */
export function prizeFor(t: Held, seat: Seat): Required<Omit<Rewards, 'levelUps'>> & { vp: number } {
  const { vp = 0, gold = 0, items = 0 } = ARENAS[t.arena]!.tiers[placeOf(t, seat).tier - 1] ?? {};
  return { vp, gold, items, legendary: 0 };
}
