/** The sentences of the game, by key: English here, each other language in a file of `texts/`. A new file is a new language. */
import { type Message, type Places, type Say, sayer, type Texts } from '@undercroft/engine';
import { ABILITIES } from './content/abilities.ts';
import { EVENTS } from './content/events.ts';
import { GOALS } from './content/goals.ts';
import { HEROES } from './content/heroes.ts';
import { ITEMS } from './content/items.ts';
import { MARAUDER_ABILITIES } from './content/marauder.ts';
import { ROOM_NAMES } from './content/rooms.ts';
import { ROOM_KINDS } from './content/vocabulary.ts';
import sentences from './texts/en.json' with { type: 'json' };

/** What stands on cards and rooms is known by what is printed: its keys are open. */
type PrintedKey = `card.${string}.${'name' | 'quip'}` | `room.${(typeof ROOM_KINDS)[number]}.${number}`;
export type Key = keyof typeof sentences | PrintedKey;
export type PhfSay = Say<Key>;

/** Every card that has a name. The blank ones of a deck share theirs. */
export const CARDS = [...HEROES, ...ABILITIES, ...GOALS, ...EVENTS, ...ITEMS, ...MARAUDER_ABILITIES];

/** What is printed is content, in English; a translation has words of its own. */
function* printed(): Generator<[PrintedKey, string]> {
  for (const { id, name, quip } of CARDS) {
    yield [`card.${id}.name`, name];
    yield [`card.${id}.quip`, quip];
  }
  for (const kind of ROOM_KINDS) for (const [n, name] of ROOM_NAMES[kind].entries()) yield [`room.${kind}.${n}`, name];
}

export const english: Record<string, Message> = { ...sentences, ...Object.fromEntries(printed()) };
export const inEnglish: Say = sayer<string>(english, 'en', english);

export const texts = async (language: string): Promise<Texts> =>
  (await import(`./texts/${language}.json`, { with: { type: 'json' } })).default;

/** Why something is forbidden: in English, and as a text for other languages. */
export const told = (key: Key, places: Places = {}) => ({ message: inEnglish(key, places), text: { key, places } });
