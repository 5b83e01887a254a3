/**
 * What the Enemy Table can say. A row is data; `text.ts` turns it into the printed description, so that
 * what is written and what happens cannot differ. `rules/enemy.ts` and `procedures/` carry it out.
 */
export const SUITS = ['hearts', 'spades', 'clubs', 'diamonds'] as const;
export type Suit = (typeof SUITS)[number];

export const CLASSES = ['fighter', 'wizard', 'rogue', 'cleric'] as const;
export type ClassId = (typeof CLASSES)[number];

/** Something about the revealed cards, or a fact from before the play. Royals have no suit and no rank here. */
export type Condition =
  /** At least this many royals were played. */
  | { if: 'royals'; atLeast: number }
  | { if: 'noRoyal' }
  /** At least this many cards of the suit were played. */
  | { if: 'suit'; suit: Suit; atLeast: number }
  | { if: 'noSuit'; suit: Suit }
  /** Two or more played cards share a suit, and there is no other suit. */
  | { if: 'oneSuit' }
  /** No two played cards share a suit. */
  | { if: 'noSharedSuit' }
  /** Some played card has this rank or less / or more. */
  | { if: 'rankAtMost'; rank: number }
  | { if: 'rankAtLeast'; rank: number }
  /** Two played cards have the same rank. */
  | { if: 'pair' }
  /** Total attack is at least this. */
  | { if: 'attack'; atLeast: number }
  /** A living member of this class is in the party. */
  | { if: 'class'; class: ClassId }
  /** Somebody living holds an item. */
  | { if: 'item' }
  /** Somebody living has this much health or less. */
  | { if: 'health'; atMost: number };

/** Whom an effect strikes. If several tie, all of them. Royals are neither lowest nor highest. */
export type Who =
  | 'everyone'
  /** who played the lowest / highest rank */
  | 'lowest'
  | 'highest'
  /** who has most / least loot points */
  | 'richest'
  | 'poorest'
  /** who has least / most health */
  | 'weakest'
  | 'healthiest'
  /** who played a royal / a heart */
  | 'royals'
  | 'hearts';

/** One consequence of a loss or a win. */
export type Effect =
  | { do: 'hurt'; who: Who; amount: number }
  | { do: 'heal'; who: Who; amount: number }
  /** A random hand card goes to the discard pile. */
  | { do: 'dropCard'; who: Who }
  /** The top XP card leaves the game. */
  | { do: 'forget'; who: Who }
  /** The top XP card goes to the discard pile: soon it can be drawn. */
  | { do: 'learn'; who: Who }
  /** The smallest point card of the loot pile leaves the game. */
  | { do: 'losePoints'; who: Who }
  /** An item (the lowest royal) leaves the game. */
  | { do: 'loseItem'; who: Who }
  /** The next roll is raised (or lowered). */
  | { do: 'nextRoll'; amount: number }
  /** The same enemy comes again next round, whatever is rolled. */
  | { do: 'returns' };

/** How a suit fares against this enemy: attack of its cards times this, then plus this (never below 0). */
export interface SuitTwist {
  suit: Suit;
  times?: 0 | 2;
  plus?: number;
}

/** A row of the Enemy Table. Whatever is left out is plain. */
export interface EnemyRow {
  roll: number;
  name: string;
  health: number;
  damage: number;
  /** A short joke under the name. Says nothing about the rules. */
  flavour: string;
  /** "Automatic win", always or if the condition is met. Loot is drawn as usual (TD-030, R-TD-16). */
  automatic?: true | Condition;
  /** "Will flee if …": defeated without loot (TD-032, R-TD-18). */
  flees?: Condition;
  suits?: SuitTwist[];
  /** Hearts heal nothing, or this much more (or less). */
  healing?: 'none' | number;
  /** Health changes: per living player, if a class is present, or by the lowest rank played. */
  healthPerPlayer?: number;
  healthIfClass?: { class: ClassId; plus: number };
  healthPlusLowest?: true;
  /** Damage strikes only these, instead of everyone. */
  strikes?: Who;
  /** Whoever played such a card takes no damage. */
  spares?: 'royal' | Suit;
  /** "If loss": on top of the damage, after it (TD-031, R-TD-17); with `instead`, in its place. */
  loss?: Effect[];
  instead?: true;
  /** What else happens when it is defeated (also when it flees). */
  win?: Effect[];
  /** Who loots: nobody, the highest card, the second-lowest too, or the looter draws twice. */
  loot?: 'none' | 'highest' | 'secondToo' | 'twice';
  /** Cards are played face-up in seat order, or drawn blindly from each hand. */
  play?: 'open' | 'blind';
}
