/** Whether the conditions of a challenge are covered (AP-086, AP-115..AP-118, R-AP-23, R-AP-24), and what is missing. */
import { ARROW, MAGIC, many, one, SHIELD, SWORD } from '../content/dice.ts';
import { type Challenge, challengeOf } from './challenge.ts';
import { type Lie, lieOf, type Rolling, symbolsOf, symbolsWith } from './lie.ts';

/** What is missing: swords, arrows, magic, hearts. */
export type Missing = [sword: number, arrow: number, magic: number, hearts: number];

const short = (need: number, have: number): number => (need > have ? need - have : 0);
const over = (need: number, have: number): number => (have > need ? have - need : 0);

/** R-AP-24  Symbols the quest is immune to do not count, whatever they come from. */
const usable = (sum: number, symbol: number, immune: number): number => (symbol === immune ? 0 : many(sum, symbol));

/** R-AP-23  Each symbol pays once, specific ones first; surplus never hurts. */
export function missingOf(c: Challenge, sum: number, immune: number): Missing {
  const [s, a, m] = [usable(sum, SWORD, immune), usable(sum, ARROW, immune), usable(sum, MAGIC, immune)];
  const left = over(c.sword, s) + over(c.arrow, a) + over(c.magic, m);
  return [short(c.sword, s), short(c.arrow, a), short(c.magic, m), short(c.hearts, left)];
}

export function isMet(c: Challenge, sum: number, immune: number): boolean {
  const s = usable(sum, SWORD, immune);
  const a = usable(sum, ARROW, immune);
  const m = usable(sum, MAGIC, immune);
  if (s < c.sword || a < c.arrow || m < c.magic) return false;
  return s + a + m - c.sword - c.arrow - c.magic >= c.hearts;
}

/** A way to let some symbols count as others: the sum that comes of it, and how many were changed by each conversion. */
export interface Converted {
  sum: number;
  changes: number[];
}

/** Every way to use the conversions, fewest changes of the first ones first. */
function conversions(sum: number, list: readonly number[], at = 0, changes: number[] = []): Converted[] {
  if (at >= list.length) return [{ sum, changes }];
  const [from, to, amount] = [list[at]!, list[at + 1]!, list[at + 2]!];
  const ways: Converted[] = [];
  for (let n = 0; n <= Math.min(amount, many(sum, from)); n++) {
    ways.push(...conversions(sum + n * (one(to) - one(from)), list, at + 3, [...changes, n]));
  }
  return ways;
}

const total = (missing: Missing): number => missing[0] + missing[1] + missing[2] + missing[3];
const changed = ({ changes }: Converted): number => changes.reduce((a, b) => a + b, 0);

/** The way that leaves least missing; among those, the one that changes fewest symbols. */
export function bestConversion(t: Rolling, sum: number): Converted {
  if (t.conversions.length === 0) return { sum, changes: [] };
  const c = challengeOf(t);
  const value = (way: Converted) =>
    (c.counts.length > 0 ? -countedIn(c, way.sum) : total(missingOf(c, way.sum, immunityOf(t)))) * 100 + changed(way);
  return conversions(sum, t.conversions).reduce((best, way) => (value(way) < value(best) ? way : best));
}

export const immunityOf = (t: Rolling): number => (t.immunityGone ? -1 : challengeOf(t).immune);

/** Whether it would succeed if the dice lay like this. */
export function succeedsWith(t: Rolling, lie: Lie): boolean {
  const sum = symbolsWith(t, lie);
  return isMet(challengeOf(t), t.conversions.length === 0 ? sum : bestConversion(t, sum).sum, immunityOf(t));
}

/** AP-086, AP-118  Whether it would succeed now. */
export const succeeds = (t: Rolling): boolean => succeedsWith(t, lieOf(t.pool));

/** What is missing now. */
export const missingNow = (t: Rolling): Missing => missingOf(challengeOf(t), bestConversion(t, symbolsOf(t)).sum, immunityOf(t));

/** How far everything is from what is wanted: what is missing, or in the Arena less the more there is. */
export const lackOf = (t: Rolling): number => (t.trial === 'arena' ? -arenaTotal(t) : total(missingNow(t)));

/** AP-087  Shields that can stop wounds; those that count as something else stop none. */
export const shieldsNow = (t: Rolling): number => many(bestConversion(t, symbolsOf(t)).sum, SHIELD);

/** AP-198  Symbols of the kinds named, in a sum. */
export function countedIn(c: Challenge, sum: number): number {
  let count = 0;
  for (const symbol of c.counts) count += many(sum, symbol);
  return count;
}

/** AP-198, R-AP-54  The total of a competitor as everything lies now. */
export const arenaTotal = (t: Rolling): number => countedIn(challengeOf(t), bestConversion(t, symbolsOf(t)).sum);
