/**
 * The hand is never quite steady. Its tremor comes from the table's own generator after the decision is in, so that
 * nobody can try a thousand tiny variants beforehand and send the best: 1 µm decides the section in one throw of ten.
 */
import { below, type Random } from '@undercroft/engine';
import type { Motion, Triple, Turned } from './record.ts';

/** Spread of the direction (0.6° as a part of the speed), of the speed (1.5 %), of the spin (3 %, and 0.4 rad/s a side) and of the place (0.6 mm). */
const DIRECTION = 0.0105;
const SPEED = 0.015;
const SPIN = 0.03;
const SPIN_LEAST = 400;
const PLACE = 600;
/** Spread of how the die is held (5°), in radians an axis. */
const HELD = 0.0873;

/** Under this height over the table, in micrometres, there is no room to swing: the nearer to it, the less steady, up to this much more. */
const LOW = 60_000;
const LOWEST = 3;

/** How much more a weak hand trembles (section 24). */
export const WEAK = 2.5;

const STEPS = 20001;
/** The length of a turned die's quaternion. */
const ONE = 32_767;

/** About normal with spread 1, never beyond 3: three even draws added up. */
export function waver(random: Random): number {
  let sum = 0;
  for (let i = 0; i < 3; i++) sum += (2 * below(random, STEPS)) / (STEPS - 1) - 1;
  return sum;
}

const triple = (make: (axis: number) => number): Triple => [Math.round(make(0)) + 0, Math.round(make(1)) + 0, Math.round(make(2)) + 0];

/** How much more a hand trembles that close over the table; below its top it has all the room it needs. */
export const crampedAt = (height: number): number => (height < 0 || height > LOW ? 1 : 1 + LOWEST * (1 - height / LOW));

/** A die turned a little more, about each axis by so much. */
function turnedBy([w, x, y, z]: Turned, make: () => number): Turned {
  const [a, b, c] = [make() / 2, make() / 2, make() / 2];
  const turned = [w - a * x - b * y - c * z, x + a * w + b * z - c * y, y + b * w + c * x - a * z, z + c * w + a * y - b * x];
  const length = Math.sqrt(turned.reduce((sum, part) => sum + part * part, 0));
  return turned.map((part) => Math.round((part / length) * ONE) + 0) as Turned;
}

/** Draws always the same number of times, whatever is thrown. */
export function shake({ place, turned, velocity, spin }: Motion, times: number, random: Random): Motion {
  const speed = Math.sqrt(velocity.reduce((sum, v) => sum + v * v, 0));
  const faster = 1 + SPEED * times * waver(random);
  const aside = triple(() => speed * DIRECTION * times * waver(random));
  const turning = 1 + SPIN * times * waver(random);
  const tumble = triple(() => SPIN_LEAST * times * waver(random));
  const off = triple(() => PLACE * times * waver(random));
  return {
    place: triple((i) => place[i]! + off[i]!),
    turned: turnedBy(turned, () => HELD * times * waver(random)),
    velocity: triple((i) => velocity[i]! * faster + aside[i]!),
    spin: triple((i) => spin[i]! * turning + tumble[i]!),
  };
}
