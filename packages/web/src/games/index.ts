/**
 * The faces of the games, loaded when a table of theirs is opened: `packages/games/<game>/web/face.tsx`. A game without one gets
 * the plain one, and so does whoever prefers words to pictures.
 */
import type { Face, GamePageProps } from '@undercroft/board/contract.ts';
import { settingsNow, useSettings } from '@undercroft/board/settings.ts';
import { addWords, useLanguage } from '@undercroft/board/text.ts';
import { loadGame } from '@undercroft/catalog';
import { inLanguage, type Texts } from '@undercroft/engine';
import type { ComponentType } from 'react';
import { type Fetched, useFetched } from '../kit/fetched.ts';

const FACES = import.meta.glob<Face>('../../../games/*/web/face.tsx', { import: 'face' });
const PAGES = import.meta.glob<{ default: ComponentType<GamePageProps> }>('../../../games/*/web/pages/*.tsx');
const WORDS = import.meta.glob<Texts>('../../../games/*/web/messages/*.json', { import: 'default' });
const inFolder = (slug: string, file: string): string => `../../../games/${slug}/web/${file}`;

/** Loads what a game's board and pages say. */
const learnWords = (slug: string): Promise<void> =>
  addWords(slug, async (language) => (await WORDS[inFolder(slug, `messages/${language}.json`)]?.()) ?? {});

export const hasPage = (slug: string, path: string): boolean => Object.hasOwn(PAGES, inFolder(slug, `pages/${path}.tsx`));

/** A page that a game brings, with its words. */
export async function loadPage(slug: string, path: string): Promise<{ default: ComponentType<GamePageProps> }> {
  const [page] = await Promise.all([PAGES[inFolder(slug, `pages/${path}.tsx`)]?.(), learnWords(slug)]);
  if (page === undefined) throw new Error(`${slug} has no page '${path}'`);
  return page;
}

/** Fetches the board of a game along with the page it will stand on, and not after it. */
export const fetchSoon = (slug: string): void => void FACES[inFolder(slug, 'face.tsx')]?.().catch(() => undefined);

/** Words and buttons for any game; what one of its own knows to tell stays, what it shows is not acted out. */
async function plainFace(slug: string, own: Face | undefined): Promise<Face> {
  const [{ faceFor }, game] = await Promise.all([import('../plain/face.tsx'), loadGame(slug)]);
  const { film: _, first: __, ...told } = own ?? {};
  return { ...told, ...faceFor(game) };
}

async function loadEnglish(slug: string, plain: boolean): Promise<Face> {
  const [own] = await Promise.all([FACES[inFolder(slug, 'face.tsx')]?.(), learnWords(slug)]);
  return own === undefined || plain ? plainFace(slug, own) : own;
}

/** How a table is to be shown: as this browser's owner likes it, unless said otherwise. */
export interface Shown {
  plain: boolean;
}

/** The face of a game that speaks this language, if it can; else English. */
export async function loadFace(slug: string, language: string, { plain }: Shown = settingsNow()): Promise<Face> {
  const face = await loadEnglish(slug, plain);
  return { ...face, game: await inLanguage(face.game, language) };
}

/** The face, in the page's language. */
export function useFace(slug: string | null, shown?: Shown): Fetched<Face> {
  const language = useLanguage();
  const settings = useSettings();
  const { plain } = shown ?? settings;
  return useFetched(slug === null ? null : `${slug} ${language} ${plain}`, () => loadFace(slug ?? '', language, { plain }));
}
