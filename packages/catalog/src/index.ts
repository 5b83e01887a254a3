/** Every game there is, loaded when needed. To add a game to Undercroft, add its line here. */
import type { Game } from '@undercroft/engine';

const LOADERS: Record<string, () => Promise<{ game: Game }>> = {
  'table-dungeon': () => import('@undercroft/table-dungeon'),
  'party-has-fallen': () => import('@undercroft/party-has-fallen'),
  cellar: () => import('@undercroft/cellar'),
};

/** The slugs of all games, the sample last. */
export const gameSlugs: readonly string[] = Object.keys(LOADERS);

/** Thrown for a game nobody knows; the message is one clear line. */
export class UnknownGame extends Error {
  override name = 'UnknownGame';
}

/** Finds a game by slug (`table-dungeon`) or rule prefix (`td`). */
export async function loadGame(name: string): Promise<Game> {
  const loader = Object.hasOwn(LOADERS, name) ? LOADERS[name] : undefined;
  if (loader) return (await loader()).game;
  for (const slug of gameSlugs) {
    const { game } = await LOADERS[slug]!();
    if (game.id === name) return game;
  }
  throw new UnknownGame(`there is no game '${name.slice(0, 40)}'; there are: ${gameSlugs.join(', ')}`);
}
