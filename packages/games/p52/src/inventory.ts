/** What characters carry. */
import type { Seat } from '@undercroft/engine';
import type { Out } from './events.ts';
import { sheetOf } from './rules/heroes.ts';
import type { Some } from './rules/items.ts';
import type { Table } from './table.ts';

/** P52-220  Inventories have no limit. */
export function gainItem(t: Table, seat: Seat, { item, number }: Some, out: Out): void {
  const sheet = sheetOf(t, seat);
  const gained = Array.from({ length: number }, () => ({ item, equipped: false }));
  t.heroes[seat]!.sheet = { ...sheet, items: [...sheet.items, ...gained] };
  out?.push({ type: 'itemGained', seat, item, number });
}
