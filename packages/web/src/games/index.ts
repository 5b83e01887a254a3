/** The faces of the games, loaded when a table of theirs is opened. A game without one of its own gets the plain one. */
import { loadGame } from '@undercroft/catalog';
import type { Game } from '@undercroft/engine';
import type { Face } from '../table/contract.ts';

/** A folder's `face.tsx`: the face of its game, or for `plain` a face for any game. */
interface FaceModule {
  face?: Face;
  faceFor?(game: Game): Face;
}

const FACES = import.meta.glob<FaceModule>('./*/face.tsx');

/** Whether the game has a board of its own here. */
export const hasFace = (slug: string): boolean => Object.hasOwn(FACES, `./${slug}/face.tsx`);

export async function loadFace(slug: string): Promise<Face> {
  const own = await FACES[`./${slug}/face.tsx`]?.();
  if (own?.face) return own.face;
  const [plain, game] = await Promise.all([FACES['./plain/face.tsx']?.(), loadGame(slug)]);
  if (!plain?.faceFor) throw new Error('the plain face is missing');
  return plain.faceFor(game);
}
