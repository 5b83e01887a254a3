/** Formulas worked out at the table, with the cards they turn. */
import { flip } from './decks.ts';
import { bookFor } from './doors.ts';
import { evaluate, flipsIn, type Values } from './formula/evaluate.ts';
import { type Card, rankOf } from './rules/cards.ts';
import type { Table } from './table.ts';

/** The cards a formula turns. */
export const flippedFor = (t: Table, text: string): Card[] => Array.from({ length: flipsIn(bookFor(t).formula(text)) }, () => flip(t));

/** `cards`: they were turned already, once for everybody. */
export function worked(t: Table, text: string, values: Values, cards: readonly Card[] = flippedFor(t, text)): number {
  return evaluate(bookFor(t).formula(text), { values, flips: cards.map(rankOf) });
}

export const sumOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + rankOf(card), 0);
