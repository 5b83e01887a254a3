/** Why not: the rule behind an answer that looks like one and is not legal. */
import type { Refusal } from '@undercroft/engine';
import type { Decision } from './decisions.ts';
import { exitsOf, roomOf } from './rules/rooms.ts';
import type { Cellar } from './table.ts';
import { why } from './texts.ts';

export function explain(t: Cellar, d: Decision): Omit<Refusal, 'code'> | null {
  if (d.kind === 'step' && d.to !== roomOf(t, d.seat) && !exitsOf(t, d.seat).includes(d.to)) {
    return { ...why('why.noDoor', { room: roomOf(t, d.seat) }), rule: 'CEL-008' };
  }
  if (d.kind === 'offer' && t.thieves[d.seat]!.hasOffered) {
    return { ...why('why.oneOffer'), rule: 'CEL-022' };
  }
  return null;
}
