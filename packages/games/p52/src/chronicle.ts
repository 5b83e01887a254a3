/** P52-021  Writing a character's history, as it grows. */
import type { Seat } from '@undercroft/engine';
import type { Split } from './rules/creation.ts';
import type { Entry } from './rules/history.ts';
import type { Table } from './table.ts';

export function chronicle(t: Table, seat: Seat, entry: Entry): void {
  t.heroes[seat]!.history = [...t.heroes[seat]!.history, entry];
}

/** The points of the last level went there. */
export function chroniclePoints(t: Table, seat: Seat, split: Split): void {
  const { history } = t.heroes[seat]!;
  const at = history.findLastIndex(({ is }) => is === 'level');
  const level = history[at];
  if (level?.is === 'level') t.heroes[seat]!.history = history.with(at, { ...level, split });
}
