/** P52-105..107  What is turned up from a spot, and in which order. */
import { areNear, around, distance } from '@undercroft/mechanics';
import type { HouseRules } from '../../house-rules.ts';
import { columnOf, type Room, rowOf, sizeOf } from './room.ts';
import { canSee } from './sight.ts';

export interface Light {
  lit: boolean;
  /** How much farther than one spot somebody sees in the dark, along straight lines. */
  darkSight: number;
}

export type RevealRules = Pick<HouseRules, 'litReveal' | 'darkReveal'>;

/** Every spot that a character on `from` turns up, its own included, in the order of R-P52-72 without regard to what lies there. */
export function revealedFrom(room: Room, from: number, light: Light, house: RevealRules): number[] {
  // R-P52-23 R-P52-25  What is two steps away is always in sight, so nothing but steps has to be looked at.
  if (light.lit && house.litReveal === 'within2') return within(room, from, 2);
  if (!light.lit && house.darkReveal === 'orthogonal' && light.darkSight === 0) return within(room, from, 1);
  const places = Array.from({ length: sizeOf(room) }, (_, place) => place);
  const reaches = light.lit ? litReach(room, from, house) : darkReach(room, from, light, house);
  return inOrder(
    room,
    from,
    places.filter((place) => place === from || reaches(place)),
  );
}

/** Every place that is so many steps away at most, the nearest first. */
function within(room: Room, from: number, steps: number): number[] {
  const found: number[] = [];
  for (let far = 0; far <= steps; far++) {
    for (let place = 0; place < sizeOf(room); place++) if (distance(room.grid, from, place) === far) found.push(place);
  }
  return found;
}

/** P52-106 R-P52-23 */
function litReach(room: Room, from: number, { litReveal }: RevealRules): (place: number) => boolean {
  if (litReveal === 'fullSight') return (place) => canSee(room, from, place);
  if (litReveal === 'eightLines') return (place) => onStraightLine(room, from, place) && canSee(room, from, place);
  return (place) => distance(room.grid, from, place) <= 2;
}

/** P52-107 R-P52-24 */
function darkReach(room: Room, from: number, { darkSight }: Light, { darkReveal }: RevealRules): (place: number) => boolean {
  const diagonal = darkReveal === 'eight' ? around(room.grid, from) : [];
  return (place) =>
    areNear(room.grid, from, place) ||
    (diagonal.includes(place) && canSee(room, from, place)) ||
    (darkSight > 0 && isAhead(room, from, place) && distance(room.grid, from, place) <= 1 + darkSight && canSee(room, from, place));
}

/** In the same row or column. */
const isAhead = (room: Room, a: number, b: number): boolean => columnOf(room, a) === columnOf(room, b) || rowOf(room, a) === rowOf(room, b);

function onStraightLine(room: Room, a: number, b: number): boolean {
  const [dx, dy] = [columnOf(room, a) - columnOf(room, b), rowOf(room, a) - rowOf(room, b)];
  return dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy);
}

/** R-P52-72  By walking distance, then north to south, west to east. */
export function inOrder(room: Room, from: number, places: readonly number[]): number[] {
  return places.toSorted((a, b) => distance(room.grid, from, a) - distance(room.grid, from, b) || a - b);
}

/** Where a scenario's spot sheds light: every spot within so many steps that can be seen from it. */
export function litBy(room: Room, source: number, within: number): number[] {
  const places = Array.from({ length: sizeOf(room) }, (_, place) => place);
  return inOrder(
    room,
    source,
    places.filter((place) => distance(room.grid, source, place) <= within && canSee(room, source, place)),
  );
}
