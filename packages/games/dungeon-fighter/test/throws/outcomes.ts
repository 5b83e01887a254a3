/** Outcomes of throws made by hand, for the judge: a die that lies somewhere and touched something on its way there. */
import { BOARD, MOMENTS, type Outcome, PATH_CLEAR, PATH_SIZE, type Pose, TABLE, type Touch, TURNED_ONE } from '@undercroft/physics';
import type { Obstacle, ThrowRecord, Triple, Turned } from '../../src/throws/index.ts';
import { USUAL } from '../../src/throws/index.ts';

export const LEVEL: Turned = [TURNED_ONE, 0, 0, 0];
export const ON_BOARD = 10_500;

/** Turned about x, then about z, in degrees. */
export function tilted(aboutX: number, aboutZ = 0): Turned {
  const [a, c] = [(aboutX * Math.PI) / 360, (aboutZ * Math.PI) / 360];
  const parts = [Math.cos(c) * Math.cos(a), Math.cos(c) * Math.sin(a), Math.sin(c) * Math.sin(a), Math.sin(c) * Math.cos(a)];
  return parts.map((x) => Math.round(x * TURNED_ONE)) as Turned;
}

export const poseAt = (x: number, y: number, turned: Turned = LEVEL, z = ON_BOARD): Pose => ({ place: [x, y, z], turned });

export const touch = (what: number, tick: number, more: Partial<Touch> = {}): Touch => ({
  what,
  from: tick * MOMENTS,
  to: tick * MOMENTS,
  x: 0,
  y: -300,
  z: 0,
  hardest: 500,
  ...more,
});

const TICKS = 400;

/** Bounced once, then touched the board, then lay level on it, unless told otherwise. `clear`: ticks in which it was clear of everything. */
export function outcome(rest: Pose, more: Partial<Outcome> & { clear?: readonly number[] } = {}): Outcome {
  const at = new Float64Array((TICKS + 1) * PATH_SIZE);
  for (const tick of more.clear ?? []) at[tick * PATH_SIZE + PATH_CLEAR] = 1;
  return {
    ticks: TICKS,
    timedOut: false,
    rest,
    lying: [],
    woken: [],
    touches: [touch(TABLE, 40), touch(BOARD, 80)],
    supports: [{ what: BOARD, up: 1 }],
    path: { ticks: TICKS, at },
    ...more,
  };
}

/** A record of a throw from the near side that hits well. */
export function recordOf(more: Partial<ThrowRecord> = {}): ThrowRecord {
  return {
    station: 2700,
    hand: 'strong',
    heading: 0,
    eye: 350,
    place: [0, -500_000, 140_000],
    velocity: [0, 1500, -300],
    spin: [30_000, 0, 0],
    turned: [...LEVEL],
    obstacles: [],
    launchers: [],
    channels: {},
    ...more,
  };
}

export const cardAt = (x: number, y: number, facing = 2700): Obstacle => ({ kind: 'card', x, y, facing });
export const triple = (x: number, y: number, z: number): Triple => [x, y, z];
export const RULES = USUAL;
