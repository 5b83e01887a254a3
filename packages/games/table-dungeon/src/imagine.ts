/** A table that looks to its viewer exactly like the real one; whatever the viewer cannot know is drawn anew. */
import { bits32, type Frame, pick, type Random, type Seat, sfc32, shuffle } from '@undercroft/engine';
import { type Card, isRoyal, NONE } from './cards.ts';
import { type Decision, QUESTIONS } from './decisions.ts';
import { inMask } from './procedures/kit.ts';
import { ACTION_START, type SeatState, type Table, XP_START } from './state.ts';
import type { FrameView, SeatView, View } from './view.ts';

/** All 39 cards of each class. */
const DECKS = ACTION_START.map((action, cls) => [...action, ...XP_START[cls]!]);

/** What is in the open of a seat, with empty hidden piles. */
function publicSeat(v: SeatView): SeatState {
  return {
    class: v.class,
    accent: v.accent,
    health: v.health,
    maxHealth: v.maxHealth,
    alive: v.alive,
    hand: [],
    action: [],
    xp: [],
    placed: v.placed.slice(),
    seenLow: v.seenLow,
    seenHigh: v.seenHigh,
    goneLow: v.goneLow,
    goneHigh: v.goneHigh,
    discard: v.discard.slice(),
    points: v.points.slice(),
    items: [v.items[0], v.items[1], v.items[2]],
    played: v.played,
    claim: v.claim,
    bonus: v.bonus,
    noLoot: v.noLoot,
    countsAsAce: v.countsAsAce,
    shielded: v.shielded,
    offered: v.offered,
  };
}

/** The own seat: the cards are known, the order of action and XP pile is not. */
function ownSeat(v: SeatView, random: Random): SeatState {
  const s = publicSeat(v);
  s.hand = v.hand!.slice();
  s.action = v.action!.slice();
  shuffle(random, s.action);
  const hidden = v.xp!.filter((card) => !v.xpShown.includes(card) && !v.xpBottom.includes(card));
  shuffle(random, hidden);
  s.xp = [...v.xpShown, ...hidden, ...unseenBottom(v)];
  return s;
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
function otherSeat(v: SeatView, random: Random): SeatState {
  const s = publicSeat(v);
  if (!v.alive) return s;
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
  return s;
}

function frameOf(f: FrameView): Frame<Decision> {
  return {
    proc: f.proc,
    step: f.step,
    vars: { ...f.vars },
    asks: f.asks.slice(),
    until: 'all',
    windows: f.windows,
    answers: [],
    result: f.result,
  };
}

/** Others have answered, but not for the viewer's eyes: they might have answered anything. */
function imagineAnswers(t: Table, view: View, random: Random): void {
  view.running.forEach((f, i) => {
    for (const { seat, kind, answer } of f.answered) {
      t.stack[i]!.answers.push(answer ?? pick(random, QUESTIONS[kind].options(t, { seat, kind })));
    }
  });
}

export function imagine(view: View, random: Random): Table {
  const dealt = view.round > 0;
  const other = (v: SeatView) => (dealt ? otherSeat(v, random) : publicSeat(v));
  const seats = view.seats.map((v, seat: Seat) => (seat === view.viewer ? ownSeat(v, random) : other(v)));
  const lootDeck = view.lootDeck.slice();
  shuffle(random, lootDeck);
  const t: Table = {
    stack: view.running.map(frameOf),
    random: sfc32(bits32(random)),
    revealed: view.revealed,
    shut: view.shut,
    rules: view.rules,
    seats,
    lootDeck,
    level: view.level,
    aces: view.aces,
    round: view.round,
    roller: view.roller,
    dice: view.dice,
    enemyLevel: view.enemy?.level ?? 1,
    enemyRoll: view.enemy?.roll ?? 0,
    enemyHealth: view.enemy?.health ?? 0,
    total: view.total,
    result: view.result,
    nextRoll: view.nextRoll,
    returning: view.returning,
    lootQueue: view.lootQueue.slice(),
    lastLooter: view.lastLooter,
    ending: view.ending,
  };
  imagineAnswers(t, view, random);
  return t;
}
