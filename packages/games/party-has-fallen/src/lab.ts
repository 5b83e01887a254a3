/** Which tables can be set up, and what a finished one tells the lab. */
import { type Config, type ContentUse, namesById, type Places, type Why } from '@undercroft/engine';
import { ABILITIES } from './content/abilities.ts';
import { GOALS } from './content/goals.ts';
import { HEROES } from './content/heroes.ts';
import { ITEMS } from './content/items.ts';
import { decksFor, HERO } from './decks.ts';
import { adventurersAmong, type Rules, rulesFrom } from './house-rules.ts';
import { treasureOf } from './rules/board.ts';
import { composition, presetLayout, sizeOf } from './rules/dungeon.ts';
import type { Table } from './table.ts';
import { type Key, told } from './texts.ts';

const wrong = (rule: string, key: Key, places?: Places): Why => ({ rule, ...told(key, places) });

/** PHF-017 R-PHF-51  Seats, heroes, rooms and rounds have to go together. */
export function checkConfig(config: Config): Why | null {
  const rules = rulesFrom(config.options, config.seats);
  const seats = adventurersAmong(config.seats, config.options);
  return (
    wrongMaster(rules, seats, Number(config.options['dm.seat'])) ?? wrongHonour(rules) ?? wrongSize(rules, seats) ?? wrongRounds(rules)
  );
}

/** R-PHF-49  One dungeon master at most, and two to be mastered. */
function wrongMaster(rules: Rules, seats: number, playing: number): Why | null {
  if (rules.extraMaster && playing > 0) return wrong('R-PHF-49', 'why.setup.oneMaster');
  if (rules.extraMaster && seats < 2) return wrong('R-PHF-49', 'why.setup.mastered');
  return playing > seats ? wrong('R-PHF-49', 'why.setup.masterSeat', { seat: playing, seats }) : null;
}

/** PHF-014  What honour cards say is settled by somebody. */
function wrongHonour({ honour, vote, dm, dmPowers }: Rules): Why | null {
  if (honour === 0 || vote || (dm >= 0 && dmPowers === 'adjudicate')) return null;
  return wrong('PHF-014', 'why.setup.honour');
}

function wrongSize(rules: Rules, seats: number): Why | null {
  if (seats > rules.maxSeats) return wrong('R-PHF-51', 'why.setup.seats', { n: rules.maxSeats });
  if (decksFor(seats, rules)[HERO]!.length < seats + 2) return wrong('R-PHF-51', 'why.setup.heroes', { seats, heroes: seats + 2 });
  const rooms = composition(seats, rules);
  if (rooms.plain < 0) return wrong('PHF-005', 'why.setup.empty');
  const size = sizeOf(rooms);
  return presetLayout(size).outer.length < seats ? wrong('R-PHF-03', 'why.setup.small', { rooms: size, seats }) : null;
}

/** R-PHF-36 R-PHF-39  Nobody wins before a round that the cap never lets begin. */
function wrongRounds({ roundCap, minRounds }: Rules): Why | null {
  if (roundCap === 0 || roundCap > minRounds) return null;
  return wrong('R-PHF-39', 'why.setup.rounds', { cap: roundCap, rounds: minRounds, least: minRounds + 1 });
}

/**
 * Nothing but a win ends a game without a round cap, and who plays at random wins late: up to 2,000 decisions a seat in
 * thousands of games. In a round, choosing heroes included, a seat decides at most 17 times.
 */
export function longest({ seats, options }: Config): number {
  const cap = Number(options['game.roundCap']);
  return seats * (cap === 0 ? 5000 : Math.min(5000, 25 * (cap + 5)));
}

/** A game that lasts so long has got stuck. */
const VERY_LONG = 60;

const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

/** Heroes, abilities and goals with their wins; treasure and kills; how it ended, and after how long. */
export function used(t: Table, use: ContentUse): void {
  const winners = t.ending?.winners ?? [];
  t.seats.forEach((s, seat) => {
    const won = winners.includes(seat);
    const hero = HEROES[s.hero]?.id;
    if (hero !== undefined) use('hero', hero, won);
    if (s.ability >= 0) use('ability', ABILITIES[s.ability]!.id, won);
    if (s.goal >= 0) {
      use('goal', GOALS[s.goal]!.id, won);
      use('goal finished', GOALS[s.goal]!.id, won && t.ending?.reason === 'goal');
    }
    for (const item of s.items) {
      const { id, categories } = ITEMS[item]!;
      use(categories.includes('weapon') ? 'weapon at the end' : 'item at the end', id, won);
    }
    use('treasure at the end', String(Math.min(20, treasureOf(s))), won);
    use('others killed', String(bits(s.kills)), won);
  });
  if (t.ending !== null) use('ending', t.ending.reason, winners.length > 0);
  use('rounds', t.round >= VERY_LONG ? `${VERY_LONG} or more` : `fewer than ${VERY_LONG}`, winners.length > 0);
}

export const deeds: Record<string, string | null> = { 'goal finished': 'finished', ending: null, rounds: null };

export const named = namesById(HEROES, ABILITIES, GOALS, ITEMS);
