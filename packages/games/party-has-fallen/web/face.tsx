/** The Party Has Fallen in the browser. */

import type { Face } from '@undercroft/board/contract.ts';
import { lengthOf } from '@undercroft/board/shots.ts';
import { type Decision, type Event, game, type View } from '../src/index.ts';
import { Board } from './board.tsx';
import { ending } from './ending.ts';
import { logLine } from './log.ts';
import { script } from './script.ts';
import { PactsTab, PartyTab } from './tabs.tsx';
import { tutorial } from './tutorial.ts';

export const face: Face<View, Decision, Event> = {
  game,
  Board,
  caption: (view, say) => (view.round > 0 ? say('phf.round', { n: view.round }) : ''),
  sceneMs: (events, before) => lengthOf(script(events, before)),
  logLine,
  score: 'phf.score',
  ending,
  tutorial,
  tabs: [
    { id: 'party', title: 'phf.party', Tab: PartyTab },
    { id: 'pacts', title: 'phf.pacts', Tab: PactsTab },
  ],
};

export default face;
