/** What characters carry. */
import type { Seat } from '@undercroft/engine';
import type { Out } from './events.ts';
import { breakFocus } from './focus.ts';
import { sheetOf } from './rules/heroes.ts';
import type { Some } from './rules/items.ts';
import type { Table } from './table.ts';

/** P52-220  Inventories have no limit. */
export function gainItem(t: Table, seat: Seat, some: Some, out: Out): void {
  carry(t, seat, some);
  out?.push({ type: 'itemGained', seat, ...some });
}

function carry(t: Table, seat: Seat, { item, number }: Some): void {
  const sheet = sheetOf(t, seat);
  const gained = Array.from({ length: number }, () => ({ item, equipped: false }));
  t.heroes[seat]!.sheet = { ...sheet, items: [...sheet.items, ...gained] };
}

/** P52-055 P52-058 P52-209 R-P52-38 R-P52-40  Whatever lies there; free, but it breaks aim and stance. */
export function takeItem(t: Table, seat: Seat, item: string, out: Out): void {
  const { place } = t.heroes[seat]!;
  const items = t.spots[place]!.items.slice();
  items.splice(items.indexOf(item), 1);
  t.spots[place] = { ...t.spots[place]!, items };
  breakFocus(t, seat);
  carry(t, seat, { item, number: 1 });
  out?.push({ type: 'itemTaken', seat, item });
}

/** So many of an item are gone. */
export function loseItems(t: Table, seat: Seat, { item, number }: Some): void {
  const sheet = sheetOf(t, seat);
  let left = number;
  const items = sheet.items.filter((carried) => carried.item !== item || left-- <= 0);
  t.heroes[seat]!.sheet = { ...sheet, items };
}

/** P52-224 P52-225  Puts the first such item on, or takes it off. */
export function wear(t: Table, seat: Seat, item: string, out: Out): void {
  const sheet = sheetOf(t, seat);
  const isWorn = sheet.items.some((carried) => carried.item === item && carried.equipped);
  const at = sheet.items.findIndex((carried) => carried.item === item && carried.equipped === isWorn);
  const items = sheet.items.map((carried, i) => (i === at ? { item, equipped: !isWorn } : carried));
  t.heroes[seat]!.sheet = { ...sheet, items };
  out?.push({ type: isWorn ? 'itemPutAway' : 'itemWorn', seat, item });
}

/** P52-184  What two of them hand each other; whatever was worn is taken off. */
export interface Exchange {
  seat: Seat;
  partner: Seat;
  give: readonly string[];
  want: readonly string[];
}

export function exchange(t: Table, { seat, partner, give, want }: Exchange, out: Out): void {
  handOver(t, seat, partner, give);
  handOver(t, partner, seat, want);
  out?.push({ type: 'traded', seat, with: partner, gave: give, got: want });
}

function handOver(t: Table, from: Seat, to: Seat, items: readonly string[]): void {
  for (const item of items) loseItems(t, from, { item, number: 1 });
  const sheet = sheetOf(t, to);
  t.heroes[to]!.sheet = { ...sheet, items: [...sheet.items, ...items.map((item) => ({ item, equipped: false }))] };
}
