/** The sentences of the game, by key: English here, each other language in a file of `texts/`. A new file is a new language. */
import { type Places, type Say, sayer, type Texts } from '@undercroft/engine';
import english from './texts/en.json' with { type: 'json' };

export type Key = keyof typeof english;
export type DfSay = Say<Key>;

export { english };
export const inEnglish: Say = sayer<string>(english, 'en', english);

export const texts = async (language: string): Promise<Texts> =>
  (await import(`./texts/${language}.json`, { with: { type: 'json' } })).default;

/** Why something is forbidden: in English, and as a text for other languages. */
export const told = (key: Key, places: Places = {}) => ({ message: inEnglish(key, places), text: { key, places } });
