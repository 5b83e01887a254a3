/** Is this a record of a throw at all? Anything may come in: every field is there, whole and within its bounds, and nothing else is. */
import { LAUNCHERS, type LauncherKey, type ThrowKey } from './keys.ts';
import type { Channels, ThrowRecord } from './record.ts';

type Bounds = readonly [least: number, most: number];

const FAR = 3_000_000;
const PLACES: Bounds = [-FAR, FAR];
const SPEEDS: Bounds = [-6000, 6000];
const SPINS: Bounds = [-120_000, 120_000];
const PARTS: Bounds = [-32_767, 32_767];
const ANGLES: Bounds = [-1800, 1800];

/** The levers of each requirement, and how far each can be moved. */
export const CHANNEL_BOUNDS: { readonly [K in keyof Channels]-?: { readonly [L in keyof Required<Channels>[K]]: Bounds } } = {
  dancing: { turned: [0, 10_800], late: [0, 5000] },
  jump: { after: [-2000, 2000] },
  'under-the-leg': { thigh: [-300_000, 400_000] },
  blind: { shut: [0, 60_000], peeked: [0, 1] },
  pious: { held: [0, 60_000], apart: [-500, 500] },
  catapult: { overhang: [0, 88_000], flick: [0, 6000], pushed: [0, 2000], aside: [-44_000, 44_000] },
  slam: { toss: [0, 4000], swat: [0, 3000] },
  crossbow: { sway: [0, 2000], aside: [-20_000, 20_000], above: [-20_000, 20_000] },
  head: { lean: [0, 900], thrust: [0, 3000], ramp: [20, 2000], yaw: ANGLES },
  blow: { breath: [0, 3000], palm: [0, 2000], tilt: [-900, 900], yaw: ANGLES },
  'borrowed-hand': { tilt: [0, 900], wrist: [0, 6000], yaw: ANGLES, wobble: [-100, 100] },
  nose: { tilt: [0, 900], over: [20, 5000], yaw: ANGLES },
  elbow: { tilt: [0, 900], over: [20, 5000], yaw: ANGLES },
};

const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);
const isWhole = (x: unknown, [least, most]: Bounds): boolean =>
  typeof x === 'number' && Number.isInteger(x) && !Object.is(x, -0) && x >= least && x <= most;
const isTuple = (x: unknown, length: number, bounds: Bounds): boolean =>
  Array.isArray(x) && x.length === length && x.every((part) => isWhole(part, bounds));
const hasOnly = (x: Record<string, unknown>, keys: readonly string[]): boolean =>
  Object.keys(x).length === keys.length && keys.every((key) => Object.hasOwn(x, key));

/** Which field is wrong; null: none. */
const FIELDS: { readonly [K in keyof ThrowRecord]: (x: unknown) => boolean } = {
  station: (x) => isWhole(x, [0, 3599]),
  hand: (x) => x === 'strong' || x === 'weak',
  heading: (x) => isWhole(x, ANGLES),
  eye: (x) => isWhole(x, [-740, 2000]),
  place: (x) => isTuple(x, 3, PLACES),
  velocity: (x) => isTuple(x, 3, SPEEDS),
  spin: (x) => isTuple(x, 3, SPINS),
  turned: isTurn,
  obstacles: (x) => Array.isArray(x) && x.length <= 2 && x.every(isObstacle),
  launchers: (x) => Array.isArray(x) && x.length <= LAUNCHERS.length && x.every((key) => LAUNCHERS.includes(key as LauncherKey)),
  channels: (x) => isObject(x) && Object.entries(x).every(([key, value]) => isChannel(key, value)),
};

/** A quaternion of length 1, to within the grid. */
function isTurn(x: unknown): boolean {
  if (!isTuple(x, 4, PARTS)) return false;
  const square = (x as number[]).reduce((sum, part) => sum + part * part, 0);
  return square > 32_700 * 32_700 && square < 32_834 * 32_834;
}

function isObstacle(x: unknown): boolean {
  if (!isObject(x) || !hasOnly(x, ['kind', 'x', 'y', 'facing'])) return false;
  return (
    ['card', 'box', 'sheet'].includes(x['kind'] as string) &&
    isWhole(x['x'], PLACES) &&
    isWhole(x['y'], PLACES) &&
    isWhole(x['facing'], [0, 3599])
  );
}

function isChannel(key: string, value: unknown): boolean {
  if (!Object.hasOwn(CHANNEL_BOUNDS, key) || !isObject(value)) return false;
  const bounds: Record<string, Bounds> = CHANNEL_BOUNDS[key as keyof Channels];
  return hasOnly(value, Object.keys(bounds)) && Object.entries(bounds).every(([lever, most]) => isWhole(value[lever], most));
}

/** The name of the first field that is not right; null: it is a record. */
export function wrongField(record: unknown): string | null {
  if (!isObject(record)) return 'record';
  const names = Object.keys(FIELDS) as (keyof ThrowRecord)[];
  const wrong = names.find((name) => !Object.hasOwn(record, name) || !FIELDS[name](record[name]));
  return wrong ?? Object.keys(record).find((key) => !Object.hasOwn(FIELDS, key)) ?? null;
}

/** Requirements that bring levers of their own. */
export const hasChannel = (key: ThrowKey): key is keyof Channels & ThrowKey => Object.hasOwn(CHANNEL_BOUNDS, key);
