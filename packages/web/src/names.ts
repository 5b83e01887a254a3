/** Names for guests who do not care and for bots, and names made fit to be shown. */

/** Bots have names too, and nobody else is offered one of them: a table of eight never runs out, whatever people are called. */
export const BOT_NAMES = [
  'Odo', 'Pim', 'Sister Ham', 'Bertil', 'Nan Crook', 'Tuck', 'Wilf', 'Agnes', 'Gus', 'Hob', 'Mother Peel', 'Ned', 'Orla', 'Rufus', 'Tib', 'Ursel',
]; // biome-ignore format: a list

const GUESTS = [
  'Maud', 'Hamlet the Ham', 'Sir Loin', 'Dame Pickle', 'Brother Nap', 'Mild Ragnar', 'Old Turnip', 'Gretchen Spoon',
  'Lord Drawer', 'Wilma Wick', 'Bertolt Boot', 'Count Me Out', 'Auntie Mimic', 'Fritz Fumble', 'Sister Soot', 'Otto von Broom', 'Plan B',
  'Knut Halfway', 'Duke of Earwax', 'Polly Pitfall', 'Basil the Damp', 'Greta Goblin',
]; // biome-ignore format: a list

/** A guest's name for a number from 0 to below 1. */
export const guestName = (chance: number): string => GUESTS[Math.floor(chance * GUESTS.length)] ?? GUESTS[0]!;

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
