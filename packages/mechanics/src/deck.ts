/** A pile to draw from and the discards it is made of anew, and cards that leave a list. */
import { type Random, shuffle } from '@undercroft/engine';

/**
 * Takes the top card, the last one of the pile. An empty pile is first made anew from its discards, which are shuffled just then;
 * undefined if both are empty. Both lists stay the same lists.
 */
export function topOf<X>(pile: X[], discards: X[], random: Random, onShuffle?: () => void): X | undefined {
  if (pile.length === 0 && discards.length > 0) {
    for (let i = 0; i < discards.length; i++) pile.push(discards[i]!);
    discards.length = 0;
    shuffle(random, pile);
    onShuffle?.();
  }
  return pile.pop();
}

/** Takes one out of a list, which stays the same list. Moved by hand: `splice` would make a list of what it took. */
export function removeFrom<X>(list: X[], x: X): void {
  const i = list.indexOf(x);
  if (i < 0) throw new Error(`${x} is not there`);
  for (let k = i; k + 1 < list.length; k++) list[k] = list[k + 1]!;
  list.pop();
}
