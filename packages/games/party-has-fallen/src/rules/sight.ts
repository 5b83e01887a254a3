/** Who may know what besides its owner. The description of the table goes by these rules, and so do views. */
import type { Seat } from '@undercroft/engine';
import type { HonourDeck } from '../decisions.ts';
import { ABILITY_DECK, EVENT_DECK, GOAL, ITEM_DECK } from '../decks.ts';
import type { Rules } from '../house-rules.ts';
import type { Written } from './honour.ts';
import { isKnownTo, type Quiet } from './quiet.ts';

/** A table, as far as these rules look at it. */
interface Seen {
  readonly rules: Rules;
  readonly ending: object | null;
  readonly round: number;
  readonly active: Seat;
  readonly open: readonly number[];
  readonly known: readonly number[];
  readonly shown: readonly number[];
  readonly stack: readonly { proc: string; vars: { seat?: unknown; card?: unknown } }[];
  readonly offers: readonly Quiet[];
  readonly pacts: readonly Quiet[];
  readonly discard: readonly (readonly number[])[];
  readonly stash: readonly number[];
  readonly written: readonly Written[];
  readonly seats: readonly SeenSeat[];
}

interface SeenSeat {
  readonly start: number;
  readonly custom: object | null;
  readonly ability: number;
  readonly goal: number;
  readonly goalSeen: number;
  readonly believed: { readonly goal: number } | null;
  readonly redrawn: readonly number[];
  readonly items: readonly number[];
  readonly kept: number;
  readonly poolOf: number;
  readonly pool: readonly number[];
  readonly aside: readonly (readonly number[])[];
  readonly passedAbilities: readonly number[];
  readonly dropped: number;
}

/** R-PHF-49  Whether a viewer is a dungeon master who does not play: such a one sees everything. */
export const seesAll = (rules: Rules, viewer: Seat | null): boolean => rules.extraMaster && viewer === rules.dm;

export const isMaster = ({ rules }: Seen, _of: Seat, viewer: Seat | null): boolean => rules.extraMaster && viewer === rules.dm;

/** The starting rooms are face-up: the pre-game is over. */
const hasStarted = (t: Seen): boolean => t.seats.some((s) => s.start >= 0 && t.open[s.start] === 1);

/** R-PHF-08  Heroes and abilities become public when the pre-game ends. */
export const seesAbility = (t: Seen, _of: Seat, viewer: Seat | null): boolean =>
  t.round > 0 || t.active >= 0 || t.ending !== null || hasStarted(t) || seesAll(t.rules, viewer);

/** R-PHF-24  A custom hero was shown to all for their approval. */
export const seesHero = (t: Seen, of: Seat, viewer: Seat | null): boolean => seesAbility(t, of, viewer) || t.seats[of]!.custom !== null;

/** R-PHF-42  [items.hidden]  Until the end. */
export const seesItems = (t: Seen, _of: Seat, viewer: Seat | null): boolean =>
  !t.rules.hiddenItems || t.ending !== null || seesAll(t.rules, viewer);

/** R-PHF-42  Places in a hidden hand of items that everybody has seen at work. */
export const shownItems = (t: Seen, of: Seat): number[] => t.seats[of]!.items.flatMap((item, i) => (t.shown.includes(item) ? [i] : []));

/** Whether a viewer has looked at the goal of a seat, or at the one it had before. */
export const hasPeeked = (t: Seen, of: Seat, viewer: Seat | null): boolean =>
  viewer !== null && (t.seats[of]!.goalSeen & (1 << viewer)) !== 0;

/** PHF-056 R-PHF-40  Those who have peeked, and all at the end. Of a goal drawn anew in secret others know only the old one. */
export const seesGoal = (t: Seen, of: Seat, viewer: Seat | null): boolean =>
  seesTally(t, of, viewer) && (t.ending !== null || hasPeeked(t, of, viewer) || seesAll(t.rules, viewer));

