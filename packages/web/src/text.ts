/**
 * The words of the interface, by key. Each language is one file in `messages/`; adding a file adds a language.
 * A message may have places (`{name}`) and forms by number (`{ "one": …, "other": … }`, chosen by `n`).
 */
import { createContext, createElement, type ReactNode, useContext, useEffect, useState } from 'react';
import english from './messages/en.json';
import { useSettings } from './settings.ts';

type Message = string | Record<string, string>;
type Messages = Record<string, Message>;
export type MessageKey = keyof typeof english;
export type Places = Record<string, string | number>;
export type Say = (key: MessageKey, places?: Places) => string;

const LOADERS = import.meta.glob<{ default: Messages }>('./messages/*.json');
const codeOf = (path: string) => path.replace(/^.*\/|\.json$/g, '');

/** Codes of all languages there are: `de`, `en`. */
export const languages: readonly string[] = Object.keys(LOADERS).map(codeOf).sort();

/** What a language calls itself. */
export const languageName = (code: string): string => new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;

/** The first language of the browser that we have; else English. */
export function usualLanguage(wanted: readonly string[] = navigator.languages): string {
  return wanted.map((each) => each.split('-')[0]!.toLowerCase()).find((code) => languages.includes(code)) ?? 'en';
}

function form(message: Message, language: string, places: Places): string {
  if (typeof message === 'string') return message;
  const chosen = new Intl.PluralRules(language).select(Number(places['n'] ?? 0));
  return message[chosen] ?? message['other'] ?? '';
}

export function sayer(messages: Messages, language: string): Say {
  return (key, places = {}) =>
    form(messages[key] ?? english[key], language, places).replace(/\{(\w+)\}/g, (whole, name: string) => String(places[name] ?? whole));
}

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
    const load =
      language === 'en' ? Promise.resolve(english as Messages) : LOADERS[`./messages/${language}.json`]!().then((m) => m.default);
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

export const useSay = (): Say => useContext(Spoken).say;
export const useLanguage = (): string => useContext(Spoken).language;
