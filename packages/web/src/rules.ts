/** The rules reference of each game: loaded when somebody looks something up or asks why. */

import { loadGame } from '@undercroft/catalog';
import { type Reference, readReference } from '@undercroft/engine';

const loaded = new Map<string, Promise<Reference>>();

async function read(url: URL): Promise<Reference> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url.pathname} could not be loaded`);
  return readReference(await answer.text());
}

/** The same law with the page and the answers of another language. */
export const inLanguage = (english: Reference, told: Reference): Reference => ({ ...told, statements: english.statements });

async function load(slug: string, language: string): Promise<Reference> {
  const { about } = await loadGame(slug);
  const told = about.rulesIn?.[language];
  const [english, other] = await Promise.all([read(about.rules), told && read(told)]);
  return other ? inLanguage(english, other) : english;
}

/** Page and answers of a game in this language, else in English; all statements, in the order of the book. */
export function loadRules(slug: string, language: string): Promise<Reference> {
  const key = `${slug} ${language}`;
  const known = loaded.get(key) ?? load(slug, language);
  loaded.set(key, known);
  // Tried again next time somebody asks.
  known.catch(() => loaded.delete(key));
  return known;
}

/** A statement for people who do not care how it is switched: plain text, without marks, toggles and other rules' ids. What is ours stays. */
export const plainRule = (text: string): string => text.split('**Ours:**').map(plainPart).join(' Ours: ');

const plainPart = (text: string): string =>
  text
    .trim()
    .replaceAll(/[*`]/g, '')
    .replace(/\s*\b(Toggles? \[.*|Options? [a-z]\w*( \([^)]*\))?:.*|No toggle\.|No option\.)$/, '')
    .replace(/\s*\[\w+\.\w+\](, \[\w+\.\w+\])*\.?$/, '')
    .replaceAll(/\s*\((?:[REV]-)?[A-Z0-9]+-\d{2,3}\b[^()]*\)/g, '');
