/** Matches of any game: the engine's own, with the game's types left open. */
import { type Game, type Given, loadMatch, Match } from '@undercroft/engine';

export interface Setup extends Given {
  seed: string;
}

export const newMatch = (game: Game, setup: Setup) => new Match(game, setup);
export const resumedMatch = (game: Game, save: unknown) => loadMatch(game, save);

/** A match whose game is not known when the program is written. */
export type AnyMatch = ReturnType<typeof newMatch>;

export type AnyAsk = ReturnType<AnyMatch['game']['pending']>[number];
