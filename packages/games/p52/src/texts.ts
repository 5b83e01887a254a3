/** The sentences of the game, by key: English here, each other language in a file of `texts/`. What a scenario says it says itself, in as many languages as it has. */
import { type Message, type Places, type Say, sayer, type Texts } from '@undercroft/engine';
import drownedBailey from './content/drowned-bailey/scenario.json' with { type: 'json' };
import shortStay from './content/short-stay/scenario.json' with { type: 'json' };
import { textsIn } from './scenario/languages.ts';
import sentences from './texts/en.json' with { type: 'json' };

export type Key = keyof typeof sentences | `scenario.${string}`;
export type P52Say = Say<Key>;

/** Ours, by their folders. */
const SCENARIOS = { 'drowned-bailey': drownedBailey, 'short-stay': shortStay };

/** What a text of one of our scenarios is called among the game's texts. */
export const scenarioKey = (scenario: string, way: string): `scenario.${string}` => `scenario.${scenario}.${way}`;

/** What our scenarios say is content; a translation of it stands beside each, and is loaded with the language. */
const printed = Object.values(SCENARIOS).flatMap((scenario) =>
  [...textsIn(scenario)].map(([way, said]) => [scenarioKey(scenario.meta.id, way), said]),
);

export const english: Record<string, Message> = { ...sentences, ...Object.fromEntries(printed) };
export const inEnglish: Say = sayer<string>(english, 'en', english);

type Told = Readonly<Record<string, string>>;

async function toldIn(language: string, folder: keyof typeof SCENARIOS): Promise<[string, string][]> {
  const told: Told = (await import(`./content/${folder}/languages/${language}.json`, { with: { type: 'json' } })).default;
  return Object.entries(told).map(([way, said]) => [scenarioKey(SCENARIOS[folder].meta.id, way), said]);
}

export async function texts(language: string): Promise<Texts> {
  const own: Texts = (await import(`./texts/${language}.json`, { with: { type: 'json' } })).default;
  // A language may tell the game before it tells every scenario of ours.
  const scenarios = [toldIn(language, 'drowned-bailey').catch(() => []), toldIn(language, 'short-stay').catch(() => [])];
  return { ...own, ...Object.fromEntries((await Promise.all(scenarios)).flat()) };
}

/** Why something is forbidden: in English, and as a text for other languages. */
export const told = (key: Key, places: Places = {}) => ({ message: inEnglish(key, places), text: { key, places } });
