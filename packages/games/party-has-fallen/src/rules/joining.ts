/** R-PHF-27  Which sides of a fight a bystander may choose. */
import type { Seat } from '@undercroft/engine';
import type { Side } from '../decisions.ts';
import type { Board } from './board.ts';
import { hasRule } from './modifiers.ts';

/** PHF-096  Staying out is always among them, unless a binding promise of help leaves no choice. */
export function joinSides(t: Board, seat: Seat, attacker: Seat, victim: Seat): Side[] {
  const sides: Side[] = ['out'];
  if (hasRule(t, seat, 'aloof')) return sides;
  // A duellist's opponent gets no help.
  if (!hasRule(t, victim, 'duellist')) sides.push('attack');
  if (!hasRule(t, attacker, 'duellist')) sides.push('defend');
  if (!t.rules.bindingPacts) return sides;
  const bound = t.pacts.find((p) => p.pact === 'aid' && p.by === seat && p.until >= t.round && (p.to === attacker || p.to === victim));
  const side = bound === undefined ? null : bound.to === attacker ? 'attack' : 'defend';
  return side !== null && sides.includes(side) ? [side] : sides;
}
