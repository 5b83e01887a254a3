/** A character: what it is, and the numbers that follow from that, each with its sources. */
import { type Part, type Sum, summed, total } from '@undercroft/mechanics';
import { evaluate, floorDivide, type Values } from '../formula/evaluate.ts';
import { CORES, type Core } from '../formula/syntax.ts';
import type { HouseRules } from '../house-rules.ts';
import type { Book } from '../scenario/book.ts';
import type { Twist } from '../scenario/effects.ts';
import type { Face } from './faces.ts';

/** Levels of the five core abilities. */
export type Cores = Record<Core, number>;

export interface Known {
  id: string;
  level: number;
}

export interface Carried {
  item: string;
  equipped: boolean;
}

/** P52-254  What stands on the sheet and outlives the session. */
export interface Character {
  name: string;
  race: string;
  profession: string;
  quirk: string | null;
  backstory: string;
  /** Left out: the one its people have. */
  face?: Face;
  level: number;
  exp: number;
  cores: Cores;
  abilities: Known[];
  items: Carried[];
}

export type Rules = Pick<HouseRules, 'moveDivisor' | 'hpBase'>;

interface Sourced {
  twist: Twist;
  source: string;
}

/** Sheets are replaced, never changed: what changes one is gathered once. */
const gathered = new WeakMap<Character, { book: Book; twists: readonly Sourced[] }>();

/** What is printed on the sheet can be changed by race, quirk and what is worn. */
export function twistsOf(character: Character, book: Book): readonly Sourced[] {
  const known = gathered.get(character);
  if (known?.book === book) return known.twists;
  const twists = gatherTwists(character, book);
  gathered.set(character, { book, twists });
  return twists;
}

function gatherTwists(character: Character, book: Book): Sourced[] {
  const found: Sourced[] = [];
  const take = (twists: readonly Twist[] | undefined, source: string): void => {
    for (const twist of twists ?? []) found.push({ twist, source });
  };
  const race = book.race(character.race);
  take(race.twists, race.name);
  if (character.quirk !== null) {
    const { penalties, bonuses, name } = book.quirk(character.quirk);
    take(penalties, name);
    take(bonuses, name);
  }
  for (const { item, equipped } of character.items) {
    const thing = equipped ? book.item(item) : undefined;
    if (thing?.kind === 'worn') take(thing.twists, thing.name);
  }
  return found;
}

export const valuesOf = ({ level, cores }: Character): Values => ({ Lv: level, ...cores });

type Modified = Extract<Twist, { twist: 'modify' }>['what'];

/** What always changes a number of the sheet: twists without a condition. */
function modifiers(character: Character, what: Modified, book: Book): Part[] {
  const parts: Part[] = [];
  for (const { twist, source } of twistsOf(character, book)) {
    if (twist.twist !== 'modify' || twist.what !== what || twist.when !== undefined) continue;
    parts.push([evaluate(book.formula(twist.by), { values: valuesOf(character) }), source]);
  }
  return parts;
}

function withModifiers(base: Part[], character: Character, what: Modified, book: Book): Sum {
  return summed((parts) => {
    parts.push(...base, ...modifiers(character, what, book));
    return total(parts);
  });
}

/** P52-039 R-P52-02  Lift × Think + 3; nothing brings it below 1. */
export function maxHp(character: Character, house: Rules, book: Book): Sum {
  const { Lift, Think } = character.cores;
  const base: Part[] = [[Lift * Think, 'Lift × Think']];
  if (house.hpBase === '3') base.push([3, 'Base']);
  return atLeastOne(withModifiers(base, character, 'maxHp', book));
}

/** Whatever twists take away. */
const atLeastOne = ({ value, parts }: Sum): Sum =>
  value >= 1 ? { value, parts } : { value: 1, parts: [...parts, [1 - value, 'At least 1']] };

/** P52-040 R-P52-01  Move / 4 + 1; nothing brings it below 1. */
export function movement(character: Character, house: Rules, book: Book): Sum {
  const divisor = Number(house.moveDivisor);
  const base: Part[] = [
    [floorDivide(character.cores.Move, divisor), `Move / ${divisor}`],
    [1, 'Base'],
  ];
  return atLeastOne(withModifiers(base, character, 'movement', book));
}

/** P52-041  Move + 2 × Lead. */
export function initiative(character: Character, book: Book): Sum {
  const { Move, Lead } = character.cores;
  return withModifiers(
    [
      [Move, 'Move'],
      [2 * Lead, 'Lead × 2'],
    ],
    character,
    'initiative',
    book,
  );
}

/** P52-088  Five Stamina cards, unless something says otherwise. */
export const staminaCap = (character: Character, book: Book): Sum => withModifiers([[5, 'Base']], character, 'staminaCap', book);

/** P52-172 P52-178  Aim and stance go up to +3, unless something says otherwise. */
export const stanceCap = (character: Character, book: Book): Sum => withModifiers([[3, 'Base']], character, 'stanceCap', book);
export const aimCap = (character: Character, book: Book): Sum => withModifiers([[3, 'Base']], character, 'aimCap', book);

/** P52-018  The level in an ability; 0 if it is not known. */
export const levelIn = ({ abilities }: Character, id: string): number => abilities.find((known) => known.id === id)?.level ?? 0;

/** P52-196  The average of levels, rounded down. */
export const averageLevel = (levels: readonly number[]): number =>
  levels.length === 0
    ? 1
    : floorDivide(
        levels.reduce((a, b) => a + b, 0),
        levels.length,
      );

export const coresOf = (level: (core: Core) => number): Cores => {
  const [Lift, Think, Balance, Move, Lead] = CORES.map(level);
  return { Lift: Lift!, Think: Think!, Balance: Balance!, Move: Move!, Lead: Lead! };
};
