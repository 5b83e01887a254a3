/** The sentences of the game, by key: English here, each other language in a file of `texts/`. A new file is a new language. */
import { type Message, type Places, type Say, sayer, type Texts } from '@undercroft/engine';
import { EQUIPMENT } from './content/equipment.ts';
import { HEROES } from './content/heroes.ts';
import { MONSTERS } from './content/monsters.ts';
import { BOSS_SHEETS, SHEETS } from './content/sheets.ts';
import sentences from './texts/en.json' with { type: 'json' };

export type Key = keyof typeof sentences | `card.${string}`;
export type DfSay = Say<Key>;

/** What a hero is called among friends. */
const shortened = (name: string): string => name.replace(/^(Sir|Sister|Old|Undertaker) /, '').split(/[ ,]/)[0]!;

/** What is printed on sheets and cards is content; a translation has names of its own. */
function* printed(): Generator<[string, string]> {
  for (const { id, name } of [...HEROES, ...MONSTERS, ...EQUIPMENT, ...SHEETS, ...BOSS_SHEETS]) yield [`card.${id}.name`, name];
  for (const { id, name } of HEROES) yield [`card.${id}.short`, shortened(name)];
}

export const english: Record<string, Message> = { ...sentences, ...Object.fromEntries(printed()) };
export const inEnglish: Say = sayer<string>(english, 'en', english);

export const texts = async (language: string): Promise<Texts> =>
  (await import(`./texts/${language}.json`, { with: { type: 'json' } })).default;

/** Why something is forbidden: in English, and as a text for other languages. */
export const told = (key: Key, places: Places = {}) => ({ message: inEnglish(key, places), text: { key, places } });
