/** P52 in the browser. */
import type { Face } from '@undercroft/board/contract.ts';
import { type Decision, game, type P52Event, type View } from '../src/index.ts';
import { Board } from './board.tsx';
import { caption } from './caption.ts';
import { cast } from './cast.ts';
import { ending } from './ending.ts';
import { film } from './film.ts';
import { tutorial } from './lesson.ts';
import { logLine, topics } from './log.ts';
import { CardKeys, SessionTab } from './parts/later.tsx';
import { FoesTab } from './parts/tabs/foes.tsx';

export const face: Face<View, Decision, P52Event> = {
  game,
  Board,
  film,
  score: 'p52.rooms',
  caption,
  logLine,
  topics,
  ending,
  cast,
  tutorial,
  CardKeys,
  tabs: [
    { id: 'foes', title: 'p52.tab.foes', Tab: FoesTab },
    { id: 'session', title: 'p52.tab.session', Tab: SessionTab },
  ],
};
