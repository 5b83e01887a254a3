/** What one seat may know, built up from nothing: a field not named here is not shown. */
import type { Ask, Frame, Json, Seat } from '@undercroft/engine';
import { NONE } from './content/cards.ts';
import { BUILD, type Decision, type Kind } from './decisions.ts';
import type { Rules } from './house-rules.ts';
import { treasureOf } from './rules/board.ts';
import { type InSight, needsOf, readCards, type Written } from './rules/honour.ts';
import type { Layout } from './rules/layout.ts';
import { seesAll } from './rules/master.ts';
import { maxHp } from './rules/modifiers.ts';
import { isKnownTo } from './rules/quiet.ts';
import { goalMet, isMet } from './rules/winning.ts';
import {
  ABILITY_DECK,
  type Ending,
  EVENT_DECK,
  GOAL,
  ITEM_DECK,
  NO_PLAN,
  NOTHING_ASIDE,
  type Offer,
  type Pact,
  type SeatState,
  type Table,
} from './state.ts';

/** A seat as one viewer sees it: -1 and [] stand for what is hidden; the counts beside say how much there is. */
export interface SeatView extends SeatState {
  maxHp: number;
  treasure: number;
  itemCount: number;
  hasKept: boolean;
  poolSize: number;
  asideSizes: number[];
  hasGoal: boolean;
  hasHero: boolean;
  hasAbility: boolean;
  /** Own goal only, and all for a dungeon master who does not play: which of its lines are met as things stand, and whether all are. */
  goalLines: boolean[];
  goalDone: boolean;
}

/** One running procedure, without the answers the viewer must not see yet. */
export interface FrameView {
  proc: string;
  step: string;
  vars: Record<string, Json>;
  asks: Ask<Kind>[];
  until: 'all' | 'any';
  windows: string[];
  /** Who has answered what; the answer itself only if it is the viewer's own. */
  answered: { seat: Seat; kind: Kind; answer: Decision | null }[];
  result: Json;
}

export interface View {
  viewer: Seat | null;
  shut: string[];
  rules: Rules;
  seats: SeatView[];
  layout: Layout;
  /** -1 for a room the viewer does not know. */
  rooms: number[];
  open: number[];
  known: number[];
  /** How many cards are left in each pile. Goals: those thrown away included, or a goal drawn anew in secret would show. */
  drawSizes: number[];
  /** Discard piles by deck; that of goals is shown to a dungeon master only. */
  discard: number[][];
  first: Seat;
  round: number;
  turns: number;
  active: Seat;
  rolled: number;
  points: number;
  attacks: number;
  visited: number[];
  lost: number;
  usedTurn: number[];
  usedRound: number[];
  usedLife: number[];
  haunt: number;
  hauntHp: number;
  hauntAbility: number;
  fresh: number;
  cheated: number;
  summonings: number;
  /** Seen only by the one who has just beaten it. */
  stash: number[];
  stashSize: number;
  offers: Offer[];
  nextOffer: number;
  pacts: Pact[];
  shown: number[];
  lastVote: Table['lastVote'];
  written: Written[];
  stack: FrameView[];
  ending: Ending | null;
}

function viewFrame(f: Frame<Decision>, viewer: Seat | null): FrameView {
  return {
    proc: f.proc,
    step: f.step,
    vars: copyVars(f.vars),
    asks: f.asks.slice(),
    until: f.until,
    windows: f.windows.slice(),
    // Answers that are all in have been acted upon, and everybody saw what came of it.
    answered: f.asks.length === 0 ? [] : f.answers.map((d) => ({ seat: d.seat, kind: d.kind, answer: d.seat === viewer ? d : null })),
    result: f.result,
  };
}

/** Most vars are flat, and every view copies them: only what is not flat takes the slow way. */
export function copyVars(vars: Record<string, Json>): Record<string, Json> {
  const copy: Record<string, Json> = {};
  for (const key in vars) {
    const value = vars[key];
    if (value !== undefined) copy[key] = typeof value === 'object' && value !== null ? JSON.parse(JSON.stringify(value)) : value;
  }
  return copy;
}

/** What the goal of a seat is to somebody: known to its owner, to those who peeked, and to all at the end. */
const seesGoal = (t: Table, seat: Seat, viewer: Seat | null): boolean =>
  t.ending !== null || (viewer !== null && (seat === viewer || (t.seats[seat]!.goalSeen & (1 << viewer)) !== 0));

