/** The words of the interface, by key. Each language is one file in `messages/`; adding a file adds a language. */
import { type Places, type Say as SayAny, sayer as sayerOf, type Texts } from '@undercroft/engine';
import { createContext, createElement, type ReactNode, useContext, useEffect, useState } from 'react';
import english from './messages/en.json';
import { useSettings } from './settings.ts';

export type MessageKey = keyof typeof english;
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

export const sayer = (messages: Texts, language: string): Say => sayerOf(messages, language, english);

interface Speech {
  say: Say;
  language: string;
}
const Spoken = createContext<Speech>({ say: sayer(english, 'en'), language: 'en' });

/** Gives everything inside it the words of the chosen language. */
export function Speaking({ children }: { children: ReactNode }) {
  const { language: wanted } = useSettings();
  const [speech, setSpeech] = useState<Speech>({ say: sayer(english, 'en'), language: 'en' });
  useEffect(() => {
    let current = true;
    const language = languages.includes(wanted) ? wanted : usualLanguage();
    const load = language === 'en' ? Promise.resolve<Texts>(english) : LOADERS[`./messages/${language}.json`]!().then((m) => m.default);
    load.then((messages) => {
      if (!current) return;
      document.documentElement.lang = language;
      setSpeech({ say: sayer(messages, language), language });
    });
    return () => {
      current = false;
    };
  }, [wanted]);
  return createElement(Spoken.Provider, { value: speech }, children);
}

/** `Ada, Odo and Pim`, as the page's language lists things. */
export const listOf = (names: readonly string[]): string =>
  new Intl.ListFormat(document.documentElement.lang || 'en', { type: 'conjunction' }).format(names);

/** `+3` or `−2`, with a real minus sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** With a capital: refusals are written as parts of a sentence. */
export const asSentence = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const useSay = (): Say => useContext(Spoken).say;
export const useLanguage = (): string => useContext(Spoken).language;
