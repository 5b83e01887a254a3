/** R-P52-16  Item tables say what every sum of two cards is, once. */
import type { Item, TableRow } from '../pieces.ts';
import type { Scenario } from '../scenario.ts';
import type { Tell } from './sense.ts';

const [LEAST, MOST] = [2, 26];

export function checkTables(scenario: Scenario, tell: Tell): void {
  for (const table of ['chestTable', 'startingTable'] as const) {
    checkCover(
      scenario[table],
      (i, sentence) => tell([table, i], sentence),
      (sentence) => tell([table], sentence),
    );
    for (const [i, row] of scenario[table].entries()) checkRow(row, table, (sentence) => tell([table, i], sentence));
  }
  checkStart(scenario, tell);
  checkLowestHeal(scenario.items, tell);
}

function checkCover(rows: readonly TableRow[], tellRow: (i: number, sentence: string) => void, tell: (sentence: string) => void): void {
  let next = LEAST;
  for (const [i, { from, to }] of rows.entries()) {
    if (to < from) tellRow(i, `The row from ${from} to ${to} ends before it begins.`);
    else if (from > next) tellRow(i, `Nothing is said for ${sums(next, from - 1)}.`);
    else if (from < next) tellRow(i, `${sums(from, Math.min(to, next - 1))} stands in an earlier row already.`);
    next = Math.max(next, to + 1);
  }
  if (next <= MOST) tell(`Nothing is said for ${sums(next, MOST)}.`);
}

const sums = (from: number, to: number): string => (from === to ? `the sum ${from}` : `the sums ${from} to ${to}`);

function checkRow({ items, any }: TableRow, table: string, tell: (sentence: string) => void): void {
  if ((items === undefined) === (any === undefined)) tell('A row names items, or says any.');
  if (any && table === 'chestTable') tell('Only the starting table lets anybody choose freely.');
}

/** P52-093  Choosing among what stands below needs something below. */
function checkStart({ startingTable, items }: Scenario, tell: Tell): void {
  if (startingTable[0]?.any) tell(['startingTable', 0], 'There are no rows below this one to choose from.');
  const trapped = new Set(items.filter(({ kind }) => kind === 'trapped').map(({ id }) => id));
  for (const [i, row] of startingTable.entries()) {
    if (row.items?.some(({ item }) => trapped.has(item))) tell(['startingTable', i], 'Nobody sets out with what jumps out of a chest.');
  }
}

/** P52-091  One item is the weakest that heals; it neither restores all nor revives. */
function checkLowestHeal(items: readonly Item[], tell: Tell): void {
  const lowest = items.filter((item) => item.kind === 'consumable' && item.lowestHeal);
  if (lowest.length !== 1) tell(['items'], `Exactly one item is the lowestHeal; ${lowest.length} are.`);
  for (const item of lowest) {
    const effects = item.kind === 'consumable' ? item.uses.flatMap((use) => use.effects.map(({ effect }) => effect)) : [];
    const fits = effects.includes('heal') && !effects.includes('restore') && !effects.includes('revive');
    if (!fits) tell(['items', items.indexOf(item)], `${item.name} should heal a little: no full restore, no revival.`);
  }
}