function viewSeat(t: Table, seat: Seat, viewer: Seat | null): SeatView {
  const s = t.seats[seat]!;
  const mine = seat === viewer || seesAll(t.rules, viewer);
  // R-PHF-08  Heroes and abilities become public when the pre-game ends; a custom hero was shown to all.
  const shown = mine || t.round > 0 || t.active >= 0 || t.ending !== null || hasStarted(t);
  const hero = shown || s.hero === BUILD;
  const items = mine || !t.rules.hiddenItems || t.ending !== null;
  const seen = s.items.filter((item) => items || t.shown.includes(item));
  const goal = mine || seesGoal(t, seat, viewer);
  // R-PHF-40  Nobody notices that a goal was drawn anew.
  const known = mine || t.ending !== null ? s : (s.believed ?? s);
  return {
    status: s.status,
    hero: hero ? s.hero : NONE,
    custom: s.custom,
    gender: hero ? s.gender : 0,
    hp: s.hp,
    ability: shown ? s.ability : NONE,
    goal: goal ? known.goal : NONE,
    goalSeen: s.goalSeen,
    named: goal ? known.named : NONE,
    since: known.since,
    counts: known.counts.slice(),
    partners: known.partners,
    slain: known.slain,
    leftDied: known.leftDied,
    believed: mine && s.believed !== null ? { ...s.believed, counts: s.believed.counts.slice() } : null,
    redrawn: mine ? s.redrawn : [],
    kills: s.kills,
    betrayals: mine ? s.betrayals : 0,
    items: seen,
    kept: items ? s.kept : NONE,
    room: s.room,
    start: s.start,
    settled: s.settled,
    lasting: s.lasting.slice(),
    skip: s.skip,
    poolOf: s.poolOf,
    pool: mine ? s.pool.slice() : [],
    passedHeroes: mine ? s.passedHeroes.slice() : [],
    passedAbilities: mine ? s.passedAbilities.slice() : [],
    dropped: mine ? s.dropped : NONE,
    aside: mine ? s.aside : NOTHING_ASIDE,
    plan: mine ? s.plan : NO_PLAN,
    opened: s.opened,
    offered: s.offered,
    maxHp: items && shown ? maxHp(t, seat) : s.hp,
    treasure: treasureOf({ items: seen }),
    itemCount: s.items.length,
    hasKept: s.kept !== NONE,
    poolSize: s.pool.length,
    asideSizes: s.aside.map((cards) => cards.length),
    hasGoal: s.goal !== NONE,
    hasHero: s.hero !== NONE,
    hasAbility: s.ability !== NONE,
    goalLines: mine && s.goal !== NONE ? needsOf(t, s.goal).map((need) => isMet(t, seat, need)) : [],
    goalDone: mine && goalMet(t, seat),
  };
}

/** The starting rooms are face-up: the pre-game is over. */
const hasStarted = (t: Table): boolean => t.seats.some((s) => s.start >= 0 && t.open[s.start] === 1);

/** R-PHF-60  Whoever has beaten the Marauder looks through its items. */
function seesStash(t: Table, viewer: Seat | null): boolean {
  const f = t.stack[t.stack.length - 1];
  return t.ending !== null || seesAll(t.rules, viewer) || (f?.proc === 'spoils' && f.vars.seat === viewer);
}

/** Goals in nobody's hand, as far as everybody knows. */
const goalsLying = (t: Table): number => t.draw[GOAL]!.length + t.discard[GOAL]!.length + t.seats.reduce((n, s) => n + s.redrawn.length, 0);

function viewRooms(t: Table, viewer: Seat | null): number[] {
  const bit = 1 << (viewer ?? t.seats.length);
  const all = t.ending !== null || seesAll(t.rules, viewer);
  return t.rooms.map((card, room) => (all || t.open[room] === 1 || (t.known[room]! & bit) !== 0 ? card : NONE));
}

/** Which cards a viewer has in sight, for reading what is written on them. */
function inSight({ seats, discard, stash, stack }: View): InSight {
  const pools = (deck: number) => seats.flatMap((v) => [...(v.poolOf === deck ? v.pool : []), ...v.aside[deck]!]);
  return {
    goal: new Set([...seats.flatMap((v) => [v.goal, ...v.redrawn]), ...pools(GOAL), ...discard[GOAL]!]),
    ability: new Set([
      ...seats.flatMap((v) => [v.ability, v.dropped, ...v.passedAbilities]),
      ...pools(ABILITY_DECK),
      ...discard[ABILITY_DECK]!,
    ]),
    item: new Set([...seats.flatMap((v) => [...v.items, v.kept]), ...stash, ...discard[ITEM_DECK]!]),
    event: new Set([...stack.flatMap((f) => (f.proc === 'event' ? [Number(f.vars.card)] : [])), ...discard[EVENT_DECK]!]),
  };
}

export function view(t: Table, viewer: Seat | null): View {
  const seen = viewTable(t, viewer);
  if (t.written.length === 0) return seen;
  const all = t.ending !== null || seesAll(t.rules, viewer);
  seen.written = readCards(t.written, viewer, all ? 'all' : inSight(seen));
  return seen;
}

/** Everything but what is written on honour cards, which depends on the rest. */
function viewTable(t: Table, viewer: Seat | null): View {
  return {
    viewer,
    shut: t.shut.slice(),
    rules: t.rules,
    seats: t.seats.map((_, seat) => viewSeat(t, seat, viewer)),
    layout: t.layout,
    rooms: viewRooms(t, viewer),
    open: t.open.slice(),
    known: t.known.slice(),
    drawSizes: t.draw.map((pile, deck) => (deck === GOAL && !seesAll(t.rules, viewer) ? goalsLying(t) : pile.length)),
    discard: t.discard.map((pile, deck) => (deck === GOAL && !seesAll(t.rules, viewer) ? [] : pile.slice())),
    first: t.first,
    round: t.round,
    turns: t.turns,
    active: t.active,
    rolled: t.rolled,
    points: t.points,
    attacks: t.attacks,
    visited: t.visited.slice(),
    lost: t.lost,
    usedTurn: t.usedTurn.slice(),
    usedRound: t.usedRound.slice(),
    usedLife: t.usedLife.slice(),
    haunt: t.haunt,
    hauntHp: t.hauntHp,
    hauntAbility: t.hauntAbility,
    fresh: t.fresh,
    cheated: t.cheated,
    summonings: t.summonings,
    stash: seesStash(t, viewer) ? t.stash.slice() : [],
    stashSize: t.stash.length,
    offers: t.offers.filter((offer) => isKnownTo(offer, viewer)),
    nextOffer: t.nextOffer,
    pacts: t.pacts.filter((pact) => isKnownTo(pact, viewer)),
    shown: t.shown.slice(),
    lastVote: t.lastVote,
    written: [],
    stack: t.stack.map((f) => viewFrame(f, viewer)),
    ending: t.ending,
  };
}
