import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../..');
/** Words that come with a page, and the files that say them: nothing else may, for they are not there yet. */
const SAID_BY: Record<string, string[]> = {
  about: ['pages/about.tsx'],
  game: [
    'pages/game.tsx',
    'pages/setup/clock-form.tsx',
    'pages/setup/dice-field.tsx',
    'pages/setup/house-rule.tsx',
    'pages/setup/house-rules-form.tsx',
    'pages/setup/material-field.tsx',
    'pages/setup/pace-field.tsx',
    'pages/setup/preset-cards.tsx',
    'pages/setup/seats-form.tsx',
  ],
  replay: ['table/dice-check.ts', 'table/dice-proof.tsx', 'table/replay-bar.tsx', 'table/replay-page.tsx'],
  rules: ['table/rules.tsx'],
  shelf: ['pages/shelf.tsx', 'pages/shelf/board.tsx'],
};
const LATER = Object.keys(SAID_BY).map((page) => `web/src/messages/${page}`);
/** The words of the kit, of every page, and of each game's board. */
const FOLDERS = ['web/src/messages', ...LATER, 'board/src/messages', ...globSync('games/*/web/messages', { cwd: SOURCE })];

type Message = string | Record<string, string>;

function read(file: string): Record<string, Message> {
  return JSON.parse(readFileSync(join(SOURCE, file), 'utf8'));
}

const filesIn = (folder: string): string[] =>
  readdirSync(join(SOURCE, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => `${folder}/${file}`);
const files = FOLDERS.flatMap(filesIn);
const translations = files.filter((file) => !file.endsWith('/en.json'));

const formsOf = (message: Message): string[] => (typeof message === 'string' ? [message] : Object.values(message));

/** The places of a message; a form may leave out the number it is chosen by ("one chair"). */
function placesOf(message: Message): string[] {
  const all = formsOf(message).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!));
  return [...new Set(all)].sort();
}

/** Written twice, a key would silently win over itself. */
function keysWritten(file: string): string[] {
  return [...readFileSync(join(SOURCE, file), 'utf8').matchAll(/^\s*"([\w-]+\.[\w.-]+)":/gm)].map(([, key]) => key!);
}

describe.each(translations)('%s', (file) => {
  const messages = read(file);
  const english = read(join(dirname(file), 'en.json'));
  test('has the same keys as English', () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort());
  });
  test('has the same places in every message', () => {
    const places = (all: Record<string, Message>) => Object.fromEntries(Object.keys(english).map((key) => [key, placesOf(all[key] ?? '')]));
    expect(places(messages)).toEqual(places(english));
  });
  test('has forms by number exactly where English has', () => {
    const kinds = (all: Record<string, Message>) => Object.fromEntries(Object.keys(english).map((key) => [key, typeof all[key]]));
    expect(kinds(messages)).toEqual(kinds(english));
  });
});

test.each(files)('%s has no key twice, no empty text, and every plural has its other form', (file) => {
  const messages = read(file);
  expect(keysWritten(file).length).toBe(Object.keys(messages).length);
  const isWhole = (message: Message) =>
    formsOf(message).every((text) => text.trim() !== '') && (typeof message === 'string' || 'other' in message);
  const broken = Object.entries(messages).filter(([, message]) => !isWhole(message));
  expect(broken).toEqual([]);
});

test('every board speaks the languages of the pages, and no key is said by two', () => {
  const languages = (folder: string) => filesIn(folder).map((file) => basename(file));
  for (const folder of FOLDERS) expect(languages(folder), folder).toEqual(languages('web/src/messages'));
  const keys = FOLDERS.flatMap((folder) => Object.keys(read(`${folder}/en.json`)));
  expect(new Set(keys).size).toBe(keys.length);
});

test.each(Object.entries(SAID_BY))('what comes with the page %s is said there alone', (page, files) => {
  const keys = Object.keys(read(`web/src/messages/${page}/en.json`)).map((key) => `'${key}'`);
  const says = (file: string): boolean => keys.some((key) => readFileSync(join(SOURCE, file), 'utf8').includes(key));
  const sources = globSync(['web/src/**/*.{ts,tsx}', 'board/src/**/*.{ts,tsx}', 'games/*/web/**/*.{ts,tsx}'], { cwd: SOURCE });
  expect(sources.filter(says).sort()).toEqual(files.map((file) => `web/src/${file}`));
});

/** All that comes with a file at once; what it loads later is not among it. */
function comesWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(join(SOURCE, 'web/src', file), 'utf8');
  for (const [, path] of text.matchAll(/^(?:import|\} from|export .*from).*'(\.\.?\/[^']+\.tsx?)';$/gm))
    comesWith(join(dirname(file), path!), seen);
  return seen;
}

test('the first page says nothing that comes later', () => {
  const first = comesWith('pages/home.tsx', comesWith('main.tsx'));
  expect(first).toContain('pages/home/invite-dialog.tsx');
  expect(
    Object.values(SAID_BY)
      .flat()
      .filter((file) => first.has(file)),
  ).toEqual([]);
});

test('every folder of words comes with a page', () => {
  const folders = readdirSync(join(SOURCE, 'web/src/messages'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(SAID_BY));
});
