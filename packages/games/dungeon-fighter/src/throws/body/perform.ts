/** The simulated body carries the decision out: through each launcher in turn, in its pose, up to the moment the die flies. */
import type { LauncherKey } from '../keys.ts';
import type { Channels, Motion, ThrowRecord } from '../record.ts';
import type { Done } from '../verdict.ts';
import { crossbow, pious, slam } from './by-hand.ts';
import { type Asked, moved, seenPose } from './poses.ts';
import { borrowedHand, elbow, head, nose } from './rides.ts';
import type { Stretch } from './stretch.ts';
import { blow, catapult } from './tools.ts';

const LAUNCH: { readonly [K in LauncherKey]: (record: ThrowRecord, lever: Required<Channels>[K]) => Stretch } = {
  pious,
  catapult,
  slam,
  crossbow,
  head,
  blow,
  'borrowed-hand': borrowedHand,
  nose,
  elbow,
};

/** One launcher. Its levers are there: the record was checked. */
function launch<K extends LauncherKey>(key: K, record: ThrowRecord): Stretch {
  return LAUNCH[key](record, record.channels[key] as Required<Channels>[K]);
}

export interface Performed {
  /** How the die leaves the last launcher, before the hand trembles. */
  motion: Motion;
  /** What was seen of poses, senses and launchers. */
  done: Done[];
}

/** R-DF-48: each launcher hands the die to the next and must pass on its own stretch; the last one aims. */
export function perform(asked: Asked): Performed {
  const { record, wanted } = asked;
  let motion: Motion = { place: record.place, velocity: record.velocity, spin: record.spin, turned: record.turned };
  const stretches = new Map<LauncherKey, Stretch>();
  for (const key of record.launchers) {
    const stretch = launch(key, record);
    stretches.set(key, stretch);
    motion = stretch.motion;
  }
  const done = wanted.flatMap((key): Done[] => {
    const stretch = stretches.get(key as LauncherKey);
    if (stretch === undefined) {
      const seen = seenPose(key, asked);
      return seen === null ? [] : [seen];
    }
    const { passed, why, n } = stretch;
    return [{ key, passed, why: `seen.${key}.${why}`, ...(n === undefined ? {} : { n }) }];
  });
  return { motion: moved(motion, asked), done };
}
