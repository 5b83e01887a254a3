/**
 * Impulses. Within a substep every contact is solved in turn, several times over (sequential impulses): each
 * gets just enough push that its two skins do not pass through each other, and as much rubbing as friction allows.
 *
 * The order inside a substep matters and is: note how fast everything approaches, start from the impulses of the
 * substep before, push (with a little extra where skins overlap), move, take back that little extra, bounce.
 */
import { A, B, GAP, KEY, LABEL, LEVER_A, LEVER_B, NORMAL } from './contacts.ts';
import { TURN } from './die.ts';
import { CONTACT_SIZE, DIE_SIZE, H, PER_H, SPIN, VELOCITY, type World } from './state.ts';

/** The second half of a contact's record. */
const TANGENT = 14;
const MASS = 20;
/** Impulses: along the normal and the two tangents. */
export const PUSH = 23;
/** How fast the two came nearer before anything was done about it. */
export const APPROACH = 26;
const BOUNCE = 27;
const FRICTION = 28;
/** How fast they may still approach after the move: as far as they are apart. */
const ALLOWED = 29;

/** Slower hits do not bounce: gravity alone makes 41 mm/s in a tick, and a stack would hop for ever. */
export const BOUNCES_FROM = 60;
const ITERATIONS = 4;
const BOUNCE_PASSES = 4;
/** Once no contact changes by more than this (mm/s) all are solved. */
const SETTLED = 0.001;
/** Which part of an overlap is undone in one substep, and at which speed at most. */
const RECOVER = 0.2;
/** An overlap this small is left: undoing it would lift the die a little each time it rocks, and it would rock for ever. */
const LEFT = 0.01;
const RECOVER_FASTEST = 400;
/** Lever of the resistance to rolling, in millimetres: how far the place of a push shifts ahead of where it should be. */
const ROLLING = 0.05;

const MEMORY_SIZE = 5;

/** Speed at which the skins separate (below 0: approach), along the direction at `direction` of the record. */
function speedAlong(world: World, at: number, direction: number): number {
  const { contacts: c, dice: d } = world;
  const nx = c[at + direction]!;
  const ny = c[at + direction + 1]!;
  const nz = c[at + direction + 2]!;
  const a = c[at + A]! * DIE_SIZE;
  let rx = c[at + LEVER_A]!;
  let ry = c[at + LEVER_A + 1]!;
  let rz = c[at + LEVER_A + 2]!;
  let x = d[a + VELOCITY]! + d[a + SPIN + 1]! * rz - d[a + SPIN + 2]! * ry;
  let y = d[a + VELOCITY + 1]! + d[a + SPIN + 2]! * rx - d[a + SPIN]! * rz;
  let z = d[a + VELOCITY + 2]! + d[a + SPIN]! * ry - d[a + SPIN + 1]! * rx;
  if (c[at + B]! >= 0) {
    const b = c[at + B]! * DIE_SIZE;
    rx = c[at + LEVER_B]!;
    ry = c[at + LEVER_B + 1]!;
    rz = c[at + LEVER_B + 2]!;
    x -= d[b + VELOCITY]! + d[b + SPIN + 1]! * rz - d[b + SPIN + 2]! * ry;
    y -= d[b + VELOCITY + 1]! + d[b + SPIN + 2]! * rx - d[b + SPIN]! * rz;
    z -= d[b + VELOCITY + 2]! + d[b + SPIN]! * ry - d[b + SPIN + 1]! * rx;
  }
  return x * nx + y * ny + z * nz;
}

/** Adds an impulse along a direction of the record to one or both dice. */
function push(world: World, at: number, direction: number, impulse: number): void {
  const { contacts: c, dice: d } = world;
  const x = c[at + direction]! * impulse;
  const y = c[at + direction + 1]! * impulse;
  const z = c[at + direction + 2]! * impulse;
  const a = c[at + A]! * DIE_SIZE;
  let rx = c[at + LEVER_A]!;
  let ry = c[at + LEVER_A + 1]!;
  let rz = c[at + LEVER_A + 2]!;
  d[a + VELOCITY] = d[a + VELOCITY]! + x;
  d[a + VELOCITY + 1] = d[a + VELOCITY + 1]! + y;
  d[a + VELOCITY + 2] = d[a + VELOCITY + 2]! + z;
  d[a + SPIN] = d[a + SPIN]! + TURN * (ry * z - rz * y);
  d[a + SPIN + 1] = d[a + SPIN + 1]! + TURN * (rz * x - rx * z);
  d[a + SPIN + 2] = d[a + SPIN + 2]! + TURN * (rx * y - ry * x);
  if (c[at + B]! < 0) return;
  const b = c[at + B]! * DIE_SIZE;
  rx = c[at + LEVER_B]!;
  ry = c[at + LEVER_B + 1]!;
  rz = c[at + LEVER_B + 2]!;
  d[b + VELOCITY] = d[b + VELOCITY]! - x;
  d[b + VELOCITY + 1] = d[b + VELOCITY + 1]! - y;
  d[b + VELOCITY + 2] = d[b + VELOCITY + 2]! - z;
  d[b + SPIN] = d[b + SPIN]! - TURN * (ry * z - rz * y);
  d[b + SPIN + 1] = d[b + SPIN + 1]! - TURN * (rz * x - rx * z);
  d[b + SPIN + 2] = d[b + SPIN + 2]! - TURN * (rx * y - ry * x);
}

