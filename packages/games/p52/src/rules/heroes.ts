/** Questions about the characters at the table. */
import type { Carries, Seat } from '@undercroft/engine';
import { bookFor } from '../doors.ts';
import type { HouseRules } from '../house-rules.ts';
import type { Book } from '../scenario/book.ts';
import { averageLevel, type Character, maxHp, movement } from './character.ts';
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
export function living(t: Party): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < t.heroes.length; seat++) if (isAlive(t, seat)) seats.push(seat);
  return seats;
}

/** Numbers of a sheet, worked out once: sheets are replaced, never changed. */
interface Figures {
  house: HouseRules;
  book: Book;
  maxHp: number;
  movement: number;
}
const figured = new WeakMap<Character, Figures>();

function figuresOf(t: Party, seat: Seat): Figures {
  const sheet = sheetOf(t, seat);
  const book = bookFor(t);
  const known = figured.get(sheet);
  if (known?.house === t.house && known.book === book) return known;
  const figures = { house: t.house, book, maxHp: maxHp(sheet, t.house, book).value, movement: movement(sheet, t.house, book).value };
  figured.set(sheet, figures);
  return figures;
}

export const maxHpOf = (t: Party, seat: Seat): number => figuresOf(t, seat).maxHp;
export const movementOf = (t: Party, seat: Seat): number => figuresOf(t, seat).movement;

/** P52-196 R-P52-32  Of those who live. */
export const partyLevel = (t: Party): number => averageLevel(living(t).map((seat) => sheetOf(t, seat).level));
