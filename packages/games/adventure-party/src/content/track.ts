/** The Town board's track (18.2): how each level is reached, what it pays, what it opens. */
import type { TownAction } from './vocabulary.ts';

export interface Level {
  /** AP-178, R-AP-36  VP for whoever reaches it first, and second. */
  first: number;
  second: number;
  /** AP-068  How many cards of each deck lie open; heroes count the visible deck top (R-AP-02). */
  open: readonly [town: number, forest: number, mountain: number];
  heroes: number;
  legends: number;
  /** AP-181  Tavern actions from this level on. */
  unlocks: readonly TownAction[];
}

/** AP-176, AP-186, AP-210  Quests of the level's tier that one player must have completed to leave it. */
export const QUESTS_TO_LEAVE = 2;

/** Level 1 first. The level after the last is the Final Boss: it opens nothing new. */
export const TRACK: readonly Level[] = [
  { first: 0, second: 0, open: [4, 0, 0], heroes: 5, legends: 0, unlocks: [] },
  { first: 2, second: 1, open: [4, 4, 0], heroes: 5, legends: 0, unlocks: ['buyItem', 'sellItem', 'scout'] },
  { first: 3, second: 1, open: [3, 4, 4], heroes: 5, legends: 2, unlocks: ['heal', 'upgrade', 'buyLegendary'] },
];
/** AP-210  What triggering the boss pays. */
export const BOSS_BONUS = { first: 5, second: 2 };

/** The level at which the Arena card is shown, and the one at which it is fought and the boss shown (AP-187, AP-188). */
export const ARENA_SHOWN = 2;
export const ARENA_FOUGHT = 3;

/** AP-181, AP-183  The level from which an action may be used. */
export const unlockedAt = (action: TownAction): number => TRACK.findIndex(({ unlocks }) => unlocks.includes(action)) + 1;
