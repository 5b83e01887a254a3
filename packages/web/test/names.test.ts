import { isTaken, LONGEST_NAME } from '@undercroft/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import german from '../src/messages/de.json' with { type: 'json' };
import english from '../src/messages/en.json' with { type: 'json' };
import { botNames, cleanName, guestChance, guestName } from '../src/names.ts';

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

test.each(LANGUAGES)('no guest is offered a name that somebody at the table has, or one like it: %s', (_, { 'guest.names': names }) => {
  const all = names.split(', ');
  for (let i = 0; i < all.length; i++) {
    const taken = [all[i]!.toUpperCase(), 'Ada'];
    const offered = guestName(names, i / all.length, taken);
    expect([all[i], all.includes(offered), isTaken(offered, taken)]).toEqual([all[i], true, false]);
  }
  // Where all are taken the server tells them apart.
  expect(guestName(names, 0, all)).toBe(all[0]);
});

test('a browser remembers which guest it is, and a damaged or missing memory is no trouble', () => {
  const kept = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  const first = guestChance(storage);
  expect([guestChance(storage), guestChance(storage)]).toEqual([first, first]);
  for (const damaged of ['7', 'x', '-1', '']) {
    kept.set([...kept.keys()][0]!, damaged);
    const chance = guestChance(storage);
    expect(chance >= 0 && chance < 1).toBe(true);
  }
  const none = guestChance(() => {
    throw new Error('no storage');
  });
  expect(none >= 0 && none < 1).toBe(true);
});
