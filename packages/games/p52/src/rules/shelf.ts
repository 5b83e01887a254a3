/** P52-021 P52-251 P52-254  Characters that outlive the session: what of them is kept, and whether one that was brought can be true. */
import type { Flaw, Json, Reading, Seat } from '@undercroft/engine';
import { CORES } from '../formula/syntax.ts';
import { isReadable } from '../readable.ts';
import type { Book } from '../scenario/book.ts';
import type { Draft, Table } from '../table.ts';
import type { Character } from './character.ts';
import { bonusPoints, canLearn, created, isSplitOf } from './creation.ts';
import { hasRoomFor } from './equipment.ts';
import { isAlive } from './heroes.ts';
import { learnsAt } from './levels.ts';
import { questItem } from './quest-items.ts';

/** A character on its shelf: with the log of its creation, for which scenario it is, and whether it is dead for good. */
export type Shelved = {
  scenario: string;
  made: Draft;
  character: Character;
  isDead: boolean;
};

/** R-P52-64  What becomes of a seat's character. Dead for good is who was not brought back when the session ended. */
export function keeps(t: Table, seat: Seat): Shelved | null {
  const { sheet, draft } = t.heroes[seat]!;
  if (sheet === null) return null;
  // Keys and prizes stay with their quest.
  const items = sheet.items.filter(({ item }) => t.quest.id === '' || item !== questItem(t));
  return { scenario: t.scenario, made: draft, character: { ...sheet, items }, isDead: t.stack.length === 0 && !isAlive(t, seat) };
}

type Plain = { [key: string]: Json };
const isPlain = (json: Json | undefined): json is Plain => typeof json === 'object' && json !== null && !Array.isArray(json);
const isCount = (json: Json | undefined, least: number, most: number): json is number =>
  typeof json === 'number' && Number.isInteger(json) && json >= least && json <= most;
const isText = (json: Json | undefined, most: number): json is string =>
  typeof json === 'string' && json.length <= most && isReadable(json);

const [LONGEST_ID, LONGEST_NAME, LONGEST_STORY, HIGHEST, MOST_ITEMS] = [60, 30, 600, 999, 500];
const isId = (json: Json | undefined): json is string => isText(json, LONGEST_ID) && json !== '';
const isIdOrNone = (json: Json | undefined): json is string | null => json === null || isId(json);
const listOf = <X extends Json>(json: Json | undefined, most: number, is: (one: Json) => one is X): json is X[] =>
  Array.isArray(json) && json.length <= most && json.every(is);

function readMade(json: Json | undefined): Draft | null {
  if (!isPlain(json)) return null;
  const { race, profession, quirk, flipped, split, ability } = json;
  const isCard = (one: Json): one is number => isCount(one, 0, 51);
  if (!isId(race) || !isId(profession) || !isIdOrNone(quirk) || !isIdOrNone(ability)) return null;
  if (!listOf(flipped, 3, isCard) || flipped.length !== 3 || !isPlain(split) || !isSplitOf(bonusPoints(flipped), split)) return null;
  return { race, profession, quirk, flipped, split: { ...split }, ability };
}

function readCores(json: Json | undefined): Character['cores'] | null {
  if (!isPlain(json) || Object.keys(json).length !== CORES.length) return null;
  const { Lift, Think, Balance, Move, Lead } = json;
  const is = (core: Json | undefined): core is number => isCount(core, 1, HIGHEST);
  return is(Lift) && is(Think) && is(Balance) && is(Move) && is(Lead) ? { Lift, Think, Balance, Move, Lead } : null;
}

const isKnown = (one: Json): one is { id: string; level: number } => isPlain(one) && isId(one.id) && isCount(one.level, 1, HIGHEST);
const isCarried = (one: Json): one is { item: string; equipped: boolean } =>
  isPlain(one) && isId(one.item) && typeof one.equipped === 'boolean';

