/** P52-241..249  Levels: what the next one needs, what it gives, what raising an ability costs. */
import { floorDivide } from '../formula/evaluate.ts';
import { CORES, type Core } from '../formula/syntax.ts';
import type { HouseRules } from '../house-rules.ts';
import type { Ability } from '../scenario/pieces.ts';
import { type Card, rankOf } from './cards.ts';
import type { Character } from './character.ts';

/** P52-242  Exp for the next level. */
export const threshold = (level: number): number => 10 * level + 10;

/** R-P52-57  Levelling is compulsory as soon as the threshold is met. */
export const mustLevel = ({ level, exp }: Pick<Character, 'level' | 'exp'>): boolean => exp >= threshold(level);

/** P52-246  The threshold is spent. */
export function gainLevel(character: Character): void {
  character.exp -= threshold(character.level);
  character.level++;
}

/** P52-243  Points for the cores. */
export const levelPoints = (flip: Card): number => floorDivide(rankOf(flip), 2);

/** P52-245  New abilities come with odd levels. */
export const learnsAt = (level: number): boolean => level % 2 === 1;

/** P52-247 R-P52-58  What one more level in a known ability costs. */
export const raiseCost = ({ exp }: Ability, level: number, house: Pick<HouseRules, 'abilityCost'>): number =>
  house.abilityCost === 'timesLevel' ? exp * level : exp;

/** R-P52-56  The cores an ability trains: its own list, else those it needs. */
export const trainedBy = ({ trains, needs }: Ability): Core[] => trains ?? CORES.filter((core) => needs[core] !== undefined);

/** R-P52-59  Current health after the maximum has risen. */
export function hpAfterGrowth(hp: number, before: number, after: number, house: Pick<HouseRules, 'hpOnLevel'>): number {
  if (house.hpOnLevel === 'full') return after;
  return house.hpOnLevel === 'addDelta' ? Math.min(after, hp + Math.max(0, after - before)) : Math.min(after, hp);
}
