/** The table of Table Dungeon: every field once, with what it begins as and who may know it; and how it is set up. */
import {
  aside,
  type Begin,
  type Config,
  each,
  everybody,
  fields,
  heap,
  list,
  maker,
  nothing,
  type Outcome,
  openAt,
  owner,
  type Random,
  type RecordOf,
  type Seat,
  shuffle,
  type TableBase,
  type TableWith,
  tableCopier,
  tableMaker,
} from '@undercroft/engine';
import { type Card, isRoyal, JACK, KING, NONE, QUEEN, rankOf, suitOf } from './cards.ts';
import { CLASS_SHEETS } from './content/classes.ts';
import type { Claim, Decision } from './decisions.ts';
import { type Rules, rulesFrom } from './house-rules.ts';

export const HAND_SIZE = 5;
export const START_HEALTH = 10;
export const LEVEL_UP_HEALTH = 5;

/** How the fight of this round ended. */
export type Result = 'undecided' | 'win' | 'automatic' | 'fled' | 'loss';

export interface Ending extends Outcome {
  /** What decided between equal points, or how many shared. */
  tieBreak: 'none' | 'health' | 'cards' | 'roll' | 'shared';
  /** Solo games: the rank the score earned. */
  rank: string | null;
}

/** Looted items held, by rank: their suit does not matter. */
type Items = [jacks: number, queens: number, kings: number];
const noItems: Begin<Items, 'list'> = { shape: 'list', make: () => [0, 0, 0] };

/** R-TD-05, R-TD-31  Only the top XP card is open, but all three that a level-up places. */
export const openXpCards = (t: TableBase): number => (t.stack[t.stack.length - 1]?.proc === 'levelUp' ? 3 : 1);

/** Places of an XP pile that a viewer knows: the open cards, and those that were put at the bottom before the viewer's eyes. */
function openXp(t: TableBase & { seats: { xp: Card[]; placed: number[] }[] }, seat: Seat, viewer: Seat | null): number[] {
  const { xp, placed } = t.seats[seat]!;
  const first = xp.length - placed.length;
  return xp.flatMap((_card, i) => (i < openXpCards(t) || (i >= first && (seat === viewer || placed[i - first] === 1)) ? [i] : []));
}

/** TD-012  One seat: at 10 of 10 health, with empty piles. */
export const SEAT = fields({
  /** Index into CLASS_SHEETS; -1 before it is chosen. */
  class: everybody(-1),
  /** Index into ACCENTS; -1 before it is chosen. Purely for fun. */
  accent: everybody(-1),
  /** 0 .. maxHealth. */
  health: everybody(START_HEALTH),
  /** 10, and 5 more per level-up. */
  maxHealth: everybody(START_HEALTH),
  /** A dead seat is removed: its cards are gone and it is asked nothing. */
  alive: everybody(true),
  /** Up to 5 cards. */
  hand: owner(list<Card>()),
  /** Face-down; the last card is the top. */
  action: owner(heap<Card>()),
  /** Face-up; the first card is the top, and open (`xpShown` in views). Nobody knows the order of the rest (but see `placed`). */
  xp: owner(openAt(heap<Card>(), openXp)),
  /**
   * The bottom cards of `xp` that were put there in play, in order: 1 if everybody saw the card go down,
   * 0 if only the owner did (a buried hand card).
   */
  placed: everybody(list<number>()),
  /** Cards everybody has seen go into this seat's action pile, as masks of cards 0-25 and 26-51. */
  seenLow: everybody(0),
  seenHigh: everybody(0),
  /** Cards of this seat that left the game, as such masks. */
  goneLow: everybody(0),
  goneHigh: everybody(0),
  /** The last card is the top. */
  discard: everybody(list<Card>()),
  /** Looted point cards. */
  points: everybody(list<Card>()),
  items: everybody(noItems),
  /** The card played this round, once it is face-up; else NONE. */
  played: everybody<Card>(NONE),
  /** What the seat claimed this round. */
  claim: everybody(nothing<Claim>()),
  /** Extra attack this round from items. */
  bonus: everybody(0),
  /** Took an item that forgoes loot this round. */
  noLoot: everybody(false),
  /** The played card counts as rank 1 for loot this round. */
  countsAsAce: everybody(false),
  /** Ignores the damage of this loss. */
  shielded: everybody(false),
  /** Has made its one trade offer of this round. */
  offered: everybody(false),
});

