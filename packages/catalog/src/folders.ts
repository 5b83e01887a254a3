/** Where games lie: every folder in `packages/games` is one. */
import { existsSync, readdirSync } from 'node:fs';

const GAMES = new URL('../../games/', import.meta.url);

/** Whether the game in that folder has this file. */
export const has = (slug: string, file: string): boolean => existsSync(new URL(`${slug}/${file}`, GAMES));

/** The folders of all games that are told of, playable yet or not. */
export const folders: readonly string[] = readdirSync(GAMES).filter((slug) => has(slug, 'about.ts'));
