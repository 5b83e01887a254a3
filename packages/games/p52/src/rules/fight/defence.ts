/** P52-202..208  A character's defence, and what damage does. */
import { floorDivide } from '../../formula/evaluate.ts';
import type { AttackType } from '../../formula/syntax.ts';
import type { Ability } from '../../scenario/pieces.ts';

export type Defence = Extract<Ability, { kind: 'defence' }>;

/** P52-202  Whether a defence fits the attack. */
export const fits = (ability: Ability, type: AttackType): ability is Defence =>
  ability.kind === 'defence' && ability.against.includes(type);

/** P52-205  Untrained: the ability counts as level 1 and its target is 3 higher. */
export const UNTRAINED = { level: 1, target: 3 } as const;

/** P52-203  Reaching the target is enough. */
export const succeeds = (total: number, target: number): boolean => total >= target;

/** What is left of the damage: `cut` is how much the ability's formula takes off, by its effects. */
export function leftOf(damage: number, ability: Defence, over: number, cut: number): number {
  let left = damage;
  for (const effect of ability.effects) {
    if (effect.effect === 'cut') left -= cut;
    if (effect.effect === 'avoidOrHalve') left = over >= effect.avoidFrom ? 0 : floorDivide(left, 2);
  }
  return Math.max(0, left);
}

export type Condition = 'ok' | 'stunned' | 'dead';

/** P52-207 P52-208  Exactly 0 stuns, below 0 kills. */
export const conditionAt = (hp: number): Condition => (hp > 0 ? 'ok' : hp === 0 ? 'stunned' : 'dead');

/** R-P52-67  No healing lifts health above its maximum. */
export const healed = (hp: number, amount: number, maxHp: number): number => Math.min(maxHp, hp + Math.max(0, amount));
