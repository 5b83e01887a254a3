/** A character as a file or a shelf has it: arbitrary JSON, read piece by piece. */
import type { Flaw, Json, Reading } from '@undercroft/engine';
import { CORES, type Core } from '../formula/syntax.ts';
import { isReadable } from '../readable.ts';
import type { Draft } from '../table.ts';
import type { Character } from './character.ts';
import { bonusPoints, isSplitOf, type Split } from './creation.ts';
import { isFace } from './faces.ts';
import type { Entry, Things } from './history.ts';
import { MOST_KEPT, type Shelved, VERSION } from './shelf.ts';

type Plain = { [key: string]: Json };
const isPlain = (json: Json | undefined): json is Plain => typeof json === 'object' && json !== null && !Array.isArray(json);
const isCount = (json: Json | undefined, least: number, most: number): json is number =>
  typeof json === 'number' && Number.isInteger(json) && json >= least && json <= most;
const isText = (json: Json | undefined, most: number): json is string =>
  typeof json === 'string' && json.length <= most && isReadable(json);

const [LONGEST_ID, LONGEST_NAME, LONGEST_STORY, HIGHEST, MOST_ITEMS, MOST_ENTRIES] = [60, 30, 600, 999, 500, MOST_KEPT];
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
  const { name, race, profession, quirk, backstory, face, level, exp, abilities, items } = json;
  const cores = readCores(json.cores);
  if (!isText(name, LONGEST_NAME) || name.trim() === '' || !isText(backstory, LONGEST_STORY)) return null;
  if (face !== undefined && !isFace(face)) return null;
  if (!isId(race) || !isId(profession) || !isIdOrNone(quirk) || cores === null) return null;
  if (!isCount(level, 1, HIGHEST) || !isCount(exp, 0, 100 * HIGHEST)) return null;
  if (!listOf(abilities, 120, isKnown) || !listOf(items, MOST_ITEMS, isCarried)) return null;
  return {
    name,
    race,
    profession,
    quirk,
    backstory,
    ...(face !== undefined && { face }),
    level,
    exp,
    cores,
    abilities: abilities.map(({ id, level: own }) => ({ id, level: own })),
    items: items.map(({ item, equipped }) => ({ item, equipped })),
  };
}

const isCore = (json: Json | undefined): json is Core => CORES.some((core) => core === json);

/** Points on cores, however many. */
function readSplit(json: Json | undefined): Split | null {
  if (!isPlain(json)) return null;
  const points = Object.values(json).reduce((sum: number, one) => sum + Number(one), 0);
  return points <= HIGHEST && isSplitOf(points, json) ? { ...json } : null;
}

function readThings(json: Json | undefined): Things | null {
  if (!isPlain(json) || Object.keys(json).length > MOST_ITEMS) return null;
  const things: Record<string, number> = {};
  for (const [item, number] of Object.entries(json)) {
    if (!isId(item) || !isCount(number, 1, MOST_ITEMS)) return null;
    things[item] = number;
  }
  return things;
}

/** By what it is; null: it is none. */
const ENTRIES: { [K in Entry['is']]: (json: Plain) => Extract<Entry, { is: K }> | null } = {
  night: ({ quest }) => (isId(quest) ? { is: 'night', quest } : null),
  room: ({ room, exp }) => (isCount(room, 1, HIGHEST) && isCount(exp, -HIGHEST, HIGHEST) ? { is: 'room', room, exp } : null),
  quest: ({ exp, split: json }) => {
    const split = readSplit(json);
    return isCount(exp, 0, 10 * HIGHEST) && split !== null ? { is: 'quest', exp, split } : null;
  },
  level: ({ card, split: json }) => {
    const split = readSplit(json);
    return isCount(card, 0, 51) && split !== null ? { is: 'level', card, split } : null;
  },
  learned: ({ ability }) => (isId(ability) ? { is: 'learned', ability } : null),
  raised: ({ ability, cost }) => (isId(ability) && isCount(cost, 0, 100 * HIGHEST) ? { is: 'raised', ability, cost } : null),
  honed: ({ ability }) => (isId(ability) ? { is: 'honed', ability } : null),
  trained: ({ ability, core }) => (isId(ability) && isCore(core) ? { is: 'trained', ability, core } : null),
  grown: ({ by, split: json }) => {
    const split = readSplit(json);
    return isId(by) && split !== null ? { is: 'grown', by, split } : null;
  },
  bettered: ({ by, ability }) => (isId(by) && isId(ability) ? { is: 'bettered', by, ability } : null),
  things: (json) => {
    const [got, lost] = [readThings(json.got), readThings(json.lost)];
    return got !== null && lost !== null ? { is: 'things', got, lost } : null;
  },
};

const isEntryKind = (json: Json | undefined): json is Entry['is'] => typeof json === 'string' && Object.hasOwn(ENTRIES, json);

function readHistory(json: Json | undefined): Entry[] | null {
  if (!Array.isArray(json) || json.length > MOST_ENTRIES) return null;
  const entries: Entry[] = [];
  for (const one of json) {
    const entry = isPlain(one) && isEntryKind(one.is) ? ENTRIES[one.is](one) : null;
    if (entry === null) return null;
    entries.push(entry);
  }
  return entries;
}

/** The first version wrote no history: what it carried is taken as it is, everything else has to be what it was when it was made. */
function historyOf(json: Plain, character: Character | null): Entry[] | null {
  if (json.version !== undefined) return readHistory(json.history);
  const got: Record<string, number> = {};
  for (const { item } of character?.items ?? []) got[item] = (got[item] ?? 0) + 1;
  return Object.keys(got).length === 0 ? [] : [{ is: 'things', got, lost: {} }];
}

/** Whatever it is, or what is wrong with its shape. Nothing that can be worked out is stored, so nothing of that kind can be forged. */
export function readShelved(json: Json): Reading<Shelved> {
  if (!isPlain(json)) return { flaws: [{ message: 'a character has a scenario, the log of its making, a history and a sheet' }] };
  if (json.version !== undefined && !isCount(json.version, 1, VERSION)) {
    return { flaws: [{ at: 'version', message: 'this character was kept by a newer version of the game, which this one cannot read' }] };
  }
  const made = readMade(json.made);
  const character = readCharacter(json.character);
  const history = historyOf(json, character);
  const flaws: Flaw[] = [];
  if (!isId(json.scenario)) flaws.push({ at: 'scenario', message: 'a character belongs to a scenario' });
  if (made === null) flaws.push({ at: 'made', message: 'three cards and a split of their points are the log of its making' });
  if (history === null) flaws.push({ at: 'history', message: 'this is not the history of a character' });
  if (character === null) flaws.push({ at: 'character', message: 'this is not a character sheet' });
  if (flaws.length > 0 || made === null || character === null || history === null) return { flaws };
  const { isDead, isHomeMade, isElsewhere } = json;
  const read = { version: VERSION, scenario: String(json.scenario), made, history, character };
  return { value: { ...read, isDead: isDead === true, isHomeMade: isHomeMade === true, isElsewhere: isElsewhere !== false } };
}
