/** Dungeon Fighter in the browser. */
import type { Face } from '@undercroft/board/contract.ts';
import { type Decision, type Event, game, type View } from '../src/index.ts';
import { Board } from './board.tsx';
import { caption } from './caption.ts';
import { cast } from './cast.ts';
import { ending } from './ending.ts';
import { film } from './film.ts';
import { tutorial } from './lesson.ts';
import { logLine, topics } from './log.ts';
import { TowerTab } from './parts/tower.tsx';

export const face: Face<View, Decision, Event> = {
  game,
  Board,
  film,
  caption,
  score: 'df.points',
  logLine,
  topics,
  ending,
  cast,
  tutorial,
  tabs: [{ id: 'tower', title: 'df.tab.tower', Tab: TowerTab }],
};
