/** How far the game is, in a few words beside its name. */
import type { Say } from '@undercroft/board/text.ts';
import type { Say as GameSay } from '@undercroft/engine';
import { cardName, type View } from '../src/index.ts';
import { sheetIn } from './map-plan.ts';

export function caption(view: View, say: Say, inGame: GameSay): string {
  if (view.round === 0) return '';
  const where = view.floor === 3 ? say('df.floor.boss') : say('df.floor', { n: view.floor + 1 });
  return [where, cardName(inGame, sheetIn(view)), say('df.round', { n: view.round })].filter(Boolean).join(' · ');
}
