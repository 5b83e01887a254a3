/** PHF-041..050 R-PHF-24  The point-buy of custom heroes. */
import { below, type DecisionBase, isVisible, type Places, type Random, type Refusal, type Seat } from '@undercroft/engine';
import { hpFor } from '../content/heroes.ts';
import { GENDERS } from '../content/vocabulary.ts';
import type { BuildDecision } from '../decisions.ts';
import type { Rules } from '../house-rules.ts';
import { type Key, told } from '../texts.ts';

/** Stats, MOV and CMB together. */
export const POINTS = 20;
/** PHF-044  Printed heroes, and custom ones without [custom.over8]. */
export const HIGHEST = 8;
const HIGHEST_OF_ALL = 24;
export const highestStat = ({ over8 }: Rules): number => (over8 ? HIGHEST_OF_ALL : HIGHEST);
/** MOV and CMB. */
export const LEAST_BONUS = -2;
export const MOST_BONUS = 2;
export const LONGEST_HERO_NAME = 24;
export const MOST_HP = 40;

const whole = (x: unknown, min: number, max: number): x is number => Number.isInteger(x) && Number(x) >= min && Number(x) <= max;

export const genders = (rules: Rules): number[] => GENDERS.flatMap((name, i) => (name === 'other' && !rules.moreGenders ? [] : [i]));

function isSheet(d: DecisionBase): d is BuildDecision {
  // Comes from outside: nothing is known of its fields.
  const { name, gender, stats, move, combat, side, hp } = d as DecisionBase & Record<string, unknown>;
  if (Object.keys(d).sort().join() !== 'combat,gender,hp,kind,move,name,seat,side,stats') return false;
  if (typeof name !== 'string' || !isVisible(name) || name.length > LONGEST_HERO_NAME || (side !== 'A' && side !== 'B')) return false;
  if (!Array.isArray(stats) || stats.length !== 6 || !stats.every((stat) => whole(stat, 0, HIGHEST_OF_ALL))) return false;
  const isBonus = (x: unknown) => whole(x, LEAST_BONUS, MOST_BONUS);
  return whole(gender, 0, 2) && isBonus(move) && isBonus(combat) && whole(hp, 1, MOST_HP);
}

const against = (rule: string, key: Key, places?: Places): Refusal => ({ code: 'against-the-rules', ...told(key, places), rule });

/** Null if the sheet can be played, else why not. */
export function checkSheet(rules: Rules, d: DecisionBase): Refusal | null {
  if (!isSheet(d)) {
    return { code: 'malformed', ...told('why.badHero') };
  }
  if (!genders(rules).includes(d.gender)) return against('PHF-042', 'why.genders');
  const spent = d.stats.reduce((sum, stat) => sum + stat, 0) + d.move + d.combat;
  if (spent !== POINTS) return against('PHF-050', 'why.points', { n: POINTS, spent });
  if (!rules.over8 && d.stats.some((stat) => stat > HIGHEST)) return against('PHF-044', 'why.highest', { n: HIGHEST });
  if (!rules.freeHp && d.hp !== hpFor(d.stats[1]!)) return against('PHF-043', 'why.hpFor', { n: hpFor(d.stats[1]!) });
  return null;
}

/** Some sheet: points dropped at random. */
export function sampleSheet(rules: Rules, seat: Seat, random: Random): BuildDecision {
  const stats = [0, 0, 0, 0, 0, 0];
  const move = below(random, 5) - 2;
  const combat = below(random, 5) - 2;
  for (let left = POINTS - move - combat; left > 0; ) {
    const stat = below(random, 6);
    if (stats[stat]! >= HIGHEST) continue;
    stats[stat]!++;
    left--;
  }
  const hp = rules.freeHp ? 1 + below(random, MOST_HP) : hpFor(stats[1]!);
  const gender = below(random, genders(rules).length);
  return { seat, kind: 'build', name: 'Somebody', gender, stats, move, combat, side: below(random, 2) === 0 ? 'A' : 'B', hp };
}
