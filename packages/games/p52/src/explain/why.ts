/** A reason: the sentence, and the rule behind it. */
import type { Places, Refusal } from '@undercroft/engine';
import { type Key, told } from '../texts.ts';

export type Why = Omit<Refusal, 'code'>;
export type WhyKey = Extract<Key, `why.${string}`>;

export const because = (key: WhyKey, rule: string, places: Places = {}): Why => ({ ...told(key, places), rule });

/** The first reason there is. Each is found out only if those before it do not hold. */
export function firstOf(...reasons: (() => Why | null)[]): Why | null {
  for (const reason of reasons) {
    const why = reason();
    if (why !== null) return why;
  }
  return null;
}
