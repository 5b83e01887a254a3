import type { Message, Texts } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { everything, languages, type Part, shareOf, sharesOf } from '../languages.ts';

const part = (english: readonly string[], french: readonly string[]): Part => {
  const texts = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, key]));
  return {
    english: texts(english),
    theirs: async (language) => (language === 'fr' ? texts(french) : {}),
  };
};

test('a language that lacks a text is not whole, however few they are', async () => {
  const keys = Array.from({ length: 999 }, (_, i) => `a.${i}`);
  expect(await shareOf('fr', [part(keys, keys), part(['b'], [])])).toBe(99);
  expect(await shareOf('fr', [part(['a', 'b'], ['a']), part(['c', 'd'], [])])).toBe(25);
  expect(await sharesOf(['fr', 'tlh'], [part(['a', 'b'], ['a', 'z'])])).toEqual({ fr: 50, tlh: 0 });
});

test('every language one can choose is whole: pages, boards, games with their cards, doors and rules', async () => {
  const parts = await everything();
  expect(languages()).toEqual(['de']);
  expect(parts.length).toBeGreaterThan(15);
  for (const { english } of parts) expect(Object.keys(english)).not.toEqual([]);
  expect(await sharesOf(languages(), parts)).toEqual({});
  expect(await shareOf('tlh', parts)).toBe(0);
});

const formsOf = (message: Message): string[] => (typeof message === 'string' ? [message] : Object.values(message));
/** A text without its places and what is no letter: what is left has to be translated. */
const wordsOf = (text: string): string =>
  text
    .replace(/\{\w+\}/g, ' ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

/** Words that are the same in English and in another language, units and proper names. */
const SAME: Record<string, string> = {
  de: `AAAAAAAAH, Airbag, Arena, Banner, Blind, Bot, Bots, Bruna, CHA, Defibrillator, Drama Magnet, EXIT, Fizzwick, Gold, Grubb, Ha, Hand, INT, Init,
    Initiative, La la la la la, Link, Lutie, Mopsa, Name, Paladin, Person, Pock, Reginald, Ring, Rune, Séance Suite, Tansy, cm, m s, normal, rad s`,
};
/** Words that tell English from the languages there are. */
const ENGLISH = /\b(the|and|of|you|your|with|this|that|from|are|every|which)\b/i;

/** Texts that are English still: word for word the same, or with words that no other language has. */
function leftInEnglish(english: Texts, theirs: Texts, language: string): string[] {
  const same = new Set((SAME[language] ?? '').split(/,\s*/));
  const isSame = (key: string, text: string): boolean => {
    const words = wordsOf(text);
    return words !== '' && !same.has(words) && formsOf(english[key] ?? '').some((each) => wordsOf(each) === words);
  };
  return Object.entries(theirs).flatMap(([key, message]) =>
    formsOf(message)
      .filter((text) => isSame(key, text) || ENGLISH.test(wordsOf(text)))
      .map((text) => `${key}: ${text}`),
  );
}

test.each(languages())('nothing is left in English: %s', async (language) => {
  const parts = await everything();
  const left = await Promise.all(parts.map(async ({ english, theirs }) => leftInEnglish(english, await theirs(language), language)));
  expect(left.flat()).toEqual([]);
});

test('a text that was copied or half translated is found', () => {
  const english = { a: 'Draw {n} cards', b: '{n} gold', c: 'Close', d: { one: '{n} hero', other: '{n} heroes' } };
  expect(leftInEnglish(english, { ...english, b: '{n} Gold' }, 'de')).toEqual([
    'a: Draw {n} cards',
    'c: Close',
    'd: {n} hero',
    'd: {n} heroes',
  ]);
  expect(leftInEnglish(english, { a: 'Zieh {n} of the Karten', b: '{n} Gold', c: 'Zu', d: '{n} Helden' }, 'de')).toEqual([
    'a: Zieh {n} of the Karten',
  ]);
});

/** Signs that belong to English, or to no printed text, by language. */
const FOREIGN: Record<string, RegExp> = { de: /["”]|\.\.\.| - /u };

test('German has its own quotation marks, in pairs, and dots and dashes that are printed', async () => {
  const told = await Promise.all((await everything()).map(({ theirs }) => theirs('de')));
  const texts = told.flatMap((part) =>
    Object.entries(part).flatMap(([key, message]) => formsOf(message).map((text) => [key, text] as const)),
  );
  const count = (text: string, sign: string): number => text.split(sign).length;
  const isPaired = (text: string): boolean => count(text, '„') === count(text, '“') && count(text, '‚') === count(text, '‘');
  expect(texts.filter(([, text]) => FOREIGN['de']?.test(text) || !isPaired(text))).toEqual([]);
});
