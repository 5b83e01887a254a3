/**
 * Every game there is, loaded when needed. A folder in `packages/games` is a game: nothing else lists it. In the browser, where
 * there are no folders, the bundler finds them (`browser/`).
 */
import type { Game } from '@undercroft/engine';
import { folders, has } from './folders.ts';
import { UnknownGame } from './unknown.ts';

export { has as gameHas, UnknownGame };

/** The slugs of all games that can be played, in the order of their doors, samples last. */
export async function gameSlugs(): Promise<string[]> {
  const { abouts } = await import('./abouts.ts');
  return abouts.map(({ slug }) => slug).filter((slug) => has(slug, 'src/index.ts'));
}

/** Finds a game by slug (`table-dungeon`) or rule prefix (`td`). */
export async function loadGame(name: string): Promise<Game> {
  const slug = folders.includes(name) ? name : await slugWith(name);
  if (slug === undefined || !has(slug, 'src/index.ts')) throw new UnknownGame(name, await gameSlugs());
  return (await import(`@undercroft/${slug}`)).game;
}

const slugWith = async (id: string): Promise<string | undefined> =>
  (await import('./abouts.ts')).abouts.find((about) => about.id === id)?.slug;
