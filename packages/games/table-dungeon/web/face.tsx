/** Table Dungeon in the browser. */

import type { Face } from '@undercroft/board/contract.ts';
import { type Decision, type Event, game, type View } from '../src/index.ts';
import { Board } from './board.tsx';
import { classFirst } from './board-props.ts';
import { cast } from './cast.ts';
import { ending } from './ending.ts';
import { film } from './film.ts';
import { tutorial } from './lesson.ts';
import { logLine, topics } from './log.ts';
import { EnemyTab } from './parts/enemy-tab.tsx';

export const face: Face<View, Decision, Event> = {
  game,
  Board,
  first: classFirst,
  film,
  logLine,
  topics,
  score: 'td.points',
  ending,
  cast,
  tabs: [{ id: 'enemies', title: 'td.enemyTable', Tab: EnemyTab }],
  tutorial,
};

export default face;
