/** The sentences of the game, by key: English here, each other language in a file of `texts/`. A new file is a new language. */
import { type Message, type Places, type Say, sayer, type Texts } from '@undercroft/engine';
import { ARENAS } from './content/arenas.ts';
import { BOSSES } from './content/bosses.ts';
import { HEROES, ITEMS, QUESTS } from './content/cards.ts';
import sentences from './texts/en.json' with { type: 'json' };

export type Key = keyof typeof sentences | `card.${string}.${'name' | 'quip'}`;
export type ApSay = Say<Key>;

/** What is printed on cards is content; a translation has names and jokes of its own. */
function* printed(): Generator<[string, string]> {
  for (const { id, name, quip } of [...HEROES, ...ITEMS, ...QUESTS, ...ARENAS, ...BOSSES]) {
    yield [`card.${id}.name`, name];
    yield [`card.${id}.quip`, quip];
  }
}

export const english: Record<string, Message> = { ...sentences, ...Object.fromEntries(printed()) };
export const inEnglish: Say = sayer<string>(english, 'en', english);

export const texts = async (language: string): Promise<Texts> =>
  (await import(`./texts/${language}.json`, { with: { type: 'json' } })).default;

/** Why something is forbidden: in English, and as a text for other languages. */
export const told = (key: Key, places: Places = {}) => ({ message: inEnglish(key, places), text: { key, places } });
