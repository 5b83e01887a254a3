/** P52-021..042  Making a character, step by step. */
import { CORES, type Core } from '../formula/syntax.ts';
import type { HouseRules } from '../house-rules.ts';
import type { Book } from '../scenario/book.ts';
import type { Ability } from '../scenario/pieces.ts';
import { type Card, rankOf } from './cards.ts';
import { type Character, type Cores, coresOf, type Known } from './character.ts';
import type { Face } from './faces.ts';

/** How bonus points are split over the cores. */
export type Split = Partial<Record<Core, number>>;

/** P52-028  Step 3: one each, with what race and class add and take; nothing is raised yet. */
export function summedCores(race: string, profession: string, book: Book): Cores {
  const [a, b] = [book.race(race).cores, book.profession(profession).cores];
  return coresOf((core) => 1 + a[core] + b[core]);
}

/** P52-029 P52-036 R-P52-14  The floor of 1, then the bonus points; with `floorLast` the other way round. */
export function startingCores(summedUp: Cores, split: Split, house: Pick<HouseRules, 'floorLast'>): Cores {
  const points = (core: Core): number => split[core] ?? 0;
  if (house.floorLast) return coresOf((core) => Math.max(1, summedUp[core] + points(core)));
  return coresOf((core) => Math.max(1, summedUp[core]) + points(core));
}

/** P52-033..035  The middle of three cards; a pair counts as itself, which is the middle too; three alike are worth 2 more. */
export function bonusPoints(cards: readonly Card[]): number {
  const [low, middle, high] = cards.map(rankOf).sort((a, b) => a - b);
  return low === high ? middle! + 2 : middle!;
}

/** P52-036  Whether a split spends exactly these points, on cores alone. */
export function isSplitOf(points: number, split: Readonly<Record<string, unknown>>): split is Split {
  let spent = 0;
  for (const [core, given] of Object.entries(split)) {
    if (!CORES.some((known) => known === core) || typeof given !== 'number' || !Number.isInteger(given) || given < 0) return false;
    spent += given;
  }
  return spent === points;
}

/** P52-023 P52-026  What race and class grant, prerequisites waived, at level 1 (R-P52-15). */
export function grantedAbilities(race: string, profession: string, book: Book): Known[] {
  const ids = [...(book.race(race).abilities ?? []), ...(book.profession(profession).abilities ?? [])];
  return [...new Set(ids)].map((id) => ({ id, level: 1 }));
}

/** P52-024 P52-038 P52-245  Whether somebody could learn an ability now: not known yet, open to the race, all needs met. */
export function canLearn(character: Pick<Character, 'race' | 'cores' | 'abilities'>, { id, races, needs }: Ability): boolean {
  for (const core of CORES) if (character.cores[core] < (needs[core] ?? 0)) return false;
  if (character.abilities.some((known) => known.id === id)) return false;
  if (races !== undefined && !races.includes(character.race)) return false;
  return needs.abilities === undefined || needs.abilities.every((needed) => character.abilities.some((known) => known.id === needed));
}

/** R-P52-69  None may be left. */
export const learnable = (character: Pick<Character, 'race' | 'cores' | 'abilities'>, book: Book): Ability[] =>
  book.scenario.abilities.filter((ability) => canLearn(character, ability));

/** What was chosen in the seven steps. */
export interface Choices {
  name: string;
  race: string;
  profession: string;
  quirk: string | null;
  backstory: string;
  face?: Face | undefined;
  /** P52-033  The three cards that were flipped. */
  flipped: readonly Card[];
  split: Split;
  /** P52-037  One more ability, or none. */
  ability: string | null;
}

/** The finished character; null if a choice is not allowed. */
export function created(choices: Choices, house: Pick<HouseRules, 'floorLast'>, book: Book): Character | null {
  const { name, race, profession, quirk, backstory, face, split, ability } = choices;
  if (!isSplitOf(bonusPoints(choices.flipped), split)) return null;
  const cores = startingCores(summedCores(race, profession, book), split, house);
  const abilities = grantedAbilities(race, profession, book);
  if (ability !== null) {
    if (!canLearn({ race, cores, abilities }, book.ability(ability))) return null;
    abilities.push({ id: ability, level: 1 });
  }
  const looks = { name, race, profession, quirk, backstory, ...(face !== undefined && { face }) };
  return { ...looks, level: 1, exp: 0, cores, abilities, items: ownItems(race, profession, book) };
}

/** Races and classes may bring items of their own. */
function ownItems(race: string, profession: string, book: Book): Character['items'] {
  const items = [...(book.race(race).items ?? []), ...(book.profession(profession).items ?? [])];
  return items.map((item) => ({ item, equipped: false }));
}
