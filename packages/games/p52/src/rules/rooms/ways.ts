/** P52-143..144 P52-128  Ways through a room: what entering a spot costs, who gets where, who is how far away. */
import { neighbours } from '@undercroft/mechanics';
import { type Room, sizeOf } from './room.ts';

/** What entering a place costs the one who walks; 1 for most. */
export type Cost = (place: number) => number;

export interface Ways {
  /** Movement spent to get to each place, by place; Infinity where there is no way. */
  cost: number[];
  /** The place before each on a cheapest way; -1 for the first. */
  before: number[];
}

/** Cheapest ways from a place to all others; `isShut` places may be entered but not walked through. */
export function waysFrom(room: Room, from: number, costOf: Cost, isShut: (place: number) => boolean = () => false): Ways {
  const cost = new Array<number>(sizeOf(room)).fill(Number.POSITIVE_INFINITY);
  const before = new Array<number>(sizeOf(room)).fill(-1);
  cost[from] = 0;
  // At most thirty spots: looking at all that are open each time is quicker than a heap.
  const open = [from];
  while (open.length > 0) {
    const here = takeNearest(open, cost);
    if (here !== from && isShut(here)) continue;
    for (const next of neighbours(room.grid, here)) {
      const sum = cost[here]! + costOf(next);
      if (sum >= cost[next]!) continue;
      cost[next] = sum;
      before[next] = here;
      if (!open.includes(next)) open.push(next);
    }
  }
  return { cost, before };
}

/** What it costs to get to one of these places from each, by place: the same ways, walked backwards. */
export function costsTo(room: Room, to: readonly number[], costOf: Cost): number[] {
  const cost = new Array<number>(sizeOf(room)).fill(Number.POSITIVE_INFINITY);
  for (const place of to) cost[place] = 0;
  const open = [...to];
  while (open.length > 0) {
    const here = takeNearest(open, cost);
    const sum = cost[here]! + costOf(here);
    for (const before of neighbours(room.grid, here)) {
      if (sum >= cost[before]!) continue;
      cost[before] = sum;
      if (!open.includes(before)) open.push(before);
    }
  }
  return cost;
}

function takeNearest(open: number[], cost: readonly number[]): number {
  let nearest = 0;
  for (let i = 1; i < open.length; i++) if (cost[open[i]!]! < cost[open[nearest]!]!) nearest = i;
  return open.splice(nearest, 1)[0]!;
}

/** The places on the way to one, the first left out. */
export function wayTo({ before }: Ways, to: number): number[] {
  const way: number[] = [];
  for (let place = to; place >= 0 && before[place]! >= 0; place = before[place]!) way.unshift(place);
  return way;
}
