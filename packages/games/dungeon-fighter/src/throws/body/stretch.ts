/** One stretch of a throw: what a launcher did with the die, and whether it was the launcher that did it. */
import type { Motion, ThrowRecord, Turned } from '../record.ts';
import { type Vector, whole } from './directions.ts';

export interface Stretch {
  passed: boolean;
  /** The last part of the sentence's key: `seen.<launcher>.<why>`. */
  why: string;
  /** The figure the sentence shows. */
  n?: number;
  /** How the die leaves it. */
  motion: Motion;
}

export const motionOf = (place: Vector, velocity: Vector, spin: Vector, turned: Turned): Motion => ({
  place: whole(place),
  velocity: whole(velocity),
  spin: whole(spin),
  turned: [...turned],
});

/** The die slips and falls where it was. */
export const drops = ({ place, turned }: ThrowRecord): Motion => motionOf(place, [0, 0, -50], [500, 700, 0], turned);

/** Why, of the tests that failed, the first counts. */
export function firstFailed(tests: readonly (readonly [ok: boolean, why: string, n?: number])[]): {
  passed: boolean;
  why: string;
  n?: number;
} {
  const failed = tests.find(([ok]) => !ok);
  if (failed === undefined) return { passed: true, why: 'done' };
  const [, why, n] = failed;
  return n === undefined ? { passed: false, why } : { passed: false, why, n: Math.round(n) };
}
