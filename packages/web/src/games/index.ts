/** The faces of the games, loaded when a table of theirs is opened. A game without one of its own gets the plain one. */
import type { Game } from '@undercroft/engine';
import type { Face } from '../table/contract.ts';

/** A folder's `face.tsx`: the face of its game, or for `plain` a face for any game. */
interface FaceModule {
  face?: Face;
  faceFor?(game: Game): Face;
}

const FACES = import.meta.glob<FaceModule>('./*/face.tsx');

/** The rules, for hints, tutorials and the plain face. To add a game to the browser, add its line here. */
const GAMES: Record<string, () => Promise<{ game: Game }>> = {
  'table-dungeon': () => import('@undercroft/table-dungeon'),
  cellar: () => import('@undercroft/cellar'),
};

/** Whether the browser knows the rules of a game. */
export const hasGame = (slug: string): boolean => Object.hasOwn(GAMES, slug);

export async function loadGame(slug: string): Promise<Game> {
  const load = hasGame(slug) ? GAMES[slug] : undefined;
  if (!load) throw new Error(`this page does not know the game '${slug.slice(0, 40)}'; reload it`);
  return (await load()).game;
}

export async function loadFace(slug: string): Promise<Face> {
  const own = await FACES[`./${slug}/face.tsx`]?.();
  if (own?.face) return own.face;
  const [plain, game] = await Promise.all([FACES['./plain/face.tsx']?.(), loadGame(slug)]);
  if (!plain?.faceFor) throw new Error('the plain face is missing');
  return plain.faceFor(game);
}