function readCharacter(json: Json | undefined): Character | null {
  if (!isPlain(json)) return null;
  const { name, race, profession, quirk, backstory, level, exp, abilities, items } = json;
  const cores = readCores(json.cores);
  if (!isText(name, LONGEST_NAME) || name.trim() === '' || !isText(backstory, LONGEST_STORY)) return null;
  if (!isId(race) || !isId(profession) || !isIdOrNone(quirk) || cores === null) return null;
  if (!isCount(level, 1, HIGHEST) || !isCount(exp, 0, 100 * HIGHEST)) return null;
  if (!listOf(abilities, 120, isKnown) || !listOf(items, MOST_ITEMS, isCarried)) return null;
  return {
    name,
    race,
    profession,
    quirk,
    backstory,
    level,
    exp,
    cores,
    abilities: abilities.map(({ id, level: own }) => ({ id, level: own })),
    items: items.map(({ item, equipped }) => ({ item, equipped })),
  };
}

/** Whatever it is, or what is wrong with its shape. Nothing that can be worked out is stored, so nothing of that kind can be forged. */
export function readShelved(json: Json): Reading<Shelved> {
  if (!isPlain(json)) return { flaws: [{ message: 'a character has a scenario, the log of its making and a sheet' }] };
  const made = readMade(json.made);
  const character = readCharacter(json.character);
  const flaws: Flaw[] = [];
  if (!isId(json.scenario)) flaws.push({ at: 'scenario', message: 'a character belongs to a scenario' });
  if (made === null) flaws.push({ at: 'made', message: 'three cards and a split of their points are the log of its making' });
  if (character === null) flaws.push({ at: 'character', message: 'this is not a character sheet' });
  if (flaws.length > 0 || made === null || character === null) return { flaws };
  return { value: { scenario: String(json.scenario), made, character, isDead: json.isDead === true } };
}

/** Why such a character cannot have come about in this scenario, or null: its creation is replayed, and what came later can only have added. */
export function untrue({ made, character }: Shelved, book: Book): string | null {
  try {
    return replayed(made, character, book);
  } catch (error) {
    // Something it has is not in the scenario.
    return error instanceof RangeError ? error.message : String(error);
  }
}

function replayed(made: Draft, character: Character, book: Book): string | null {
  const { name, backstory, race, profession, quirk, level, abilities, cores } = character;
  if (race !== made.race || profession !== made.profession || quirk !== made.quirk) return 'the sheet is somebody else’s than the log';
  if (quirk !== null) book.quirk(quirk);
  // The kinder of the two floors: which one the house had is not written down (R-P52-14).
  const begun = created({ ...made, name, backstory }, { floorLast: true }, book);
  if (begun === null) return 'the log of its making breaks the rules of making';
  if (CORES.some((core) => cores[core] < begun.cores[core])) return 'its cores are lower than they began';
  const own = new Set(abilities.map(({ id }) => id));
  if (own.size !== abilities.length || begun.abilities.some(({ id }) => !own.has(id))) return 'its abilities are not those it began with';
  const later = abilities.filter(({ id }) => !begun.abilities.some((one) => one.id === id));
  if (later.length > oddLevelsUpTo(level)) return 'it knows more than its level allows';
  if (later.some(({ id }) => !canLearn({ race, cores, abilities: abilities.filter((one) => one.id !== id) }, book.ability(id))))
    return 'it knows what it cannot have learned';
  return wornRightly(character, book) ? null : 'it wears more than a body holds';
}

/** P52-245 */
const oddLevelsUpTo = (level: number): number => Array.from({ length: level - 1 }, (_, i) => i + 2).filter(learnsAt).length;

function wornRightly({ items }: Character, book: Book): boolean {
  for (const { item } of items) book.item(item);
  const worn = items.filter(({ equipped }) => equipped);
  return worn.every(({ item, equipped }, i) => equipped && hasRoomFor({ items: worn.slice(0, i) }, item, book));
}
