import { LONGEST_NAME } from '@undercroft/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import german from '../src/messages/de.json' with { type: 'json' };
import english from '../src/messages/en.json' with { type: 'json' };
import { botNames, cleanName, guestName } from '../src/names.ts';

test('marks that turn text around and control characters are gone from names', () => {
  expect(cleanName('  abc\u202e\u0007 \n def ')).toBe('abc def');
  expect(cleanName('\u200f\u2066\u2069')).toBe('');
});

test('a name of nothing but what cannot be seen is none', () => {
  for (const typed of ['\u200b\u200d', '\u2060', '\u3164', '\u2800\u2800', '\u00ad', '\u0301', '\ufe0f']) expect(cleanName(typed)).toBe('');
  expect(cleanName('👩\u200d👧')).toBe('👩\u200d👧');
});

test('names are cut between characters, never within one', () => {
  const name = cleanName('🐀'.repeat(10_000));
  expect([...name].length).toBe(LONGEST_NAME);
  expect(name.isWellFormed()).toBe(true);
});

test('whatever is typed, a name is short, well-formed and clean', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (typed) => {
      const name = cleanName(typed);
      expect([...name].length).toBeLessThanOrEqual(LONGEST_NAME);
      expect(cleanName(name)).toBe(name);
    }),
    { numRuns: 40 },
  );
});

const LANGUAGES = [
  ['English', english],
  ['German', german],
] as const;
/** A guest of one language may meet bots of another. */
const bots = LANGUAGES.flatMap(([, messages]) => botNames(messages['bot.names']));

test.each(LANGUAGES)('every guest has a name that is one, and no bot has it: %s', (_, { 'guest.names': names }) => {
  const guests = Array.from({ length: 400 }, (_each, i) => guestName(names, i / 400));
  expect(new Set(guests).size).toBe(names.split(', ').length);
  for (const name of guests) expect(cleanName(name)).toBe(name);
  expect(guests.filter((name) => bots.includes(name))).toEqual([]);
});

test.each(LANGUAGES)('a table of eight has enough names for bots, whoever sits there: %s', (_, { 'bot.names': names }) => {
  const each = botNames(names);
  expect(new Set(each.map((name) => name.toLowerCase())).size).toBe(16);
  for (const name of each) expect(cleanName(name)).toBe(name);
});
