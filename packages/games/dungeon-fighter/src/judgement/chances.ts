/** How likely a throw is to hit what: counted once from the table of chances, then remembered. */
import { sfc32 } from '@undercroft/engine';
import { roughly } from '../rules/throwing.ts';
import type { Section, Skill, ThrowKey } from '../throws/index.ts';

/** Chances of the sections 1 .. 5 and 10, in this order; what is missing to 1 is a miss. */
export type Odds = readonly number[];
export const SECTION_AT: readonly Exclude<Section, 0>[] = [1, 2, 3, 4, 5, 10];

const SAMPLES = 600;
const counted = new Map<string, Odds>();

function count(wanted: readonly ThrowKey[], skill: Skill): Odds {
  const random = sfc32(20_011);
  const hits = SECTION_AT.map(() => 0);
  for (let i = 0; i < SAMPLES; i++) {
    const { section } = roughly(wanted, skill, 0, random);
    if (section !== 0) hits[SECTION_AT.indexOf(section)]!++;
  }
  return hits.map((n) => n / SAMPLES);
}

export function oddsOf(wanted: readonly ThrowKey[], skill: Skill): Odds {
  const key = wanted.length === 0 ? skill : `${skill} ${[...wanted].sort().join(' ')}`;
  let odds = counted.get(key);
  if (odds === undefined) {
    odds = count(wanted, skill);
    counted.set(key, odds);
  }
  return odds;
}

export const hitChance = (wanted: readonly ThrowKey[], skill: Skill): number => oddsOf(wanted, skill).reduce((sum, p) => sum + p, 0);

/** What a throw deals on average, no more than what is left to deal. */
export function meanDamage(odds: Odds, given: { times: number; plus: number; most: number }): number {
  let mean = 0;
  for (let i = 0; i < odds.length; i++) mean += odds[i]! * Math.min(given.most, SECTION_AT[i]! * given.times + given.plus);
  return mean;
}
