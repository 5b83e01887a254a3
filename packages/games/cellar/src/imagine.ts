/** A table that looks like a view to its viewer: piles, other hands, sealed answers and chance are drawn anew. */
import { imagineAnswers, type Random, shuffle, tableFrom } from '@undercroft/engine';
import { EVENTS } from './content/events.ts';
import { ITEMS } from './content/items.ts';
import { questions } from './questions.ts';
import { type Cellar, deckOf, TABLE } from './table.ts';
import type { View } from './view.ts';

const shownTable = tableFrom<Cellar, View>(TABLE);

export function imagine(view: View, random: Random): Cellar {
  const t = shownTable(view, random);
  t.events = without(deckOf(EVENTS), view.pastEvents);
  t.items = without(deckOf(ITEMS), [...view.spentItems, ...view.thieves.flatMap(({ hand }) => hand ?? [])]);
  shuffle(random, t.events);
  shuffle(random, t.items);
  for (const [seat, { hand, handSize }] of view.thieves.entries())
    if (hand === null) t.thieves[seat]!.hand = t.items.splice(-handSize, handSize);
  imagineAnswers(t, view.stack, questions, random);
  return t;
}

/** The deck less the cards that are known to be elsewhere. */
function without<Id>(deck: Id[], known: readonly Id[]): Id[] {
  const left = deck.slice();
  for (const card of known) left.splice(left.indexOf(card), 1);
  return left;
}
