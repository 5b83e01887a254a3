/**
 * One tick of 1/240 s. While nothing is within reach of any moving die it is one exact piece of a parabola; else
 * it is cut into substeps so short that no point moves farther than 3 mm in one, which is what keeps corners from
 * sinking into a board of 2.5 mm.
 */
import { ARM, REACH } from './die.ts';
import { findBoxes } from './find/box-contacts.ts';
import { areNear, findPair } from './find/dice-contacts.ts';
import { findGround } from './find/ground-contacts.ts';
import { BOX_ALONG, BOX_HALF, BOX_MIDDLE, BOX_SIZE, LEVEL_BOARD, LEVEL_FLOOR } from './ground/ground.ts';
import { bounce, prepare, relax, remember, resistRolling, solve, warmStart } from './solver.ts';
import {
  DIE_SIZE,
  FASTEST,
  H,
  MARGIN,
  PER_H,
  PLACE,
  QUATERNION,
  SPIN,
  settleTurn,
  spreadCorners,
  spreadPoints,
  VELOCITY,
  type World,
} from './state.ts';

export const TICKS_PER_SECOND = 240;
export const GRAVITY = 9810;
const TICK = 1 / TICKS_PER_SECOND;
const FARTHEST = 3;
const FEWEST_SUBSTEPS = 2;
export const MOST_SUBSTEPS = 12;
/** Things this near are looked at even if nothing moves: skins that rest on each other are some micrometres apart. */
const AT_LEAST = 0.2;
/** A free flight keeps this much away from everything; so a die in one is clear of all (R-DF-18 asks for 2 mm). */
const CLEAR = 2;

/** Hears of every substep while its contacts, with their impulses, are still there. */
export type Listener = (world: World, substep: number) => void;

/** True: all were in the air, clear of everything. */
export function tick(world: World, listen: Listener): boolean {
  const fastest = measureSpeeds(world);
  if (!isAnythingNear(world)) {
    fly(world);
    return true;
  }
  const substeps = Math.min(MOST_SUBSTEPS, Math.max(FEWEST_SUBSTEPS, Math.ceil((fastest * TICK) / FARTHEST)));
  world.step[H] = TICK / substeps;
  world.step[PER_H] = substeps * TICKS_PER_SECOND;
  for (let i = 0; i < substeps; i++) {
    substep(world);
    listen(world, i);
  }
  return false;
}

/** The fastest any point of any die can move. Sets how far each die may come in the whole tick as its margin, for `isAnythingNear`. */
function measureSpeeds(world: World): number {
  const { dice, awake } = world;
  let fastest = 0;
  for (let die = 0; die < world.count; die++) {
    const at = die * DIE_SIZE;
    if (awake[die] === 0) continue;
    const v = at + VELOCITY;
    const w = at + SPIN;
    const speed = Math.sqrt(dice[v]! * dice[v]! + dice[v + 1]! * dice[v + 1]! + dice[v + 2]! * dice[v + 2]!);
    const turning = Math.sqrt(dice[w]! * dice[w]! + dice[w + 1]! * dice[w + 1]! + dice[w + 2]! * dice[w + 2]!);
    dice[at + FASTEST] = speed + turning * ARM + GRAVITY * TICK;
    dice[at + MARGIN] = CLEAR + (speed + GRAVITY * TICK) * TICK;
    fastest = Math.max(fastest, dice[at + FASTEST]!);
  }
  return fastest;
}

function isAnythingNear(world: World): boolean {
  for (let die = 0; die < world.count; die++) {
    if (world.awake[die] === 0) continue;
    if (isGroundNear(world, die)) return true;
    for (let box = 0; box < world.ground.boxCount; box++) if (isBoxNear(world, die, box)) return true;
    for (let other = 0; other < world.count; other++) if (other !== die && areNear(world, die, other)) return true;
  }
  return false;
}

function isGroundNear(world: World, die: number): boolean {
  const { dice, ground } = world;
  const at = die * DIE_SIZE;
  const low = dice[at + PLACE + 2]! - REACH - dice[at + MARGIN]!;
  if (low < ground.levels[LEVEL_FLOOR]!) return true;
  if (low > ground.levels[LEVEL_BOARD]! || ground.board === null) return false;
  const far = ground.board.radius + REACH + dice[at + MARGIN]!;
  const x = dice[at + PLACE]!;
  const y = dice[at + PLACE + 1]!;
  return x * x + y * y < far * far;
}

/** Box 0, the table top, included. */
function isBoxNear(world: World, die: number, box: number): boolean {
  const { dice, ground } = world;
  const b = box * BOX_SIZE;
  const at = die * DIE_SIZE;
  const far = REACH + dice[at + MARGIN]!;
  const dx = dice[at + PLACE]! - ground.boxes[b + BOX_MIDDLE]!;
  const dy = dice[at + PLACE + 1]! - ground.boxes[b + BOX_MIDDLE + 1]!;
  const dz = dice[at + PLACE + 2]! - ground.boxes[b + BOX_MIDDLE + 2]!;
  const cos = ground.boxes[b + BOX_ALONG]!;
  const sin = ground.boxes[b + BOX_ALONG + 1]!;
  return (
    Math.abs(dz) < ground.boxes[b + BOX_HALF + 2]! + far &&
    Math.abs(cos * dx + sin * dy) < ground.boxes[b + BOX_HALF]! + far &&
    Math.abs(cos * dy - sin * dx) < ground.boxes[b + BOX_HALF + 1]! + far
  );
}

