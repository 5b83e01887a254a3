/**
 * A throw without throwing: verdicts drawn from chances that were measured with the physics, for search and large
 * simulations. `test/throws/measure-chances.ts` measures them anew; `rough.test.ts` says how far off they are.
 */
import { below, type Random, weighted } from '@undercroft/engine';
import { chain } from './aim/intend.ts';
import chances from './chances.json' with { type: 'json' };
import type { Roughly } from './contract.ts';
import type { ThrowKey } from './keys.ts';
import type { Done, Facts, MissReason, Section, Skill, Verdict } from './verdict.ts';
import { isOnBoard } from './where.ts';

/** What a throw can come to, in the order of the columns. */
export const COLUMNS: readonly { section: Section; miss: MissReason | null }[] = [
  ...([1, 2, 3, 4, 5, 10] as const).map((section) => ({ section, miss: null })),
  ...(['no-bounce', 'off-table', 'off-board', 'hole', 'touches-table', 'bone', 'over-hole', 'requirement'] as const).map((miss) => ({
    section: 0 as const,
    miss,
  })),
];
const SECTIONS = 6;

/** One set of requirements and one skill: how often each column in 10,000 throws, and how often each requirement was done. */
export interface Row {
  columns: number[];
  done: number;
}
export type Chances = Record<Skill, Record<ThrowKey | 'plain', Row>>;

// The file is written by the measurement alone.
const MEASURED: Chances = chances;

const sum = (list: readonly number[]): number => list.reduce((total, x) => total + x, 0);
const hits = ({ columns }: Row): number => sum(columns.slice(0, SECTIONS));

/** Several requirements at once: each costs the share of hits it costs alone, and leaves its own spread of what goes wrong. */
function combined(wanted: readonly ThrowKey[], skill: Skill): number[] {
  const plain = MEASURED[skill].plain;
  // Of a chain the last launcher aims; the others only have to pass.
  const passing = chain(wanted).slice(0, -1);
  const aiming = wanted.filter((key) => !passing.some((other) => other === key));
  const rows = aiming.map((key) => MEASURED[skill][key]);
  if (wanted.length <= 1) return (rows[0] ?? plain).columns;
  const handed = passing.reduce((product, key) => (product * MEASURED[skill][key].done) / 10_000, 1);
  const share = rows.reduce((product, row) => product * Math.min(1, hits(row) / hits(plain)), (handed * hits(plain)) / 10_000);
  const mixed = COLUMNS.map((_, i) => sum(rows.map(({ columns }) => columns[i]!)) + 1);
  const [hit, missed] = [sum(mixed.slice(0, SECTIONS)), sum(mixed.slice(SECTIONS))];
  return mixed.map((weight, i) =>
    Math.max(0, Math.round(10_000 * (i < SECTIONS ? (share * weight) / hit : ((1 - share) * weight) / missed))),
  );
}

const known = new Map<string, number[]>();

/** Remembered: searches ask the same again and again. */
function weightsFor(wanted: readonly ThrowKey[], skill: Skill): number[] {
  const key = `${skill} ${wanted.join(' ')}`;
  let weights = known.get(key);
  if (weights === undefined) {
    weights = combined(wanted, skill);
    known.set(key, weights);
  }
  return weights;
}

/** Which requirements were done: all of a hit, not all where one was missed, else as often as each is. */
function ticks(wanted: readonly ThrowKey[], skill: Skill, miss: MissReason | null, random: Random): Done[] {
  const failed = miss === 'requirement' ? below(random, wanted.length) : -1;
  return wanted.map((key, i) => {
    const passed = miss === null || (i !== failed && below(random, 10_000) < MEASURED[skill][key].done);
    return { key, passed, why: passed ? `seen.${key}.done` : 'seen.rough' };
  });
}

function factsFor(section: Section, miss: MissReason | null, failed: boolean, random: Random): Facts {
  const reasons: MissReason[] = miss === null ? [] : failed && miss !== 'requirement' ? [miss, 'requirement'] : [miss];
  const lies: Section = miss === 'requirement' ? COLUMNS[below(random, SECTIONS - 1)]!.section : section;
  return {
    reasons,
    bounces: miss === 'no-bounce' ? 0 : 1,
    bouncedAt: [],
    touchedBoardAt: null,
    shares: { sections: [], bone: 0, hole: 0, outside: 0 },
    lies,
    onBoard: isOnBoard(reasons),
    cocked: false,
    pushed: [],
    touched: [],
    ticks: 0,
  };
}

export const roughly: Roughly = (wanted, skill, die, random): Verdict => {
  const { section, miss } = COLUMNS[weighted(random, weightsFor(wanted, skill))]!;
  // A requirement can only be missed where there is one; the table knows no such throw, but rounding might.
  const reason = miss === 'requirement' && wanted.length === 0 ? 'off-board' : miss;
  const done = ticks(wanted, skill, reason, random);
  const failed = done.some(({ passed }) => !passed);
  const iconUp = below(random, 6) < (die < 3 ? 2 : 1);
  return { section, miss: reason, iconUp, rethrow: false, done, facts: factsFor(section, reason, failed, random) };
};
