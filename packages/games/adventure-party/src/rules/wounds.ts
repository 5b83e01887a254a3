/** Wounds of the challenge that will be dealt, before shields (AP-087, R-AP-26). */
import { challengeOf } from './challenge.ts';
import { holds, type Rolling } from './lie.ts';
import { activePowers, heroBehind, powerOf, toolOf } from './tools.ts';

export interface Wounds {
  light: number;
  deadly: number;
  /** What powers and potions keep away: for the log. */
  preventedLight: number;
  preventedDeadly: number;
  downgraded: number;
}

interface Prevention {
  light: number;
  deadly: number;
  any: number;
  downgrade: number;
}

/** More than any quest deals. */
export const ALL = 99;

/** What was prepared, and what the active heroes do by themselves before wounds are dealt. */
function prevention(t: Rolling): Prevention {
  const found: Prevention = { light: t.ignoredLight, deadly: t.ignoredDeadly, any: t.ignoredAny, downgrade: t.downgraded };
  for (const key of activePowers(t, 'wounds')) {
    const power = powerOf(key);
    if (power.if !== undefined && !holds(t, power.if, heroBehind(t, t.roller, toolOf(key)))) continue;
    for (const op of power.does) {
      if (op.do === 'downgrade') found.downgrade += op.amount ?? 1;
      if (op.do === 'ignore') found[op.wounds] += op.amount === 'all' ? ALL : op.amount;
    }
  }
  return found;
}

/**
 * What is left of the wounds. Deadly ones are ignored and made light before light ones are ignored: nobody could want it
 * otherwise, so it is not asked.
 */
export function woundsOf(t: Rolling): Wounds {
  const c = challengeOf(t);
  const p = prevention(t);
  const deadly = c.deadly + t.moreDeadly;
  const kept = Math.max(0, deadly - p.deadly);
  const downgraded = Math.min(kept, p.downgrade);
  const light = c.light + t.moreLight + downgraded;
  const left = Math.max(0, light - p.light);
  const dealtDeadly = kept - downgraded;
  const anyOnDeadly = Math.min(dealtDeadly, p.any);
  const anyOnLight = Math.min(left, p.any - anyOnDeadly);
  return {
    light: left - anyOnLight,
    deadly: dealtDeadly - anyOnDeadly,
    preventedLight: light - left + anyOnLight,
    preventedDeadly: deadly - kept + anyOnDeadly,
    downgraded,
  };
}
