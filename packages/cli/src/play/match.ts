/** Matches of any game: the engine's own, with the game's types left open. */
import { type Game, type Given, loadMatch, Match } from '@undercroft/engine';

export interface Setup extends Given {
  seed: string;
}

export const newMatch = (game: Game, setup: Setup): Match => new Match(game, setup);
export const resumedMatch = (game: Game, save: unknown): Match => loadMatch(game, save);
