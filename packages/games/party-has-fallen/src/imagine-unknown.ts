/** Cards that somebody cannot know, to deal anew from. */
import { type Random, shuffle } from '@undercroft/engine';

/** The cards of a list without those known to be elsewhere, in any order. */
export function unknown(all: readonly number[], known: Iterable<number>, random: Random): number[] {
  const gone = new Set(known);
  const left = all.filter((card) => !gone.has(card));
  shuffle(random, left);
  return left;
}

export const take = (from: number[], count: number): number[] => from.splice(Math.max(0, from.length - count), count);
