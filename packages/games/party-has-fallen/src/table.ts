/** Which tables can be set up, and what a finished one tells the lab. */
import type { Config, ContentUse } from '@undercroft/engine';
import { ABILITIES } from './content/abilities.ts';
import { GOALS } from './content/goals.ts';
import { HEROES } from './content/heroes.ts';
import { rulesFrom } from './houserules.ts';
import { treasureOf } from './rules/board.ts';
import { composition, presetLayout, sizeOf } from './rules/dungeon.ts';
import { decksFor, HERO, type Table } from './state.ts';

/** PHF-017 R-PHF-51  Seats, heroes and rooms have to go together. */
export function checkConfig({ seats, options }: Config): string | null {
  const rules = rulesFrom(options);
  if (seats > rules.maxSeats) return `at most ${rules.maxSeats} seats play at this table; see table.maxSeats`;
  if (decksFor(seats, rules)[HERO]!.length < seats + 2) return `${seats} seats need ${seats + 2} heroes`;
  const rooms = composition(seats, rules);
  if (rooms.plain < 0) return 'there are more exits and Summon rooms than empty rooms';
  const size = sizeOf(rooms);
  if (presetLayout(size).outer.length < seats) return `a dungeon of ${size} rooms is too small for ${seats} seats`;
  return null;
}

/** Heroes, abilities and goals with their wins; treasure; how it ended. */
export function used(t: Table, use: ContentUse): void {
  const winners = t.ending?.winners ?? [];
  t.seats.forEach((s, seat) => {
    const won = winners.includes(seat);
    const hero = HEROES[s.hero]?.id;
    if (hero !== undefined) use('hero', hero, won);
    if (s.ability >= 0) use('ability', ABILITIES[s.ability]!.id, won);
    if (s.goal >= 0) use('goal', GOALS[s.goal]!.id, won && t.ending?.reason === 'goal');
    use('treasure at the end', String(Math.min(20, treasureOf(s))), won);
  });
  if (t.ending !== null) use('ending', t.ending.reason, winners.length > 0);
}
