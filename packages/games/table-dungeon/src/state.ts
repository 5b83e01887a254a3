/** The table of Table Dungeon: plain data, one doc comment per field. */
import { type Config, type Outcome, type Random, type Seat, shuffle, type TableBase } from '@undercroft/engine';
import { type Card, isRoyal, JACK, KING, NONE, QUEEN, rankOf, suitOf } from './cards.ts';
import { CLASS_SHEETS } from './content/classes.ts';
import type { Claim, Decision } from './decisions.ts';
import { type Rules, rulesFrom } from './house-rules.ts';

export interface SeatState {
  /** Index into CLASS_SHEETS; -1 before it is chosen. Public. */
  class: number;
  /** Index into ACCENTS; -1 before it is chosen. Public, and purely for fun. */
  accent: number;
  /** 0 .. maxHealth. Public. */
  health: number;
  /** 10, and 5 more per level-up. Public. */
  maxHealth: number;
  /** A dead seat is removed: its cards are gone and it is asked nothing. Public. */
  alive: boolean;
  /** Known to the owner only. Up to 5 cards. */
  hand: Card[];
  /** Face-down; the last card is the top. The owner knows which cards, nobody their order. */
  action: Card[];
  /** Face-up; the first card is the top and public. The owner knows which cards, nobody the order (but see `placed`). */
  xp: Card[];
  /**
   * The bottom cards of `xp` that were put there in play, in order: 1 if everybody saw the card go down,
   * 0 if only the owner did (a buried hand card).
   */
  placed: number[];
  /** Cards everybody has seen go into this seat's action pile, as masks of cards 0-25 and 26-51. Public. */
  seenLow: number;
  seenHigh: number;
  /** Cards of this seat that left the game, as such masks. Public. */
  goneLow: number;
  goneHigh: number;
  /** Public; the last card is the top. */
  discard: Card[];
  /** Looted point cards. Public. */
  points: Card[];
  /** Looted items held, by rank: jacks, queens, kings. Their suit does not matter. Public. */
  items: [jacks: number, queens: number, kings: number];
  /** The card played this round, once it is face-up; else NONE. Public. */
  played: Card;
  /** What the seat claimed this round, or null. Public. */
  claim: Claim | null;
  /** Extra attack this round from items. Public. */
  bonus: number;
  /** Took an item that forgoes loot this round. Public. */
  noLoot: boolean;
  /** The played card counts as rank 1 for loot this round. Public. */
  countsAsAce: boolean;
  /** Ignores the damage of this loss. Public. */
  shielded: boolean;
  /** Has made its one trade offer of this round. Public. */
  offered: boolean;
}

/** How the fight of this round ended. */
export type Result = 'undecided' | 'win' | 'automatic' | 'fled' | 'loss';

export interface Ending extends Outcome {
  /** What decided between equal points, or how many shared. */
  tieBreak: 'none' | 'health' | 'cards' | 'roll' | 'shared';
  /** Solo games: the rank the score earned. */
  rank: string | null;
}

export interface Table extends TableBase<Decision> {
  rules: Rules;
  seats: SeatState[];
  /** Face-down; the last card is the top. Everybody can work out which cards, nobody their order. */
  lootDeck: Card[];
  /** Sheet of the Enemy Table in use, 1 .. 4. */
  level: number;
  /** How often an ace was drawn from the loot deck, 0 .. 4. */
  aces: number;
  /** Rounds begun. */
  round: number;
  /** Who rolls the dice: goes round, and changes nothing (R-TD-14). */
  roller: Seat;
  /** The dice of this round. */
  dice: number[];
  /** Level and roll of this round's enemy; roll 0 before the first. */
  enemyLevel: number;
  enemyRoll: number;
  /** The enemy's health this round, with all changes; total attack; result. */
  enemyHealth: number;
  total: number;
  result: Result;
  /** Added to the next roll. */
  nextRoll: number;
  /** The same enemy comes again next round. */
  returning: boolean;
  /** Seats that still draw loot this round, next first. */
  lootQueue: Seat[];
  /** Who drew a point card last this round, or -1. */
  lastLooter: Seat;
  ending: Ending | null;
}

export const HAND_SIZE = 5;
export const START_HEALTH = 10;
export const LEVEL_UP_HEALTH = 5;

export function freshSeat(): SeatState {
  return {
    class: -1,
    accent: -1,
    health: START_HEALTH,
    maxHealth: START_HEALTH,
    alive: true,
    hand: [],
    action: [],
    xp: [],
    placed: [],
    seenLow: 0,
    seenHigh: 0,
    goneLow: 0,
    goneHigh: 0,
    discard: [],
    points: [],
    items: [0, 0, 0],
    played: NONE,
    claim: null,
    bonus: 0,
    noLoot: false,
    countsAsAce: false,
    shielded: false,
    offered: false,
  };
}

/** TD-012, TD-022, TD-024  Everybody at 10 of 10 health, piles empty, the Enemy Table at level 1. */
export function setup(config: Config, random: Random): Table {
  const seats: SeatState[] = [];
  while (seats.length < config.seats) seats.push(freshSeat());
  return {
    stack: [],
    random,
    revealed: 0,
    shut: config.shut ?? [],
    rules: rulesFrom(config.options),
    seats,
    lootDeck: [],
    level: 1,
    aces: 0,
    round: 0,
    roller: 0,
    dice: [],
    enemyLevel: 1,
    enemyRoll: 0,
    enemyHealth: 0,
    total: 0,
    result: 'undecided',
    nextRoll: 0,
    returning: false,
    lootQueue: [],
    lastLooter: -1,
    ending: null,
  };
}

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
