/** The throwing table, as the rules use it. */
import { below, type Random } from '@undercroft/engine';
import {
  checkThrow,
  type Lying,
  type MissReason,
  type Section,
  type Skill,
  type ThrowKey,
  type ThrowRecord,
  type Verdict,
} from '../throws/index.ts';

export { aim, carryOut, checkThrow, plainThrow } from '../throws/index.ts';

/** Chances of a plain throw in thousandths: sections 1 to 5 and the bullseye. */
const PLAIN: Record<Skill, readonly number[]> = {
  'first-timer': [124, 128, 93, 78, 29, 10],
  regular: [147, 189, 170, 133, 83, 12],
  'show-off': [76, 144, 208, 195, 152, 30],
};
/** How likely a requirement is done by a regular whose die would lie well, in hundredths. */
const DONE: Record<ThrowKey, number> = {
  dancing: 79,
  backward: 90,
  pious: 98,
  catapult: 95,
  slam: 34,
  'under-the-table': 56,
  crossbow: 91,
  blind: 86,
  'weak-hand': 98,
  head: 98,
  spin: 98,
  jump: 82,
  far: 48,
  blow: 98,
  'two-bounce': 53,
  'borrowed-hand': 83,
  nose: 53,
  sitting: 96,
  'under-the-leg': 98,
  elbow: 54,
  'card-jump': 18,
  bank: 61,
};
const HANDIER: Record<Skill, number> = { 'first-timer': -12, regular: 0, 'show-off': 6 };
const SECTIONS: readonly Section[] = [1, 2, 3, 4, 5, 10];
const REASONS: readonly MissReason[] = ['off-board', 'off-board', 'off-board', 'hole', 'bone', 'touches-table', 'no-bounce', 'off-table'];

/** Where a die comes to lie: a section, or 0. */
function lieOf(skill: Skill, random: Random): Section {
  let left = below(random, 1000);
  const chances = PLAIN[skill];
  for (let i = 0; i < chances.length; i++) {
    left -= chances[i]!;
    if (left < 0) return SECTIONS[i]!;
  }
  return 0;
}

/** A verdict from a table of chances: it stands in for the throw in searches and large simulations. */
export function roughly(wanted: readonly ThrowKey[], skill: Skill, die: number, random: Random): Verdict {
  const done = wanted.map((key) => ({ key, passed: below(random, 100) < Math.min(98, DONE[key] + HANDIER[skill]), why: 'rough' }));
  const failed = done.some(({ passed }) => !passed);
  const lies = lieOf(skill, random);
  const reason = lies === 0 ? REASONS[below(random, REASONS.length)]! : null;
  const miss = reason ?? (failed ? 'requirement' : null);
  const reasons = [...(reason === null ? [] : [reason]), ...(failed ? (['requirement'] as const) : [])];
  return {
    section: miss === null ? lies : 0,
    miss,
    iconUp: below(random, 6) < (die < 3 ? 2 : 1),
    rethrow: false,
    done,
    facts: { ...NOTHING, reasons, lies, bounces: reason === 'no-bounce' ? 0 : 1, onBoard: lies > 0 || reason === 'bone' },
  };
}

/** A throw that can be carried out: not every idea of whoever makes them is one. */
export function legalThrow(make: () => ThrowRecord, wanted: readonly ThrowKey[], lying: readonly Lying[]): ThrowRecord {
  let record = make();
  for (let i = 0; i < 40; i++) {
    if (checkThrow(record, wanted, lying) === null) return record;
    record = make();
  }
  return record;
}

/** Facts that only a real throw has. */
const NOTHING = {
  bouncedAt: [],
  touchedBoardAt: null,
  shares: { sections: [], bone: 0, hole: 0, outside: 0 },
  cocked: false,
  pushed: [],
  touched: [],
  ticks: 0,
};
