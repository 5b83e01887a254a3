/** Pages of this game beside its tables. */
import type { GamePages } from '../index.ts';

export const pages: GamePages = [{ path: 'layouts', title: 'game.workshop', load: () => import('./layouts/page.tsx') }];
