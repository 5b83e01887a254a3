/** Directions as a thrower sees them: towards the board, aside, up. Speeds and levers of the body are told in these. */
import { cosine, sine } from '../angles.ts';
import type { Triple } from '../record.ts';

export const GRAVITY = 9810;
/** Turns a lever in millimetres times a change of speed into a change of spin (rad/s) of a die. */
export const TURN = 6 / 256;

export type Vector = readonly [number, number, number];

export const whole = ([x, y, z]: Vector): Triple => [Math.round(x) + 0, Math.round(y) + 0, Math.round(z) + 0];
export const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const times = (a: Vector, k: number): Vector => [a[0] * k, a[1] * k, a[2] * k];
export const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const lengthOf = (a: Vector): number => Math.sqrt(dot(a, a));
export const UP: Vector = [0, 0, 1];

/** From a place to the middle of the board, level, turned left by `yaw` tenths of a degree. */
export function forward([x, y]: Vector, yaw = 0): Vector {
  const length = Math.sqrt(x * x + y * y);
  const [fx, fy] = length > 0 ? [-x / length, -y / length] : [0, 1];
  const [c, s] = [cosine(yaw), sine(yaw)];
  return [fx * c - fy * s, fx * s + fy * c, 0];
}

/** To the left of a level direction. */
export const leftward = ([x, y]: Vector): Vector => [-y, x, 0];

/** A speed along a level direction, raised by `elevation` tenths of a degree (below 0: down). */
export const raised = (level: Vector, speed: number, elevation: number): Vector =>
  plus(times(level, speed * cosine(elevation)), times(UP, speed * sine(elevation)));

/** The spin, in mrad/s, of a die that rolls along a level direction at this speed: an edge length of 16 mm about its middle. */
export const rolling = (level: Vector, speed: number): Vector => times(cross(UP, level), (speed / 8) * 1000);
