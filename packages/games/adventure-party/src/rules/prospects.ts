/**
 * What a party can hope for before it marches: the exact chance of a challenge with these heroes, for one throw of all their dice and
 * nothing done to them afterwards (AP-079, AP-082, AP-086).
 */
import type { Seat } from '@undercroft/engine';
import { ANY, type Hero, NONE, type Quest } from '../content/cards.ts';
import { symbolOf } from '../content/dice.ts';
import { COLOURS, type Operation } from '../content/vocabulary.ts';
import type { Rules } from '../house-rules.ts';
import { addedBy } from './added.ts';
import { challengeOf } from './challenge.ts';
import { newDie } from './dice.ts';
import { cardOf, hired, inParty, isWounded, type PartyHero, sideOf, wounded } from './heroes.ts';
import { holds, type Rolling } from './lie.ts';
import { chanceIfRerolled } from './odds.ts';
import { coloursLeft, isDieLeft } from './reach.ts';
import { setsOf } from './sending.ts';
import { activePowers, heroBehind, powerOf, toolOf } from './tools.ts';

/** What is to be marched on, and whose party it is. */
export interface March {
  rules: Rules;
  seats: readonly { heroes: readonly PartyHero[] }[];
  seat: Seat;
  /** A quest, or a stage of the boss. */
  trial: 'quest' | 'stage1' | 'stage2';
  quest: Quest;
  boss: number;
}

/** R-AP-16  Every way in which the slot wounds can fall: the heroes as they are afterwards, without the dead. */
function afterSlots(heroes: readonly PartyHero[], wounds: number): PartyHero[][] {
  if (wounds <= 0) return [[...heroes]];
  const ways: PartyHero[][] = [];
  for (let mask = 0; mask < 1 << heroes.length; mask++) {
    const isHit = (i: number) => (mask & (1 << i)) !== 0;
    if (heroes.filter((_, i) => isHit(i)).length !== Math.min(wounds, heroes.length)) continue;
    ways.push(heroes.flatMap((hero, i) => (!isHit(i) ? [hero] : isWounded(hero) ? [] : [wounded(hero)])));
  }
  return ways;
}

/** AP-079  What heroes and weapons add by themselves while the pool is formed. */
function add(t: Rolling & { pool: number[]; added: number[]; conversions: number[] }, op: Operation, tool: number): void {
  if (op.do === 'addDie' && op.colour !== 'any' && isDieLeft(t, COLOURS.indexOf(op.colour)))
    t.pool.push(newDie(COLOURS.indexOf(op.colour)));
  if (op.do === 'add') for (let i = 0; i < (op.amount ?? 1); i++) t.added.push(addedBy(tool, symbolOf(op.symbol)));
  if (op.do === 'convert') t.conversions.push(symbolOf(op.from), symbolOf(op.to), op.amount ?? 1);
  if (op.do === 'endImmunity') t.immunityGone = true;
}

/** The pool before it is rolled, and how many dice of any colour are still to be named. */
function poolFor(
  { rules, seats, seat, trial, quest, boss }: March,
  heroes: readonly PartyHero[],
  sent: number,
): { t: Rolling; any: number } {
  const parties = seats.map((each, i) => (i === seat ? { heroes } : each));
  const t = {
    ...{ rules, trial, quest, boss, arena: NONE, roller: seat, seats: parties, active: heroes.map(cardOf), sent },
    ...{ pool: [] as number[], added: [] as number[], conversions: [] as number[], runesSpent: 0, immunityGone: false },
    ...{ ignoredLight: 0, ignoredDeadly: 0, ignoredAny: 0, downgraded: 0, moreLight: 0, moreDeadly: 0 },
  };
  let any = 0;
  for (const colour of heroes.flatMap((hero) => sideOf(hero).dice)) {
    if (colour === ANY) any++;
    else if (isDieLeft(t, colour)) t.pool.push(newDie(colour));
  }
  for (const key of activePowers(t, 'pool')) {
    const { if: condition, does } = powerOf(key);
    if (condition !== undefined && !holds(t, condition, heroBehind(t, seat, toolOf(key)))) continue;
    for (const op of does) add(t, op, toolOf(key));
  }
  return { t, any };
}

/** The best that naming the dice of any colour can bring; their order is nothing. */
function bestOf(t: Rolling, any: number, from = 0): number {
  const colours = any === 0 ? [] : coloursLeft(t).filter((colour) => colour >= from);
  if (colours.length === 0)
    return chanceIfRerolled(
      t,
      t.pool.map((_, at) => at),
    );
  return Math.max(...colours.map((colour) => bestOf({ ...t, pool: [...t.pool, newDie(colour)] }, any - 1, colour)));
}

const known = new Map<string, number>();

/** The chance if these heroes are sent, 0 .. 1, with slot wounds and free colours as is best for it. */
export function chanceOfMarch(march: March, sent: readonly Hero[]): number {
  const heroes = sent.map((card) => inParty(march.seats[march.seat]!.heroes, card));
  const c = challengeOf({ ...march, arena: NONE });
  const key = JSON.stringify([march.trial, march.quest, march.boss, march.rules.diceCap, c, heroes]);
  const before = known.get(key);
  if (before !== undefined) return before;
  const chances = afterSlots(heroes, c.slotWounds).map((left) => {
    const { t, any } = poolFor(march, left, sent.length);
    return bestOf(t, any);
  });
  const chance = Math.max(...chances);
  if (known.size > 2_000) known.clear();
  known.set(key, chance);
  return chance;
}

/** AP-076  The set of heroes with the best chance on a quest; null: the party cannot fill its slots. */
export function bestMarch(march: March): { heroes: Hero[]; chance: number } | null {
  const { slots } = challengeOf({ ...march, arena: NONE });
  let best: { heroes: Hero[]; chance: number } | null = null;
  for (const heroes of setsOf(march.seats[march.seat]!.heroes, slots)) {
    const chance = chanceOfMarch(march, heroes);
    if (best === null || chance > best.chance) best = { heroes, chance };
  }
  return best;
}

/** The parties if a seat hired somebody, perhaps over another. */
export function withHired<S extends { heroes: readonly PartyHero[] }>(seats: readonly S[], seat: Seat, hire: { hero: Hero; over: Hero }) {
  return seats.map((each, i) =>
    i === seat ? { ...each, heroes: [...each.heroes.filter((hero) => cardOf(hero) !== hire.over), hired(hire.hero)] } : each,
  );
}
