/** PHF-002 PHF-014  Honour cards: what may be written on a blank card, which number it gets, who can read it. */
import { below, type DecisionBase, isVisible, type Places, pick, type Random, type Refusal, type Seat } from '@undercroft/engine';
import { ABILITIES } from '../content/abilities.ts';
import { BLANK_CATEGORIES, type BlankCategory, ITEM_KINDS, itemKind, MOST_TREASURE } from '../content/blanks.ts';
import { EVENTS } from '../content/events.ts';
import { GOALS, type Need } from '../content/goals.ts';
import { ITEMS } from '../content/items.ts';
import { EVENT_LINES, GOAL_LINES, tagOf } from '../content/lines.ts';
import { describeEvent } from '../content/text.ts';
import type { Decision, HonourCard, HonourDeck, WriteDecision } from '../decisions.ts';
import { type Key, type PhfSay, told } from '../texts.ts';

/** One honour card of a table. Name and text are '', picks [] and the number of an item -1 for whoever has not seen the card. */
export interface Written {
  deck: HonourDeck;
  by: Seat;
  card: number;
  name: string;
  text: string;
  /** What was picked instead of written: numbers of GOAL_LINES or EVENT_LINES. */
  picks: number[];
}

export const LONGEST_CARD_NAME = 30;
export const LONGEST_CARD_TEXT = 200;
export const MOST_PICKS = 3;
/** In `usedTurn`: the active player has claimed the goal in this turn. */
export const CLAIM = -100;

const FIRST: Record<HonourDeck, number> = {
  goal: GOALS.findIndex((card) => card.blank),
  ability: ABILITIES.findIndex((card) => card.blank),
  item: ITEMS.findIndex((card) => card.blank),
  event: EVENTS.findIndex((card) => card.blank),
};

/** The number of the card in a slot; an item's also tells what it is worth and its category. */
const numberOf = (slot: number, deck: HonourDeck, kind: number): number =>
  FIRST[deck] + (deck === 'item' ? slot * ITEM_KINDS + kind : slot);

/** Any number an honour item in this slot might have. */
export const anyItem = (slot: number, random: Random): number => numberOf(slot, 'item', below(random, ITEM_KINDS));

/** The cards of a table, from what everybody has written, in the order of seats. */
export function writtenBy(decisions: readonly WriteDecision[]): Written[] {
  const all = decisions.flatMap(({ seat, cards }) => cards.map((card) => ({ seat, card })));
  return all.map(({ seat, card }, slot) => {
    const kind = card.deck === 'item' ? itemKind(card.treasure, card.category) : 0;
    const { deck, name, text, picks } = card;
    return { deck, by: seat, card: numberOf(slot, deck, kind), name, text, picks };
  });
}

interface Reader {
  readonly written: readonly Written[];
}

/** What stands on a card, or null for a printed one. */
export function writtenOn({ written }: Reader, deck: HonourDeck, card: number): Written | null {
  if (card < FIRST[deck]) return null;
  return written.find((w) => w.deck === deck && w.card === card) ?? null;
}

/** What a goal asks for: as printed, or as its author picked; else it needs the table's word. */
export function needsOf(t: Reader, card: number): readonly Need[] {
  const picks = writtenOn(t, 'goal', card)?.picks ?? [];
  return picks.length > 0 ? picks.map((line) => GOAL_LINES[line]!) : (GOALS[card]?.needs ?? []);
}

/** Whether the goal is one of words that only the table can judge. */
export const needsWord = (t: Reader, card: number): boolean => writtenOn(t, 'goal', card)?.picks.length === 0;

/** What is to be read on the card: its author's words, and what was picked for an event. */
export const textOn = (say: PhfSay, { deck, text, picks }: Pick<Written, 'deck' | 'text' | 'picks'>): string =>
  [text, ...(deck === 'event' ? picks.map((line) => describeEvent(say, EVENT_LINES[line]!)) : [])].filter((part) => part !== '').join(' ');

