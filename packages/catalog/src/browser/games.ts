/** The same as `../games.ts`, found by the bundler: each game is a file of its own, loaded when needed. */
import type { Game } from '@undercroft/engine';
import { UnknownGame } from '../unknown.ts';
import { abouts } from './abouts.ts';

export { UnknownGame };

const LOADERS = import.meta.glob<Game>('../../../games/*/src/index.ts', { import: 'game' });
const loaderOf = (slug: string) => LOADERS[`../../../games/${slug}/src/index.ts`];

export const gameSlugs = async (): Promise<string[]> => abouts.map(({ slug }) => slug).filter((slug) => loaderOf(slug) !== undefined);

export async function loadGame(name: string): Promise<Game> {
  const about = abouts.find(({ slug, id }) => slug === name || id === name);
  const load = about && loaderOf(about.slug);
  if (!load) throw new UnknownGame(name, await gameSlugs());
  return load();
}
