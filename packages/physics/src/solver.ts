/**
 * Impulses. Within a substep every contact is solved in turn, several times over (sequential impulses): each
 * gets just enough push that its two skins do not pass through each other, and as much rubbing as friction allows.
 *
 * The order inside a substep matters and is: note how fast everything approaches, start from the impulses of the
 * substep before, push (with a little extra where skins overlap), move, take back that little extra, bounce.
 */
import {
  A,
  APPROACH,
  ARM_A,
  ARM_B,
  B,
  BOUNCE,
  FRICTION,
  GAP,
  KEY,
  LABEL,
  LEVER_A,
  LEVER_B,
  MASS,
  NORMAL,
  PUSH,
  TANGENT_1,
  TANGENT_2,
  WANTED,
} from './contacts.ts';
import { TURN } from './die.ts';
import { pushApart, pushBy, rub, separation, speed } from './impulses.ts';
import { CHANGE, CONTACT_SIZE, DIE_SIZE, H, PER_H, SPIN, type World } from './state.ts';

/** Slower hits do not bounce: gravity alone makes 41 mm/s in a tick, and a stack would hop for ever. */
export const BOUNCES_FROM = 60;
/** Rounds over all contacts at most. One die is done after two or three; stacks need more, or they creep and rattle. */
const ITERATIONS = 10;
const BOUNCE_PASSES = 4;
/** Once no contact changes by more than this (mm/s) all are solved. */
const SETTLED = 0.01;
/** Which part of an overlap is undone in one substep, and at which speed at most. */
const RECOVER = 0.2;
/** An overlap this small is left: undoing it would lift the die a little each time it rocks, and it would rock for ever. */
const LEFT = 0.01;
const RECOVER_FASTEST = 400;
/** Lever of the resistance to rolling, in millimetres: how far the place of a push shifts ahead of where it should be. */
const ROLLING = 0.05;

const MEMORY_SIZE = 5;

/** Two directions along the skin, square to the normal and to each other. */
function setTangents(c: Float64Array, at: number): void {
  const x = c[at + NORMAL]!;
  const y = c[at + NORMAL + 1]!;
  const z = c[at + NORMAL + 2]!;
  const t = at + TANGENT_1;
  if (z > 0.7 || z < -0.7) {
    const length = Math.sqrt(z * z + x * x);
    c[t] = z / length;
    c[t + 1] = 0;
    c[t + 2] = -x / length;
  } else {
    const length = Math.sqrt(x * x + y * y);
    c[t] = -y / length;
    c[t + 1] = x / length;
    c[t + 2] = 0;
  }
  const u = at + TANGENT_2;
  c[u] = y * c[t + 2]! - z * c[t + 1]!;
  c[u + 1] = z * c[t]! - x * c[t + 2]!;
  c[u + 2] = x * c[t + 1]! - y * c[t]!;
}

/** The arm of a lever along a direction: their cross product. */
function setArm(c: Float64Array, lever: number, direction: number, arm: number): void {
  c[arm] = c[lever + 1]! * c[direction + 2]! - c[lever + 2]! * c[direction + 1]!;
  c[arm + 1] = c[lever + 2]! * c[direction]! - c[lever]! * c[direction + 2]!;
  c[arm + 2] = c[lever]! * c[direction + 1]! - c[lever + 1]! * c[direction]!;
}

function setMass(c: Float64Array, at: number, direction: number, mass: number): void {
  const a = direction + ARM_A;
  setArm(c, at + LEVER_A, direction, a);
  let sum = 1 + TURN * (c[a]! * c[a]! + c[a + 1]! * c[a + 1]! + c[a + 2]! * c[a + 2]!);
  if (c[at + B]! >= 0) {
    const b = direction + ARM_B;
    setArm(c, at + LEVER_B, direction, b);
    sum += 1 + TURN * (c[b]! * c[b]! + c[b + 1]! * c[b + 1]! + c[b + 2]! * c[b + 2]!);
  }
  c[mass] = 1 / sum;
}

/** Everything about a contact that stays the same within the substep. No impulse may act before all are prepared: stacks would take the weight above for a hit. */
export function prepare(world: World): void {
  const { contacts: c, ground } = world;
  const perH = world.step[PER_H]!;
  for (let i = 0; i < world.contactCount; i++) {
    const at = i * CONTACT_SIZE;
    setTangents(c, at);
    setMass(c, at, at + NORMAL, at + MASS);
    setMass(c, at, at + TANGENT_1, at + MASS + 1);
    setMass(c, at, at + TANGENT_2, at + MASS + 2);
    c[at + PUSH] = 0;
    c[at + PUSH + 1] = 0;
    c[at + PUSH + 2] = 0;
    separation(world, at);
    c[at + APPROACH] = speed[0]!;
    c[at + BOUNCE] = ground.bounce[c[at + LABEL]!]!;
    c[at + FRICTION] = ground.friction[c[at + LABEL]!]!;
    const gap = c[at + GAP]!;
    c[at + WANTED] = gap > 0 ? -gap * perH : Math.min(Math.max(-gap - LEFT, 0) * perH * RECOVER, RECOVER_FASTEST);
  }
}

