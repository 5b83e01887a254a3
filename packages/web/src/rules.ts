/** The rules reference of each game: loaded when somebody looks something up or asks why. */

import { loadGame } from '@undercroft/catalog';
import { type RuleStatement, readRules } from '@undercroft/engine';

const loaded = new Map<string, Promise<RuleStatement[]>>();

async function load(slug: string): Promise<RuleStatement[]> {
  const { about } = await loadGame(slug);
  const answer = await fetch(about.rules);
  if (!answer.ok) throw new Error(`the rules of ${slug} could not be loaded`);
  return readRules(await answer.text());
}

/** All statements of a game, in the order of the book. */
export function loadRules(slug: string): Promise<RuleStatement[]> {
  const known = loaded.get(slug) ?? load(slug);
  loaded.set(slug, known);
  // Tried again next time somebody asks.
  known.catch(() => loaded.delete(slug));
  return known;
}

/** A statement for people who do not care how it is switched: plain text, without marks and toggles. */
export const plainRule = (text: string): string => text.replaceAll(/[*`]/g, '').replace(/\s*(Toggle \[.*|No toggle\.)$/, '');
