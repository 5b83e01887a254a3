/** The faces of the games, loaded when a table of theirs is opened. A game without one of its own gets the plain one. */
import { loadGame } from '@undercroft/catalog';
import { type Game, inLanguage, type Texts } from '@undercroft/engine';
import type { ComponentType } from 'react';
import { type Fetched, useFetched } from '../kit/fetched.ts';
import type { Face } from '../table/contract.ts';
import { addWords, type MessageKey, useLanguage } from '../text.ts';

/** A folder's `face.tsx`: the face of its game, or for `plain` a face for any game. */
interface FaceModule {
  face?: Face;
  faceFor?(game: Game): Face;
}

const FACES = import.meta.glob<FaceModule>('./*/face.tsx');

/** Pages a game brings beside its tables, at `/games/<slug>/<path>`. A folder's `pages.ts`: titles at once, the rest when opened. */
export type GamePages = readonly { path: string; title: MessageKey; load(): Promise<{ default: ComponentType }> }[];

const PAGES = import.meta.glob<GamePages>('./*/pages.ts', { eager: true, import: 'pages' });

const WORDS = import.meta.glob<Texts>('./*/messages/*.json', { import: 'default' });

/** Loads what a game's board and pages say. */
const learnWords = (slug: string): Promise<void> =>
  addWords(slug, async (language) => (await WORDS[`./${slug}/messages/${language}.json`]?.()) ?? {});

export const pagesOf = (slug: string): GamePages => PAGES[`./${slug}/pages.ts`] ?? [];

/** One of those pages, with its words. */
export async function loadPage(slug: string, { load }: GamePages[number]): Promise<{ default: ComponentType }> {
  const [page] = await Promise.all([load(), learnWords(slug)]);
  return page;
}

/** Whether the game has a board of its own here. */
export const hasFace = (slug: string): boolean => Object.hasOwn(FACES, `./${slug}/face.tsx`);

async function loadEnglish(slug: string): Promise<Face> {
  const [own] = await Promise.all([FACES[`./${slug}/face.tsx`]?.(), learnWords(slug)]);
  if (own?.face) return own.face;
  const [plain, game] = await Promise.all([FACES['./plain/face.tsx']?.(), loadGame(slug)]);
  if (!plain?.faceFor) throw new Error('the plain face is missing');
  return plain.faceFor(game);
}

/** The face of a game that speaks this language, if it can; else English. */
export async function loadFace(slug: string, language: string): Promise<Face> {
  const face = await loadEnglish(slug);
  return { ...face, game: await inLanguage(face.game, language) };
}

/** The face, in the page's language. */
export function useFace(slug: string | null): Fetched<Face> {
  const language = useLanguage();
  return useFetched(slug === null ? null : `${slug} ${language}`, () => loadFace(slug ?? '', language));
}