/** A whole tick in the air. */
function fly(world: World): void {
  const { dice } = world;
  world.contactCount = 0;
  world.memoryCount = 0;
  world.step[H] = TICK;
  for (let die = 0; die < world.count; die++) {
    if (world.awake[die] === 0) continue;
    const at = die * DIE_SIZE;
    dice[at + PLACE + 2] = dice[at + PLACE + 2]! - (GRAVITY * TICK * TICK) / 2;
    move(world, die);
    dice[at + VELOCITY + 2] = dice[at + VELOCITY + 2]! - GRAVITY * TICK;
  }
}

function substep(world: World): void {
  fall(world);
  findContacts(world);
  prepare(world);
  warmStart(world);
  solve(world);
  for (let die = 0; die < world.count; die++) if (world.awake[die] === 1) move(world, die);
  relax(world);
  remember(world);
  bounce(world);
  resistRolling(world);
}

function fall(world: World): void {
  const { dice, awake, step } = world;
  for (let die = 0; die < world.count; die++) {
    if (awake[die] === 0) continue;
    const v = die * DIE_SIZE + VELOCITY + 2;
    dice[v] = dice[v]! - GRAVITY * step[H]!;
    dice[die * DIE_SIZE + MARGIN] = dice[die * DIE_SIZE + FASTEST]! * step[H]! + AT_LEAST;
  }
}

/** Finds all contacts; a sleeping die that something is about to touch wakes up, and then its own contacts count too. */
export function findContacts(world: World): void {
  for (let die = 0; die < world.count; die++) if (world.awake[die] === 1) spreadCorners(world, die);
  while (findOnce(world));
}

/** True if somebody woke up. */
function findOnce(world: World): boolean {
  const { awake } = world;
  let woken = false;
  world.contactCount = 0;
  for (let die = 0; die < world.count; die++) {
    if (awake[die] === 0) continue;
    findGround(world, die);
    findBoxes(world, die);
  }
  for (let i = 0; i < world.count; i++) {
    for (let j = i + 1; j < world.count; j++) {
      if ((awake[i] === 0 && awake[j] === 0) || !areNear(world, i, j)) continue;
      const before = world.contactCount;
      if (awake[i] === 1) spreadPoints(world, i);
      if (awake[j] === 1) spreadPoints(world, j);
      findPair(world, i, j);
      if (world.contactCount === before || (awake[i] === 1 && awake[j] === 1)) continue;
      awake[awake[i] === 0 ? i : j] = 1;
      woken = true;
    }
  }
  return woken;
}

/** Places and turns along speeds. Tangent and normalising make the turn exact to a few parts in a million; no sine is needed. */
function move(world: World, die: number): void {
  const { dice } = world;
  const h = world.step[H]!;
  const at = die * DIE_SIZE;
  for (let i = 0; i < 3; i++) dice[at + PLACE + i] = dice[at + PLACE + i]! + dice[at + VELOCITY + i]! * h;
  const q = at + QUATERNION;
  const x = dice[at + SPIN]! * (h / 2);
  const y = dice[at + SPIN + 1]! * (h / 2);
  const z = dice[at + SPIN + 2]! * (h / 2);
  const square = x * x + y * y + z * z;
  const longer = 1 + square / 3 + (2 * square * square) / 15;
  const i = x * longer;
  const j = y * longer;
  const k = z * longer;
  const qw = dice[q]!;
  const qx = dice[q + 1]!;
  const qy = dice[q + 2]!;
  const qz = dice[q + 3]!;
  dice[q] = qw - i * qx - j * qy - k * qz;
  dice[q + 1] = qx + i * qw + j * qz - k * qy;
  dice[q + 2] = qy + j * qw + k * qx - i * qz;
  dice[q + 3] = qz + k * qw + i * qy - j * qx;
  settleTurn(dice, at);
}

/** Nothing is within 2 mm of the die: what separates a hop from rolling (R-DF-18). Overwrites the contacts. */
export function isClear(world: World, die: number): boolean {
  const { dice } = world;
  dice[die * DIE_SIZE + MARGIN] = CLEAR;
  spreadCorners(world, die);
  world.contactCount = 0;
  findGround(world, die);
  findBoxes(world, die);
  if (world.contactCount > 0) return false;
  spreadPoints(world, die);
  for (let other = 0; other < world.count; other++) {
    if (other === die || !areNear(world, die, other)) continue;
    findPair(world, Math.min(die, other), Math.max(die, other));
    if (world.contactCount > 0) return false;
  }
  return true;
}
