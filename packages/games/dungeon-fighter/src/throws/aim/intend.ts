/** What somebody who knows the game might try: a throw that does all that is asked, with the rest left to a lucky hand. Some of them are good; `aim` finds out which. */
import { fraction, type Random } from '@undercroft/engine';
import { cosine, sine } from '../angles.ts';
import { tossed } from '../body/by-hand.ts';
import { forward, GRAVITY, leftward, lengthOf, plus, times, type Vector, whole } from '../body/directions.ts';
import { heightAtGate } from '../body/poses.ts';
import { isByHand } from '../check.ts';
import { isLauncher, type LauncherKey, type ThrowKey } from '../keys.ts';
import { CHANNEL_BOUNDS } from '../reading.ts';
import type { Channels, Obstacle, ThrowRecord, Turned } from '../record.ts';
import { TABLE_HALF } from '../target.ts';
import { towards } from './solve.ts';

export interface Dice {
  /** Evenly between two figures, whole. */
  between(low: number, high: number): number;
  pick<X>(list: readonly X[]): X;
}

export const diceOf = (random: Random): Dice => {
  const between = (low: number, high: number) => Math.round(low + (high - low) * fraction(random)) + 0;
  return { between, pick: (list) => list[between(0, list.length - 1)]! };
};

/** A place `out` µm from the table's middle, measured square to its edges, in the direction of the station. */
function placeAt(station: number, out: number, height: number): Vector {
  const [x, y] = [cosine(station), sine(station)];
  const scale = out / Math.max(Math.abs(x), Math.abs(y));
  return whole([x * scale, y * scale, height]);
}

/** How far out and how high the hand is, in µm, for what is asked. */
function standing(wanted: readonly ThrowKey[], last: LauncherKey | undefined, dice: Dice): { out: number; height: number } {
  const far = wanted.includes('far');
  const out = far ? TABLE_HALF + dice.between(603_000, 640_000) : dice.between(474_000, 510_000);
  if (wanted.includes('under-the-table'))
    return { out: far ? out : TABLE_HALF + dice.between(30_000, 90_000), height: dice.between(-60_000, -25_000) };
  if (last === 'catapult') return { out: far ? out : TABLE_HALF + dice.between(20_000, 45_000), height: dice.between(10_000, 20_000) };
  const rolls = last === 'nose' || last === 'elbow' || last === 'blow';
  if (wanted.includes('under-the-leg')) return { out, height: dice.between(60_000, 160_000) };
  if (rolls) return { out: far ? out : 471_000, height: far ? dice.between(500_000, 790_000) : dice.between(170_000, 420_000) };
  const low = last === 'slam' ? 30_000 : 60_000;
  if (wanted.includes('bank')) return { out, height: dice.between(low, 160_000) };
  return { out, height: dice.between(low, wanted.includes('card-jump') ? 450_000 : far ? 250_000 : 300_000) };
}

/** Levers of each requirement, well inside what passes. */
const LEVERS: { readonly [K in keyof Channels]-?: (dice: Dice) => Required<Channels>[K] } = {
  dancing: (dice) => ({ turned: 3900, late: dice.between(150, 260) }),
  jump: () => ({ after: 275 }),
  'under-the-leg': () => ({ thigh: 0 }),
  blind: () => ({ shut: 900, peeked: 0 }),
  pious: () => ({ held: 450, apart: 0 }),
  catapult: (dice) => ({
    overhang: dice.between(33_000, 57_000),
    flick: dice.between(900, 3400),
    pushed: 20,
    aside: dice.between(-2_000, 2_000),
  }),
  slam: (dice) => ({ toss: dice.between(1900, 2300), swat: 0 }),
  crossbow: (dice) => ({ sway: 60, aside: dice.between(-1_000, 1_000), above: dice.between(-1_500, 1_500) }),
  head: (dice) => ({ lean: dice.between(690, 860), thrust: dice.between(700, 2600), ramp: 500, yaw: dice.between(-15, 15) }),
  blow: (dice) => ({ breath: dice.between(90, 500), palm: 20, tilt: 0, yaw: dice.between(-15, 15) }),
  'borrowed-hand': (dice) => ({ tilt: dice.between(0, 280), wrist: dice.between(700, 3200), yaw: dice.between(-15, 15), wobble: 0 }),
  nose: (dice) => ({ tilt: dice.between(420, 780), over: 1100, yaw: dice.between(-15, 15) }),
  elbow: (dice) => ({ tilt: dice.between(420, 780), over: 1300, yaw: dice.between(-15, 15) }),
};

function leversFor(wanted: readonly ThrowKey[], dice: Dice): Channels {
  const channels: Channels = {};
  for (const key of wanted) if (Object.hasOwn(LEVERS, key)) Object.assign(channels, { [key]: LEVERS[key as keyof Channels](dice) });
  if (channels.jump !== undefined && wanted.includes('sitting')) channels.jump.after = 100;
  // Swatted just after the top, when it hangs in the air longest.
  if (channels.slam !== undefined) channels.slam.swat = Math.round((channels.slam.toss / GRAVITY) * 1000) + 20;
  return channels;
}

/** A card between bounce and board; a box or sheet behind the board, to come back from. */
function sceneryFor(wanted: readonly ThrowKey[], place: Vector, dice: Dice): Obstacle[] {
  const towardsBoard = forward(place);
  const facing = Math.round((3600 + stationOf(times(towardsBoard, -1))) % 3600);
  const at = (reach: number): { x: number; y: number } => {
    const [x, y] = whole(times(towardsBoard, -reach));
    return { x, y };
  };
  const obstacles: Obstacle[] = [];
  if (wanted.includes('card-jump')) obstacles.push({ kind: 'card', ...at(dice.between(213_000, 245_000)), facing });
  if (wanted.includes('bank')) {
    const kind = dice.pick(['box', 'sheet'] as const);
    obstacles.push({ kind, ...at(-dice.between(kind === 'box' ? 250_000 : 216_000, 280_000)), facing });
  }
  return obstacles;
}

