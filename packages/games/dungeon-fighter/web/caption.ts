/** How far the game is, in a few words beside its name. */
import type { Say } from '@undercroft/board/text.ts';
import type { View } from '../src/index.ts';
import { sheetIn } from './map-plan.ts';

export function caption(view: View, say: Say): string {
  if (view.round === 0) return '';
  const where = view.floor === 3 ? say('df.floor.boss') : say('df.floor', { n: view.floor + 1 });
  return [where, sheetIn(view)?.name ?? '', say('df.round', { n: view.round })].filter(Boolean).join(' · ');
}