/** Starts from what held in the substep before. Kept as forces, for substeps differ in length. */
export function warmStart(world: World): void {
  const { contacts: c, memory } = world;
  const h = world.step[H]!;
  let m = 0;
  for (let i = 0; i < world.contactCount; i++) {
    const at = i * CONTACT_SIZE;
    while (m < world.memoryCount && memory[m * MEMORY_SIZE]! < c[at + KEY]!) m++;
    if (m >= world.memoryCount || memory[m * MEMORY_SIZE] !== c[at + KEY]) continue;
    const from = m * MEMORY_SIZE + 1;
    const t = at + TANGENT_1;
    const u = at + TANGENT_2;
    c[at + PUSH] = memory[from]! * h;
    c[at + PUSH + 1] = (memory[from + 1]! * c[t]! + memory[from + 2]! * c[t + 1]! + memory[from + 3]! * c[t + 2]!) * h;
    c[at + PUSH + 2] = (memory[from + 1]! * c[u]! + memory[from + 2]! * c[u + 1]! + memory[from + 3]! * c[u + 2]!) * h;
    pushBy(world, at, NORMAL, PUSH);
    pushBy(world, at, TANGENT_1, PUSH + 1);
    pushBy(world, at, TANGENT_2, PUSH + 2);
  }
}

/** Remembers the forces that hold things up; a hit is over and holds nothing up. */
export function remember(world: World): void {
  const { contacts: c, memory } = world;
  const perH = world.step[PER_H]!;
  let m = 0;
  for (let i = 0; i < world.contactCount; i++) {
    const at = i * CONTACT_SIZE;
    if (!(c[at + PUSH]! > 0) || c[at + APPROACH]! < -BOUNCES_FROM) continue;
    const to = m++ * MEMORY_SIZE;
    memory[to] = c[at + KEY]!;
    memory[to + 1] = c[at + PUSH]! * perH;
    for (let k = 0; k < 3; k++) {
      memory[to + 2 + k] = (c[at + PUSH + 1]! * c[at + TANGENT_1 + k]! + c[at + PUSH + 2]! * c[at + TANGENT_2 + k]!) * perH;
    }
  }
  world.memoryCount = m;
}

/** Speeds such that nothing will overlap more after the move, and what overlaps a little less. */
export function solve(world: World): void {
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    world.step[CHANGE] = 0;
    for (let i = 0; i < world.contactCount; i++) {
      rub(world, i * CONTACT_SIZE);
      pushApart(world, i * CONTACT_SIZE);
    }
    if (world.step[CHANGE]! < SETTLED) return;
  }
}

/** After the move: the extra speed that undid overlaps was for places only and must not stay as energy. */
export function relax(world: World): void {
  const { contacts: c } = world;
  const h = world.step[H]!;
  const perH = world.step[PER_H]!;
  for (let i = 0; i < world.contactCount; i++) {
    const at = i * CONTACT_SIZE;
    separation(world, at);
    // As far as they are apart now they may still approach.
    c[at + WANTED] = Math.min(0, -(c[at + GAP]! + speed[0]! * h) * perH);
  }
  for (let i = 0; i < world.contactCount; i++) {
    rub(world, i * CONTACT_SIZE);
    pushApart(world, i * CONTACT_SIZE);
  }
}

/** What hit, bounces. Several corners that hit at once need several passes to agree; four are enough. */
export function bounce(world: World): void {
  const { contacts: c } = world;
  for (let pass = 0; pass < BOUNCE_PASSES; pass++) {
    let hits = 0;
    for (let i = 0; i < world.contactCount; i++) {
      const at = i * CONTACT_SIZE;
      if (c[at + APPROACH]! > -BOUNCES_FROM || !(c[at + PUSH]! > 0)) continue;
      hits++;
      c[at + WANTED] = -c[at + BOUNCE]! * c[at + APPROACH]!;
      pushApart(world, at);
      rub(world, at);
    }
    if (hits === 0) return;
  }
}

/**
 * Skins are a little soft: where a die presses it does not roll for nothing. Without this a die that leans on a
 * round rim would rock for many seconds, which no real one does.
 */
export function resistRolling(world: World): void {
  const { contacts: c, dice: d } = world;
  for (let i = 0; i < world.contactCount; i++) {
    const at = i * CONTACT_SIZE;
    if (!(c[at + PUSH]! > 0)) continue;
    slowSpin(d, c[at + A]! * DIE_SIZE + SPIN, ROLLING * TURN * c[at + PUSH]!);
    if (c[at + B]! >= 0) slowSpin(d, c[at + B]! * DIE_SIZE + SPIN, ROLLING * TURN * c[at + PUSH]!);
  }
}

function slowSpin(d: Float64Array, w: number, by: number): void {
  const spin = Math.sqrt(d[w]! * d[w]! + d[w + 1]! * d[w + 1]! + d[w + 2]! * d[w + 2]!);
  const keep = spin > by ? (spin - by) / spin : 0;
  d[w] = d[w]! * keep;
  d[w + 1] = d[w + 1]! * keep;
  d[w + 2] = d[w + 2]! * keep;
}
