/** Formulas worked out at the table, with the cards they turn. */

import type { Part } from '@undercroft/mechanics';
import { flip } from './decks.ts';
import { bookFor } from './doors.ts';
import { evaluate, flipsIn, type Values } from './formula/evaluate.ts';
import { termsOf } from './formula/terms.ts';
import { type Card, rankOf } from './rules/cards.ts';
import type { Table } from './table.ts';

/** The cards a formula turns. */
export const flippedFor = (t: Table, text: string): Card[] => Array.from({ length: flipsIn(bookFor(t).formula(text)) }, () => flip(t));

/** `cards`: they were turned already, once for everybody. */
export function worked(t: Table, text: string, values: Values, cards: readonly Card[] = flippedFor(t, text)): number {
  return evaluate(bookFor(t).formula(text), { values, flips: cards.map(rankOf) });
}

/** What it is made of, for those who ask, with the cards that it turned. */
export const termsIn = (t: Table, text: string, values: Values, cards: readonly Card[]): Part[] =>
  termsOf(bookFor(t).formula(text), { values, flips: cards.map(rankOf) });

/** What a formula came to; `parts` says what of, with the cards that were turned for it. */
export interface Reckoned {
  value: number;
  parts(): Part[];
}

export function reckoned(t: Table, text: string, values: Values): Reckoned {
  const cards = flippedFor(t, text);
  return { value: worked(t, text, values, cards), parts: () => termsIn(t, text, values, cards) };
}

/** One part, if it is worth anything. */
export const counted = (value: number, source: string): Part[] => (value === 0 ? [] : [[value, source]]);

export const sumOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + rankOf(card), 0);
