/** What the command line brings to a table: material by name or from a file. */
import type { Game } from '@undercroft/engine';
import { readJson } from './files.ts';
import type { Io } from './io.ts';

/** Material that comes with the game, by its name, or a file's; undefined: none was asked for. */
export async function materialFrom(io: Io, { doors }: Game, text: string | undefined): Promise<unknown> {
  if (text === undefined) return undefined;
  const shipped = doors?.material?.shipped ?? {};
  // A name that is no file is refused with the names there are.
  const isName = Object.hasOwn(shipped, text) || doors?.material === undefined || !/[./\\]/.test(text);
  return isName ? text : readJson(io, text);
}
