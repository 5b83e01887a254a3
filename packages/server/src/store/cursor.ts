import { BadCursor } from './errors.ts';
import type { Page, TableRow } from './store.ts';

/** The place in a list behind a table. Creation does not change, so no page repeats or misses a table that stays listed. */
export interface Cursor {
  createdAt: number;
  id: string;
}

export function readCursor(text: string): Cursor {
  const found = /^(\d{1,15})-(.+)$/su.exec(text);
  if (!found) throw new BadCursor('this is not a cursor of this list');
  return { createdAt: Number(found[1]), id: found[2]! };
}

/** A page out of the `limit + 1` rows asked for: the one too many only tells that there is more. */
export function pageOf(rows: readonly TableRow[], limit: number): Page {
  const tables = rows.slice(0, limit);
  const last = tables.at(-1);
  return { tables, next: last && rows.length > limit ? `${last.createdAt}-${last.id}` : null };
}
