/** By which rules and cards a table is played. */
import { contentHash, type Game, type Material } from '@undercroft/engine';

/** Hashing all content takes longer than loading a table, and a game's content does not change while we run. */
const hashes = new WeakMap<Game, string>();

/** The hash of everything printed on the game's cards, made once per game; that of a table with material is its own. */
export function contentOf(game: Game, material: Material | null = null): string {
  if (material !== null) return contentHash(game, material);
  const known = hashes.get(game);
  if (known !== undefined) return known;
  const made = contentHash(game);
  hashes.set(game, made);
  return made;
}

/** A version of the rules, and the hash of everything that is printed on their cards. */
export interface RulesOf {
  version: string;
  content: string;
}
