/** Between knowing how and doing it: each skill misses every lever by a little, the one less than the other. */
import type { Random } from '@undercroft/engine';
import type { ThrowKey } from '../keys.ts';
import { CHANNEL_BOUNDS } from '../reading.ts';
import type { Channels, ThrowRecord, Triple } from '../record.ts';
import { waver } from '../tremor.ts';
import type { Skill } from '../verdict.ts';

/** Spread of direction and speed as parts of the speed, of spin in mrad/s, and of levers as parts of how far they go. */
interface Steadiness {
  readonly direction: number;
  readonly speed: number;
  readonly spin: number;
  readonly lever: number;
}

/** Measured in `test/throws/rough.test.ts`: of plain throws about 45, 70 and 85 in a hundred hit. */
export const STEADINESS: Record<Skill, Steadiness> = {
  'first-timer': { direction: 0.16, speed: 0.193, spin: 8_400, lever: 0.05 },
  regular: { direction: 0.044, speed: 0.059, spin: 3_400, lever: 0.022 },
  'show-off': { direction: 0.006, speed: 0.008, spin: 800, lever: 0.007 },
};

/** What makes the hand less steady: a body that moves, eyes that do not see. A weak hand trembles by itself (`tremor.ts`). */
const UNSTEADY: Partial<Record<ThrowKey, number>> = {
  dancing: 1.3,
  backward: 1.6,
  blind: 1.7,
  jump: 1.2,
  sitting: 1.3,
  'under-the-leg': 1.2,
  'under-the-table': 1.1,
};
const MOST_UNSTEADY = 2.5;

const unsteadiness = (wanted: readonly ThrowKey[]): number =>
  Math.min(
    MOST_UNSTEADY,
    wanted.reduce((product, key) => product * (UNSTEADY[key] ?? 1), 1),
  );

const rounded = (make: (axis: number) => number): Triple => [Math.round(make(0)) + 0, Math.round(make(1)) + 0, Math.round(make(2)) + 0];

function fumbleLevers(channels: Channels, spread: number, random: Random): Channels {
  const done: Channels = {};
  for (const [key, levers] of Object.entries(channels)) {
    const bounds: Record<string, readonly [number, number]> = CHANNEL_BOUNDS[key as keyof Channels];
    const moved = Object.entries(levers as Record<string, number>).map(([lever, value]) => {
      const [least, most] = bounds[lever]!;
      // A switch is a switch.
      if (most - least <= 1) return [lever, value];
      const by = spread * Math.min(most - least, 4 * Math.abs(value) + (most - least) / 40) * waver(random);
      return [lever, Math.min(most, Math.max(least, Math.round(value + by) + 0))];
    });
    Object.assign(done, { [key]: Object.fromEntries(moved) });
  }
  return done;
}

const FASTEST = 5900;

export function fumble(record: ThrowRecord, wanted: readonly ThrowKey[], skill: Skill, random: Random): ThrowRecord {
  const { spin, lever, ...steady } = STEADINESS[skill];
  const more = unsteadiness(wanted);
  const [direction, speed] = [steady.direction * more, steady.speed * more];
  const fast = Math.sqrt(record.velocity.reduce((sum, v) => sum + v * v, 0));
  const faster = 1 + speed * waver(random);
  const velocity = rounded((i) => record.velocity[i]! * faster + fast * direction * waver(random) * 0.6);
  const most = Math.max(1, Math.sqrt(velocity.reduce((sum, v) => sum + v * v, 0)) / FASTEST);
  return {
    ...record,
    velocity: rounded((i) => Math.trunc(velocity[i]! / most)),
    spin: rounded((i) => record.spin[i]! + spin * waver(random) * 0.6),
    heading: Math.max(-1800, Math.min(1800, Math.round(record.heading + lever * 800 * waver(random)))) + 0,
    channels: fumbleLevers(record.channels, lever, random),
  };
}
