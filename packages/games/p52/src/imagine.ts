/** A table that looks like a view: the three decks and all Stamina are dealt anew from what nobody has seen. */
import { imagineAnswers, type Random, shuffle, tableFrom } from '@undercroft/engine';
import { questions } from './questions/index.ts';
import { actionDeck, type Card, enemyDeck, roomDeck } from './rules/cards.ts';
import { TABLE, type Table } from './table.ts';
import type { View } from './view.ts';

const shownTable = tableFrom<Table, View>(TABLE);

export function imagine(view: View, random: Random): Table {
  const t = shownTable(view, random);
  t.action = shuffled(without(actionDeck(view.heroes.length), [...view.actionDiscards, ...view.ahead]), random);
  for (const [seat, { staminaSize }] of view.heroes.entries()) t.heroes[seat]!.stamina = staminaFor(t, staminaSize);
  t.action.length = Math.min(t.action.length, view.actionSize);
  t.roomDeck = shuffled(without(roomDeck(), [...view.roomDiscards, ...view.spots.map(({ card }) => card)]), random);
  t.roomDeck.length = view.roomDeckSize;
  t.enemyDeck = shuffled(without(enemyDeck(), [...view.beaten, ...view.enemies.map(({ card }) => card), view.quest.bossCard]), random);
  t.enemyDeck.length = view.enemyDeckSize;
  imagineAnswers(t, view.stack, questions, random);
  return t;
}

/** With a die, piles are only counts. */
const staminaFor = (t: Table, size: number): Card[] =>
  t.house.flipSource === 'd13' ? new Array<Card>(size).fill(0) : t.action.splice(-size, size);

function shuffled(cards: Card[], random: Random): Card[] {
  shuffle(random, cards);
  return cards;
}

/** The deck less the cards that are known to be elsewhere. */
function without(deck: Card[], known: readonly Card[]): Card[] {
  for (const card of known) {
    const at = deck.indexOf(card);
    if (at >= 0) deck.splice(at, 1);
  }
  return deck;
}
