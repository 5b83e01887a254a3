/** What can be told before a throw: the arc to the first bounce, and where rehearsals with an invented tremor came to rest. */
import { sfc32 } from '@undercroft/engine';
import {
  carryOut,
  type Habit,
  type Lying,
  type Section,
  type ThrowKey,
  type ThrowRecord,
  type Triple,
  USUAL,
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
  /** How many lay in each section; 0: missed. */
  counts: Record<Section, number>;
  hits: Triple[];
  misses: Triple[];
}

const noRehearsals = (): Rehearsals => ({ counts: { 0: 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 10: 0 }, hits: [], misses: [] });

/** Before the first of them has been made. */
export const NOT_REHEARSED: Rehearsals = noRehearsals();

/** The same throw some times over, each with another tremor than the real one will have. Tells after each how many have been made. */
export function* rehearsing(
  record: ThrowRecord,
  wanted: readonly ThrowKey[],
  lying: readonly Lying[],
  seed: number,
  habits: readonly Habit[] = [],
): Generator<number, Rehearsals, void> {
  const made = noRehearsals();
  const random = sfc32(seed);
  for (let i = 1; i <= REHEARSALS; i++) {
    const { verdict, lying: after } = carryOut(record, wanted, lying, 0, random, USUAL, habits);
    made.counts[verdict.section]++;
    (verdict.miss === null ? made.hits : made.misses).push(after.at(-1)!.pose.place);
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
