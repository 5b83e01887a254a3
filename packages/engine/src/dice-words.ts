/** What is said about dice that people roll. Apart from `chance.ts`, for whoever speaks without playing. */
import type { DecisionBase, Words } from './contract.ts';

/** The kind of the question what a die shows. No game has one of this name. */
export const CHANCE = 'chance';

/** A game's words, and plain ones for dice that people roll; pages have their own. */
export function withDice<D extends DecisionBase, E, V, W extends Words<D, E, V>>(words: W & Words<D, E, V>): W {
  return {
    ...words,
    ask: (view, ask) => {
      if (ask.kind !== CHANCE) return words.ask(view, ask);
      return words.told?.ask(view, ask.die) ?? 'Roll the die: what does it show?';
    },
    decision: (view, d) => {
      if (d.kind !== CHANCE || !('shows' in d)) return words.decision(view, d);
      if (words.told !== undefined) return words.told.shows(view, Number(d.shows));
      return d.shows === 0 ? 'Let the house roll' : `It shows ${d.shows}`;
    },
  };
}
