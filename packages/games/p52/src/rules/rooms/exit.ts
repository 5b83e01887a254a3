/** P52-101..103  Where the exit is. */
import { columnOf, gridDistance, type Room, rowOf, sizeOf } from './room.ts';

export type Side = 'left' | 'across' | 'right';

/** P52-101  The side a Room card of this rank points to; null for an Ace, which bars the exit and is flipped again (R-P52-19). */
export function sideOf(rank: number): Side | null {
  if (rank === 1) return null;
  return rank <= 4 ? 'left' : rank <= 7 ? 'across' : 'right';
}

/** P52-102 R-P52-20  The exit spot on a side. */
export function exitOf(room: Room, side: Side): number {
  const others = Array.from({ length: sizeOf(room) }, (_, place) => place).filter((place) => place !== room.start);
  if (side === 'across') return best(others, (place) => [rowOf(room, place), columnOf(room, place)]);
  const outermost = side === 'left' ? 1 : -1;
  return best(others, (place) => [outermost * columnOf(room, place), -gridDistance(room, place, room.start), rowOf(room, place)]);
}

/** The place whose figures come first, one after the other. */
function best(places: readonly number[], figures: (place: number) => number[]): number {
  return places.toSorted((a, b) => firstDifference(figures(a), figures(b)))[0]!;
}

function firstDifference(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((figure, i) => figure !== b[i]);
  return i < 0 ? 0 : a[i]! - b[i]!;
}
