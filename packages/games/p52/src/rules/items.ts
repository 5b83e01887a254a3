/** Tables of items: what a row offers. */
import type { Item, TableRow } from '../scenario/pieces.ts';
import type { Scenario } from '../scenario/scenario.ts';

/** So many of an item. */
export interface Some {
  item: string;
  number: number;
}

const offers = ({ items }: TableRow): Some[] => (items ?? []).map(({ item, number }) => ({ item, number: number ?? 1 }));

/** P52-093  What a row offers; one that says `any`, whatever the rows below offer, each thing once. */
export function itemsBelow(table: readonly TableRow[], row: TableRow): Some[] {
  if (!row.any) return offers(row);
  const all = table.slice(0, table.indexOf(row)).flatMap(offers);
  return all.filter((one, i) => all.findIndex(({ item }) => item === one.item) === i);
}

/** P52-091  A scenario that was read has exactly one. */
export const lowestHeal = ({ items }: Scenario): Item => items.find((item) => item.kind === 'consumable' && item.lowestHeal)!;
