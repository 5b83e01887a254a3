/** Which tables can be set up, and what a finished one tells the lab. */
import type { Config, ContentUse } from '@undercroft/engine';
import { CLASS_SHEETS } from './content/classes.ts';
import type { Table } from './table.ts';

/** TD-001, R-TD-11  Two to four seats; alone only in a solo mode. */
export function checkConfig({ seats, options }: Config): string | null {
  const solo = options['solo.mode'];
  if (solo === 'off' && seats === 1) return 'Table Dungeon has 2 to 4 seats; to play alone, set solo.mode to oneHero';
  if (solo === 'oneHero' && seats !== 1) return `solo.mode oneHero has 1 seat, not ${seats}`;
  if (solo === 'twoHeroes' && seats !== 2) return `solo.mode twoHeroes has 2 seats, not ${seats}`;
  return null;
}

/** Aces and deaths end every game: of a hundred thousand played at random none took 130 decisions a seat. */
export const longest = ({ seats }: Config): number => 500 * seats;

/** Classes with their wins; how far the party came; how it ended. */
export function used(t: Table, use: ContentUse): void {
  const winners = t.ending?.winners ?? [];
  t.seats.forEach((s, seat) => {
    const id = CLASS_SHEETS[s.class]?.id;
    if (id !== undefined) use('class', id, winners.includes(seat));
  });
  use('level reached', String(t.level), winners.length > 0);
  if (t.ending !== null && winners.length > 0) use('tie-break', t.ending.tieBreak, true);
}
