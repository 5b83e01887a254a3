/** Every answer a seat can give. Which answers a question has stands in `questions.ts`. */
import type { Ask, Seat } from '@undercroft/engine';
import type { BlankCategory } from './content/blanks.ts';

export type TurnDecision =
  | { seat: Seat; kind: 'turn'; do: 'roll' }
  | { seat: Seat; kind: 'turn'; do: 'attack'; target: Seat }
  /** R-PHF-57  The Marauder, with [marauder.gangUp]. */
  | { seat: Seat; kind: 'turn'; do: 'exorcise' }
  /** -1: the own ability; else an item held. */
  | { seat: Seat; kind: 'turn'; do: 'use'; card: number }
  /** PHF-014  The own honour goal is done, says its owner. */
  | { seat: Seat; kind: 'turn'; do: 'claim' }
  /** R-PHF-40  Three goals instead of one whose target is out; then, in the same question, one of them. */
  | { seat: Seat; kind: 'turn'; do: 'redraw' }
  | { seat: Seat; kind: 'turn'; do: 'keepGoal'; card: number; target: Seat }
  | { seat: Seat; kind: 'turn'; do: 'end' }
  | { seat: Seat; kind: 'turn'; do: 'leave' };

/** PHF-041  STR CON DEX INT WIS CHA, MOV, CMB with its side. */
export interface BuildDecision {
  seat: Seat;
  kind: 'build';
  name: string;
  gender: number;
  stats: number[];
  move: number;
  combat: number;
  side: 'A' | 'B';
  hp: number;
}

export interface OfferDecision {
  seat: Seat;
  kind: 'offer';
  moves: { item: number; from: Seat; to: Seat }[];
  /** Others who must agree besides those in `moves`: partners of a pact. */
  with: Seat[];
  threat: boolean;
  pact: 'none' | 'peace' | 'aid';
  promise: string;
  /** R-PHF-43  Agreed in private: nobody but the parties hears of it. */
  quiet?: true;
}

/** R-PHF-50  A manual fix: an item's holder (-1: discarded), or something about somebody. */
export type Fix = { fix: 'item'; item: number; to: Seat } | PersonFix;
/** HP (0: dead), the token's room, items to draw, turns to skip, or the goal counts as finished (to: 1). */
export interface PersonFix {
  fix: 'hp' | 'room' | 'draw' | 'skip' | 'goal';
  who: Seat;
  to: number;
}
export type ProposeDecision = { seat: Seat; kind: 'propose'; reason: string } & Fix;

export interface NarrateDecision {
  seat: Seat;
  kind: 'narrate';
  text: string;
}

/** PHF-014  The decks one can write cards for. */
export type HonourDeck = 'goal' | 'event' | 'ability' | 'item';

interface HonourText {
  name: string;
  /** What the table carries out; may be '' where something was picked. */
  text: string;
  /** Instead of words: numbers of GOAL_LINES or EVENT_LINES, which the game carries out itself. */
  picks: number[];
}
export type HonourCard = HonourText &
  ({ deck: 'goal' | 'event' | 'ability' } | { deck: 'item'; category: BlankCategory; treasure: number });

export interface WriteDecision {
  seat: Seat;
  kind: 'write';
  cards: HonourCard[];
}

export type Side = 'attack' | 'defend' | 'out';

export type Decision =
  | { seat: Seat; kind: 'layout'; drawing: string }
  /** R-PHF-40  Target: the opponent a goal wants named, else -1. One answer, so that being asked gives nothing away. */
  | { seat: Seat; kind: 'goal'; card: number; target: Seat }
  /** Card -2: build one instead. Gender is an index into GENDERS. */
  | { seat: Seat; kind: 'hero'; card: number; gender: number }
  | BuildDecision
  | { seat: Seat; kind: 'approve'; yes: boolean }
  | { seat: Seat; kind: 'ability'; keep: number; drop: number }
  | { seat: Seat; kind: 'start'; room: number }
  | TurnDecision
  /** The next room, or -1 to stop; or first a card (PHF-070). */
  | { seat: Seat; kind: 'step'; to: number }
  | { seat: Seat; kind: 'step'; use: number }
  | { seat: Seat; kind: 'passed'; take: 'item' | 'move' }
  | { seat: Seat; kind: 'pickSkill'; stat: number }
  | { seat: Seat; kind: 'reroll'; yes: boolean }
  | { seat: Seat; kind: 'react'; use: boolean }
  | { seat: Seat; kind: 'join'; side: Side }
  | { seat: Seat; kind: 'press'; on: boolean }
  /** Those who may fight on the own side. */
  | { seat: Seat; kind: 'accept'; helpers: Seat[] }
  | { seat: Seat; kind: 'who'; target: Seat }
  | { seat: Seat; kind: 'which'; item: number }
  | { seat: Seat; kind: 'where'; room: number }
  | { seat: Seat; kind: 'option'; option: number }
  | { seat: Seat; kind: 'rejoin'; yes: boolean }
  | { seat: Seat; kind: 'summon'; room: number }
  | { seat: Seat; kind: 'spoils'; take: 'item' | 'draw' | 'heal' | 'nothing'; item: number }
  | OfferDecision
  /** `items`: what one gives where the offer leaves it open. */
  | { seat: Seat; kind: 'answerOffer'; offer: number; accept: boolean; items: number[] }
  | { seat: Seat; kind: 'use'; card: number }
  | { seat: Seat; kind: 'leave' }
  | ProposeDecision
  | { seat: Seat; kind: 'vote'; yes: boolean }
  /** R-PHF-49  What the dungeon master tells everybody. */
  | NarrateDecision
  | WriteDecision;

export type Kind = Decision['kind'];
export type PhfAsk = Ask<Kind>;

/** A hero that is built instead of drafted. */
export const BUILD = -2;

/** The most seats any table can have. */
export const MAX_SEATS = 12;

/** One question to one seat. Always a new one: who waits for answers tells questions apart by the object. */
export const askOne = (seat: Seat, kind: Kind): PhfAsk[] => [{ seat, kind }];
