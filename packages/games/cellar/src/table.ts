/** The table of the Cellar: every field once, with what it begins as and who may know it; and how it is set up. */
import {
  type Config,
  each,
  everybody,
  fields,
  heap,
  list,
  MATERIAL,
  maker,
  material,
  nobody,
  owner,
  type Random,
  type RecordOf,
  type Seat,
  shuffle,
  type TableWith,
  tableCopier,
  tableMaker,
} from '@undercroft/engine';
import { EVENTS, type EventId } from './content/events.ts';
import { ITEMS, type ItemId } from './content/items.ts';
import type { Plan } from './content/plan.ts';
import { type RoomId, STAIRS } from './content/rooms.ts';
import type { Decision } from './decisions.ts';
import { type HouseRules, readHouseRules } from './house-rules.ts';
import { takenAlong } from './rules/purses.ts';

/** Until the table is set up. */
const NO_RULES: HouseRules = { rounds: 0, purse: 0, costlyFlight: false };

/** CEL-001  One seat's thief: on the stairs with 3 life and nothing else. */
export const THIEF = fields({
  room: everybody<RoomId>(STAIRS),
  /** 1 .. `fullLife`; 0 for whoever fell with one purse. */
  life: everybody(3),
  /** Never below 0. */
  gold: everybody(0),
  /** The three points, once everybody has chosen: strength of arm, extra life, items at the start. */
  might: everybody(0),
  stamina: everybody(0),
  wits: everybody(0),
  /** CEL-027  Others see how many, unless hands are open. */
  hand: owner(list<ItemId>(), (t: { house: HouseRules }) => t.house.openHands === true),
  /** Whether this seat has made its one offer of the round. */
  hasOffered: everybody(false),
});

export const TABLE = fields({
  /** CEL-028  The plan of another cellar, if the table was made with one. */
  [MATERIAL]: material<Plan>(),
  house: everybody<HouseRules>(NO_RULES),
  /** 0 before the first round. */
  round: everybody(0),
  /** By seat. */
  thieves: each(THIEF),
  /** Events to come, the last one on top. */
  events: nobody(heap<EventId>()),
  /** Events drawn since the last shuffle, in order. */
  pastEvents: everybody(list<EventId>()),
  /** Items to draw, the last one on top. */
  items: nobody(heap<ItemId>()),
  /** Items spent or lost, in order. */
  spentItems: everybody(list<ItemId>()),
  /** The seat that got out with its purse full, if one did; with one purse, the last of all to come up. */
  escaped: everybody<Seat | null>(null),
});

export type Thief = RecordOf<typeof THIEF>;
export type Cellar = TableWith<typeof TABLE, Decision>;

/** Every copy of every card, in the order of the list. */
export function deckOf<Id extends string>(cards: Record<Id, { copies: number }>): Id[] {
  const deck: Id[] = [];
  for (const id in cards) for (let i = 0; i < cards[id].copies; i++) deck.push(id);
  return deck;
}

const newThief = maker(THIEF);
const newTable = tableMaker<Cellar>(TABLE);

export function setup(config: Config, random: Random): Cellar {
  const t = newTable(config, random);
  t.house = readHouseRules(config);
  t.thieves = Array.from({ length: config.seats }, newThief);
  // CEL-030  Some of what is in the purse comes along.
  for (const [seat, purse] of (t.house.purses ?? []).entries()) if (purse !== null) t.thieves[seat]!.gold = takenAlong(purse);
  t.events = deckOf(EVENTS);
  t.items = deckOf(ITEMS);
  shuffle(random, t.events);
  shuffle(random, t.items);
  return t;
}

export const clone = tableCopier<Cellar>(TABLE);
