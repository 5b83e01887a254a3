/**
 * Two doors of a game to the world outside its tables, both optional.
 *
 * *Material* is data chosen when a table is made: a scenario, a dungeon. It is checked once, frozen, and then only pointed at:
 * tables, copies, views and imagined tables carry it under a symbol, so that no JSON, no snapshot and no message contains it.
 *
 * A *thing* is what a person brings to a seat and takes home from it: a character. It is part of how the table is set up; what
 * becomes of it the game says at any moment (`keeps`), and whoever runs the table writes it home.
 */
import type { Config, Json, Seat } from './contract.ts';
import type { Say } from './texts.ts';

/** What is wrong with something that was brought from outside: a sentence and, if it is about one part of it, where (`rooms.vault.exits`). */
export interface Flaw {
  at?: string | undefined;
  message: string;
}

/** What reading something untrusted came to: a value, or everything that is wrong with it. */
export type Reading<X> = { value: X; flaws?: undefined } | { flaws: Flaw[]; value?: undefined };

/** How a game takes material. */
export interface MaterialDoor<M> {
  /** What the game calls it: "Plan", "Scenario". */
  name: string;
  /** Checks arbitrary JSON. The value may be worked out from it; it is frozen, and all tables of this material share it. */
  read(json: Json): Reading<M>;
  /** The same from a file as somebody wrote it, so that flaws have the places they have there. Left out: the file is only JSON. */
  readText?(text: string): Reading<M>;
  /** What this one is called: in lists, and at its tables. */
  title(material: M): string;
  /** What it is called in the language of `say`, and whether all that people read of it is in it; left out: as `title`. */
  told?(material: M, say: Say): { title: string; isWhole: boolean };
  /** Material that comes with the game, by short names. */
  shipped: Readonly<Record<string, Json>>;
  /** The name of the one that is taken if nobody chooses; left out, the table has none. */
  usual?: string;
}

/** How a game takes things. Values are plain JSON: they are part of saves, logs and tables. */
// biome-ignore lint/suspicious/noExplicitAny: whoever holds games of every type knows nothing of their tables and things
export interface ThingDoor<T = any, E = any, X = any> {
  /** What the game calls one: "Purse", "Character". */
  name: string;
  /** Checks arbitrary JSON, however it came: from a file, from a shelf, from a log. */
  read(json: Json): Reading<X>;
  /** What this one is called. */
  title(thing: X): string;
  /** What is worth knowing of it, line by line, for whoever looks at their shelf; in English, or in the language of `say`. */
  tell(thing: X, say?: Say): string[];
  /** A new one, if people may have one before they have ever played. */
  make?(): X;
  /** The same, marked as coming from where nobody here saw what became of it. Left out: nothing is marked. */
  fromElsewhere?(thing: X): X;
  /** The house rule that says which of them a table admits, for whoever is about to bring one. */
  admission?: string;
  /** Why this one cannot come to such a table (another scenario's, say), or null. */
  unfit?(thing: X, config: Config): string | null;
  /** What the seat's thing looks like now; null: the seat has none. Asked at the end, and whenever it is time to go home. */
  keeps(t: T, seat: Seat): X | null;
  /** Whether after this event everybody's things are written home, though the game goes on. */
  comesHome?(e: E): boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: a registry holds games of every type
export interface Doors<T = any, E = any, M = any, X = any> {
  material?: MaterialDoor<M>;
  thing?: ThingDoor<T, E, X>;
}

/** Most flaws that are told of one file. */
const MOST_TOLD = 50;

const cannotRead = (error: unknown): Flaw => ({ message: `it cannot be read: ${error instanceof Error ? error.message : String(error)}` });

/** Reads what came from outside. A check that stumbles over arbitrary input has not accepted it. */
export function readThrough<X>(door: { read(json: Json): Reading<X> }, json: Json): Reading<X> {
  try {
    const reading = door.read(json);
    return reading.flaws === undefined ? reading : { flaws: reading.flaws.slice(0, MOST_TOLD) };
  } catch (error) {
    return { flaws: [cannotRead(error)] };
  }
}

export const flawText = ({ at, message }: Flaw): string => (at ? `${at}: ${message}` : message);

/** Data that nobody can change any more, to any depth. */
export function frozen<X>(value: X): X {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) frozen(inner);
  return value;
}
