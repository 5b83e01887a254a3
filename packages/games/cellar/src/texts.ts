/** The sentences of the game, by key: English here, each other language in a file of `texts/`. A new file is a new language. */
import { type Message, type Places, type Say, sayer, sayTold, type Texts } from '@undercroft/engine';
import { textOf } from './content/effects.ts';
import { EVENTS, type EventId } from './content/events.ts';
import { ITEMS, type ItemId } from './content/items.ts';
import { ROOMS, type RoomId } from './content/rooms.ts';
import sentences from './texts/en.json' with { type: 'json' };

export type Key = keyof typeof sentences | `room.${RoomId}` | `item.${ItemId}` | `event.${EventId}`;
export type CellarSay = Say<Key>;

/** What is printed on rooms and cards is content; a translation may say it in its own words. */
function* printed(): Generator<[string, string]> {
  for (const [id, { name }] of Object.entries(ROOMS)) yield [`room.${id}`, name];
  for (const [id, { name }] of Object.entries(ITEMS)) yield [`item.${id}`, `the ${name.toLowerCase()}`];
  for (const [id, { name, deed }] of Object.entries(EVENTS)) yield [`event.${id}`, `${name}: ${textOf(deed)}`];
}

export const english: Record<string, Message> = { ...sentences, ...Object.fromEntries(printed()) };
export const inEnglish: Say = sayer(english, 'en', english);

export const texts = async (language: string): Promise<Texts> =>
  (await import(`./texts/${language}.json`, { with: { type: 'json' } })).default;

/** Why something is forbidden: in English, and as a text for other languages. `named`: places that are texts themselves, by key. */
export function why(key: Key, places: Places = {}, named: Readonly<Record<string, Key>> = {}) {
  const text = { key, places, named };
  return { message: sayTold(inEnglish, text), text };
}
