import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../src/messages');

type Message = string | Record<string, string>;

function read(file: string): Record<string, Message> {
  return JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
}

const english = read('en.json');
const others = readdirSync(FOLDER).filter((file) => file !== 'en.json');

const formsOf = (message: Message): string[] => (typeof message === 'string' ? [message] : Object.values(message));

/** The places of a message; a form may leave out the number it is chosen by ("one chair"). */
function placesOf(message: Message): string[] {
  const all = formsOf(message).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!));
  return [...new Set(all)].sort();
}

/** Written twice, a key would silently win over itself. */
function keysWritten(file: string): string[] {
  return [...readFileSync(join(FOLDER, file), 'utf8').matchAll(/^\s*"([\w-]+\.[\w.-]+)":/gm)].map(([, key]) => key!);
}

describe.each(others)('%s', (file) => {
  const messages = read(file);
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

test.each(['en.json', ...others])('%s has no key twice, no empty text, and every plural has its other form', (file) => {
  const messages = read(file);
  expect(keysWritten(file).length).toBe(Object.keys(messages).length);
  const isWhole = (message: Message) =>
    formsOf(message).every((text) => text.trim() !== '') && (typeof message === 'string' || 'other' in message);
  const broken = Object.entries(messages).filter(([, message]) => !isWhole(message));
  expect(broken).toEqual([]);
});
