/** What comes to a table from outside: the scenario, and characters that somebody brings. One place for each. */
import type { Seat } from '@undercroft/engine';
import { DROWNED_BAILEY } from './content/scenarios.ts';
import type { Character } from './rules/character.ts';
import { type Book, bookOf } from './scenario/book.ts';
import type { Scenario } from './scenario/scenario.ts';

const HOUSE: readonly Scenario[] = [DROWNED_BAILEY];

/** The scenario a table is played with, by its id; ours if nobody says. */
export const chosenScenario = (): Scenario => DROWNED_BAILEY;

export function bookFor(t: { scenario: string }): Book {
  return bookOf(HOUSE.find(({ meta }) => meta.id === t.scenario) ?? DROWNED_BAILEY);
}

/** P52-021  The character somebody brings to a seat; null: it is made at the table. */
export const broughtTo = (_seat: Seat): Character | null => null;
