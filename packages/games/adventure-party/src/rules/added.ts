/** Symbols without a die: one number each, with the symbol and the tool it comes from. */
import { one, RUNE } from '../content/dice.ts';
import type { Tool } from './tools.ts';

const KINDS = 8;

export const addedBy = (tool: Tool, symbol: number): number => tool * KINDS + symbol;
export const symbolOfAdded = (added: number): number => added % KINDS;
export const toolOfAdded = (added: number): Tool => Math.floor(added / KINDS);

/** All added symbols as a sum. */
export function sumOfAdded(added: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < added.length; i++) sum += one(added[i]! % KINDS);
  return sum;
}

/** R-AP-21  Loose runes that were not spent yet. */
export function looseRunes(t: { added: readonly number[]; runesSpent: number }): number {
  let runes = 0;
  for (let i = 0; i < t.added.length; i++) if (t.added[i]! % KINDS === RUNE) runes++;
  return runes - t.runesSpent;
}
