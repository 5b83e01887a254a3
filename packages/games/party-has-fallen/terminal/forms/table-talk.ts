/** What the table settles by itself: stories, fixes, cards written by hand. */
import type { Seat } from '@undercroft/engine';
import type { Asking } from '@undercroft/terminal/board.ts';
import { pickOne, pickSome, text, wholeNumbers } from '@undercroft/terminal/questions.ts';
import {
  BLANK_CATEGORIES,
  EVENT_LINES,
  effectsText,
  type Fix,
  GOAL_LINES,
  type HonourCard,
  ITEM_DECK,
  itemWords,
  LONGEST_CARD_NAME,
  LONGEST_CARD_TEXT,
  LONGEST_TALE,
  MOST_PICKS,
  MOST_TREASURE,
  needText,
  type View,
} from '../../src/index.ts';
import { say } from '../say.ts';
import type { Form } from './index.ts';

export const narrate: Form = async (_view, seat, asking) => {
  const tale = await text(asking, 'What do you tell them?', LONGEST_TALE);
  return tale === '' ? null : { seat, kind: 'narrate', text: tale };
};

const LONGEST_REASON = 140;
const FIXES = ['hp', 'room', 'draw', 'skip', 'goal'] as const;
const ABOUT = ['somebody’s HP (0: dead)', 'where somebody is', 'items somebody draws', 'turns somebody skips', 'a goal that is done'];

async function personFix(view: View, what: (typeof FIXES)[number], asking: Asking): Promise<Fix | null> {
  const who = await pickOne(
    asking,
    'Who?',
    view.seats.map((_, seat) => asking.name(seat)),
  );
  if (who === null) return null;
  if (what === 'goal') return { fix: what, who, to: 1 };
  if (what !== 'room') {
    const n = await wholeNumbers(asking, what === 'hp' ? 'HP' : 'How many', 1);
    return n === null ? null : { fix: what, who, to: n[0]! };
  }
  const place = await wholeNumbers(asking, 'Column and row on the map', 2);
  const room = view.rooms.findIndex((_, i) => view.layout.squares[i * 2] === place?.[0] && view.layout.squares[i * 2 + 1] === place?.[1]);
  return place === null || room < 0 ? null : { fix: what, who, to: room };
}

/** An item in sight: in somebody's hands, or discarded. */
async function itemFix(view: View, asking: Asking): Promise<Fix | null> {
  const inSight = [...view.seats.flatMap((s) => s.items), ...view.discard[ITEM_DECK]!];
  const item = await pickOne(
    asking,
    'Which item?',
    inSight.map((each) => itemWords(say, view, each)),
  );
  const holders: Seat[] = view.seats.map((_, seat) => seat);
  const to = item === null ? null : await pickOne(asking, 'Where does it go?', [...holders.map(asking.name), 'discarded']);
  return item === null || to === null ? null : { fix: 'item', item: inSight[item]!, to: holders[to] ?? -1 };
}

export const propose: Form = async (view, seat, asking) => {
  const about = await pickOne(asking, 'What is to be put right?', [...ABOUT, 'who holds an item']);
  if (about === null) return null;
  const what = FIXES[about];
  const fix = what === undefined ? await itemFix(view, asking) : await personFix(view, what, asking);
  if (fix === null) return null;
  return { seat, kind: 'propose', reason: await text(asking, 'Why?', LONGEST_REASON), ...fix };
};

const DECKS = ['goal', 'event', 'ability', 'item'] as const;

/** What the game can carry out itself, searched for by words: the lists are long. */
async function linesFor(deck: (typeof DECKS)[number], asking: Asking): Promise<number[]> {
  const all =
    deck === 'goal'
      ? GOAL_LINES.map((need) => needText(say, need))
      : deck === 'event'
        ? EVENT_LINES.map((effects) => effectsText(say, effects))
        : [];
  if (all.length === 0) return [];
  const word = await text(asking, 'A word to look for in what the game can carry out itself, or Enter to write it yourself', 40);
  if (word === '') return [];
  const found = all.flatMap((line, i) => (line.toLowerCase().includes(word.toLowerCase()) ? [i] : []));
  if (found.length === 0) asking.say('Nothing of the kind.');
  const picked = await pickSome(
    asking,
    'Which?',
    found.map((i) => all[i]!),
  );
  return picked.slice(0, MOST_PICKS).map((i) => found[i]!);
}

async function oneCard(asking: Asking): Promise<HonourCard | null> {
  const which = await pickOne(asking, 'A card for which deck?', DECKS);
  if (which === null) return null;
  const deck = DECKS[which]!;
  const name = await text(asking, 'What is it called?', LONGEST_CARD_NAME);
  if (name === '') return null;
  const picks = await linesFor(deck, asking);
  const words = await text(asking, picks.length > 0 ? 'Anything to add?' : 'What does it say?', LONGEST_CARD_TEXT);
  if (deck !== 'item') return { deck, name, text: words, picks };
  const category = await pickOne(asking, 'Its category?', BLANK_CATEGORIES);
  const treasure = await wholeNumbers(asking, `Treasure points, 0 to ${MOST_TREASURE}`, 1);
  return { deck, name, text: words, picks, category: BLANK_CATEGORIES[category ?? 0]!, treasure: treasure?.[0] ?? 0 };
}

export const write: Form = async (view, seat, asking) => {
  const cards: HonourCard[] = [];
  asking.say(`You may write up to ${view.rules.honour} cards. They are shuffled in; nobody sees them before they come up.`);
  while (cards.length < view.rules.honour) {
    const card = await oneCard(asking);
    if (card === null) break;
    cards.push(card);
  }
  return { seat, kind: 'write', cards };
};
