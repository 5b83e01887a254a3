/** A table that looks to its viewer exactly like the real one; whatever the viewer cannot know is dealt anew. */
import { below, imagineAnswers, type Random, shuffle, tableFrom } from '@undercroft/engine';
import { type Item, LEGENDARY_ITEM_DECK, SKULL_DECK, STANDARD_ITEM_DECK } from './content/cards.ts';
import { QUESTIONS } from './questions.ts';
import { weaponOf } from './rules/heroes.ts';
import { TABLE, type Table } from './table.ts';
import type { View } from './view.ts';

const shownTable = tableFrom<Table, View>(TABLE);

/** Items whose place the viewer knows: the discards, weapons under heroes, hands that are seen. */
function knownItems(view: View): Set<Item> {
  const known = new Set([...view.itemDiscard, ...view.legendaryDiscard]);
  for (const { hand, heroes } of view.seats) {
    for (const item of hand ?? []) known.add(item);
    for (const hero of heroes) known.add(weaponOf(hero));
  }
  return known;
}

/** A search imagines thousands of tables from one view, and what is unknown in it stays the same. */
const found = new WeakMap<View, { standard: Item[]; legendary: Item[] }>();

function unknownItems(view: View): { standard: Item[]; legendary: Item[] } {
  let unknown = found.get(view);
  if (unknown === undefined) {
    const known = knownItems(view);
    const standard = view.rules.skullScrolls ? [...STANDARD_ITEM_DECK, ...SKULL_DECK] : STANDARD_ITEM_DECK;
    unknown = {
      standard: standard.filter((item) => !known.has(item)),
      legendary: LEGENDARY_ITEM_DECK.filter((item) => !known.has(item)),
    };
    found.set(view, unknown);
  }
  return { standard: unknown.standard.slice(), legendary: unknown.legendary.slice() };
}

/** The decks are dealt first, as their sizes are known; what is left of both is in the hands that are not seen. */
function dealItems(t: Table, view: View, random: Random): void {
  if (view.round === 0) return;
  const { standard, legendary } = unknownItems(view);
  shuffle(random, standard);
  shuffle(random, legendary);
  t.itemDeck = standard.splice(0, view.itemDeckSize);
  t.legendaryDeck = legendary.splice(0, view.legendaryDeckSize);
  const held = [...standard, ...legendary];
  shuffle(random, held);
  view.seats.forEach(({ hand, handSize }, seat) => {
    if (hand === null) t.seats[seat]!.hand = held.splice(0, handSize);
  });
}

/** R-AP-50  Where the score is closed: purses and tokens as they usually are. */
function fillPurses(t: Table, view: View, random: Random): void {
  view.seats.forEach((v, seat) => {
    if (v.gold === null) t.seats[seat]!.gold = below(random, 8);
    if (v.tokens === null) t.seats[seat]!.tokens = below(random, 2 + 2 * view.level);
  });
}

export function imagine(view: View, random: Random): Table {
  const t = shownTable(view, random);
  dealItems(t, view, random);
  if (!view.rules.openScore) fillPurses(t, view, random);
  imagineAnswers(t, view.stack, QUESTIONS, random);
  return t;
}
