/** P52-021  What a character has become, entry by entry, so that anybody can work it out again. */
import { CORES, type Core } from '../formula/syntax.ts';
import type { Book } from '../scenario/book.ts';
import type { Card } from './cards.ts';
import type { Character, Cores, Known } from './character.ts';
import { type Choices, canLearn, created, type Split } from './creation.ts';
import { expAfter } from './experience.ts';
import { learnsAt, levelPoints, raiseCost, threshold, trainedBy } from './levels.ts';
import { isBettering, isGrowth, mostFound } from './plausible.ts';
import { fewestRooms, questBonus, questExp } from './quests.ts';

export type Things = Readonly<Record<string, number>>;

export type Entry =
  /** A session begins. */
  | { is: 'night'; quest: string }
  /** P52-231..239  What a room was worth, all in all. */
  | { is: 'room'; room: number; exp: number }
  /** P52-053 P52-060 P52-063  A quest was done, and what it raised. */
  | { is: 'quest'; exp: number; split: Split }
  /** P52-243  A level: its card, and where the points went (nowhere while they wait). */
  | { is: 'level'; card: Card; split: Split }
  | { is: 'learned'; ability: string }
  | { is: 'raised'; ability: string; cost: number }
  | { is: 'honed'; ability: string }
  | { is: 'trained'; ability: string; core: Core }
  /** By something of the scenario that raises cores or abilities for good. */
  | { is: 'grown'; by: string; split: Split }
  | { is: 'bettered'; by: string; ability: string }
  /** What came into the inventory and what left it, all in all. */
  | { is: 'things'; got: Things; lost: Things };

/** Why a history cannot be true: which sentence says so. */
export type Doubt = 'made' | 'exp' | 'level' | 'points' | 'learned' | 'raised' | 'honed' | 'trained' | 'grown' | 'things' | 'quest';

/** How a character stands while its history is read. */
export interface Standing {
  character: Pick<Character, 'race' | 'level' | 'exp'> & { cores: Cores; abilities: Known[] };
  things: Map<string, number>;
  /** What came into its hands in this session. */
  got: Map<string, number>;
  /** P52-245  The level just gained teaches something. */
  mayLearn: boolean;
  /** P52-072  Abilities the bosses may still have taught. */
  hones: number;
  /** The session that is on; null: none, or its quest is done. */
  quest: string | null;
  /** The last room of this session that was paid for; and how many were. */
  room: number;
  rooms: number;
  /** P52-236 P52-237  What has trained for the room just paid; null: nothing may. */
  trained: string[] | null;
  /** What things, spots and quirks have done for good in this session, by what did it. */
  grown: Map<string, number>;
}

/** More than any room was ever worth. */
const MOST_FOR_A_ROOM = 250;

/** The character as its history makes it; or what is wrong with that. */
export function workedOut(
  choices: Choices,
  history: readonly Entry[],
  book: Book,
  house: { floorLast: boolean },
): { standing: Standing } | { doubt: Doubt } {
  const begun = created(choices, house, book);
  if (begun === null) return { doubt: 'made' };
  const things = new Map<string, number>();
  for (const { item } of begun.items) things.set(item, (things.get(item) ?? 0) + 1);
  const standing: Standing = {
    character: { ...begun, abilities: [...begun.abilities] },
    things,
    got: new Map(),
    mayLearn: false,
    hones: 0,
    quest: null,
    room: 0,
    rooms: 0,
    trained: null,
    grown: new Map(),
  };
  for (const entry of history) {
    const doubt = takeIn(standing, entry, book);
    if (doubt !== null) return { doubt };
  }
  return { standing };
}

/** One entry more. */
function takeIn(standing: Standing, entry: Entry, book: Book): Doubt | null {
  const { character } = standing;
  if (entry.is !== 'trained' && entry.is !== 'room') standing.trained = null;
  switch (entry.is) {
    case 'night':
      Object.assign(standing, { quest: book.quest(entry.quest).id, room: 0, rooms: 0, hones: 0, got: new Map(), grown: new Map() });
      return null;
    case 'room':
      return takeRoom(standing, entry);
    case 'quest':
      return takeQuest(standing, entry, book);
    case 'level':
      return takeLevel(standing, entry);
    case 'learned':
      return learn(standing, entry.ability, book);
    case 'raised':
      return raise(standing, entry, book);
    case 'honed':
      return standing.hones-- > 0 && better(standing, entry.ability) ? null : 'honed';
    case 'trained':
      return train(standing, entry, book);
    case 'grown':
      return isGrowth(standing, entry, book) ? grow(character.cores, entry.split, character) : 'grown';
    case 'bettered':
      return isBettering(standing, entry, book) && better(standing, entry.ability) ? null : 'grown';
    case 'things':
      return takeThings(standing, entry, book);
  }
}