/** TD-022, TD-024  The Enemy Table at level 1. */
export const TABLE = fields({
  rules: everybody<Rules>(rulesFrom({})),
  seats: each(SEAT),
  /** Face-down; the last card is the top. Everybody can work out which cards. */
  lootDeck: everybody(heap<Card>()),
  /** Sheet of the Enemy Table in use, 1 .. 4. */
  level: everybody(1),
  /** How often an ace was drawn from the loot deck, 0 .. 4. */
  aces: everybody(0),
  /** Rounds begun. */
  round: everybody(0),
  /** Who rolls the dice: goes round, and changes nothing (R-TD-14). */
  roller: everybody<Seat>(0),
  /** The dice of this round. Replaced, never changed. */
  dice: everybody<number[]>([]),
  /** Level and roll of this round's enemy, roll 0 before the first; its health this round, with all changes. `enemy` in views. */
  enemyLevel: aside(everybody(1)),
  enemyRoll: aside(everybody(0)),
  enemyHealth: aside(everybody(0)),
  /** Total attack. */
  total: everybody(0),
  result: everybody<Result>('undecided'),
  /** Added to the next roll. */
  nextRoll: everybody(0),
  /** The same enemy comes again next round. */
  returning: everybody(false),
  /** Seats that still draw loot this round, next first. */
  lootQueue: everybody(list<Seat>()),
  /** Who drew a point card last this round, or -1. */
  lastLooter: everybody<Seat>(-1),
  ending: everybody(nothing<Ending>()),
});

export type SeatState = RecordOf<typeof SEAT>;
export type Table = TableWith<typeof TABLE, Decision>;

export const freshSeat: () => SeatState = maker(SEAT);
const newTable = tableMaker<Table>(TABLE);

export function setup(config: Config, random: Random): Table {
  const t = newTable(config, random);
  t.rules = rulesFrom(config.options);
  t.seats = Array.from({ length: config.seats }, freshSeat);
  return t;
}

export const clone = tableCopier<Table>(TABLE);

/** All cards, by suit and rank. Lists made of it by filtering have no holes, which is how engines like them best. */
const DECK = Array.from({ length: 52 }, (_, card): Card => card);
const kept = (cls: number) => DECK.filter((card) => suitOf(card) !== CLASS_SHEETS[cls]!.removed);

/** TD-017, R-TD-02  Ranks 1-6 of three suits and one jack, queen and king (of one suit each: it never matters). */
export const ACTION_START: readonly Card[][] = CLASS_SHEETS.map((_, cls) => {
  const cards = kept(cls);
  const royals = [JACK, QUEEN, KING].map((rank, i) => cards.filter((card) => rankOf(card) === rank)[i]!);
  return [...cards.filter((card) => rankOf(card) <= 6), ...royals];
});

/** TD-018  All other remaining cards. */
export const XP_START: readonly Card[][] = ACTION_START.map((action, cls) => kept(cls).filter((card) => !action.includes(card)));

/** The thirteen cards each class gives to the loot deck. */
const REMOVED: readonly Card[][] = CLASS_SHEETS.map(({ removed }) => DECK.filter((card) => suitOf(card) === removed));

/** TD-015  The removed suits of all seats. */
export function lootCards(classes: readonly number[]): Card[] {
  const deck: Card[] = [];
  for (const cls of classes) for (const card of REMOVED[cls]!) deck.push(card);
  return deck;
}

/** The XP piles with room for the ten cards of TD-019, so that they need not grow. */
const XP_ROOM = XP_START.map((xp) => [...xp, ...Array.from({ length: 10 }, () => NONE)]);

/**
 * TD-017..TD-023  Makes the piles of a seat whose class is chosen and draws its first hand.
 * Returns the ten cards its owner looked at (TD-019).
 */
export function dealSeat(random: Random, s: SeatState): Card[] {
  const action = ACTION_START[s.class]!.slice();
  const xp = XP_ROOM[s.class]!.slice();
  shuffle(random, action);
  const ten = action.splice(-10).reverse();
  let known = xp.length - 10;
  for (const card of ten) {
    if (isRoyal(card)) action.push(card);
    else xp[known++] = card;
  }
  while (xp.length > known) xp.pop();
  shuffle(random, action);
  shuffle(random, xp);
  s.hand = [action.pop()!, action.pop()!, action.pop()!, action.pop()!, action.pop()!];
  s.action = action;
  s.xp = xp;
  return ten;
}
