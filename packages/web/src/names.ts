/** Names for guests who do not care and for bots, and names made fit to be shown. */

/** Bots have names too, and nobody else is offered one of them: a table of eight never runs out, whatever people are called. */
export const botNames = (names: string): string[] => names.split(', ');

/** One of several names, for a number from 0 to below 1. */
export function guestName(names: string, chance: number): string {
  const all = names.split(', ');
  return all[Math.floor(chance * all.length)] ?? names;
}

export const LONGEST_NAME = 40;

/** Control characters, line separators, and marks that turn the direction of the text around them. */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Anything that leaves ink: marks alone, blanks of any kind and ignorable characters do not. */
const INK = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A name somebody typed for this screen only, as the server would take it; '' if nothing is left. */
export function cleanName(typed: string): string {
  const seen = typed.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
  const short = [...seen].slice(0, LONGEST_NAME).join('').trim();
  return INK.test(short) ? short : '';
}
