/** Points, ties and ranks at the end of the game (TD-065..TD-069). */
import { rankOf } from '../cards.ts';
import type { SeatState, Table } from '../table.ts';

/** TD-058, TD-067  Point cards are worth their rank; royals nothing. */
export function scoreOf(s: Pick<SeatState, 'points'>): number {
  let sum = 0;
  for (const card of s.points) sum += rankOf(card);
  return sum;
}

/** R-TD-11  What a solo score is called; a wiped-out party has no rank. */
export const SOLO_RANKS: readonly { from: number; name: string }[] = [
  { from: 100, name: 'Legend, With Receipts' },
  { from: 80, name: 'Scourge Of The Footstools' },
  { from: 60, name: 'Professional Adventurer' },
  { from: 40, name: 'Competent, Mostly' },
  { from: 20, name: 'Lost But Solvent' },
  { from: 0, name: 'Survivor Of A Filing Error' },
];

export const soloRank = (score: number): string => SOLO_RANKS.find((rank) => score >= rank.from)!.name;

export function living(t: Table): number {
  let n = 0;
  for (const s of t.seats) if (s.alive) n++;
  return n;
}

const isAlive = (s: SeatState): boolean => s.alive;

/** Whether the last ace was drawn, everybody is dead, or the table lets the last one standing win. */
export function isOver(t: Table): boolean {
  if (t.aces >= t.rules.acesToEnd) return true;
  return t.rules.lastAliveWins && t.seats.length > 1 ? living(t) <= 1 : !t.seats.some(isAlive);
}
