/** Adventure Party in the browser. */
import type { Face } from '@undercroft/board/contract.ts';
import { type Decision, type Event, game, type View } from '../src/index.ts';
import { Board } from './board.tsx';
import { caption } from './caption.ts';
import { cast } from './cast.ts';
import { ending } from './ending.ts';
import { film } from './film.ts';
import { tutorial } from './lesson.ts';
import { logLine, topics } from './log.ts';
import { DecksTab } from './parts/parties/decks.tsx';
import { PartiesTab } from './parts/parties/parties.tsx';
import { dieLook } from './real-dice.tsx';

export const face: Face<View, Decision, Event> = {
  game,
  Board,
  film,
  score: 'ap.vp',
  caption,
  die: dieLook,
  logLine,
  topics,
  ending,
  cast,
  tutorial,
  tabs: [
    { id: 'parties', title: 'ap.tab.parties', Tab: PartiesTab },
    { id: 'decks', title: 'ap.tab.decks', Tab: DecksTab },
  ],
};
