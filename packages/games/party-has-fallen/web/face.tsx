/** The Party Has Fallen in the browser. */

import type { Face } from '@undercroft/board/contract.ts';
import { type Decision, type Event, game, type View } from '../src/index.ts';
import { Board } from './board.tsx';
import { cast } from './cast.ts';
import { ending } from './ending.ts';
import { isFar } from './far.ts';
import { film } from './film.ts';
import { tutorial } from './lesson.ts';
import { logLine, topics } from './log.ts';
import { PactsTab, PartyTab } from './parts/tabs.tsx';

export const face: Face<View, Decision, Event> = {
  game,
  Board,
  caption: (view, say) => (view.round > 0 ? say('phf.round', { n: view.round }) : ''),
  film,
  isFar,
  logLine,
  topics,
  score: 'phf.score',
  ending,
  cast,
  tutorial,
  tabs: [
    { id: 'party', title: 'phf.party', Tab: PartyTab },
    { id: 'pacts', title: 'phf.pacts', Tab: PactsTab },
  ],
};

export default face;
