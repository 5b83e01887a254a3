/**
 * Where everything is. One `World` serves all throws, one after the other; `enter` writes every number that a
 * throw reads, so nothing of an earlier one can show. Doubles live in Float64Arrays only: kept in variables of a
 * module or handed from function to function they would be boxed, which costs more than the physics.
 */
import { CORE, CORNERS, POINT_SIGNS, POINTS, TURN } from './die.ts';
import type { Motion, Pose } from './grid.ts';
import { TURNED_ONE, UM_PER_MM } from './grid.ts';
import type { Ground } from './ground/ground.ts';
import { MOST_DICE } from './table.ts';

/** One die in `World.dice`: place, quaternion, velocity, spin, and the matrix of the quaternion, row by row. */
export const PLACE = 0;
export const QUATERNION = 3;
export const VELOCITY = 7;
export const SPIN = 10;
export const MATRIX = 13;
/** The bound on how fast any point of the die moves, renewed each tick. */
export const FASTEST = 22;
/** How near a thing must be to matter in this substep. */
export const MARGIN = 23;
export const DIE_SIZE = 24;

/** The numbers that change with the step, for functions that must not take doubles: see the head of this file. */
export const H = 0;
export const PER_H = 1;
/** The largest change of a push in one round over all contacts. */
export const CHANGE = 2;
export const STEP_SIZE = 3;

/** Most contacts at one moment. A die on a rim has about thirty; a heap of sixteen some hundreds. */
export const MOST_CONTACTS = 4096;
export const CONTACT_SIZE = 48;

export interface World {
  count: number;
  dice: Float64Array;
  /** 1: moves and is moved. The others lie still, at no cost, until something comes near enough to touch them. */
  awake: Uint8Array;
  /** Of each die its points, as offsets from its middle in the room's directions. */
  points: Float64Array;
  ground: Ground;
  step: Float64Array;
  contacts: Float64Array;
  contactCount: number;
  /** Key and impulses of the contacts of the substep before, for a warm start. */
  memory: Float64Array;
  memoryCount: number;
}

export function emptyWorld(ground: Ground): World {
  return {
    count: 0,
    dice: new Float64Array(MOST_DICE * DIE_SIZE),
    awake: new Uint8Array(MOST_DICE),
    points: new Float64Array(MOST_DICE * POINTS * 3),
    ground,
    step: new Float64Array(STEP_SIZE),
    contacts: new Float64Array(MOST_CONTACTS * CONTACT_SIZE),
    contactCount: 0,
    memory: new Float64Array(MOST_CONTACTS * 5),
    memoryCount: 0,
  };
}

/** The thrown die is number 0 and moves; the others lie asleep in the order given. */
export function enter(world: World, thrown: Motion, lying: readonly Pose[]): void {
  if (lying.length >= MOST_DICE) throw new Error(`at most ${MOST_DICE} dice`);
  world.count = lying.length + 1;
  world.contactCount = 0;
  world.memoryCount = 0;
  world.dice.fill(0);
  world.awake.fill(0);
  world.awake[0] = 1;
  setPose(world, 0, thrown);
  for (let i = 0; i < 3; i++) {
    world.dice[VELOCITY + i] = thrown.velocity[i]!;
    world.dice[SPIN + i] = thrown.spin[i]! / 1000;
  }
  lying.forEach((pose, i) => {
    setPose(world, i + 1, pose);
    spreadPoints(world, i + 1);
  });
}

function setPose(world: World, die: number, { place, turned }: Pose): void {
  const at = die * DIE_SIZE;
  for (let i = 0; i < 3; i++) world.dice[at + PLACE + i] = place[i]! / UM_PER_MM;
  for (let i = 0; i < 4; i++) world.dice[at + QUATERNION + i] = turned[i]! / TURNED_ONE;
  settleTurn(world.dice, at);
}

/** Brings the quaternion back to length 1 and renews the matrix. */
export function settleTurn(dice: Float64Array, at: number): void {
  const q = at + QUATERNION;
  let w = dice[q]!;
  let x = dice[q + 1]!;
  let y = dice[q + 2]!;
  let z = dice[q + 3]!;
  const length = Math.sqrt(w * w + x * x + y * y + z * z);
  w /= length;
  x /= length;
  y /= length;
  z /= length;
  dice[q] = w;
  dice[q + 1] = x;
  dice[q + 2] = y;
  dice[q + 3] = z;
  const m = at + MATRIX;
  dice[m] = 1 - 2 * (y * y + z * z);
  dice[m + 1] = 2 * (x * y - w * z);
  dice[m + 2] = 2 * (x * z + w * y);
  dice[m + 3] = 2 * (x * y + w * z);
  dice[m + 4] = 1 - 2 * (x * x + z * z);
  dice[m + 5] = 2 * (y * z - w * x);
  dice[m + 6] = 2 * (x * z - w * y);
  dice[m + 7] = 2 * (y * z + w * x);
  dice[m + 8] = 1 - 2 * (x * x + y * y);
}

const SIGNS = Float64Array.from(POINT_SIGNS.flat());

/** Where the first `many` points of a die are just now. */
function spread(world: World, die: number, many: number): void {
  const { dice, points } = world;
  const m = die * DIE_SIZE + MATRIX;
  const out = die * POINTS * 3;
  for (let i = 0; i < many; i++) {
    const x = SIGNS[i * 3]! * CORE;
    const y = SIGNS[i * 3 + 1]! * CORE;
    const z = SIGNS[i * 3 + 2]! * CORE;
    const at = out + i * 3;
    points[at] = dice[m]! * x + dice[m + 1]! * y + dice[m + 2]! * z;
    points[at + 1] = dice[m + 3]! * x + dice[m + 4]! * y + dice[m + 5]! * z;
    points[at + 2] = dice[m + 6]! * x + dice[m + 7]! * y + dice[m + 8]! * z;
  }
}

export const spreadPoints = (world: World, die: number): void => spread(world, die, POINTS);
export const spreadCorners = (world: World, die: number): void => spread(world, die, CORNERS);

/** The energy of all dice that move, as if each weighed 1: height in millimetres times gravity plus motion. For tests. */
export function energyOf(world: World, gravity: number): number {
  let sum = 0;
  for (let die = 0; die < world.count; die++) {
    const d = world.dice.subarray(die * DIE_SIZE, (die + 1) * DIE_SIZE);
    const v2 = d[VELOCITY]! * d[VELOCITY]! + d[VELOCITY + 1]! * d[VELOCITY + 1]! + d[VELOCITY + 2]! * d[VELOCITY + 2]!;
    const w2 = d[SPIN]! * d[SPIN]! + d[SPIN + 1]! * d[SPIN + 1]! + d[SPIN + 2]! * d[SPIN + 2]!;
    sum += gravity * d[PLACE + 2]! + (v2 + w2 / TURN) / 2;
  }
  return sum;
}