/** What an impulse of 1 along a direction changes of the speed there, of one die with this lever. */
function response(c: Float64Array, lever: number, direction: number): number {
  const x = c[lever + 1]! * c[direction + 2]! - c[lever + 2]! * c[direction + 1]!;
  const y = c[lever + 2]! * c[direction]! - c[lever]! * c[direction + 2]!;
  const z = c[lever]! * c[direction + 1]! - c[lever + 1]! * c[direction]!;
  return 1 + TURN * (x * x + y * y + z * z);
}

/** Two directions along the skin, square to the normal and to each other. */
function setTangents(c: Float64Array, at: number): void {
  const x = c[at + NORMAL]!;
  const y = c[at + NORMAL + 1]!;
  const z = c[at + NORMAL + 2]!;
  const t = at + TANGENT;
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
  c[t + 3] = y * c[t + 2]! - z * c[t + 1]!;
  c[t + 4] = z * c[t]! - x * c[t + 2]!;
  c[t + 5] = x * c[t + 1]! - y * c[t]!;
}

/** Everything about a contact that stays the same within the substep. No impulse may act before all are prepared: stacks would take the weight above for a hit. */
export function prepare(world: World): void {
  const { contacts: c, ground } = world;
  for (let i = 0; i < world.contactCount; i++) {
    const at = i * CONTACT_SIZE;
    setTangents(c, at);
    for (let k = 0; k < 3; k++) {
      const direction = at + (k === 0 ? NORMAL : TANGENT + (k - 1) * 3);
      let sum = response(c, at + LEVER_A, direction);
      if (c[at + B]! >= 0) sum += response(c, at + LEVER_B, direction);
      c[at + MASS + k] = 1 / sum;
      c[at + PUSH + k] = 0;
    }
    c[at + APPROACH] = speedAlong(world, at, NORMAL);
    c[at + BOUNCE] = ground.bounce[c[at + LABEL]!]!;
    c[at + FRICTION] = ground.friction[c[at + LABEL]!]!;
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
    c[at + PUSH] = memory[from]! * h;
    for (let k = 0; k < 2; k++) {
      const t = at + TANGENT + k * 3;
      c[at + PUSH + 1 + k] = (memory[from + 1]! * c[t]! + memory[from + 2]! * c[t + 1]! + memory[from + 3]! * c[t + 2]!) * h;
    }
    push(world, at, NORMAL, c[at + PUSH]!);
    push(world, at, TANGENT, c[at + PUSH + 1]!);
    push(world, at, TANGENT + 3, c[at + PUSH + 2]!);
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
      memory[to + 2 + k] = (c[at + PUSH + 1]! * c[at + TANGENT + k]! + c[at + PUSH + 2]! * c[at + TANGENT + 3 + k]!) * perH;
    }
  }
  world.memoryCount = m;
}

/** Rubs: both tangents together, for friction knows no axes. The impulse may not exceed what the push allows. */
function rub(world: World, at: number): void {
  const { contacts: c } = world;
  const most = c[at + FRICTION]! * c[at + PUSH]!;
  const old1 = c[at + PUSH + 1]!;
  const old2 = c[at + PUSH + 2]!;
  if (most === 0 && old1 === 0 && old2 === 0) return;
  let j1 = old1 - c[at + MASS + 1]! * speedAlong(world, at, TANGENT);
  let j2 = old2 - c[at + MASS + 2]! * speedAlong(world, at, TANGENT + 3);
  const square = j1 * j1 + j2 * j2;
  if (square > most * most) {
    const shrink = most / Math.sqrt(square);
    j1 *= shrink;
    j2 *= shrink;
  }
  c[at + PUSH + 1] = j1;
  c[at + PUSH + 2] = j2;
  push(world, at, TANGENT, j1 - old1);
  push(world, at, TANGENT + 3, j2 - old2);
}

/** Changes the push so that the skins separate at `wanted` or faster; never pulls. Returns how much it changed. */
function pushTo(world: World, at: number, wanted: number): number {
  const { contacts: c } = world;
  const old = c[at + PUSH]!;
  const next = Math.max(0, old - c[at + MASS]! * (speedAlong(world, at, NORMAL) - wanted));
  if (next === old) return 0;
  c[at + PUSH] = next;
  push(world, at, NORMAL, next - old);
  return next - old;
}

/** Speeds such that nothing will overlap more after the move, and what overlaps a little less. */
export function solve(world: World): void {
  const { contacts: c } = world;
  const perH = world.step[PER_H]!;
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    let most = 0;
    for (let i = 0; i < world.contactCount; i++) {
      const at = i * CONTACT_SIZE;
      const gap = c[at + GAP]!;
      rub(world, at);
      most = Math.max(
        most,
        Math.abs(pushTo(world, at, gap > 0 ? -gap * perH : Math.min(Math.max(-gap - LEFT, 0) * perH * RECOVER, RECOVER_FASTEST))),
      );
    }
    if (most < SETTLED) return;
  }
}

/** After the move: the extra speed that undid overlaps was for places only and must not stay as energy. */
export function relax(world: World): void {
  const { contacts: c } = world;
  const h = world.step[H]!;
  const perH = world.step[PER_H]!;
  for (let i = 0; i < world.contactCount; i++) {
    const at = i * CONTACT_SIZE;
    c[at + ALLOWED] = Math.min(0, -(c[at + GAP]! + speedAlong(world, at, NORMAL) * h) * perH);
  }
  for (let i = 0; i < world.contactCount; i++) {
    const at = i * CONTACT_SIZE;
    rub(world, at);
    pushTo(world, at, c[at + ALLOWED]!);
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
      pushTo(world, at, -c[at + BOUNCE]! * c[at + APPROACH]!);
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
