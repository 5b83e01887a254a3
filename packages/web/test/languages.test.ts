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
