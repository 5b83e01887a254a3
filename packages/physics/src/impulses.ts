/**
 * The innermost part: one contact, one impulse. Half of all time is spent here, so each function works on the
 * records in place and hands no double to another: those would be boxed.
 */
import { A, ARM_A, ARM_B, B, FRICTION, MASS, NORMAL, PUSH, TANGENT_1, TANGENT_2, WANTED } from './contacts.ts';
import { TURN } from './die.ts';
import { CHANGE, DIE_SIZE, SPIN, VELOCITY, type World } from './state.ts';

/** The answer of `separation`. */
export const speed = new Float64Array(1);

/** How fast one die moves at a place, along a direction `n` of a contact: with its velocity and, by the arm, with its spin. */
function moves(c: Float64Array, d: Float64Array, n: number, arm: number, die: number): number {
  return (
    c[n]! * d[die + VELOCITY]! +
    c[n + 1]! * d[die + VELOCITY + 1]! +
    c[n + 2]! * d[die + VELOCITY + 2]! +
    c[arm]! * d[die + SPIN]! +
    c[arm + 1]! * d[die + SPIN + 1]! +
    c[arm + 2]! * d[die + SPIN + 2]!
  );
}

function shove(c: Float64Array, d: Float64Array, n: number, arm: number, die: number, impulse: number): void {
  d[die + VELOCITY] = d[die + VELOCITY]! + c[n]! * impulse;
  d[die + VELOCITY + 1] = d[die + VELOCITY + 1]! + c[n + 1]! * impulse;
  d[die + VELOCITY + 2] = d[die + VELOCITY + 2]! + c[n + 2]! * impulse;
  const turn = TURN * impulse;
  d[die + SPIN] = d[die + SPIN]! + c[arm]! * turn;
  d[die + SPIN + 1] = d[die + SPIN + 1]! + c[arm + 1]! * turn;
  d[die + SPIN + 2] = d[die + SPIN + 2]! + c[arm + 2]! * turn;
}

/** How fast the skins separate (below 0: approach), into `speed`. */
export function separation(world: World, at: number): void {
  const { contacts: c, dice: d } = world;
  const n = at + NORMAL;
  let sum = moves(c, d, n, n + ARM_A, c[at + A]! * DIE_SIZE);
  if (c[at + B]! >= 0) sum -= moves(c, d, n, n + ARM_B, c[at + B]! * DIE_SIZE);
  speed[0] = sum;
}

/** Pushes along a direction by the impulse that stands at `impulse` in the record. */
export function pushBy(world: World, at: number, direction: number, impulse: number): void {
  const { contacts: c, dice: d } = world;
  const n = at + direction;
  shove(c, d, n, n + ARM_A, c[at + A]! * DIE_SIZE, c[at + impulse]!);
  if (c[at + B]! >= 0) shove(c, d, n, n + ARM_B, c[at + B]! * DIE_SIZE, -c[at + impulse]!);
}

/** Changes the push so that the skins separate as fast as wanted, or faster; never pulls. */
export function pushApart(world: World, at: number): void {
  const { contacts: c, dice: d } = world;
  const n = at + NORMAL;
  const a = c[at + A]! * DIE_SIZE;
  const b = c[at + B]! * DIE_SIZE;
  let apart = moves(c, d, n, n + ARM_A, a);
  if (b >= 0) apart -= moves(c, d, n, n + ARM_B, b);
  const old = c[at + PUSH]!;
  const next = Math.max(0, old - c[at + MASS]! * (apart - c[at + WANTED]!));
  const change = next - old;
  if (change === 0) return;
  c[at + PUSH] = next;
  shove(c, d, n, n + ARM_A, a, change);
  if (b >= 0) shove(c, d, n, n + ARM_B, b, -change);
  if (Math.abs(change) > world.step[CHANGE]!) world.step[CHANGE] = Math.abs(change);
}

/** Rubs: both tangents together, for friction knows no axes. The impulse may not exceed what the push allows. */
export function rub(world: World, at: number): void {
  const { contacts: c, dice: d } = world;
  const most = c[at + FRICTION]! * c[at + PUSH]!;
  const old1 = c[at + PUSH + 1]!;
  const old2 = c[at + PUSH + 2]!;
  if (most === 0 && old1 === 0 && old2 === 0) return;
  const t = at + TANGENT_1;
  const u = at + TANGENT_2;
  const a = c[at + A]! * DIE_SIZE;
  const b = c[at + B]! * DIE_SIZE;
  let slip1 = moves(c, d, t, t + ARM_A, a);
  let slip2 = moves(c, d, u, u + ARM_A, a);
  if (b >= 0) {
    slip1 -= moves(c, d, t, t + ARM_B, b);
    slip2 -= moves(c, d, u, u + ARM_B, b);
  }
  let next1 = old1 - c[at + MASS + 1]! * slip1;
  let next2 = old2 - c[at + MASS + 2]! * slip2;
  const square = next1 * next1 + next2 * next2;
  if (square > most * most) {
    const shrink = most / Math.sqrt(square);
    next1 *= shrink;
    next2 *= shrink;
  }
  c[at + PUSH + 1] = next1;
  c[at + PUSH + 2] = next2;
  shove(c, d, t, t + ARM_A, a, next1 - old1);
  shove(c, d, u, u + ARM_A, a, next2 - old2);
  if (b < 0) return;
  shove(c, d, t, t + ARM_B, b, old1 - next1);
  shove(c, d, u, u + ARM_B, b, old2 - next2);
}
