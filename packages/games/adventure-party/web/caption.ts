/** How far the game is, in a few words beside its name. */
import type { Say } from '@undercroft/board/text.ts';
import type { View } from '../src/index.ts';

export function caption(view: View, say: Say): string {
  if (view.round === 0) return '';
  const round = say('ap.round', { n: view.round });
  const phase = view.phase === 'setup' ? '' : say(`ap.phase.${view.phase}`);
  return [round, phase].filter(Boolean).join(' · ');
}
