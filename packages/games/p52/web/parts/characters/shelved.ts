/** Characters on one's shelf, fetched from the house; and the table that shows one as if it sat there. */
import { useLanguage } from '@undercroft/board/text.ts';
import { type Json, MATERIAL, Match } from '@undercroft/engine';
import { useEffect, useState } from 'react';
import { game, readScenario, type View } from '../../../src/index.ts';
import type { Shelved } from '../../../src/rules/shelf.ts';
import { bookOf } from '../../../src/scenario/book.ts';

export interface Listed {
  id: string;
  game: string;
  title: string;
  lines: readonly string[];
  table: string | null;
}

/** What the house answers; null: nobody is there, or it has no such thing. */
async function ask(path: string): Promise<Record<string, Json> | null> {
  const response = await fetch(path, { headers: { accept: 'application/json' } });
  if (!response.ok) return null;
  const json: unknown = await response.json();
  return typeof json === 'object' && json !== null ? (json as Record<string, Json>) : null;
}

/** What was fetched for an address; undefined while it is on its way. */
function useAnswer(path: string): Record<string, Json> | null | undefined {
  const [answer, setAnswer] = useState<{ path: string; value: Record<string, Json> | null } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    ask(path)
      .catch(() => null)
      .then((value) => isCurrent && setAnswer({ path, value }));
    return () => {
      isCurrent = false;
    };
  }, [path]);
  return answer?.path === path ? answer.value : undefined;
}

export function useCharacters(): readonly Listed[] | undefined {
  const answer = useAnswer(`/api/shelf?game=p52&language=${useLanguage()}`);
  if (answer === undefined) return undefined;
  // The house says what it keeps in this shape.
  return Array.isArray(answer?.things) ? (answer.things as unknown as Listed[]) : [];
}

/** One of them, read as the game reads it; null: it is none. */
export function useCharacter(id: string): Shelved | null | undefined {
  const answer = useAnswer(`/api/shelf/${encodeURIComponent(id)}`);
  if (answer === undefined) return undefined;
  return answer === null ? null : (game.doors?.thing?.read(answer.thing ?? null).value ?? null);
}

/** The scenario it belongs to, if it is one of the house. */
function bookFor({ scenario }: Shelved) {
  for (const json of Object.values(game.doors?.material?.shipped ?? {})) {
    const result = readScenario(json);
    if ('scenario' in result && result.scenario.meta.id === scenario) return bookOf(result.scenario);
  }
  return null;
}

/** A table with this character at its only seat, rested; null: its scenario is not here. */
export function tableOf(shelved: Shelved, healthOf: (view: View) => number): View | null {
  const book = bookFor(shelved);
  if (book === null) return null;
  const match = new Match(game, { seats: 1, seed: 'shelf', options: {} });
  const empty = game.sight.view(match.table, 0);
  const seated = { ...empty.heroes[0]!, sheet: shelved.character, draft: shelved.made, hp: 1 };
  const view: View = { ...empty, heroes: [seated], [MATERIAL]: book };
  return { ...view, heroes: [{ ...seated, hp: healthOf(view) }] };
}
