/** What can be told before a throw: the arc to the first bounce, and where rehearsals with an invented tremor came to rest. */
import { type Random, sfc32 } from '@undercroft/engine';
import { rulesFrom } from '../../src/house-rules.ts';
import { NONE } from '../../src/index.ts';
import { countsAsHit, type Fight } from '../../src/rules/fight.ts';
import {
  carryOut,
  type Habit,
  type Lying,
  type Section,
  type ThrowKey,
  type Thrown,
  type ThrowRecord,
  type Triple,
} from '../../src/throws/index.ts';
import { BOARD } from '../../src/throws/target.ts';

const GRAVITY = 9810;
const HALF_DIE = 8000;
const DOTS = 18;
export const REHEARSALS = 24;

export interface Arc {
  dots: Triple[];
  bounce: { at: Triple; onShield: boolean };
}

/** The parabola of the die's middle until it is half an edge above the table. In micrometres. */
export function arcOf({ place: [x, y, z], velocity: [vx, vy, vz] }: Pick<ThrowRecord, 'place' | 'velocity'>): Arc {
  const fall = (z - HALF_DIE) / 1000;
  const seconds = (vz + Math.sqrt(Math.max(0, vz * vz + 2 * GRAVITY * fall))) / GRAVITY;
  const at = (t: number): Triple => [
    Math.round(x + vx * 1000 * t),
    Math.round(y + vy * 1000 * t),
    Math.round(z + vz * 1000 * t - (GRAVITY * 1000 * t * t) / 2),
  ];
  const dots = Array.from({ length: DOTS }, (_, i) => at((seconds * (i + 1)) / (DOTS + 1)));
  const [bx, by] = at(seconds);
  return { dots, bounce: { at: [bx, by, 0], onShield: Math.hypot(bx, by) < BOARD.radius + HALF_DIE } };
}

export interface Rehearsals {
  /** How many hit each section; 0: missed, or not counted by this monster. */
  counts: Record<Section, number>;
  hits: Triple[];
  misses: Triple[];
}

const noRehearsals = (): Rehearsals => ({ counts: { 0: 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 10: 0 }, hits: [], misses: [] });

/** Before the first of them has been made. */
export const NOT_REHEARSED: Rehearsals = noRehearsals();

/** A throw to be rehearsed, and the encounter whose rules say what counts. */
export interface Rehearsal {
  record: ThrowRecord;
  wanted: readonly ThrowKey[];
  lying: readonly Lying[];
  die: number;
  habits: readonly Habit[];
  fight: Fight;
}

/** No monster and no house rule: what the rulebook says of a throw alone. */
export const NO_FIGHT: Fight = { rules: rulesFrom({}), monster: NONE, song: false };

/** Cocked dice that the house throws again come to lie at last. */
const MOST_THROWS = 4;

function rehearseOnce({ record, wanted, lying, die, habits, fight }: Rehearsal, random: Random): Thrown {
  const { throwRules } = fight.rules;
  let thrown = carryOut(record, wanted, lying, die, random, throwRules, habits);
  // R-DF-16
  for (let i = 1; i < MOST_THROWS && thrown.verdict.rethrow; i++)
    thrown = carryOut(record, wanted, thrown.lying.slice(0, -1), die, random, throwRules, habits);
  return thrown;
}

/** The same throw some times over, each with another tremor than the real one will have. Tells after each how many have been made. */
export function* rehearsing(task: Rehearsal, seed: number): Generator<number, Rehearsals, void> {
  const made = noRehearsals();
  const random = sfc32(seed);
  for (let i = 1; i <= REHEARSALS; i++) {
    const { verdict, lying } = rehearseOnce(task, random);
    const isHit = countsAsHit(task.fight, verdict);
    made.counts[isHit ? verdict.section : 0]++;
    (isHit ? made.hits : made.misses).push(lying.at(-1)!.pose.place);
    yield i;
  }
  return made;
}

/** All of them at once. */
export function rehearse(...task: Parameters<typeof rehearsing>): Rehearsals {
  const all = rehearsing(...task);
  for (;;) {
    const { done, value } = all.next();
    if (done) return value;
  }
}
