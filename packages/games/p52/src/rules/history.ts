/** P52-021  What a character has become, entry by entry, so that anybody can work it out again. */
import { CORES, type Core } from '../formula/syntax.ts';
import type { Book } from '../scenario/book.ts';
import type { Effect, Twist } from '../scenario/effects.ts';
import type { Card } from './cards.ts';
import type { Character, Cores, Known } from './character.ts';
import { type Choices, canLearn, created, type Split } from './creation.ts';
import { expAfter } from './experience.ts';
import { learnsAt, levelPoints, raiseCost, threshold, trainedBy } from './levels.ts';
import { questExp } from './quests.ts';

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
interface Standing {
  character: Pick<Character, 'race' | 'level' | 'exp'> & { cores: Cores; abilities: Known[] };
  things: Map<string, number>;
  /** P52-245  The level just gained teaches something. */
  mayLearn: boolean;
  /** P52-072  Abilities the bosses may still have taught. */
  hones: number;
  /** A session has begun and its quest is not done. */
  isQuesting: boolean;
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
    mayLearn: false,
    hones: 0,
    isQuesting: false,
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
  switch (entry.is) {
    case 'night':
      standing.isQuesting = true;
      return null;
    case 'room':
      if (!standing.isQuesting || entry.exp > MOST_FOR_A_ROOM) return 'exp';
      character.exp = expAfter(character.exp, entry.exp);
      return null;
    case 'quest':
      return takeQuest(standing, entry);
    case 'level':
      return takeLevel(standing, entry);
    case 'learned':
      return learn(standing, entry.ability, book);
    case 'raised':
      return raise(standing, entry, book);
    case 'honed':
      return standing.hones-- > 0 && better(standing, entry.ability) ? null : 'honed';
    case 'trained':
      if (!trainedBy(book.ability(entry.ability)).includes(entry.core)) return 'trained';
      return grow(character.cores, { [entry.core]: 1 }, character);
    case 'grown':
      return growsBy(book, entry.by, 'growCore') ? grow(character.cores, entry.split, character) : 'grown';
    case 'bettered':
      return growsBy(book, entry.by, 'growAbility') && better(standing, entry.ability) ? null : 'grown';
    case 'things':
      return takeThings(standing.things, entry, book);
  }
}

const pointsOf = (split: Split): number => CORES.reduce((sum, core) => sum + (split[core] ?? 0), 0);

function grow(cores: Cores, split: Split, character: { cores: Cores }): null {
  const grown = { ...cores };
  for (const core of CORES) grown[core] += split[core] ?? 0;
  character.cores = grown;
  return null;
}

/** P52-073 P52-060 P52-063  Five times the level, and three levels of one core at most. */
function takeQuest(standing: Standing, { exp, split }: Extract<Entry, { is: 'quest' }>): Doubt | null {
  const { character } = standing;
  const points = pointsOf(split);
  const isBonus = points === 0 || (points === 3 && (split.Move === 3 || split.Lift === 3));
  if (!standing.isQuesting || exp !== questExp(character.level) || !isBonus) return 'quest';
  character.exp += exp;
  standing.isQuesting = false;
  standing.hones = 2;
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

function takeThings(things: Map<string, number>, { got, lost }: Extract<Entry, { is: 'things' }>, book: Book): Doubt | null {
  for (const [item, number] of Object.entries(got)) {
    book.item(item);
    things.set(item, (things.get(item) ?? 0) + number);
  }
  for (const [item, number] of Object.entries(lost)) {
    const left = (things.get(item) ?? 0) - number;
    if (left < 0) return 'things';
    things.set(item, left);
  }
  return null;
}

const effectsIn = (twists: readonly Twist[] | undefined): Effect[] =>
  (twists ?? []).flatMap((twist) => (twist.twist === 'on' ? twist.effects : []));

/** Whether something of that id, or name, does such a thing for good. */
function growsBy({ scenario }: Book, by: string, what: 'growCore' | 'growAbility'): boolean {
  const { items, abilities, spots, races, quirks } = scenario;
  const effects: Effect[] = [
    ...abilities.filter(({ id }) => id === by).flatMap((one) => one.effects),
    ...(spots ?? []).filter(({ id }) => id === by).flatMap((one) => one.onceEach ?? []),
    ...items
      .filter(({ id, name }) => id === by || name === by)
      .flatMap((one) => {
        if (one.kind === 'consumable') return one.uses.flatMap((use) => use.effects);
        return one.kind === 'worn' ? effectsIn(one.twists) : [];
      }),
    ...races.filter(({ name }) => name === by).flatMap(({ twists }) => effectsIn(twists)),
    ...quirks.filter(({ name }) => name === by).flatMap(({ penalties, bonuses }) => effectsIn([...penalties, ...bonuses])),
  ];
  return effects.some(({ effect }) => effect === what);
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
