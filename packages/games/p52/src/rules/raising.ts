/** P52-247  What a character's exp can raise. */
import type { Seat } from '@undercroft/engine';
import { bookFor } from '../doors.ts';
import type { Table } from '../table.ts';
import { sheetOf } from './heroes.ts';
import { raiseCost } from './levels.ts';

export function raisable(t: Table, seat: Seat): string[] {
  const { abilities, exp } = sheetOf(t, seat);
  return abilities.filter(({ id, level }) => raiseCost(bookFor(t).ability(id), level, t.house) <= exp).map(({ id }) => id);
}

/** P52-072 R-P52-65  Known abilities of these kinds. */
export function knownOf(t: Table, seat: Seat, kinds: readonly string[]): string[] {
  return sheetOf(t, seat).abilities.flatMap(({ id }) => (kinds.includes(bookFor(t).ability(id).kind) ? [id] : []));
}
