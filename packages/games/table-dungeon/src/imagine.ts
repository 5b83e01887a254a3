/** A table that looks to its viewer exactly like the real one; whatever the viewer cannot know is drawn anew. */
import { imagineAnswers, type Random, shuffle, tableFrom } from '@undercroft/engine';
import { type Card, isRoyal, NONE } from './cards.ts';
import { inMask } from './procedures/kit.ts';
import { QUESTIONS } from './questions.ts';
import { ACTION_START, type SeatState, TABLE, type Table, XP_START } from './table.ts';
import type { SeatView, View } from './view.ts';

/** All 39 cards of each class. */
const DECKS = ACTION_START.map((action, cls) => [...action, ...XP_START[cls]!]);

const shownTable = tableFrom<Table, View>(TABLE);

/** The own seat: the cards are known; of the XP pile, the order of what is neither open nor put there in play is not. */
function dealOwn(s: SeatState, v: SeatView, random: Random): void {
  const hidden = v.xp!.filter((card) => !v.xpShown.includes(card) && !v.xpBottom.includes(card));
  shuffle(random, hidden);
  s.xp = [...v.xpShown, ...hidden, ...unseenBottom(v)];
}

/** The known bottom cards that are not among the open top cards as well. */
const unseenBottom = (v: SeatView): Card[] => v.xpBottom.slice(Math.max(0, v.xpShown.length + v.xpBottom.length - v.xpSize));

/** What is known of the piles before anything was shown: royals stay, number cards may have moved, the rest is XP. */
const STARTS_AS = ACTION_START.map((action) =>
  Array.from({ length: 52 }, (_, card) => (!action.includes(card) ? 'xp' : isRoyal(card) ? 'cycling' : 'either')),
);

interface Unknown {
  cycling: Card[];
  either: Card[];
  xp: Card[];
}

/** A search imagines thousands of tables from one view, and what is unknown in it stays the same. */
const found = new WeakMap<SeatView, Unknown>();

function unknownCards(v: SeatView): Unknown {
  let unknown = found.get(v);
  if (unknown === undefined) {
    unknown = findUnknown(v);
    found.set(v, unknown);
  }
  return { cycling: unknown.cycling.slice(), either: unknown.either.slice(), xp: unknown.xp.slice() };
}

/**
 * Cards of a seat whose place the viewer does not know: those certainly in the action cycle (seen there, or one
 * of the three royals), those that have been XP from the start, and those that may be either.
 */
function findUnknown(v: SeatView): Unknown {
  let low = v.goneLow;
  let high = v.goneHigh;
  const exclude = (card: Card) => {
    if (card === NONE) return;
    if (card < 26) low |= 1 << card;
    else high |= 1 << (card - 26);
  };
  v.discard.forEach(exclude);
  v.xpBottom.forEach(exclude);
  v.xpShown.forEach(exclude);
  exclude(v.played);
  const unknown: Unknown = { cycling: [], either: [], xp: [] };
  for (const card of DECKS[v.class]!) {
    if (inMask(low, high, card)) continue;
    unknown[inMask(v.seenLow, v.seenHigh, card) ? 'cycling' : STARTS_AS[v.class]![card]!].push(card);
  }
  return unknown;
}

/**
 * Another seat: its unknown cards are dealt to its hand, its piles and what it buried. A card that everybody
 * saw in the action cycle is not among the XP cards that have lain there from the start.
 */
function dealOther(s: SeatState, v: SeatView, random: Random): void {
  if (!v.alive) return;
  const { cycling, either, xp } = unknownCards(v);
  shuffle(random, either);
  const buried = v.xpBottom.reduce((n, card) => n + (card === NONE ? 1 : 0), 0);
  const near = cycling;
  for (let need = v.handSize + v.actionSize + buried - near.length; need > 0; need--) near.push(either.pop()!);
  shuffle(random, near);
  for (let i = 0; i < v.handSize; i++) s.hand.push(near.pop()!);
  for (let i = 0; i < v.actionSize; i++) s.action.push(near.pop()!);
  for (const card of either) xp.push(card);
  shuffle(random, xp);
  for (const card of v.xpShown) s.xp.push(card);
  for (const card of xp) s.xp.push(card);
  for (const card of unseenBottom(v)) s.xp.push(card === NONE ? near.pop()! : card);
}

export function imagine(view: View, random: Random): Table {
  const t = shownTable(view, random);
  t.enemyLevel = view.enemy?.level ?? 1;
  t.enemyRoll = view.enemy?.roll ?? 0;
  t.enemyHealth = view.enemy?.health ?? 0;
  for (const [seat, v] of view.seats.entries()) {
    if (seat === view.viewer) dealOwn(t.seats[seat]!, v, random);
    else if (view.round > 0) dealOther(t.seats[seat]!, v, random);
  }
  imagineAnswers(t, view.stack, QUESTIONS, random);
  return t;
}
