/** Where a verdict comes from: rules see nothing of a throw but this. */

import type { Told } from '../decisions.ts';
import type { MissReason, Section } from '../throws/index.ts';
import { isOnBoard, THROW_KEYS, type ThrowKey, type Verdict } from '../throws/index.ts';

/** DF-112..DF-117  What can be told of a die that missed at a real table. */
export const MISS_REASONS: readonly MissReason[] = ['no-bounce', 'off-table', 'off-board', 'hole', 'touches-table', 'bone', 'over-hole'];
export const SECTIONS: readonly Section[] = [1, 2, 3, 4, 5, 10];

const NO_SHARES = { sections: [], bone: 0, hole: 0, outside: 0 };

/** What was told, as a verdict. A requirement not done is a miss wherever the die lies (DF-117). */
export function verdictOf({ section, miss, iconUp, done }: Told, wanted: readonly ThrowKey[]): Verdict {
  const ticks = wanted.map((key) => ({ key, passed: done.includes(key), why: done.includes(key) ? 'told.done' : 'told.notDone' }));
  const failed = ticks.some(({ passed }) => !passed);
  const reason = miss ?? (failed ? 'requirement' : null);
  const reasons = [...(miss === null ? [] : [miss]), ...(failed ? (['requirement'] as const) : [])];
  return {
    section: reason === null ? section : 0,
    miss: reason,
    iconUp,
    rethrow: false,
    done: ticks,
    facts: {
      reasons,
      bounces: miss === 'no-bounce' ? 0 : 1,
      bouncedAt: [],
      touchedBoardAt: null,
      shares: NO_SHARES,
      lies: section,
      onBoard: isOnBoard(reasons),
      cocked: false,
      pushed: [],
      touched: [],
      ticks: 0,
    },
  };
}

const isKey = (key: unknown): key is ThrowKey => (THROW_KEYS as readonly unknown[]).includes(key);

/** What is wrong with something that was told, as the key of a sentence with its rule; null: the board can give it. */
export function wrongTold(
  told: unknown,
  wanted: readonly ThrowKey[],
): { key: 'why.told' | 'why.toldBoth' | 'why.toldSection' | 'why.toldMiss' | 'why.toldTick'; rule: string } | null {
  if (typeof told !== 'object' || told === null || Object.keys(told).length !== 4) return { key: 'why.told', rule: 'DF-118' };
  const { section, miss, iconUp, done }: Partial<Record<keyof Told, unknown>> = told;
  if (typeof iconUp !== 'boolean' || !Array.isArray(done)) return { key: 'why.told', rule: 'DF-118' };
  if (section !== 0 && !SECTIONS.some((each) => each === section)) return { key: 'why.toldSection', rule: 'DF-126' };
  if (miss !== null && !MISS_REASONS.some((each) => each === miss)) return { key: 'why.toldMiss', rule: 'DF-115' };
  if ((section === 0) !== (miss !== null)) return { key: 'why.toldBoth', rule: 'DF-118' };
  const ticked = done.every((key) => isKey(key) && wanted.includes(key)) && new Set(done).size === done.length;
  return ticked ? null : { key: 'why.toldTick', rule: 'DF-117' };
}

/** Any outcome that the board can give, for bots at a real table and for the fuzzer. */
export function toldOf(verdict: Verdict): Told {
  const { section, miss, iconUp, done, facts } = verdict;
  const passed = done.flatMap((each) => (each.passed ? [each.key] : []));
  if (miss === null) return { section, miss: null, iconUp, done: passed };
  const plain = facts.reasons.find((reason) => reason !== 'requirement') ?? null;
  if (plain === null && facts.lies > 0) return { section: facts.lies, miss: null, iconUp, done: passed };
  return { section: 0, miss: plain ?? 'off-board', iconUp, done: passed };
}
