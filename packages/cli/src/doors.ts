/** What the command line brings to a table and takes home: material by name or from a file, and things in files. */
import { type Game, type Json, keptBy, type Match, readThingFile, thingFile } from '@undercroft/engine';
import { readJson, writeJson } from './files.ts';
import type { Io } from './io.ts';
import { Usage } from './usage.ts';

/** Material that comes with the game, by its name, or a file's; undefined: none was asked for. */
export async function materialFrom(io: Io, { doors }: Game, text: string | undefined): Promise<unknown> {
  if (text === undefined) return undefined;
  const shipped = doors?.material?.shipped ?? {};
  // A name that is no file is refused with the names there are.
  const isName = Object.hasOwn(shipped, text) || doors?.material === undefined || !/[./\\]/.test(text);
  return isName ? text : readJson(io, text);
}

/** One file for each person, in the order of their seats. */
export function mustBeForPeople(flag: string, files: readonly string[], people: number): void {
  if (files.length > people) throw new Usage(`${flag} names ${files.length} files for ${people === 1 ? 'one person' : `${people} people`}`);
}

/** What people bring, from files that somebody took home. */
export async function thingsFrom(io: Io, game: Game, files: readonly string[]): Promise<Json[]> {
  return Promise.all(files.map(async (file) => readThingFile(game, await readJson(io, file))));
}

/** Writes what each person takes home; says in which files it is. */
export async function keepThings(io: Io, { game, table }: Match, files: readonly string[]): Promise<string[]> {
  const told: string[] = [];
  for (const [seat, file] of files.entries()) {
    const kept = keptBy(game, table, seat);
    if (kept !== null) await writeJson(io, file, thingFile(game, kept));
    told.push(kept === null ? `There is nothing to take home for ${file}.` : `Taken home: ${game.doors?.thing?.title(kept)}, in ${file}.`);
  }
  return told;
}
