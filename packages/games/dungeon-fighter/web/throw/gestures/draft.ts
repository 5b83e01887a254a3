/**
 * A special throw while it is being made up: figures by name, things on the table, the order of the launchers. Gestures of every device
 * change these figures and nothing else; in the end they are written down as one record in whole numbers.
 */
import { chain } from '../../../src/throws/aim/intend.ts';
import { perform } from '../../../src/throws/body/perform.ts';
import { isByHand } from '../../../src/throws/check.ts';
import {
  type Channels,
  isLauncher,
  type LauncherKey,
  type Lying,
  type Obstacle,
  type ThrowKey,
  type ThrowRecord,
} from '../../../src/throws/index.ts';
import { CHANNEL_BOUNDS, hasChannel } from '../../../src/throws/reading.ts';
import { placeOf, powerFor, recordOf } from '../hand.ts';
import { arcOf } from '../preview.ts';
import { POSTURES, STARTS } from './postures.ts';

export interface HandFigures {
  /** How far round the table one stands, in degrees. */
  round: number;
  /** Off the shield's middle, in degrees; more is to the right. */
  turn: number;
  /** 0 .. 1, by the length of the pull. */
  power: number;
  /** About the vertical, in radians a second. */
  spin: number;
  /** Of the die over the table, and beyond its edge, in millimetres. */
  height: number;
  out: number;
  /** How steeply the hand lets it go, in degrees. */
  rise: number;
  /** Off the board, in tenths of a degree. */
  heading: number;
  /** Of the eyes over the table, in millimetres. */
  eye: number;
}

type LeverId = { [K in keyof Channels]-?: `${K}.${keyof Required<Channels>[K] & string}` }[keyof Channels];
export type FigureId = keyof HandFigures | LeverId;
export type Figures = Readonly<Record<FigureId, number>>;

export interface Draft {
  figures: Figures;
  things: readonly Obstacle[];
  launchers: readonly LauncherKey[];
}

const within = (n: number, [least, most]: readonly [number, number]): number => Math.min(most, Math.max(least, Math.round(n))) + 0;

/** The levers that are asked for, each within its bounds. */
function channelsOf(figures: Figures, wanted: readonly ThrowKey[]): Channels {
  const channels: Channels = {};
  for (const key of wanted.filter(hasChannel)) {
    const bounds: Record<string, readonly [number, number]> = CHANNEL_BOUNDS[key];
    // Every lever of a channel is a figure: `FigureId` is made of them.
    const levers = Object.entries(bounds).map(([lever, ends]) => [lever, within(figures[`${key}.${lever}` as FigureId], ends)]);
    Object.assign(channels, { [key]: Object.fromEntries(levers) });
  }
  return channels;
}

export function recordFrom({ figures, things, launchers }: Draft, wanted: readonly ThrowKey[]): ThrowRecord {
  const record: ThrowRecord = {
    ...recordOf(figures),
    hand: wanted.includes('weak-hand') ? 'weak' : 'strong',
    heading: within(figures.heading, [-1800, 1800]),
    eye: within(figures.eye, [-740, 2000]),
    obstacles: [...things],
    launchers: [...launchers],
    channels: channelsOf(figures, wanted),
  };
  if (wanted.includes('spin')) record.spin = [0, 0, Math.round(figures.spin * 1000) + 0];
  // Whatever flings by itself needs no hand.
  return isByHand(record) ? record : { ...record, velocity: [0, 0, 0], spin: wanted.includes('spin') ? record.spin : [0, 0, 0] };
}

/** The gentlest pull with which the die first comes down so near, in millimetres from the shield's middle. */
function pullFor(draft: Draft, wanted: readonly ThrowKey[], bounce: number): number {
  const isEnough = (power: number) => {
    const record = recordFrom({ ...draft, figures: { ...draft.figures, power, turn: 0 } }, wanted);
    const { at } = arcOf(perform({ record, wanted }).motion).bounce;
    return Math.hypot(at[0], at[1]) / 1000 <= bounce;
  };
  return PULLS.find(isEnough) ?? PULLS.at(-1)!;
}
/** From 0.5 to 5.5 m/s. */
const PULLS = Array.from({ length: 51 }, (_, i) => powerFor(0.5 + i * 0.1));
const USUAL_BOUNCE = 270;

/** How one stands for what is asked: each requirement has its say, the last word belongs to the pose. */
export function draftFor(wanted: readonly ThrowKey[], lying: readonly Lying[] = [], order: readonly LauncherKey[] = chain(wanted)): Draft {
  const last = order.at(-1);
  // In a chain it is the last launcher that stands where the die is released.
  const postures = POSTURES.filter(([key]) => wanted.includes(key) && (!isLauncher(key) || key === last)).map(([, posture]) => posture);
  const { bounce = USUAL_BOUNCE, ...figures }: Figures & { bounce?: number } = Object.assign({ ...STARTS }, ...postures);
  const hop = wanted.includes('jump') && wanted.includes('sitting') ? { 'jump.after': 100 } : {};
  const draft: Draft = { figures: { ...figures, ...hop, round: freeRound(figures, lying) }, things: [], launchers: order };
  return { ...draft, figures: { ...draft.figures, power: pullFor(draft, wanted, bounce) } };
}

/** No die lies so near to the hand. */
const CLEAR = 30_000;

/** Straight in front of the shield, or as near to it as no die lies in the way. */
function freeRound(figures: Figures, lying: readonly Lying[]): number {
  const isFree = (round: number) => {
    const [x, y, z] = placeOf({ ...figures, round });
    return lying.every(({ pose: { place: p } }) => Math.hypot(p[0] - x, p[1] - y, p[2] - z) > CLEAR);
  };
  return [0, 12, -12, 24, -24, 90, -90].find(isFree) ?? 180;
}
