/** A film while it is shown. */
import { FILM_SIZE, type Film } from '@undercroft/physics';
import { type Group, Quaternion, Vector3 } from 'three';
import type { Flight } from '../flight.ts';
import { fromMm, turnedLike } from './space.ts';

export interface Showing {
  flight: Flight;
  /** Less is faster. */
  speed: number;
  begun: number;
  tick: number;
  finish(): void;
}

const [placeA, placeB] = [new Vector3(), new Vector3()];
const [turnA, turnB] = [new Quaternion(), new Quaternion()];

/** Puts a die where it was at a moment between two ticks. */
export function framesAt({ dice, ticks }: Film, die: number, tick: number, into: Group): void {
  const frames = dice[die]!;
  const before = Math.min(Math.floor(tick), ticks);
  const after = Math.min(before + 1, ticks);
  const read = (t: number, place: Vector3, turn: Quaternion) => {
    const at = t * FILM_SIZE;
    fromMm(frames[at]!, frames[at + 1]!, frames[at + 2]!, place);
    turnedLike(frames[at + 3]!, frames[at + 4]!, frames[at + 5]!, frames[at + 6]!, turn);
  };
  read(before, placeA, turnA);
  read(after, placeB, turnB);
  into.position.lerpVectors(placeA, placeB, tick - before);
  into.quaternion.slerpQuaternions(turnA, turnB, tick - before);
}
