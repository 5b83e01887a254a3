import { call, end } from '@undercroft/engine';
import { procedure } from './chapter.ts';
import { creation } from './creation.ts';
import { room } from './room.ts';
import { session } from './session.ts';

/** P52-094  A whole session: characters, quest, and the first room. */
export const game = procedure<Record<string, never>, 'create' | 'setUp' | 'enter' | 'stop'>('game', 'create', [], {
  create: () => call(creation, {}, 'setUp'),
  setUp: () => call(session, { next: 0, extra: false }, 'enter'),
  enter: () => call(room, { spots: 0 }, 'stop'),
  stop: () => end(),
});
