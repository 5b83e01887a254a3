/** Which tables can be set up, and what a finished one tells the lab. */
import { type Config, type ContentUse, namesById, type Why } from '@undercroft/engine';
import { CLASS_SHEETS } from './content/classes.ts';
import type { Table } from './table.ts';
import { type Key, told } from './texts.ts';

/** TD-001, R-TD-11  Two to four seats; alone only in a solo mode. */
export function checkConfig({ seats, options }: Config): Why | null {
  const wrong = (rule: string, key: Key): Why => ({ rule, ...told(key, { seats }) });
  const solo = options['solo.mode'];
  if (solo === 'off' && seats === 1) return wrong('TD-001', 'why.setup.tooFew');
  if (solo === 'oneHero' && seats !== 1) return wrong('R-TD-11', 'why.setup.oneHero');
  if (solo === 'twoHeroes' && seats !== 2) return wrong('R-TD-11', 'why.setup.twoHeroes');
  return null;
}

/** Aces and deaths end every game: of a hundred thousand played at random none took 130 decisions a seat. */
export const longest = ({ seats }: Config): number => 500 * seats;

/** Classes with their wins; how far the party came; how it ended. */
export function used(t: Table, use: ContentUse): void {
  const winners = t.ending?.winners ?? [];
  t.seats.forEach((s, seat) => {
    const sheet = CLASS_SHEETS[s.class];
    if (sheet === undefined) return;
    const won = winners.includes(seat);
    use('class', sheet.id, won);
    sheet.items.forEach((item, rank) => {
      if (s.items[rank]! > 0) use('item at the end', item.name, won);
    });
  });
  use('level reached', String(t.level), winners.length > 0);
  if (t.ending !== null && winners.length > 0) use('tie-break', t.ending.tieBreak, true);
}

export const deeds: Record<string, string | null> = { 'tie-break': null };

export const named = namesById(CLASS_SHEETS);
