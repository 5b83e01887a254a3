/** Formulas worked out at the table, with the cards they turn. */
import { flip } from './decks.ts';
import { bookFor } from './doors.ts';
import { evaluate, flipsIn, type Values } from './formula/evaluate.ts';
import { type Card, rankOf } from './rules/cards.ts';
import type { Table } from './table.ts';

export function worked(t: Table, text: string, values: Values): number {
  const formula = bookFor(t).formula(text);
  return evaluate(formula, { values, flips: Array.from({ length: flipsIn(formula) }, () => rankOf(flip(t))) });
}

export const sumOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + rankOf(card), 0);
