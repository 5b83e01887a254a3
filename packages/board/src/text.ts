/**
 * The words of the interface, by key. Each language is one file in `messages/`; adding a file adds a language. What the pages say
 * stands in `packages/web/src/messages/`, what one game's board says in its `web/messages/`; both add their words here.
 */
import { type Message, type Places, type Say as SayAny, sayer as sayerOf, type Texts } from '@undercroft/engine';
import { createContext, createElement, type ReactNode, useContext, useEffect, useLayoutEffect, useState } from 'react';
import english from './messages/en.json';
import { useSettings } from './settings.ts';

/** Everything that can be said. Pages and boards add their keys to it. */
export interface Words extends Readonly<Record<keyof typeof english, Message>> {}
export type MessageKey = keyof Words;
export type { Places };
export type Say = SayAny<MessageKey>;

const LOADERS = import.meta.glob<{ default: Texts }>('./messages/*.json');
const codeOf = (path: string) => path.replace(/^.*\/|\.json$/g, '');

/** Codes of all languages there are: `de`, `en`. */
export const languages: readonly string[] = Object.keys(LOADERS).map(codeOf).sort();

/** What a language calls itself. */
export const languageName = (code: string): string => new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;

/** The first language of the browser that we have; else English. */
export function usualLanguage(wanted: readonly string[] = navigator.languages): string {
  return wanted.map((each) => each.split('-')[0]!.toLowerCase()).find((code) => languages.includes(code)) ?? 'en';
}

/** Words loaded so far, by language. */
const known: Record<string, Record<string, Message>> = { en: { ...english } };
const knownIn = (language: string): Record<string, Message> => (known[language] ??= {});

export const sayer = (messages: Texts, language: string): Say => sayerOf<string>(messages, language, knownIn('en'));

/** Words in a language; none if they were not translated. */
export type Source = (language: string) => Promise<Texts>;

const sources = new Map<string, Source>([
  ['', async (language) => (language === 'en' ? english : ((await LOADERS[`./messages/${language}.json`]?.())?.default ?? {}))],
]);
let spoken = 'en';

async function read(source: Source, language: string): Promise<void> {
  Object.assign(knownIn(language), await source(language));
}

/** Adds words that are at hand in English at once: what the pages say before anything is loaded. */
export function knowWords(name: string, inEnglish: Texts, source: Source): void {
  sources.set(name, source);
  Object.assign(knownIn('en'), inEnglish);
}

/** Adds words: in English, which fills gaps, in the language of the page, and in every one it is changed to. */
export async function addWords(name: string, source: Source): Promise<void> {
  sources.set(name, source);
  await Promise.all([read(source, 'en'), spoken !== 'en' && read(source, spoken)]);
}

/** Somebody who speaks a language, once all words needed are there. */
async function speak(language: string): Promise<Speech> {
  spoken = language;
  await Promise.all([...sources.values()].map((source) => read(source, language)));
  return { say: sayer(knownIn(language), language), language };
}

interface Speech {
  say: Say;
  language: string;
}
const inEnglish: Speech = { say: sayer(knownIn('en'), 'en'), language: 'en' };
const Spoken = createContext(inEnglish);

/** English too if the words of another language do not come. */
const speakOrEnglish = (language: string): Promise<Speech> => speak(language).catch(() => inEnglish);

/** Gives everything inside it the words of the chosen language; until they have come, nobody sees or hears it in English. */
export function Speaking({ children }: { children: ReactNode }) {
  const { language: chosen } = useSettings();
  const wanted = languages.includes(chosen) ? chosen : usualLanguage();
  const [speech, setSpeech] = useState(wanted === 'en' ? inEnglish : null);
  useEffect(() => {
    let current = true;
    speakOrEnglish(wanted).then((speaker) => {
      if (!current) return;
      document.documentElement.lang = speaker.language;
      setSpeech(speaker);
    });
    return () => {
      current = false;
    };
  }, [wanted]);
  // What is inside begins meanwhile: it has files of its own to wait for.
  useLayoutEffect(() => void document.documentElement.toggleAttribute('data-wordless', speech === null), [speech]);
  return createElement(Spoken.Provider, { value: speech ?? inEnglish }, children);
}

const pageLanguage = (): string => globalThis.document?.documentElement.lang || 'en';

/** `Ada, Odo and Pim`, as the page's language lists things. */
export const listOf = (names: readonly string[]): string => new Intl.ListFormat(pageLanguage(), { type: 'conjunction' }).format(names);

/** `1.30`, with the decimal sign of the page's language. */
export const decimal = (n: number, digits: number): string =>
  n.toLocaleString(pageLanguage(), { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false });

/** `+3` or `−2`, with a real minus sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** `42 %` of a share between 0 and 1, never broken between two lines. */
export const percent = (share: number): string => `${Math.round(share * 100)}\u00a0%`;

/** With a capital: refusals are written as parts of a sentence. */
export const asSentence = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const useSay = (): Say => useContext(Spoken).say;
export const useLanguage = (): string => useContext(Spoken).language;
