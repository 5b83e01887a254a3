/** Names for guests who do not care and for bots, and names made fit to be shown. */
import { cleanLine, LONGEST_NAME } from '@undercroft/engine';

/** Bots have names too, and nobody else is offered one of them: a table of eight never runs out, whatever people are called. */
export const botNames = (names: string): string[] => names.split(', ');

/** One of several names, for a number from 0 to below 1. */
export function guestName(names: string, chance: number): string {
  const all = names.split(', ');
  return all[Math.floor(chance * all.length)] ?? names;
}

/** A name somebody typed for this screen only, as the server would take it; '' if nothing is left. */
export const cleanName = (typed: string): string => cleanLine(typed, LONGEST_NAME);
