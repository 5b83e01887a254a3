/** P52-211..223  Chests: picking, smashing, and what is in them. */
import { floorDivide } from '../formula/evaluate.ts';
import type { TableRow } from '../scenario/pieces.ts';
import { ACE, type Card, KING, rankOf, suitOf } from './cards.ts';

export type Picked = 'opened' | 'failed' | 'broken';

/** P52-211 P52-212  Reaching the target opens; a natural Ace breaks the lock. */
export function picked(card: Card, added: number, target: number): Picked {
  if (rankOf(card) === ACE) return 'broken';
  return rankOf(card) + added >= target ? 'opened' : 'failed';
}

/** P52-215 P52-217  What Lock Picks do: for the untrained they are the level, for the trained +2 each. */
export function pickingWith(picks: number, level: number): { level: number; added: number } {
  return level === 0 ? { level: picks, added: 0 } : { level, added: 2 * picks };
}

export type Smashed = 'opened' | 'nothing' | 'destroyed' | 'exploded';

/** P52-221 P52-222 R-P52-47  Ace, then King, then the total of flip, Think / 3 and what is added. */
export function smashed(card: Card, added: number, think: number): Smashed {
  const rank = rankOf(card);
  if (rank === ACE) return 'exploded';
  if (rank === KING) return 'opened';
  const total = rank + added + floorDivide(think, 3);
  return total >= 10 ? 'opened' : total <= 3 ? 'destroyed' : 'nothing';
}

/** P52-222  What an exploding chest costs the one who struck it. */
export const explosion = (avgLv: number): number => 2 * avgLv;

/** P52-214 P52-222  A King on the opening flip: two items. */
export const itemsIn = (card: Card): number => (rankOf(card) === KING ? 2 : 1);

/** P52-218  The row of a table for two cards. */
export function rowFor(table: readonly TableRow[], cards: readonly [Card, Card]): TableRow {
  const sum = rankOf(cards[0]) + rankOf(cards[1]);
  return table.find(({ from, to }) => sum >= from && sum <= to)!;
}

/** P52-219  Two cards of one suit: a Lock Pick as well. */
export const givesLockPick = (cards: readonly [Card, Card]): boolean => suitOf(cards[0]) === suitOf(cards[1]);
