/** Things that people bring to seats and take home: read, set up, written to a file. */
import type { Config, Game, Json, Seat, TableBase } from './contract.ts';
import { type Flaw, frozen, readThrough, type ThingDoor } from './doors.ts';
import { BadFile } from './material.ts';

/** A thing as a file. `docs/saves.md` describes it. */
export interface ThingFile {
  format: 'undercroft-thing-1';
  /** The game's slug. */
  game: string;
  thing: Json;
  /** Which of the things of whoever kept it. */
  id?: string;
  /** By whoever kept it: only they can tell whether it is as they gave it out. */
  seal?: string;
}

const no = (what: string, message: string): BadFile => new BadFile(what, [{ message }]);

function doorOf({ doors, about: { name } }: Game): ThingDoor {
  if (doors?.thing === undefined) throw no('thing', `nobody brings anything to ${name}`);
  return doors.thing;
}

/** Plain data: nothing of it can be changed, and it is what its JSON is. */
const plain = (value: unknown): Json => frozen(JSON.parse(JSON.stringify(value)));

/** Reads a thing of the game, however it came. Throws `BadFile` with everything that is wrong with it. */
export function readThing(game: Game, json: unknown): Json {
  const door = doorOf(game);
  // What is no JSON is refused by the game like any other wrong shape.
  const { value, flaws } = readThrough(door, json as Json);
  if (flaws !== undefined) throw new BadFile(door.name.toLowerCase(), flaws);
  return plain(value);
}

/** A thing that came from outside: what it says of itself was seen by nobody here. */
export function readFromElsewhere(game: Game, json: unknown): Json {
  const thing = readThing(game, json);
  return plain(game.doors?.thing?.fromElsewhere?.(thing) ?? thing);
}

export const thingFile = (game: Game, thing: Json): ThingFile => ({ format: 'undercroft-thing-1', game: game.about.slug, thing });

/** The thing in a file, if it is one of this game. */
export function readThingFile(game: Game, value: unknown): Json {
  const file: Partial<ThingFile> = Object(value);
  if (file.format !== 'undercroft-thing-1') throw no('thing', 'this is not a thing that somebody took home');
  if (file.game !== game.about.slug) throw no('thing', `this belongs to '${String(file.game).slice(0, 40)}', not to ${game.about.slug}`);
  return readFromElsewhere(game, file.thing);
}

function flawAt(seat: Seat, { at, message }: Flaw): Flaw {
  return { at: at ? `brings.${seat}.${at}` : `brings.${seat}`, message };
}

/** One seat's thing, if this table can have it. */
function broughtTo(game: Game, config: Config, seat: Seat, json: unknown): Json {
  try {
    const thing = readThing(game, json);
    const unfit = game.doors?.thing?.unfit?.(thing, config) ?? null;
    if (unfit !== null) throw no('thing', unfit);
    return thing;
  } catch (error) {
    if (!(error instanceof BadFile)) throw error;
    throw new BadFile(
      `seat ${seat}`,
      error.flaws.map((flaw) => flawAt(seat, flaw)),
    );
  }
}

/** What the seats bring; undefined: nobody brings anything. Throws `BadFile` if something cannot be brought. */
export function broughtBy(game: Game, config: Config, given: readonly unknown[] | undefined): (Json | null)[] | undefined {
  if (given === undefined || given.every((json) => json === null || json === undefined)) return undefined;
  if (given.length > config.seats) throw no('thing', `there are ${given.length} things for ${config.seats} seats`);
  return Array.from({ length: config.seats }, (_none, seat) => {
    const json = given[seat] ?? null;
    return json === null ? null : broughtTo(game, config, seat, json);
  });
}

/** What the seat's thing looks like now, as plain data; null: it takes nothing home. */
export function keptBy(game: Game, t: TableBase, seat: Seat): Json | null {
  const kept: unknown = game.doors?.thing?.keeps(t, seat) ?? null;
  return kept === null ? null : plain(kept);
}
