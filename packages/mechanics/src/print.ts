/** Small words of printed English, for texts that are written from data. */

/** `+3` or `−2`, with a real minus sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** With a capital and a full stop; nothing stays nothing. */
export const sentence = (text: string): string => (text === '' ? '' : `${capital(text)}.`);

/** `an item`, `a room`, `3 items`. */
export const a = (n: number, thing: string): string => (n === 1 ? `${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing}` : `${n} ${thing}s`);

/** `spades, clubs and diamonds`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
