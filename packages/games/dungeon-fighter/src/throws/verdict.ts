/** What became of a throw, and why: everything a player may be shown of it. */
import type { Habit } from './habit.ts';
import type { ThrowKey } from './keys.ts';
import type { Lying, Motion } from './record.ts';

/** The ring a die counts for; 0: a miss, 10: the bullseye (DF-126). */
export type Section = 0 | 1 | 2 | 3 | 4 | 5 | 10;

/** The first reason that applies; `facts.reasons` has all of them. */
export type MissReason =
  /** DF-112: touched the board before the table. */
  | 'no-bounce'
  /** DF-115: lies on the floor. */
  | 'off-table'
  /** DF-115: lies on the table beside the board, or on what lies there. */
  | 'off-board'
  /** DF-113: touches the table through a hole. */
  | 'hole'
  /** DF-116: on the board, but a corner touches the table at its edge. */
  | 'touches-table'
  /** DF-114: most of it lies on a bone. */
  | 'bone'
  /** R-DF-16: cocked or stacked, and most of its shadow falls into a hole. */
  | 'over-hole'
  /** DF-117: something that was asked for was not done. */
  | 'requirement';

/** Shares of the die's shadow in thousandths; together 1000 but for rounding. */
export interface Shares {
  /** On the rings 1 to 5 and the bullseye, without bones and holes. */
  sections: { section: Exclude<Section, 0>; share: number }[];
  bone: number;
  hole: number;
  outside: number;
}

export interface Done {
  key: ThrowKey;
  passed: boolean;
  /** Key of the sentence that says what was seen; the measured figure for its place `{n}`. */
  why: string;
  n?: number;
}

export interface Facts {
  /** All reasons for a miss, in the order of the rules; empty for a hit. */
  reasons: MissReason[];
  /** Outside bounces before the board (R-DF-18). */
  bounces: number;
  /** Where they were, in micrometres. */
  bouncedAt: { x: number; y: number }[];
  /** Where it first touched the board; null: never. */
  touchedBoardAt: { x: number; y: number } | null;
  shares: Shares;
  /** The section it would count for, whatever else was wrong with the throw (0: none). */
  lies: Section;
  /** It lies on the board, wholly or in part, and on no table. */
  onBoard: boolean;
  /** Tilted by more than 2° or resting on another die (R-DF-16, R-DF-56). */
  cocked: boolean;
  /** Earlier dice it moved. */
  pushed: number[];
  /** Things it touched on its way: `card`, `box`, `sheet`. */
  touched: string[];
  /** How long it took to come to rest, in ticks of 1/240 s. */
  ticks: number;
}

export interface Verdict {
  section: Section;
  miss: MissReason | null;
  iconUp: boolean;
  /** The house rule `cocked` wants this throw made again; nothing else of the verdict counts then. */
  rethrow: boolean;
  /** One entry for each requirement, in the order asked. */
  done: Done[];
  facts: Facts;
}

/** What is wrong with a record: nothing of it is carried out. */
export interface ThrowFlaw {
  code: string;
  /** Key of the sentence, with its places. */
  text: string;
  places?: Record<string, number | string>;
  rule: string;
}

/** House rules that reach the throwing table. */
export interface ThrowRules {
  cocked: 'judge' | 'rethrow';
  bones: 'majority' | 'strict';
  iconFaces: { hero: number; bonus: number };
}

export type Skill = 'first-timer' | 'regular' | 'show-off';

/** A throw that was made: the verdict and everything that lies on the table now, the thrown die last. */
export interface Thrown {
  verdict: Verdict;
  lying: Lying[];
  /** What really left the hand or launcher, with its tremor: all a scene needs to show the flight. */
  released: Motion;
  /** What the hand keeps of it. */
  habit: Habit;
}
