/**
 * Throws that ask for more than a hand: the way is known, what is left to the person is how well each lever is caught. A lever runs from
 * -1 to 1 and back; 0 is as it was meant. Every device does the same: one press starts a lever, the next one stops it.
 */

import type { Channels, ThrowKey, ThrowRecord, Triple } from '../../src/throws/index.ts';
import { CHANNEL_BOUNDS } from '../../src/throws/reading.ts';

export type LeverId = 'aim' | 'power' | 'dancing' | 'jump' | 'pious' | 'slam' | 'crossbow' | 'spin' | 'nose' | 'elbow' | 'head';
export interface Lever {
  id: LeverId;
  /** From one end to the other and back, in ms. */
  ms: number;
}
export type Caught = Partial<Record<LeverId, number>>;

const LEVER = (id: LeverId, ms = 2400): Lever => ({ id, ms });
/** What each requirement leaves to timing, besides direction and force. */
const EXTRA: Partial<Record<ThrowKey, Lever>> = {
  dancing: LEVER('dancing', 1800),
  jump: LEVER('jump', 1400),
  pious: LEVER('pious', 1600),
  slam: LEVER('slam', 1400),
  crossbow: LEVER('crossbow', 1800),
  spin: LEVER('spin'),
  nose: LEVER('nose', 3000),
  elbow: LEVER('elbow', 3000),
  head: LEVER('head', 2200),
};

export const leversFor = (wanted: readonly ThrowKey[]): Lever[] => [
  LEVER('aim'),
  ...wanted.flatMap((key) => EXTRA[key] ?? []),
  LEVER('power', 2000),
];

/** How far a lever is off at its end: degrees, parts of the force, and the figures of each requirement. */
const MOST_OFF = { aim: 16, power: 0.5 };
/** In mm/s. */
const [SLOWEST, FASTEST] = [320, 5900];

const round3 = (numbers: readonly number[]): Triple => [
  Math.round(numbers[0]!) + 0,
  Math.round(numbers[1]!) + 0,
  Math.round(numbers[2]!) + 0,
];

function turnedBy([x, y, z]: Triple, degrees: number): Triple {
  const angle = (-degrees * Math.PI) / 180;
  return round3([x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle), z]);
}

/** The figure of a launcher that stands for its force, and the one for its direction. */
const FORCE = { catapult: 'flick', head: 'thrust', blow: 'breath', 'borrowed-hand': 'wrist', nose: 'tilt', elbow: 'tilt' } as const;
const YAWS = ['head', 'blow', 'borrowed-hand', 'nose', 'elbow'] as const;

function changed(channels: Channels, key: keyof Channels, lever: string, by: (value: number) => number): Channels {
  const levers: Record<string, number> | undefined = channels[key];
  const value = levers?.[lever];
  if (levers === undefined || value === undefined) return channels;
  const bounds: Record<string, readonly [number, number]> = CHANNEL_BOUNDS[key];
  const [least, most] = bounds[lever]!;
  return { ...channels, [key]: { ...levers, [lever]: Math.min(most, Math.max(least, Math.round(by(value)))) + 0 } };
}

/** What being off does to each requirement of its own. */
const OFF: Partial<Record<LeverId, (channels: Channels, off: number) => Channels>> = {
  dancing: (c, off) => changed(c, 'dancing', 'late', (n) => Math.max(0, n + off * 500)),
  jump: (c, off) => changed(c, 'jump', 'after', (n) => Math.max(0, n + off * 420)),
  pious: (c, off) => changed(c, 'pious', 'apart', (n) => n + off * 160),
  slam: (c, off) => changed(c, 'slam', 'swat', (n) => Math.max(0, n + off * 260)),
  crossbow: (c, off) => changed(c, 'crossbow', 'sway', (n) => Math.abs(n + Math.abs(off) * 420)),
  nose: (c, off) => changed(c, 'nose', 'over', (n) => Math.max(60, n * (1 - 0.9 * Math.abs(off)))),
  elbow: (c, off) => changed(c, 'elbow', 'over', (n) => Math.max(60, n * (1 - 0.9 * Math.abs(off)))),
  head: (c, off) => changed(c, 'head', 'lean', (n) => Math.max(0, n + off * 500)),
};

/** The record that was meant, as it comes out with the levers caught so. */
export function withLevers(meant: ThrowRecord, caught: Caught): ThrowRecord {
  const [aim, power] = [(caught.aim ?? 0) * MOST_OFF.aim, 1 + (caught.power ?? 0) * MOST_OFF.power];
  let { channels } = meant;
  for (const key of YAWS) channels = changed(channels, key, 'yaw', (yaw) => yaw - aim * 10);
  for (const [key, lever] of Object.entries(FORCE)) channels = changed(channels, key as keyof typeof FORCE, lever, (n) => n * power);
  for (const [id, off] of Object.entries(caught)) channels = OFF[id as LeverId]?.(channels, off) ?? channels;
  const spin = caught.spin === undefined ? meant.spin : round3(meant.spin.map((n) => n * (1 - 0.8 * Math.abs(caught.spin!))));
  const speed = Math.hypot(...meant.velocity);
  // A hand that throws at all throws neither slower nor faster than a hand can.
  const times = speed === 0 ? 0 : Math.min(FASTEST, Math.max(SLOWEST, speed * power)) / speed;
  const velocity = turnedBy(meant.velocity, aim);
  return { ...meant, spin, velocity: round3(velocity.map((n) => n * times)), channels };
}