const malformed: Refusal = {
  code: 'malformed',
  ...told('why.badCards'),
};
const against = (rule: string, key: Key, places?: Places): Refusal => ({ code: 'against-the-rules', ...told(key, places), rule });

const isText = (x: unknown, least: number, most: number): x is string =>
  typeof x === 'string' && x === x.trim() && (isVisible(x) ? x.length <= most : x === '' && least === 0);
const LINES: Record<HonourDeck, number> = { goal: GOAL_LINES.length, event: EVENT_LINES.length, ability: 0, item: 0 };
const isDeck = (x: unknown): x is HonourDeck => typeof x === 'string' && Object.hasOwn(LINES, x);

function isCard(x: unknown): x is HonourCard {
  if (typeof x !== 'object' || x === null) return false;
  // Comes from outside: nothing is known of its fields.
  const { deck, name, text, picks, category, treasure } = x as Record<string, unknown>;
  if (!isDeck(deck) || !isText(name, 1, LONGEST_CARD_NAME) || !Array.isArray(picks) || picks.length > MOST_PICKS) return false;
  if (!isText(text, picks.length > 0 ? 0 : 1, LONGEST_CARD_TEXT)) return false;
  if (new Set(picks).size < picks.length || !picks.every((line) => Number.isInteger(line) && line >= 0 && line < LINES[deck])) return false;
  if (deck !== 'item') return Object.keys(x).length === 4;
  return Object.keys(x).length === 6 && Number.isInteger(treasure) && BLANK_CATEGORIES.some((known) => known === category);
}

/** PHF-018  At two seats goals look at nobody else. */
export const isForSeats = (need: Need, seats: number): boolean => seats > 2 || tagOf(need) === 'none';

/** Null if these cards can be shuffled in, else why not. `most`: how many a seat may write; `seats`: adventurers. */
export function checkCards(d: DecisionBase, most: number, seats: number): Refusal | null {
  // Comes from outside: nothing is known of its fields.
  const { cards } = d as { cards?: unknown };
  if (!Array.isArray(cards) || Object.keys(d).length !== 3) return malformed;
  if (cards.length > most) return against('PHF-014', 'why.manyCards', { n: most });
  for (const card of cards) {
    if (!isCard(card)) return malformed;
    if (card.deck === 'item' && (card.treasure < 0 || card.treasure > MOST_TREASURE))
      return against('PHF-122', 'why.treasure', { n: MOST_TREASURE });
    if (card.deck === 'goal' && !card.picks.every((line) => isForSeats(GOAL_LINES[line]!, seats)))
      return against('PHF-018', 'why.twoPlayers');
  }
  return null;
}

const NAMES = ['Something by hand', 'The Other Goose', 'A Promise in Pencil'];
const DECKS: readonly HonourDeck[] = ['goal', 'event', 'ability', 'item'];

function sampleCard(seats: number, random: Random): HonourCard {
  const deck = pick(random, DECKS);
  const said = { name: pick(random, NAMES), text: 'The table will know what to do.' };
  if (deck === 'item') {
    const category: BlankCategory = pick(random, BLANK_CATEGORIES);
    return { deck, ...said, picks: [], category, treasure: below(random, MOST_TREASURE + 1) };
  }
  const line = below(random, Math.max(1, LINES[deck]));
  const fits = LINES[deck] > 0 && (deck !== 'goal' || isForSeats(GOAL_LINES[line]!, seats));
  return { deck, ...said, picks: fits && below(random, 2) === 0 ? [line] : [] };
}

export const sampleCards = (seat: Seat, most: number, seats: number, random: Random): Decision => ({
  seat,
  kind: 'write',
  // Often none, as most people will.
  cards: Array.from({ length: below(random, 2) === 0 ? 0 : below(random, most + 1) }, () => sampleCard(seats, random)),
});
