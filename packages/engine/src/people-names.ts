/**
 * Names that people give themselves, made fit to be shown to others, and told apart by what an eye can tell apart. Whatever
 * takes a name uses these: accounts, seats, the names of bots, tables.
 */

export const LONGEST_NAME = 40;

/** Control characters, halves of characters, blanks and separators of any kind, marks of annotations: one blank. */
const BLANKS = /[\p{Cc}\p{Cs}\p{Z}\u2800\ufff9-\ufffb]+/gu;

/** Signs of Indic scripts that take the vowel away: joiners beside them change how the letters around are written. */
const VIRAMA = '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca\\u1039\\u17d2';

/** Where a character that leaves no ink of its own changes those beside it. Everywhere else it only makes two names of one. */
const WITH_A_MEANING = [
  // 👩‍🚀 is one picture.
  '(?<=\\p{Extended_Pictographic}\\ufe0f?[\\u{1f3fb}-\\u{1f3ff}]?)\\u200d(?=\\p{Extended_Pictographic})',
  // ශ්‍රී, ക്‍, র‍্য and the like.
  `(?<=[${VIRAMA}])[\\u200c\\u200d]`,
  `(?<=\\p{L})\\u200d(?=[${VIRAMA}])`,
  // می‌خواهم: letters that would join do not.
  '(?<=\\p{Script=Arabic})\\u200c(?=\\p{Script=Arabic})',
  // Whether a sign is a picture or a letter, which picture of a Chinese character or a Mongolian letter is meant.
  '(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]',
  '(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
  '(?<=\\p{Script=Han})[\\ufe00-\\ufe0d\\u{e0100}-\\u{e01ef}]',
  '(?<=\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]',
  // 🏴󠁧󠁢󠁳󠁣󠁴󠁿 is a flag with its country spelled out.
  '(?<=\\u{1f3f4}[\\u{e0020}-\\u{e007e}]*)[\\u{e0020}-\\u{e007f}]',
].join('|');
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;
const MEANINGLESS = new RegExp(`(?!${WITH_A_MEANING})\\p{Default_Ignorable_Code_Point}`, 'gu');

/** Letters, digits, signs, pictures: anything that leaves ink. Marks alone, blanks of any kind and ignorable characters do not. */
const INK = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

export const isVisible = (text: string): boolean => INK.test(text);

/** One line, composed, of at most so many characters. Done until nothing changes: what is taken out brings others together. */
function tidied(text: string, longest: number): string {
  for (let now = text; ; ) {
    const whole = now.replace(BLANKS, ' ').replace(MEANINGLESS, '').normalize('NFC').replace(BLANKS, ' ').trim();
    const next = Array.from(whole).slice(0, longest).join('').trim();
    if (next === now) return next;
    now = next;
  }
}

/** A text of one line as others may see it; '' if there is nothing to see. */
export function cleanLine(text: string, longest: number): string {
  const line = tidied(text, longest);
  return isVisible(line) ? line : '';
}

/** Letters of other scripts that nobody can tell from Latin ones, big and small; and what is a stroke or a ring anywhere. */
const TWINS: readonly (readonly [latin: string, twins: string])[] = [
  ['a', 'аαɑ'],
  ['A', 'АΑ'],
  ['B', 'ВΒ'],
  ['c', 'с'],
  ['C', 'С'],
  ['d', 'ԁ'],
  ['e', 'е'],
  ['E', 'ЕΕ'],
  ['g', 'ɡ'],
  ['h', 'һ'],
  ['H', 'НΗ'],
  ['i', 'іι'],
  ['j', 'јϳ'],
  ['J', 'ЈͿ'],
  ['k', 'кκ'],
  ['K', 'КΚ'],
  ['l', 'I1|ІΙӀӏıǀ'],
  ['M', 'МΜ'],
  ['n', 'η'],
  ['N', 'Ν'],
  ['o', 'оοО0ΟՕօ'],
  ['p', 'рρ'],
  ['P', 'РΡ'],
  ['q', 'ԛ'],
  ['s', 'ѕ'],
  ['S', 'Ѕ'],
  ['t', 'τ'],
  ['T', 'ТΤ'],
  ['u', 'υ'],
  ['v', 'νѵ'],
  ['w', 'ԝω'],
  ['x', 'хχ'],
  ['X', 'ХΧ'],
  ['y', 'уγ'],
  ['Y', 'УΥҮ'],
  ['Z', 'Ζ'],
];
const LATIN = new Map(TWINS.flatMap(([latin, twins]) => Array.from(twins, (twin) => [twin, latin] as const)));

const folded = (text: string): string => text.replaceAll('ß', 'ss').toLowerCase();

/**
 * What two names have in common that people take for one another: how they sound (whatever is big or small, wide or
 * narrow), and how they look (whatever script the letters are of). Names with one of these in common are the same.
 */
export function nameKeys(name: string): string[] {
  const bare = name.normalize('NFKD').replace(IGNORABLE, '').replace(BLANKS, ' ').trim();
  const looks = Array.from(bare, (letter) => LATIN.get(letter) ?? letter).join('');
  return [folded(bare), folded(looks)];
}

/** Whether any of these names could be taken for this one. */
export function isTaken(name: string, taken: readonly string[]): boolean {
  const keys = new Set(taken.flatMap(nameKeys));
  return nameKeys(name).some((key) => keys.has(key));
}
