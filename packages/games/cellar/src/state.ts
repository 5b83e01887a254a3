/** The table of the Cellar: plain data, one comment per field; set-up and copying. */
import { type Config, copyRandom, copyStack, type Random, type Seat, shuffle, type TableBase } from '@undercroft/engine';
import { EVENTS, type EventId } from './content/events.ts';
import { ITEMS, type ItemId } from './content/items.ts';
import type { RoomId } from './content/rooms.ts';
import type { Decision } from './decisions.ts';
import { type HouseRules, readHouseRules } from './house-rules.ts';

/** One seat's thief. */
export interface Thief {
  /** Public. */
  room: RoomId;
  /** Public; 1 .. `fullLife`. */
  life: number;
  /** Public; never below 0. */
  gold: number;
  /** The three points, public once everybody has chosen: strength of arm, extra life, items at the start. */
  might: number;
  stamina: number;
  wits: number;
  /** Known to this seat only; how many there are is public. */
  hand: ItemId[];
  /** Public; whether this seat has made its one offer of the round. */
  hasOffered: boolean;
}

export interface Cellar extends TableBase<Decision> {
  /** House rules of this table. Public. */
  house: HouseRules;
  /** 0 before the first round. Public. */
  round: number;
  /** Indexed by seat. */
  thieves: Thief[];
  /** Events to come, the last one on top. Nobody knows their order. */
  events: EventId[];
  /** Events drawn since the last shuffle, in order. Public. */
  pastEvents: EventId[];
  /** Items to draw, the last one on top. Nobody knows their order. */
  items: ItemId[];
  /** Items spent or lost, in order. Public. */
  spentItems: ItemId[];
  /** The seat that got out with its purse full, if one did. Public. */
  escaped: Seat | null;
}

/** Every copy of every card, in the order of the list. */
export function deckOf<Id extends string>(cards: Record<Id, { copies: number }>): Id[] {
  const deck: Id[] = [];
  for (const id in cards) for (let i = 0; i < cards[id].copies; i++) deck.push(id);
  return deck;
}

/** CEL-001  Everybody starts on the stairs with 3 life and nothing else. */
function newThief(): Thief {
  return { room: 'stairs', life: 3, gold: 0, might: 0, stamina: 0, wits: 0, hand: [], hasOffered: false };
}

export function setup(config: Config, random: Random): Cellar {
  const events = deckOf(EVENTS);
  const items = deckOf(ITEMS);
  shuffle(random, events);
  shuffle(random, items);
  return {
    stack: [],
    random,
    revealed: 0,
    shut: config.shut ?? [],
    house: readHouseRules(config.options),
    round: 0,
    thieves: Array.from({ length: config.seats }, newThief),
    events,
    pastEvents: [],
    items,
    spentItems: [],
    escaped: null,
  };
}

/** A copy that shares nothing that ever changes. */
export function clone(t: Cellar): Cellar {
  return {
    stack: copyStack(t.stack),
    random: copyRandom(t.random),
    revealed: t.revealed,
    shut: t.shut,
    house: t.house,
    round: t.round,
    thieves: t.thieves.map((thief) => ({ ...thief, hand: thief.hand.slice() })),
    events: t.events.slice(),
    pastEvents: t.pastEvents.slice(),
    items: t.items.slice(),
    spentItems: t.spentItems.slice(),
    escaped: t.escaped,
  };
}
