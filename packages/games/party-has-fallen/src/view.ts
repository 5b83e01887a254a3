/** What one seat may know: what the table's description shows, and what follows from it. */
import { type Seat, type SightOf, sightOfTable, type ViewWith } from '@undercroft/engine';
import { NONE } from './content/cards.ts';
import type { Decision } from './decisions.ts';
import { GOAL } from './decks.ts';
import { type GoingOn, goingOn } from './going-on.ts';
import { PROCEDURES } from './procedures/index.ts';
import { QUESTIONS } from './questions.ts';
import { treasureOf } from './rules/board.ts';
import { needsOf, type Written } from './rules/honour.ts';
import { maxHp } from './rules/modifiers.ts';
import { isKnownTo } from './rules/quiet.ts';
import { hasPeeked, knowsRoom, readable, seesAbility, seesAll, seesGoal, seesItems, seesTally } from './rules/sight.ts';
import { goalMet, isMet } from './rules/winning.ts';
import { type Offer, type Pact, type SEAT, type SeatState, TABLE, type Table, type Tally } from './table.ts';

/** A seat as one viewer sees it: -1 and [] stand for what is hidden; the counts beside say how much there is. */
export type SeatView = SightOf<typeof SEAT> &
  /** Others go on counting for the goal they take a seat to have (R-PHF-40). */
  Tally & {
    goal: number;
    named: Seat;
    maxHp: number;
    treasure: number;
    items: number[];
    itemCount: number;
    asideSizes: number[];
    hasGoal: boolean;
    /** Own goal only, and all for a dungeon master who does not play: which of its lines are met as things stand, and whether all are. */
    goalLines: boolean[];
    goalDone: boolean;
  };

export type View = Omit<ViewWith<typeof TABLE, Decision>, 'seats'> & {
  seats: SeatView[];
  /** -1 for a room the viewer does not know. */
  rooms: number[];
  /** How many cards are left in each pile. Goals: those thrown away included, or a goal drawn anew in secret would show. */
  drawSizes: number[];
  /** Discard piles by deck; that of goals is shown to a dungeon master only. */
  discard: number[][];
  offers: Offer[];
  pacts: Pact[];
  /** Name and text are '' for a card the viewer has not seen. */
  written: Written[];
} & GoingOn;

/** What a seat's view shows besides its fields. */
function besidesSeat(s: SeatState, t: Table, seat: Seat, viewer: Seat | null): Omit<SeatView, keyof SightOf<typeof SEAT>> {
  const mine = seat === viewer || seesAll(t.rules, viewer);
  const allItems = mine || seesItems(t, seat, viewer);
  const items = allItems ? s.items.slice() : s.items.filter((item) => t.shown.includes(item));
  // R-PHF-40  Nobody notices that a goal was drawn anew.
  const taken = mine || seesTally(t, seat, viewer) ? s : s.believed!;
  const goal = mine || seesGoal(t, seat, viewer) || hasPeeked(t, seat, viewer);
  return {
    goal: goal ? taken.goal : NONE,
    named: goal ? taken.named : NONE,
    since: taken.since,
    counts: taken.counts.slice(),
    partners: taken.partners,
    slain: taken.slain,
    leftDied: taken.leftDied,
    items,
    // It tells of items and of the ability.
    maxHp: allItems && (mine || seesAbility(t, seat, viewer)) ? maxHp(t, seat) : s.hp,
    treasure: treasureOf({ items }),
    itemCount: s.items.length,
    asideSizes: s.aside.map((cards) => cards.length),
    hasGoal: s.goal !== NONE,
    goalLines: mine && s.goal !== NONE ? needsOf(t, s.goal).map((need) => isMet(t, seat, need)) : [],
    goalDone: mine && goalMet(t, seat),
  };
}

/** Goals in nobody's hand, as far as everybody knows. */
const goalsLying = (t: Table): number => t.draw[GOAL]!.length + t.discard[GOAL]!.length + t.seats.reduce((n, s) => n + s.redrawn.length, 0);

function viewRooms(t: Table, viewer: Seat | null): number[] {
  const rooms: number[] = [];
  for (let room = 0; room < t.rooms.length; room++) rooms.push(knowsRoom(t, room, viewer) ? t.rooms[room]! : NONE);
  return rooms;
}

/** PHF-014  Everybody knows of whose hand and for which deck the cards are that they cannot read. */
function viewWritten(t: Table, viewer: Seat | null): Written[] {
  if (t.written.length === 0) return [];
  const read = readable(t, NONE, viewer);
  return t.written.map((w, slot) => {
    if (read.includes(slot)) return w;
    return { deck: w.deck, by: w.by, card: w.deck === 'item' ? NONE : w.card, name: '', text: '', picks: [] };
  });
}

/** What a view shows besides the fields of the table. */
function besidesTable(t: Table, _t: Table, _of: Seat, viewer: Seat | null): Omit<View, keyof ViewWith<typeof TABLE, Decision>> {
  const hidesGoals = !seesAll(t.rules, viewer);
  return {
    rooms: viewRooms(t, viewer),
    drawSizes: t.draw.map((pile, deck) => (deck === GOAL && hidesGoals ? goalsLying(t) : pile.length)),
    discard: t.discard.map((pile, deck) => (deck === GOAL && hidesGoals ? [] : pile.slice())),
    offers: t.offers.filter((offer) => isKnownTo(offer, viewer)),
    pacts: t.pacts.filter((pact) => isKnownTo(pact, viewer)),
    written: viewWritten(t, viewer),
    ...goingOn(t),
  };
}

const OF_SEAT = [
  'goal',
  'named',
  'since',
  'counts',
  'partners',
  'slain',
  'leftDied',
  'items',
  'maxHp',
  'treasure',
  'itemCount',
  'asideSizes',
  'hasGoal',
  'goalLines',
  'goalDone',
] as const satisfies readonly (keyof ReturnType<typeof besidesSeat>)[];
const OF_TABLE = [
  'rooms',
  'drawSizes',
  'discard',
  'offers',
  'pacts',
  'written',
  'fight',
  'die',
  'tested',
  'card',
  'reaction',
  'sheet',
  'motion',
] as const satisfies readonly (keyof ReturnType<typeof besidesTable>)[];

export const view: (t: Table, viewer: Seat | null) => View = sightOfTable(TABLE, PROCEDURES, QUESTIONS, {
  besides: { table: { names: OF_TABLE, make: besidesTable }, seats: { names: OF_SEAT, make: besidesSeat } },
});
