/** Whether the rules of a game allow a table, told in the page's language: the server says why not in English, for programs. */
import { loadGame } from '@undercroft/catalog';
import { type Game, inLanguage, type OptionValues } from '@undercroft/engine';
import { BadTable } from '../../kit/bad-table.ts';

/** What is asked for: all the house rules, not only those that were changed. */
export interface Wanted {
  game: string;
  seats: number;
  options: OptionValues;
}

/** Throws `BadTable` if there can be no such table. Without the game's code the server decides alone. */
export async function mustBeAllowed({ game: slug, seats, options }: Wanted, language: string): Promise<void> {
  const game = await loadGame(slug).then(
    (found): Promise<Game> => inLanguage(found, language),
    () => null,
  );
  const why = game?.play.checkConfig?.({ seats, options, shut: [] });
  if (why) throw new BadTable(why.message);
}