/** R-PHF-40  What counts for a goal happens before all eyes, unless it is counted for a goal drawn anew in secret. */
export const seesTally = (t: Seen, of: Seat, viewer: Seat | null): boolean =>
  t.seats[of]!.believed === null || t.ending !== null || seesAll(t.rules, viewer);

/** PHF-003  Explored rooms, and those a viewer has peeked at; a spectator's bit is the last. */
export const knowsRoom = (t: Seen, room: number, viewer: Seat | null): boolean =>
  t.open[room] === 1 || (t.known[room]! & (1 << (viewer ?? t.seats.length))) !== 0 || t.ending !== null || seesAll(t.rules, viewer);

export const knownRooms = (t: Seen, _of: Seat, viewer: Seat | null): number[] =>
  t.open.flatMap((_open, room) => (knowsRoom(t, room, viewer) ? [room] : []));

/** R-PHF-60  Whoever has beaten the Marauder looks through its items. */
export function seesStash(t: Seen, _of: Seat, viewer: Seat | null): boolean {
  const f = t.stack[t.stack.length - 1];
  return t.ending !== null || seesAll(t.rules, viewer) || (f?.proc === 'spoils' && f.vars.seat === viewer);
}

/** R-PHF-43  Quiet offers and promises are known to their parties only. */
export const heardOffers = ({ offers }: Seen, _of: Seat, viewer: Seat | null): number[] => known(offers, viewer);
export const heardPacts = ({ pacts }: Seen, _of: Seat, viewer: Seat | null): number[] => known(pacts, viewer);

const known = (list: readonly Quiet[], viewer: Seat | null): number[] => list.flatMap((each, i) => (isKnownTo(each, viewer) ? [i] : []));

/** Decks of which everybody sees what is discarded: all but the goals. */
export const openDiscards = ({ discard }: Seen): number[] => discard.flatMap((_pile, deck) => (deck === GOAL ? [] : [deck]));

/** PHF-014  Whoever wrote an honour card can read it, and whoever sees it. */
export function readable(t: Seen, _of: Seat, viewer: Seat | null): number[] {
  const all = t.ending !== null || seesAll(t.rules, viewer);
  return t.written.flatMap(({ deck, card, by }, slot) => (all || by === viewer || LIES_OPEN[deck](t, card, viewer) ? [slot] : []));
}

const LIES_OPEN: Record<HonourDeck, (t: Seen, card: number, viewer: Seat | null) => boolean> = {
  goal: (t, card, viewer) =>
    t.seats.some((s, seat) =>
      seat === viewer
        ? s.goal === card || s.redrawn.includes(card) || isOffered(s, GOAL, card)
        : hasPeeked(t, seat, viewer) && (s.believed ?? s).goal === card,
    ),
  ability: (t, card, viewer) =>
    t.discard[ABILITY_DECK]!.includes(card) ||
    t.seats.some(
      (s, seat) =>
        (s.ability === card && (seat === viewer || seesAbility(t, seat, viewer))) ||
        (seat === viewer && (s.dropped === card || s.passedAbilities.includes(card) || isOffered(s, ABILITY_DECK, card))),
    ),
  item: (t, card, viewer) =>
    t.discard[ITEM_DECK]!.includes(card) ||
    (t.stash.includes(card) && seesStash(t, -1, viewer)) ||
    t.seats.some((s, seat) =>
      seat === viewer || seesItems(t, seat, viewer)
        ? s.items.includes(card) || s.kept === card
        : s.items.includes(card) && t.shown.includes(card),
    ),
  event: (t, card) => t.discard[EVENT_DECK]!.includes(card) || t.stack.some((f) => f.proc === 'event' && f.vars.card === card),
};

/** Among the cards a seat has to choose from, now or for its next life. */
const isOffered = (s: SeenSeat, deck: number, card: number): boolean =>
  (s.poolOf === deck && s.pool.includes(card)) || s.aside[deck]!.includes(card);
