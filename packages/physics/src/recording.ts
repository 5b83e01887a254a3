/** Where dice were, tick by tick: the path of the thrown die for the judge, and on request a film of all for a scene. */
import { DIE_SIZE, PLACE, QUATERNION, SPIN, type World } from './state.ts';

/** One tick of a path: place, quaternion, spin, and whether the die was clear of everything. */
export const PATH_TURNED = 3;
export const PATH_SPIN = 7;
export const PATH_CLEAR = 10;
export const PATH_SIZE = 11;

/** Millimetres, radians, seconds; tick 0 is the release. */
export interface Path {
  readonly ticks: number;
  readonly at: Float64Array;
}

/** Seven numbers for each die and tick: place and quaternion. Dice in the order thrown, then as they lay. */
export interface Film {
  readonly ticks: number;
  readonly dice: readonly Float64Array[];
}

export const FILM_SIZE = 7;

export function notePath(world: World, path: Float64Array, tick: number, clear: boolean): void {
  const to = tick * PATH_SIZE;
  for (let i = 0; i < 7; i++) path[to + i] = world.dice[PLACE + i]!;
  for (let i = 0; i < 3; i++) path[to + PATH_SPIN + i] = world.dice[SPIN + i]!;
  path[to + PATH_CLEAR] = clear ? 1 : 0;
}

/** Grows by one tick; a film is watched by one person and may take its time. */
export function noteFrame(world: World, frames: number[][]): void {
  for (let die = 0; die < world.count; die++) {
    const at = die * DIE_SIZE;
    for (let i = 0; i < 3; i++) frames[die]!.push(world.dice[at + PLACE + i]!);
    for (let i = 0; i < 4; i++) frames[die]!.push(world.dice[at + QUATERNION + i]!);
  }
}
