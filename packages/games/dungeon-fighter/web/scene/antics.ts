/**
 * What paper people do about a throw: the monster pops up, leans in, topples, hops over dice; the others duck, hop and turn away. Numbers
 * by time only: what is seen at a moment depends on nothing else, and nothing of it decides anything.
 */

/** What is going on at the table. */
export type Mood = 'calm' | 'enters' | 'flies' | 'hit' | 'miss' | 'falls';

/** How a paper figure stands: lengths in centimetres, angles in degrees. */
export interface Bearing {
  lift: number;
  /** Forwards, about its foot. */
  lean: number;
  /** About the vertical. */
  turn: number;
  tall: number;
  wide: number;
}

export const UPRIGHT: Bearing = { lift: 0, lean: 0, turn: 0, tall: 1, wide: 1 };
/** On its back. */
const FLAT = -88;

interface Antic {
  /** After so many ms nothing changes any more. */
  ms: number;
  at(ms: number): Partial<Bearing>;
}

/** 0 before, 1 after, smooth between. */
const ramp = (ms: number, from: number, length: number): number => {
  const share = Math.min(1, Math.max(0, (ms - from) / length));
  return share * share * (3 - 2 * share);
};
/** Up within `length`, down again within `length` after it held. */
const held = (ms: number, length: number, hold: number): number => ramp(ms, 0, length) - ramp(ms, length + hold, length);

const NOTHING: Antic = { ms: 0, at: () => ({}) };

const POP_UP: Antic = {
  ms: 620,
  at: (ms) => ({ lean: FLAT * (1 - ramp(ms, 0, 300)) + 9 * Math.sin(Math.min(1, Math.max(0, (ms - 220) / 400)) * Math.PI) }),
};
const LEAN_IN: Antic = {
  ms: 1400,
  at: (ms) => ({ lean: 11 * held(ms, 240, 800), tall: 1 + 0.08 * held(ms, 240, 800), wide: 1 + 0.08 * held(ms, 240, 800) }),
};
/** Thrown back by the blow, and up again. */
const FLINCH: Antic = {
  ms: 620,
  at: (ms) => ({
    lean: -20 * held(ms, 90, 60) + 6 * Math.sin(Math.min(1, Math.max(0, (ms - 240) / 380)) * Math.PI),
    tall: 1 - 0.06 * held(ms, 90, 60),
  }),
};
/** It falls faster and faster, and bounces once. */
const TOPPLE: Antic = {
  ms: 900,
  at: (ms) => {
    const fallen = Math.min(1, ms / 560) ** 2;
    const bounce = ms < 560 ? 0 : 9 * Math.sin(Math.min(1, (ms - 560) / 340) * Math.PI);
    return { lean: FLAT * fallen + bounce };
  },
};
const DUCK: Antic = { ms: 140, at: (ms) => ({ tall: 1 - 0.42 * ramp(ms, 0, 140), wide: 1 + 0.08 * ramp(ms, 0, 140) }) };
const HOP_MS = 300;
const HOPS: Antic = { ms: 4 * HOP_MS, at: (ms) => ({ lift: 2.4 * Math.abs(Math.sin((Math.min(ms, 4 * HOP_MS) / HOP_MS) * Math.PI)) }) };
const TURN_ROUND: Antic = { ms: 1500, at: (ms) => ({ turn: 180 * held(ms, 250, 1000) }) };

const MONSTER: Record<Mood, Antic> = { calm: NOTHING, enters: POP_UP, flies: NOTHING, hit: FLINCH, miss: LEAN_IN, falls: TOPPLE };
const CROWD: Record<Mood, Antic> = { calm: NOTHING, enters: NOTHING, flies: DUCK, hit: HOPS, miss: TURN_ROUND, falls: HOPS };

export type Role = 'monster' | 'crowd';
const anticOf = (role: Role, mood: Mood): Antic => (role === 'monster' ? MONSTER : CROWD)[mood];

export const bearingAt = (role: Role, mood: Mood, ms: number): Bearing => ({ ...UPRIGHT, ...anticOf(role, mood).at(Math.max(0, ms)) });
/** Whether it still moves then. */
export const isMoving = (role: Role, mood: Mood, ms: number): boolean => ms < anticOf(role, mood).ms;

/** From one mood to the next nobody jumps: this long they are between the two, in ms. */
export const BLEND = 160;

export function mixBearings(a: Bearing, b: Bearing, share: number): Bearing {
  const mix = (from: number, to: number) => from + (to - from) * share;
  return {
    lift: mix(a.lift, b.lift),
    lean: mix(a.lean, b.lean),
    turn: mix(a.turn, b.turn),
    tall: mix(a.tall, b.tall),
    wide: mix(a.wide, b.wide),
  };
}

/** A die this near to a foot makes its owner jump this high, in centimetres. */
const [NEAR, HIGH] = [13, 7.5];

/** How high to be for dice that fly or roll past at these distances from the foot. */
export function hopFor(distances: readonly number[]): number {
  const nearest = Math.min(NEAR, ...distances);
  return HIGH * Math.sin(((NEAR - nearest) / NEAR) * (Math.PI / 2));
}
