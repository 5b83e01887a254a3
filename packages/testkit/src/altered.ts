/** Games with some parts replaced: how tests plant faults in sound games. */
import { type Advance, advance, defineGame, type Game, type Procedure } from '@undercroft/engine';

/** What is replaced, in the groups of the game itself. */
export type Changes<Parts> = { [Group in keyof Parts]?: Partial<Parts[Group]> };

/** The parts, with those replaced that are named; whatever is not named stays. */
export function withChanges<Parts extends object>(parts: Parts, changes: Changes<Parts>): Parts {
  const changed = { ...parts };
  for (const group in changes) changed[group] = { ...parts[group], ...changes[group] };
  return changed;
}

/** The game with parts replaced, made anew: what the engine supplies follows them. */
export function altered(game: Game, changes: Changes<Game>, how?: Advance): Game {
  const parts = withChanges(game, changes);
  const chapters = Object.values<Procedure<never, never, never, never>>(parts.play.procedures);
  return defineGame({ ...parts, play: { ...parts.play, procedures: chapters } } as never, how);
}

/** The same game, run by the plain loop that shows how procedures work. */
export const withoutShortcuts = (game: Game): Game => altered(game, {}, advance);
