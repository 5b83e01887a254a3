/** A reason: the sentence, and the rule behind it. */
import type { Places, Refusal } from '@undercroft/engine';
import { english, type Key, told } from '../texts.ts';

export type Why = Omit<Refusal, 'code'>;
export type WhyKey = Extract<Key, `why.${string}`>;

export const because = (key: WhyKey, rule: string, places: Places = {}): Why => ({ ...told(key, places), rule });

/** Texts of our scenarios, and the cores, by what they are called in English. */
const KEYS = new Map(Object.entries(english).flatMap(([key, text]) => (/^(scenario|core)\./.test(key) ? [[text, key] as const] : [])));

/** A reason that is about things of the scenario, or cores: other languages call them by names of their own. */
export function becauseOf(key: WhyKey, rule: string, places: Places): Why {
  const why = told(key, places);
  const named = Object.entries(places).flatMap(([place, text]) => {
    const name = typeof text === 'string' ? KEYS.get(text) : undefined;
    return name === undefined ? [] : [[place, name] as const];
  });
  return { ...why, text: { ...why.text, named: Object.fromEntries(named) }, rule };
}

/** The first reason there is. Each is found out only if those before it do not hold. */
export function firstOf(...reasons: (() => Why | null)[]): Why | null {
  for (const reason of reasons) {
    const why = reason();
    if (why !== null) return why;
  }
  return null;
}
