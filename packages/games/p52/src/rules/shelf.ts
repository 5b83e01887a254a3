/** P52-021 P52-251 P52-254  Characters that outlive the session: what of them is kept, and whether one that was brought can be true. */
import type { Seat } from '@undercroft/engine';
import { bookFor } from '../doors.ts';
import { CORES } from '../formula/syntax.ts';
import type { Book } from '../scenario/book.ts';
import type { Draft, Table } from '../table.ts';
import type { Character } from './character.ts';
import type { Choices } from './creation.ts';
import { hasRoomFor, isWearable } from './equipment.ts';
import { isAlive } from './heroes.ts';
import { type Doubt, type Entry, thingsSince, workedOut } from './history.ts';
import { questItem } from './quest-items.ts';

/** Of the shape below. The first had no history. A face may be left out, so it needs no version of its own. */
export const VERSION = 2;

/** Entries of a history that are kept: more than a hundred nights. Whoever lives longer is told by the later ones alone. */
export const MOST_KEPT = 3000;

/** A character on its shelf: for which scenario, how it was made, what became of it, and how it stands. */
export type Shelved = {
  version: number;
  scenario: string;
  made: Draft;
  history: Entry[];
  character: Character;
  /** Dead for good. */
  isDead: boolean;
  /** It cannot be worked out from its history, or could not once. */
  isHomeMade: boolean;
  /** It came from where nobody here saw what became of it. */
  isElsewhere: boolean;
};

/** R-P52-64  What becomes of a seat's character. Dead for good is who was not brought back when the session ended. */
export function keeps(t: Table, seat: Seat): Shelved | null {
  const { sheet, draft, history, isHomeMade, isElsewhere } = t.heroes[seat]!;
  if (sheet === null) return null;
  // Keys and prizes stay with their quest.
  const items = sheet.items.filter(({ item }) => t.quest.id === '' || item !== questItem(t));
  const character = { ...sheet, items };
  const whole = withThings({ made: draft, history, character }, bookFor(t));
  return {
    version: VERSION,
    scenario: t.scenario,
    made: draft,
    history: whole.slice(-MOST_KEPT),
    character,
    isDead: t.stack.length === 0 && !isAlive(t, seat),
    isHomeMade: isHomeMade || whole.length > MOST_KEPT,
    isElsewhere,
  };
}

type Life = Pick<Shelved, 'made' | 'character'> & { history: readonly Entry[] };

const choicesOf = ({ made, character: { name, backstory } }: Life): Choices => ({ ...made, name, backstory });

/** The history, with what was found and lost since. */
function withThings(life: Life, book: Book): Entry[] {
  const known = lived(life, book)?.things;
  const since = known === undefined ? null : thingsSince(known, life.character.items);
  return since === null ? [...life.history] : [...life.history, since];
}

/** Both floors: which one the house had is not written down (R-P52-14). */
const FLOORS = [{ floorLast: false }, { floorLast: true }];

/** How it stands by its history; null: no history leads there. */
function lived(life: Life, book: Book) {
  try {
    for (const floor of FLOORS) {
      const result = workedOut(choicesOf(life), life.history, book, floor);
      if ('standing' in result && isSame(result.standing.character, life.character)) return result.standing;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return null;
}

function isSame(worked: Pick<Character, 'level' | 'exp' | 'cores' | 'abilities'>, sheet: Character): boolean {
  return differenceOf(worked, sheet) === null;
}

type Difference = 'level' | 'exp' | 'cores' | 'abilities';

/** The first thing that is not as the history says. */
function differenceOf(worked: Pick<Character, Difference>, sheet: Character): Difference | null {
  if (worked.level !== sheet.level) return 'level';
  if (worked.exp !== sheet.exp) return 'exp';
  if (CORES.some((core) => worked.cores[core] !== sheet.cores[core])) return 'cores';
  const levels = new Map(worked.abilities.map(({ id, level }) => [id, level]));
  const isSameLevel = ({ id, level }: { id: string; level: number }): boolean => levels.get(id) === level;
  return sheet.abilities.length === levels.size && sheet.abilities.every(isSameLevel) ? null : 'abilities';
}

/** Why nobody can play with it at all: what it has is not in the scenario, or no body holds it. */
export function unplayable({ made, character }: Shelved, book: Book): 'unknown' | 'worn' | 'other' | null {
  const { race, profession, quirk, abilities } = character;
  if (race !== made.race || profession !== made.profession || quirk !== made.quirk) return 'other';
  try {
    book.race(race);
    book.profession(profession);
    if (quirk !== null) book.quirk(quirk);
    for (const { id } of abilities) book.ability(id);
    if (new Set(abilities.map(({ id }) => id)).size !== abilities.length) return 'unknown';
    return wornRightly(character, book) ? null : 'worn';
  } catch (error) {
    if (error instanceof RangeError) return 'unknown';
    throw error;
  }
}

/** Why such a character cannot have come about in this scenario, or null: its whole life is worked out again. */
export function untrue(shelved: Shelved, book: Book): Doubt | Difference | null {
  try {
    const doubts = FLOORS.map((floor) => doubtOf(shelved, book, floor));
    return doubts.includes(null) ? null : doubts[0]!;
  } catch (error) {
    // Something in its history is not in the scenario.
    if (error instanceof RangeError) return 'things';
    throw error;
  }
}

function doubtOf(shelved: Shelved, book: Book, floor: { floorLast: boolean }): Doubt | Difference | null {
  const result = workedOut(choicesOf(shelved), shelved.history, book, floor);
  if ('doubt' in result) return result.doubt;
  const difference = differenceOf(result.standing.character, shelved.character);
  if (difference !== null) return difference;
  return thingsSince(result.standing.things, shelved.character.items) === null ? null : 'things';
}

function wornRightly({ items }: Character, book: Book): boolean {
  for (const { item } of items) book.item(item);
  const worn = items.filter(({ equipped }) => equipped);
  // P52-224  What is used up or lies in a pocket is not worn.
  return worn.every(({ item }, i) => isWearable(item, book) && hasRoomFor({ items: worn.slice(0, i) }, item, book));
}
