/**
 * What a person's hand says, as a throw: where they stand, where they point, how hard, how high, how much spin. Everything here happens
 * before the throw is written down in whole numbers; nothing of it decides anything.
 */
import type { ThrowRecord, Triple } from '../../src/throws/index.ts';
import { TABLE_HALF } from '../../src/throws/target.ts';

export interface Hand {
  /** How far round the table, in degrees; 0 is the near side, more is to the right. */
  round: number;
  /** Off the shield's middle, in degrees; more is to the right. */
  turn: number;
  /** 0 .. 1, by the length of the pull. */
  power: number;
  /** About the vertical, in radians a second; more turns left. */
  spin: number;
  /** Of the die over the table, in millimetres. */
  height: number;
}

export const MOST_TURN = 20;
export const MOST_SPIN = 60;
export const [LOWEST, HIGHEST] = [40, 800];

/** Metres a second for a pull: gentle at first, so that small pulls can be told apart. */
const speedOf = (power: number): number => 0.4 + 5.2 * power ** 1.2;
/** In steps of 10 mm/s. */
export const mmPerSecond = (power: number): number => Math.round(speedOf(power) * 100) * 10;
/** The pull for a speed. */
export const powerFor = (metres: number): number => Math.max(0, (metres - 0.4) / 5.2) ** (1 / 1.2);

/** A good throw, in metres a second: it reaches the shield after a bounce. A pull of half the room makes it, the whole room this. */
const [GOOD, HARD] = [1.3, 3];
const [HALFWAY, WHOLE] = [powerFor(GOOD), powerFor(HARD)];
const BEND = Math.log(HALFWAY / WHOLE) / Math.log(0.5);

/** The force of a pull, by the part of the room it takes. Whoever has more room than is needed may pull on. */
export const powerOf = (share: number): number => Math.min(1, WHOLE * Math.max(0, share) ** BEND);
/** The part of the room that a pull of this force takes. */
export const shareOfPull = (power: number): number => (power / WHOLE) ** (1 / BEND);

/** In pixels: shorter ways are too short to be told apart, on longer ones the hand would leave the table. */
const [LEAST_ROOM, MOST_ROOM] = [80, 320];
/** How far the hand can go back, from where the die was taken up to the window's lower edge: the thrower is always at the bottom. */
export const roomFor = (y: number, windowHeight: number): number => Math.min(MOST_ROOM, Math.max(LEAST_ROOM, windowHeight - y));

/** A good pull to begin with. */
export const AT_REST: Hand = { round: 0, turn: 0, power: HALFWAY, spin: 0, height: 140 };

/** The die leaves the hand this far inside the table's edge, a little to the left of the middle, and a little upwards. */
const INSIDE = 60;
const ASIDE = 120_000;
const RISE = 11;
/** A hand that lets go gives some top spin, in rad/s for each m/s. */
const TOP_SPIN = 13;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const whole = (numbers: readonly number[]): Triple => [
  Math.round(numbers[0]!) + 0,
  Math.round(numbers[1]!) + 0,
  Math.round(numbers[2]!) + 0,
];

/** Where the die leaves the hand of somebody who stands there; `out`: beyond the table's edge, in millimetres. */
export function placeOf({ round, height, out = -INSIDE }: Pick<Hand, 'round' | 'height'> & { out?: number }): Triple {
  const towards = radians(round - 90);
  const [x, y] = [Math.cos(towards), Math.sin(towards)];
  const least = TABLE_HALF + out * 1000;
  const far = least / Math.max(Math.abs(x), Math.abs(y));
  // To the thrower's left, who looks inwards.
  const [px, py] = [x * far + y * ASIDE, y * far - x * ASIDE];
  const edge = Math.max(Math.abs(px), Math.abs(py));
  const outwards = edge < least ? least / edge : 1;
  return whole([px * outwards, py * outwards, height * 1000]);
}

/** How the hand holds the die and lets it go; `rise`: how steeply, in degrees. */
export function recordOf(hand: Hand & { out?: number; rise?: number }): ThrowRecord {
  const place = placeOf(hand);
  const speed = mmPerSecond(hand.power);
  const towards = Math.atan2(-place[1], -place[0]) - radians(hand.turn);
  const [x, y] = [Math.cos(towards), Math.sin(towards)];
  const rise = radians(hand.rise ?? RISE);
  const flat = speed * Math.cos(rise);
  const top = (speed / 1000) * TOP_SPIN * 1000;
  return {
    station: (Math.round((hand.round + 270) * 10) + 3600) % 3600,
    hand: 'strong',
    heading: 0,
    eye: 300,
    place,
    velocity: whole([x * flat, y * flat, speed * Math.sin(rise)]),
    // Rolling forwards turns about the axis to the right of the way.
    spin: whole([y * top, -x * top, hand.spin * 1000]),
    turned: [32767, 0, 0, 0],
    obstacles: [],
    launchers: [],
    channels: {},
  };
}
