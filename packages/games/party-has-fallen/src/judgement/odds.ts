/** What an exchange of dice will probably do. */
import type { Seat } from '@undercroft/engine';
import type { Board } from '../rules/board.ts';
import { attackBonus, defenceBonus } from '../rules/modifiers.ts';

/** Advantages that are worked out beforehand: from -SPAN to SPAN. */
const SPAN = 12;
const ALL = 36;

/** For each advantage, how many of the 36 pairs of dice do exactly so much damage. */
const DAMAGES: readonly (readonly number[])[] = Array.from({ length: 2 * SPAN + 1 }, (_, i) => {
  const pairs: number[] = new Array(SPAN + 6).fill(0);
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) pairs[Math.max(0, a - b + i - SPAN)]!++;
  return pairs;
});
const MEANS = DAMAGES.map((pairs) => pairs.reduce((sum, n, damage) => sum + n * damage, 0) / ALL);

const index = (advantage: number): number => Math.max(0, Math.min(2 * SPAN, Math.round(advantage) + SPAN));

/** Mean damage of one die against one die. */
export const meanDamage = (advantage: number): number => MEANS[index(advantage)]!;

/** The chance to do at least so much. */
export function chanceOf(advantage: number, damage: number): number {
  const pairs = DAMAGES[index(advantage)]!;
  let n = 0;
  for (let i = Math.max(0, damage); i < pairs.length; i++) n += pairs[i]!;
  return n / ALL;
}

/** How much better one seat attacks than another defends. */
export const advantageOf = (t: Board, attacker: Seat, victim: Seat): number =>
  attackBonus(t, attacker, 'player', null) - defenceBonus(t, victim, 'player', null);
