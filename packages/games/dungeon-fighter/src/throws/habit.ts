/** What a hand keeps of a throw. One that comes again just as it was, from whatever side, comes less steady each time: nobody lives by a single throw. */
import { dot, forward, leftward, UP, type Vector } from './body/directions.ts';
import type { Motion } from './record.ts';

/**
 * A throw as it was meant, in whole numbers, as the thrower sees it: how far out and how high it began, then speed and spin
 * towards the board, to the left and up.
 */
export type Habit = readonly number[];

export function habitOf({ place, velocity, spin }: Motion): Habit {
  const ahead = forward(place);
  const seen = (v: Vector): number[] => [dot(v, ahead), dot(v, leftward(ahead)), dot(v, UP)];
  const out = -dot(place, ahead);
  return [out, place[2], ...seen(velocity), ...seen(spin)].map((x) => Math.round(x) + 0);
}

/** How near is the same: much nearer than a hand can repeat itself. 2 mm, a hundredth of the speed, a hundredth of the spin and 0.3 rad/s. */
const PLACE = 2000;
const SHARE = 0.01;
const SPIN_LEAST = 300;

const isNear = (a: Habit, b: Habit, [from, to]: readonly [number, number], most: number): boolean =>
  a.slice(from, to).every((x, i) => Math.abs(x - b[from + i]!) <= most);

const lengthOf = (a: Habit, from: number): number => Math.sqrt(a.slice(from, from + 3).reduce((sum, x) => sum + x * x, 0));

const isSame = (a: Habit, b: Habit): boolean =>
  isNear(a, b, [0, 2], PLACE) && isNear(a, b, [2, 5], SHARE * lengthOf(a, 2)) && isNear(a, b, [5, 8], SHARE * lengthOf(a, 5) + SPIN_LEAST);

/** So often at most a throw is counted as come again. */
const MOST = 4;

/** How often it was thrown before. */
export const timesBefore = (habit: Habit, habits: readonly Habit[]): number =>
  Math.min(
    MOST,
    habits.reduce((count, other) => count + (isSame(habit, other) ? 1 : 0), 0),
  );

/** So many throws back a hand remembers: about one encounter of six heroes. */
const REMEMBERED = 24;

/** One habit more, the oldest forgotten. */
export const withHabit = (habits: readonly Habit[], habit: Habit): Habit[] => [...habits.slice(1 - REMEMBERED), habit];
