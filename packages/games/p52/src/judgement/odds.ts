/** What an attack or a defence is worth on average, every card as likely as every other. */
import type { Seat } from '@undercroft/engine';
import { bookFor } from '../doors.ts';
import { evaluate, flipsIn, type Values } from '../formula/evaluate.ts';
import { KING } from '../rules/cards.ts';
import { levelIn } from '../rules/character.ts';
import { UNTRAINED } from '../rules/fight/defence.ts';
import { sheetOf } from '../rules/heroes.ts';
import { modifier, valuesIn } from '../rules/modifiers.ts';
import type { Ability } from '../scenario/pieces.ts';
import type { Enemy } from '../table.ts';
import type { View } from '../view.ts';

const MIDDLE = 7;
const RANKS = Array.from({ length: KING }, (_, i) => i + 1);

/** A formula with every card a seven. */
export function about(view: View, text: string, values: Values): number {
  const formula = bookFor(view).formula(text);
  return evaluate(formula, { values, flips: new Array<number>(flipsIn(formula)).fill(MIDDLE) });
}

const clamp = (x: number): number => Math.min(1, Math.max(0, x));

/** Damage to expect from an attack on an enemy. */
export function harmOf(view: View, seat: Seat, id: string, enemy: Enemy, stamina: number): number {
  const ability = bookFor(view).ability(id);
  const type = ability.kind === 'attack' ? ability.attackType : 'other';
  const deed = { seat, ability: id, enemy, type };
  const values = valuesIn(view, deed);
  const target = ability.target === undefined ? 0 : about(view, ability.target, values) + modifier(view, 'attackTarget', deed);
  const { aimAt, aim } = view.heroes[seat]!;
  const added = stamina * MIDDLE + (aimAt === enemy.id ? aim : 0) + modifier(view, 'attackFlip', deed);
  const bonus = modifier(view, 'damage', deed);
  let sum = 0;
  for (const rank of RANKS.slice(1)) {
    const total = rank + added;
    if (total < target) continue;
    const lands = clamp((total - enemy.sheet.defence[type] - 0.5) / KING);
    sum += lands * (harmAt(view, ability, { ...values, Over: total - target }) + bonus) * (rank === KING ? 2 : 1);
  }
  return sum / KING;
}

/** What one hit does: damage, and what else hurts in its way. */
function harmAt(view: View, { effects }: Ability, values: Values): number {
  return effects.reduce((sum, effect) => {
    if (effect.effect === 'damage') return sum + about(view, effect.amount, values);
    if (effect.effect === 'damageOverTurns') return sum + about(view, effect.amount, values) * effect.turns * 0.8;
    if (effect.effect === 'loseTurns') return sum + 4;
    return effect.effect === 'frighten' ? sum + 12 : sum;
  }, 0);
}

/** How much of some damage a defence takes off on average, and how likely it does anything. */
export function savedBy(view: View, seat: Seat, id: string, { damage, stamina }: { damage: number; stamina: number }): number {
  const ability = bookFor(view).ability(id);
  const deed = { seat, ability: id, enemy: null, type: null };
  const values = valuesIn(view, deed);
  const untrained = levelIn(sheetOf(view, seat), id) > 0 ? 0 : UNTRAINED.target;
  const target = about(view, ability.target ?? '0', values) + untrained + modifier(view, 'defenceTarget', deed);
  let saved = 0;
  for (const rank of RANKS) {
    const over = rank + stamina * MIDDLE + view.heroes[seat]!.stance - target;
    if (over >= 0) saved += Math.min(damage, cutAt(view, ability, damage, { ...values, Over: over }));
  }
  return saved / KING;
}

function cutAt(view: View, { effects }: Ability, damage: number, values: Values): number {
  return effects.reduce((sum, effect) => {
    if (effect.effect === 'cut') return sum + about(view, effect.amount, values);
    if (effect.effect !== 'avoidOrHalve') return sum;
    return sum + ((values.Over ?? 0) >= effect.avoidFrom ? damage : damage / 2);
  }, 0);
}

/** What an enemy's blow would cost on average, before any defence. */
export const dangerOf = (enemy: Enemy): number => 4 + enemy.sheet.damage + enemy.sheet.rank / 4;