/** P52-231  One after the other, each paid once. */
function takeRoom(standing: Standing, { room, exp }: Extract<Entry, { is: 'room' }>): Doubt | null {
  if (standing.quest === null || room <= standing.room || exp > MOST_FOR_A_ROOM) return 'exp';
  Object.assign(standing, { room, rooms: standing.rooms + 1, trained: [] });
  standing.character.exp = expAfter(standing.character.exp, exp);
  return null;
}

/** P52-236 P52-237  Right after a room: what one knows or defended with untrained, each once. */
function train(standing: Standing, { ability: id, core }: Extract<Entry, { is: 'trained' }>, book: Book): Doubt | null {
  const { character, trained } = standing;
  const ability = book.ability(id);
  const isKnown = character.abilities.some((known) => known.id === id);
  if (trained === null || trained.includes(id) || !(isKnown || ability.kind === 'defence') || !trainedBy(ability).includes(core))
    return 'trained';
  trained.push(id);
  return grow(character.cores, { [core]: 1 }, character);
}

const pointsOf = (split: Split): number => CORES.reduce((sum, core) => sum + (split[core] ?? 0), 0);

function grow(cores: Cores, split: Split, character: { cores: Cores }): null {
  const grown = { ...cores };
  for (const core of CORES) grown[core] += split[core] ?? 0;
  character.cores = grown;
  return null;
}

/** P52-073 P52-060 P52-063 P52-072  Five times the level, and what such a quest raises; won in the rooms that it takes at least. */
function takeQuest(standing: Standing, { exp, split }: Extract<Entry, { is: 'quest' }>, book: Book): Doubt | null {
  const { character, quest, room } = standing;
  if (quest === null || exp !== questExp(character.level)) return 'quest';
  const { goals } = book.quest(quest);
  const { goal } = goals[0]!;
  const bonus = questBonus(goal);
  const isBonus = CORES.every((core) => (split[core] ?? 0) === (bonus[core] ?? 0));
  if (!isBonus || room < fewestRooms(goals)) return 'quest';
  character.exp += exp;
  Object.assign(standing, { quest: null, hones: goal === 'bigBoss' ? 2 : 0 });
  return grow(character.cores, split, character);
}

/** P52-242 P52-243 P52-246 */
function takeLevel(standing: Standing, { card, split }: Extract<Entry, { is: 'level' }>): Doubt | null {
  const { character } = standing;
  if (character.exp < threshold(character.level)) return 'level';
  if (pointsOf(split) !== levelPoints(card) && pointsOf(split) !== 0) return 'points';
  character.exp -= threshold(character.level);
  character.level++;
  standing.mayLearn = learnsAt(character.level);
  return grow(character.cores, split, character);
}

/** P52-245 */
function learn(standing: Standing, id: string, book: Book): Doubt | null {
  const { character } = standing;
  if (!standing.mayLearn || !canLearn(character, book.ability(id))) return 'learned';
  standing.mayLearn = false;
  character.abilities.push({ id, level: 1 });
  return null;
}

/** P52-247 R-P52-58  By either price: which one the house had is not written down. */
function raise(standing: Standing, { ability: id, cost }: Extract<Entry, { is: 'raised' }>, book: Book): Doubt | null {
  const { character } = standing;
  const level = character.abilities.find((known) => known.id === id)?.level ?? 0;
  const prices = (['flat', 'timesLevel'] as const).map((abilityCost) => raiseCost(book.ability(id), level, { abilityCost }));
  if (!prices.includes(cost) || cost > character.exp || !better(standing, id)) return 'raised';
  character.exp -= cost;
  return null;
}

/** One level more in what is known. Says whether it is. */
function better({ character }: Standing, id: string): boolean {
  const at = character.abilities.findIndex((known) => known.id === id);
  if (at >= 0) character.abilities[at] = { id, level: character.abilities[at]!.level + 1 };
  return at >= 0;
}

function takeThings({ things, got: before, rooms }: Standing, { got, lost }: Extract<Entry, { is: 'things' }>, book: Book): Doubt | null {
  for (const [item, number] of Object.entries(got)) {
    before.set(item, (before.get(item) ?? 0) + number);
    if (before.get(item)! > mostFound(book, item, rooms)) return 'things';
    things.set(item, (things.get(item) ?? 0) + number);
  }
  for (const [item, number] of Object.entries(lost)) {
    const left = (things.get(item) ?? 0) - number;
    if (left < 0) return 'things';
    things.set(item, left);
  }
  return null;
}

/** What a history must still say of things so that these are the things there are; null: nothing. */
export function thingsSince(
  known: ReadonlyMap<string, number>,
  items: readonly { item: string }[],
): Extract<Entry, { is: 'things' }> | null {
  const now = new Map<string, number>();
  for (const { item } of items) now.set(item, (now.get(item) ?? 0) + 1);
  const more = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): Things =>
    Object.fromEntries([...a].map(([item, number]) => [item, number - (b.get(item) ?? 0)] as const).filter(([, number]) => number > 0));
  const [got, lost] = [more(now, known), more(known, now)];
  return Object.keys(got).length + Object.keys(lost).length === 0 ? null : { is: 'things', got, lost };
}
