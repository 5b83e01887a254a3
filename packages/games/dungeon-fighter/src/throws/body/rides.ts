/** Launchers the die rides on: forehead, nose, elbow, a borrowed palm. It holds by friction, and goes when that is not enough. */
import { cosine, sine } from '../angles.ts';
import type { Channels, ThrowRecord } from '../record.ts';
import { forward, GRAVITY, plus, raised, rolling, times, type Vector } from './directions.ts';
import { drops, firstFailed, motionOf, type Stretch } from './stretch.ts';

type Lever<K extends keyof Channels> = Required<Channels>[K];

const FOREHEAD_FRICTION = 0.5;

/** DF-309  Lean back until the forehead is nearly level, then thrust. Too steep and it slides off, too sudden and it stays behind. */
export function head(record: ThrowRecord, { lean, thrust, ramp, yaw }: Lever<'head'>): Stretch {
  const slope = 900 - lean;
  const steepness = sine(slope) / cosine(slope);
  const holds = steepness <= FOREHEAD_FRICTION;
  const most = (GRAVITY * (FOREHEAD_FRICTION + steepness)) / (1 - FOREHEAD_FRICTION * steepness);
  const speed = Math.min(thrust / (ramp / 1000), most) * (ramp / 1000);
  const seen = firstFailed([
    [holds, 'slid'],
    [thrust / (ramp / 1000) <= most, 'stayed'],
    [thrust >= 500, 'slow', thrust / 10],
  ]);
  if (!holds) return { ...seen, motion: drops(record) };
  return { ...seen, motion: motionOf(record.place, raised(forward(record.place, yaw), speed, slope), record.spin, record.turned) };
}

/** How a die creeps and rolls off something that is tilted more and more. */
interface Ridge {
  /** Friction until it moves and while it moves; how far to the end; from the joint to the die, all in millimetres. */
  readonly sticks: number;
  readonly slides: number;
  readonly way: number;
  readonly arm: number;
}

export const NOSE: Ridge = { sticks: 0.42, slides: 0.2, way: 45, arm: 150 };
export const ELBOW: Ridge = { sticks: 0.34, slides: 0.18, way: 60, arm: 180 };

/** Called for each millisecond with how far the die has come, in millimetres, and how much what it lies on is tilted. */
export type Watch = (gone: number, slope: number) => void;

interface Rolled {
  speed: number;
  slope: number;
}

/** Step by step of a millisecond until it leaves the end; null: three seconds later it still sits there. */
export function rollOff(
  { sticks, slides, way }: Ridge,
  { tilt, over }: Pick<Lever<'nose'>, 'tilt' | 'over'>,
  watch?: Watch,
): Rolled | null {
  let speed = 0;
  let gone = 0;
  for (let ms = 1; ms <= 3000; ms++) {
    const slope = (tilt * Math.min(ms, over)) / over;
    const [s, c] = [sine(slope), cosine(slope)];
    const friction = speed === 0 ? sticks : slides;
    speed = Math.max(0, speed + ((GRAVITY * (s - friction * c)) / 1000 || 0));
    gone += speed / 1000;
    watch?.(gone, slope);
    if (gone >= way) return { speed, slope };
  }
  return null;
}

/** How fast the limb moves under the die, in mm/s. */
const swingOf = ({ arm }: Ridge, { tilt, over }: Pick<Lever<'nose'>, 'tilt' | 'over'>): number =>
  ((tilt / 1800) * Math.PI * arm) / (over / 1000);
export const noseSwing = (lever: Lever<'nose'>): number => swingOf(NOSE, lever);
export const elbowSwing = (lever: Lever<'elbow'>): number => swingOf(ELBOW, lever);

function ride(record: ThrowRecord, ridge: Ridge, { tilt, over, yaw }: Lever<'nose'>): Stretch {
  const rolled = rollOff(ridge, { tilt, over });
  const swing = swingOf(ridge, { tilt, over });
  const seen = firstFailed([
    [rolled !== null, 'stuck'],
    [swing < 400, 'flung', swing / 10],
  ]);
  if (rolled === null) return { ...seen, motion: drops(record) };
  const level = forward(record.place, yaw);
  // Flung, it takes the speed of the limb along.
  const speed = rolled.speed + (swing < 400 ? 0 : swing);
  return { ...seen, motion: motionOf(record.place, raised(level, speed, -rolled.slope), rolling(level, rolled.speed), record.turned) };
}

/** DF-316  On the nose; tilt the head slowly until it rolls off. */
export const nose = (record: ThrowRecord, lever: Lever<'nose'>): Stretch => ride(record, NOSE, lever);
/** DF-319  The same from the narrow ridge of the elbow. */
export const elbow = (record: ThrowRecord, lever: Lever<'elbow'>): Stretch => ride(record, ELBOW, lever);

const PALM_HOLDS = 350;
/** A floppy hand gives the die this much of what the wrist gives the hand, and sends it this much higher than it is tilted. */
const FLOPPY = 0.8;
const FLING = 150;

/** DF-315  In the left neighbour's palm, flung by the wrist. What the neighbour wobbles goes into the direction. */
export function borrowedHand(record: ThrowRecord, { tilt, wrist, yaw, wobble }: Lever<'borrowed-hand'>): Stretch {
  const seen = firstFailed([
    [tilt <= PALM_HOLDS, 'slipped'],
    [wrist >= 400, 'slow', wrist / 10],
  ]);
  if (tilt > PALM_HOLDS) return { ...seen, motion: drops(record) };
  const level = forward(record.place, yaw + wobble);
  const velocity: Vector = raised(level, wrist * FLOPPY, tilt + FLING);
  return {
    ...seen,
    motion: motionOf(record.place, velocity, plus(record.spin, times(rolling(level, wrist * FLOPPY), 0.15)), record.turned),
  };
}