/** The direction of a level vector in tenths of a degree, to the nearest; a search by halves is exact enough and the same everywhere. */
function stationOf([x, y]: Vector): number {
  let best = 0;
  for (let step = 900; step >= 1; step = step > 1 ? Math.ceil(step / 2) : 0) {
    for (const next of [best - step, best + step]) {
      if (x * cosine(next) + y * sine(next) > x * cosine(best) + y * sine(best)) best = next;
    }
    if (step === 1) break;
  }
  return (best + 3600) % 3600;
}

/** Where the first bounce should be, in mm from the middle, and how steeply the die should fall or rise, in mm/s. */
function bounceFor(wanted: readonly ThrowKey[], place: Vector, dice: Dice): { reach: number; up: number } {
  const far = wanted.includes('far');
  if (wanted.includes('under-the-table')) return { reach: dice.between(235, 480), up: dice.between(1200, far ? 3500 : 2400) };
  if (wanted.includes('card-jump')) return { reach: dice.between(270, 430), up: dice.between(-3500, far ? 2500 : 200) };
  // From afar only a high lob is slow enough to stay on the board.
  if (far && !wanted.includes('bank')) return { reach: dice.between(310, 490), up: dice.between(800, 2200) };
  if (wanted.includes('bank')) return { reach: dice.between(225, 300), up: far ? dice.between(200, 1800) : dice.between(-1800, -800) };
  if (wanted.includes('two-bounce')) return { reach: dice.between(300, 460), up: dice.between(-1200, 900) };
  return { reach: dice.between(225, 400), up: dice.between(-1500, place[2] > 250_000 ? 400 : 900) };
}

const TURNS: readonly Turned[] = [
  [32_767, 0, 0, 0],
  [30_273, 12_540, 0, 0],
  [30_273, 0, 0, 12_540],
];

/** Some throw that may do all that is asked. */
export function intend(wanted: readonly ThrowKey[], dice: Dice): ThrowRecord {
  const launchers = chain(wanted);
  const last = launchers.at(-1);
  // Straight from the middle of a side the way is shortest.
  const aside = wanted.includes('far') ? 60 : 180;
  const station = (dice.pick([0, 900, 1800, 2700]) + dice.between(-aside, aside) + 3600) % 3600;
  const { out, height } = standing(wanted, last, dice);
  const place = whole(placeAt(station, out, height));
  const channels = leversFor(wanted, dice);
  const record: ThrowRecord = {
    station,
    hand: wanted.includes('weak-hand') ? 'weak' : 'strong',
    heading: wanted.includes('backward') ? 1750 : 0,
    eye: wanted.includes('sitting') ? -60 : 350,
    place,
    velocity: [0, 0, 0],
    spin: spinFor(wanted, place, dice),
    turned: dice.pick(wanted.includes('spin') ? TURNS.slice(0, 1) : TURNS),
    obstacles: sceneryFor(wanted, place, dice),
    launchers,
    channels,
  };
  return fitLeg(isByHand(record) ? aimedByHand(record, wanted, dice) : record, wanted);
}

/** Launchers without a hand go first: whoever flicks or swats last can aim. Slam is the very last, for nothing follows a swat. */
export function chain(wanted: readonly ThrowKey[]): LauncherKey[] {
  const rank = (key: LauncherKey) => ['pious', 'crossbow', 'slam'].indexOf(key);
  return wanted.filter(isLauncher).sort((a, b) => rank(a) - rank(b));
}

function spinFor(wanted: readonly ThrowKey[], place: Vector, dice: Dice): ThrowRecord['spin'] {
  if (wanted.includes('spin')) return [0, 0, dice.pick([-1, 1]) * dice.between(45_000, 90_000)];
  const side = leftward(forward(place));
  return whole(plus(times(side, dice.between(-40_000, 40_000)), [0, 0, dice.between(-10_000, 10_000)]));
}

/** As fast as a hand can, with something left to err by. */
const FASTEST = 5800;

/** The hand's speed, from where the die is when it acts: after a toss that is higher up. */
function aimedByHand(record: ThrowRecord, wanted: readonly ThrowKey[], dice: Dice): ThrowRecord {
  const { slam, dancing } = record.channels;
  const from: Vector = slam === undefined ? record.place : (tossed(record, slam) ?? record.place);
  const { reach, up } = bounceFor(wanted, from, dice);
  const steep = slam === undefined ? up : dice.between(-2200, -560);
  const velocity = towards(from, steep, reach, dice.between(-15, 15));
  // Whoever has just turned round aims a little against the turn.
  const drag = dancing === undefined ? 0 : -260 * Math.max(0, 1 - dancing.late / 800);
  const meant = plus(velocity, times(leftward(forward(record.place)), drag));
  return { ...record, velocity: whole(times(meant, Math.min(1, FASTEST / lengthOf(meant)))) };
}

/** Lifts the leg as high as the hand needs, and as a leg goes. */
function fitLeg(record: ThrowRecord, wanted: readonly ThrowKey[]): ThrowRecord {
  if (record.channels['under-the-leg'] === undefined) return record;
  const [least, most] = CHANNEL_BOUNDS['under-the-leg'].thigh;
  const thigh = Math.min(most, Math.max(least, Math.round(heightAtGate({ record, wanted }) * 1000) + 75_000));
  return { ...record, channels: { ...record.channels, 'under-the-leg': { thigh } } };
}
