/** Questions about the characters at the table. */
import type { Carries, Seat } from '@undercroft/engine';
import { bookFor } from '../doors.ts';
import type { HouseRules } from '../house-rules.ts';
import type { Book } from '../scenario/book.ts';
import { averageLevel, type Character, maxHp } from './character.ts';
import { type Condition, conditionAt } from './fight/defence.ts';

/** The parts of a table these rules read; views have them too. */
interface Party extends Carries<Book> {
  house: HouseRules;
  heroes: readonly { sheet: Character | null; hp: number; isLeftBehind: boolean }[];
}

/** The character on a seat, once it is made. */
export function sheetOf(t: Party, seat: Seat): Character {
  const { sheet } = t.heroes[seat]!;
  if (sheet === null) throw new Error(`seat ${seat} has no character yet`);
  return sheet;
}

export const conditionOf = (t: Party, seat: Seat): Condition => conditionAt(t.heroes[seat]!.hp);
export const isAlive = (t: Party, seat: Seat): boolean => !t.heroes[seat]!.isLeftBehind && conditionOf(t, seat) !== 'dead';

/** Seats of living characters, in order. */
export const living = (t: Party): Seat[] => [...t.heroes.keys()].filter((seat) => isAlive(t, seat));

export const maxHpOf = (t: Party, seat: Seat): number => maxHp(sheetOf(t, seat), t.house, bookFor(t)).value;

/** P52-196 R-P52-32  Of those who live. */
export const partyLevel = (t: Party): number => averageLevel(living(t).map((seat) => sheetOf(t, seat).level));
