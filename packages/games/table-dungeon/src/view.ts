/** What one seat may know, built up from nothing: a field not named here is not shown. */
import type { Ask, Frame, Json, Seat } from '@undercroft/engine';
import type { Card } from './cards.ts';
import { NONE } from './cards.ts';
import { type Claim, type Decision, type Kind, QUESTIONS } from './decisions.ts';
import type { Rules } from './house-rules.ts';
import { rowOf } from './rules/enemy.ts';
import { scoreOf } from './rules/score.ts';
import type { Ending, Result, SeatState, Table } from './state.ts';

export interface SeatView {
  class: number;
  accent: number;
  health: number;
  maxHealth: number;
  alive: boolean;
  score: number;
  /** Own hand; null for the others'. */
  hand: Card[] | null;
  handSize: number;
  /** Which cards are in the own action pile (sorted: nobody knows the order); null for the others'. */
  action: Card[] | null;
  actionSize: number;
  /** Which cards are in the own XP pile (sorted); null for the others'. */
  xp: Card[] | null;
  xpSize: number;
  /** The visible top card, or NONE. */
  xpTop: Card;
  /** All visible cards on top of the XP pile, the top first: one, or three while the party levels up (R-TD-31). */
  xpShown: Card[];
  /** Bottom cards of the XP pile known to have been put there, in order; NONE where the viewer did not see which. */
  xpBottom: Card[];
  /** The same, as the table keeps it: 1 seen by everybody, 0 by the owner. */
  placed: number[];
  seenLow: number;
  seenHigh: number;
  goneLow: number;
  goneHigh: number;
  discard: Card[];
  points: Card[];
  items: [number, number, number];
  played: Card;
  claim: Claim | null;
  bonus: number;
  noLoot: boolean;
  countsAsAce: boolean;
  shielded: boolean;
  offered: boolean;
  /** Has answered what is being asked of several seats at once. */
  ready: boolean;
}

/** One running procedure, without the answers the viewer must not see yet. */
export interface FrameView {
  proc: string;
  step: string;
  vars: Record<string, Json>;
  asks: Ask<Kind>[];
  windows: string[];
  /** Who has answered what; the answer itself only if it is the viewer's own or public. */
  answered: { seat: Seat; kind: Kind; answer: Decision | null }[];
  result: Json;
}

export interface View {
  viewer: Seat | null;
  rules: Rules;
  shut: string[];
  level: number;
  aces: number;
  round: number;
  roller: Seat;
  dice: number[];
  /** The enemy of this round, or null before the first. */
  enemy: { level: number; roll: number; name: string; flavour: string; text: string; damage: number; health: number } | null;
  total: number;
  result: Result;
  nextRoll: number;
  returning: boolean;
  seats: SeatView[];
  /** Which cards are left in the loot deck (sorted): everybody can count. */
  lootDeck: Card[];
  lootQueue: Seat[];
  lastLooter: Seat;
  running: FrameView[];
  revealed: number;
  ending: Ending | null;
}

/** In order, by counting: the loot deck may hold a card several times. Faster than a sort, and every view needs four. */
function sorted(cards: readonly Card[]): Card[] {
  const counts = new Uint8Array(52);
  for (const card of cards) counts[card]!++;
  const found: Card[] = [];
  for (let card = 0; card < 52; card++) for (let n = counts[card]!; n > 0; n--) found.push(card);
  return found;
}

/** Class and accent are chosen with visible picks; everything else is a commitment until all have answered. */
const isPublic = (d: Decision) => QUESTIONS[d.kind].visible === true;

function viewFrame(f: Frame<Decision>, viewer: Seat | null): FrameView {
  return {
    proc: f.proc,
    step: f.step,
    vars: { ...f.vars },
    asks: f.asks.slice(),
    windows: f.windows.slice(),
    // Answers that are all in have been acted upon, and everybody saw it.
    answered:
      f.asks.length === 0
        ? []
        : f.answers.map((d) => ({ seat: d.seat, kind: d.kind, answer: d.seat === viewer || isPublic(d) ? d : null })),
    result: f.result,
  };
}

/** R-TD-05, R-TD-31  Only the top XP card is open, but all three that a level-up places. */
const openXp = (t: Table): number => (t.stack[t.stack.length - 1]?.proc === 'levelUp' ? 3 : 1);

function xpBottom(s: SeatState, mine: boolean, open: number): Card[] {
  const first = s.xp.length - s.placed.length;
  return s.placed.map((seenByAll, i) => (mine || seenByAll === 1 || first + i < open ? s.xp[first + i]! : NONE));
}

function viewSeat(t: Table, seat: Seat, viewer: Seat | null, answered: boolean): SeatView {
  const s = t.seats[seat]!;
  const mine = seat === viewer;
  return {
    class: s.class,
    accent: s.accent,
    health: s.health,
    maxHealth: s.maxHealth,
    alive: s.alive,
    score: scoreOf(s),
    hand: mine ? s.hand.slice() : null,
    handSize: s.hand.length,
    action: mine ? sorted(s.action) : null,
    actionSize: s.action.length,
    xp: mine ? sorted(s.xp) : null,
    xpSize: s.xp.length,
    xpTop: s.xp[0] ?? NONE,
    xpShown: s.xp.slice(0, openXp(t)),
    xpBottom: xpBottom(s, mine, openXp(t)),
    placed: s.placed.slice(),
    seenLow: s.seenLow,
    seenHigh: s.seenHigh,
    goneLow: s.goneLow,
    goneHigh: s.goneHigh,
    discard: s.discard.slice(),
    points: s.points.slice(),
    items: [s.items[0], s.items[1], s.items[2]],
    played: s.played,
    claim: s.claim,
    bonus: s.bonus,
    noLoot: s.noLoot,
    countsAsAce: s.countsAsAce,
    shielded: s.shielded,
    offered: s.offered,
    ready: answered,
  };
}

function viewEnemy(t: Table): View['enemy'] {
  if (t.enemyRoll === 0) return null;
  const { level, roll, name, flavour, text, damage } = rowOf(t);
  return { level, roll, name, flavour, text, damage, health: t.enemyHealth };
}

export function view(t: Table, viewer: Seat | null): View {
  const waiting = t.stack[t.stack.length - 1];
  const ready = (seat: Seat) =>
    waiting?.answers.some((d) => d.seat === seat && waiting.asks.length > 0) === true && !waiting.asks.some((a) => a.seat === seat);
  return {
    viewer,
    rules: t.rules,
    shut: t.shut,
    level: t.level,
    aces: t.aces,
    round: t.round,
    roller: t.roller,
    dice: t.dice.slice(),
    enemy: viewEnemy(t),
    total: t.total,
    result: t.result,
    nextRoll: t.nextRoll,
    returning: t.returning,
    seats: t.seats.map((_, seat) => viewSeat(t, seat, viewer, ready(seat))),
    lootDeck: sorted(t.lootDeck),
    lootQueue: t.lootQueue.slice(),
    lastLooter: t.lastLooter,
    running: t.stack.map((f) => viewFrame(f, viewer)),
    revealed: t.revealed,
    ending: t.ending,
  };
}
