/** Names for guests who do not care and for bots, and names made fit to be shown. */
import { cleanLine, isTaken, LONGEST_NAME } from '@undercroft/engine';

/** Bots have names too, and nobody else is offered one of them: a table of eight never runs out, whatever people are called. */
export const botNames = (names: string): string[] => names.split(', ');

/** One of several names that nobody has already, for a number from 0 to below 1. */
export function guestName(names: string, chance: number, taken: readonly string[] = []): string {
  const all = names.split(', ');
  const first = Math.floor(chance * all.length);
  const inTurn = [...all.slice(first), ...all.slice(0, first)];
  return inTurn.find((name) => !isTaken(name, taken)) ?? inTurn[0] ?? names;
}

const PLACE = 'undercroft-guest';

/** Which of the names this browser's guest has, on every page and the next day. */
export function guestChance(storage: () => Pick<Storage, 'getItem' | 'setItem'>): number {
  const fresh = Math.random();
  try {
    const kept = Number(storage().getItem(PLACE) ?? Number.NaN);
    if (kept >= 0 && kept < 1) return kept;
    storage().setItem(PLACE, String(fresh));
  } catch {
    // No storage: another name on the next page.
  }
  return fresh;
}

/** A name somebody typed for this screen only, as the server would take it; '' if nothing is left. */
export const cleanName = (typed: string): string => cleanLine(typed, LONGEST_NAME);
