/** The throwing table, as the rules use it. */
import { below, type Random } from '@undercroft/engine';
import type { MissReason, Section, Skill, ThrowKey, Verdict } from '../throws/index.ts';

export { aim, carryOut, checkThrow, plainThrow } from '../throws/index.ts';

const PLAIN: Record<Skill, number> = { 'first-timer': 45, regular: 70, 'show-off': 85 };
const HARD: Partial<Record<ThrowKey, number>> = {
  nose: 45,
  catapult: 45,
  'card-jump': 50,
  jump: 60,
  head: 55,
  elbow: 50,
  blow: 50,
  'borrowed-hand': 50,
};
const SPREAD: readonly Section[] = [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 10];
const REASONS: readonly MissReason[] = ['off-board', 'off-board', 'hole', 'bone', 'off-table', 'no-bounce'];

const chance = (random: Random, percent: number): boolean => below(random, 100) < percent;

/** Stands in until the measured table is there. */
export const roughly = (wanted: readonly ThrowKey[], skill: Skill, die: number, random: Random): Verdict => {
  const done = wanted.map((key) => ({ key, passed: chance(random, Math.min(97, (HARD[key] ?? 80) + PLAIN[skill] / 8)), why: 'rough' }));
  const failed = done.some(({ passed }) => !passed);
  const lies: Section = chance(random, PLAIN[skill]) ? SPREAD[below(random, SPREAD.length)]! : 0;
  const reason = lies === 0 ? REASONS[below(random, REASONS.length)]! : null;
  const miss = reason ?? (failed ? 'requirement' : null);
  const reasons = [...(reason === null ? [] : [reason]), ...(failed ? (['requirement'] as const) : [])];
  const facts = {
    reasons,
    bounces: reason === 'no-bounce' ? 0 : 1,
    bouncedAt: [],
    touchedBoardAt: null,
    shares: { sections: [], bone: 0, hole: 0, outside: 0 },
    lies,
    onBoard: lies > 0 || reason === 'bone',
    cocked: false,
    pushed: [],
    touched: [],
    ticks: 0,
  };
  return { section: miss === null ? lies : 0, miss, iconUp: chance(random, die < 3 ? 33 : 17), rethrow: false, done, facts };
};
