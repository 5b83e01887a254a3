/** How the body stands and what it does without: what the tests of poses and senses see, and what a pose does to the die. */
import type { ThrowKey } from '../keys.ts';
import type { Motion, ThrowRecord } from '../record.ts';
import { TABLE_HALF } from '../target.ts';
import type { Done } from '../verdict.ts';
import { forward, GRAVITY, leftward, lengthOf, plus, times, UP, whole } from './directions.ts';
import { firstFailed } from './stretch.ts';

/** In the air for this long, in milliseconds; sitting, only for a hop (Jump + Sitting merge). */
const AIR = 550;
const HOP = 200;

export interface Asked {
  record: ThrowRecord;
  wanted: readonly ThrowKey[];
}

const airOf = ({ wanted }: Asked): number => (wanted.includes('sitting') ? HOP : AIR);

/** How high off the floor the thrower is, in millimetres. */
function hopHeight(asked: Asked): number {
  const after = asked.record.channels.jump?.after;
  const air = airOf(asked);
  if (after === undefined || after <= 0 || after >= air) return 0;
  return (GRAVITY * (after / 1000) * ((air - after) / 1000)) / 2;
}

const outside = ({ record: { place } }: Asked): number => (Math.max(Math.abs(place[0]), Math.abs(place[1])) - TABLE_HALF) / 1000;

/** The thigh is this far behind the place of release, and the limb under it this thick, in millimetres. */
const BEHIND = 150;
const LIMB = 40;

/**
 * How high the limb passes under the thigh, in millimetres. A hand comes along the line on which the die leaves it;
 * what tosses the die straight up, or lets it roll, is under the leg itself.
 */
export function heightAtGate({ record: { place, velocity, launchers } }: Asked): number {
  const last = launchers.at(-1);
  const swings = last === undefined || last === 'pious' || last === 'crossbow';
  const level = Math.sqrt(velocity[0] * velocity[0] + velocity[1] * velocity[1]);
  return swings && level > 0 ? place[2] / 1000 - (BEHIND * velocity[2]) / level : place[2] / 1000;
}

type Test = (asked: Asked) => { passed: boolean; why: string; n?: number };

/** What each test sees. Section 24 has the limits. */
const TESTS: Partial<Record<ThrowKey, Test>> = {
  // DF-300  With Backward the turn ends with the back to the board.
  dancing: ({ record: { channels, heading }, wanted }) => {
    const { turned, late } = channels.dancing!;
    const off = wanted.includes('backward') ? 1800 - Math.abs(heading) : Math.abs(heading);
    return firstFailed([
      [turned >= 3600, 'short', turned / 10],
      [off <= 200, 'facing', off / 10],
      [late <= 400, 'late', late],
    ]);
  },
  // DF-301
  backward: ({ record: { heading } }) => firstFailed([[Math.abs(heading) >= 1500, 'turned', Math.abs(heading) / 10]]),
  // DF-305
  'under-the-table': (asked) =>
    firstFailed([
      [outside(asked) > 0, 'inside'],
      [asked.record.place[2] <= -20_000, 'high', asked.record.place[2] / 10_000],
    ]),
  // DF-311
  jump: (asked) => {
    const after = asked.record.channels.jump!.after;
    return firstFailed([
      [after > 0, 'early', -after],
      [after < airOf(asked), 'late', after - airOf(asked)],
    ]);
  },
  // DF-312
  far: (asked) => firstFailed([[outside(asked) >= 600, 'near', outside(asked) / 10]]),
  // DF-317  Eyes below the table, in a hop too.
  sitting: (asked) => {
    const eye = asked.record.eye + hopHeight(asked);
    return firstFailed([[eye < 0, 'rose', eye / 10]]);
  },
  // DF-318
  'under-the-leg': (asked) => {
    const room = asked.record.channels['under-the-leg']!.thigh / 1000 - LIMB - heightAtGate(asked);
    return firstFailed([[room >= 0, 'over', -room / 10]]);
  },
  // DF-307
  blind: ({ record: { channels } }) => {
    const { shut, peeked } = channels.blind!;
    return firstFailed([
      [peeked === 0, 'peeked'],
      [shut >= 500, 'short', shut],
    ]);
  },
  // DF-308
  'weak-hand': ({ record: { hand } }) => firstFailed([[hand === 'weak', 'strong']]),
};

export function seenPose(key: ThrowKey, asked: Asked): Done | null {
  const test = TESTS[key];
  if (test === undefined) return null;
  const { passed, why, n } = test(asked);
  return { key, passed, why: `seen.${key}.${why}`, ...(n === undefined ? {} : { n: Math.round(n) }) };
}

/** What is left of a turn, in mm/s at the hand, just as it ends; it fades within 0.8 s. */
const LEFTOVER = 260;
const FADES = 800;

/** Turning drags the die along with the turn; in a jump it leaves with the speed of the jumper, none at the top. */
export function moved(motion: Motion, asked: Asked): Motion {
  const { dancing, jump } = asked.record.channels;
  let velocity = whole(motion.velocity);
  if (dancing !== undefined) {
    const drag = LEFTOVER * Math.max(0, 1 - dancing.late / FADES);
    velocity = whole(plus(velocity, times(leftward(forward(motion.place)), drag)));
  }
  const air = airOf(asked);
  if (jump !== undefined && jump.after > 0 && jump.after < air) {
    velocity = whole(plus(velocity, times(UP, (GRAVITY * (air / 2 - jump.after)) / 1000)));
  }
  return lengthOf(velocity) === 0 ? motion : { ...motion, velocity };
}
