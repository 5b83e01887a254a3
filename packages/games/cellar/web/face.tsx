/** Cellar in the browser. */
import type { Face } from '@undercroft/board/contract.ts';
import { type CellarEvent, type Decision, game, type View } from '../src/index.ts';
import { Board } from './board.tsx';
import { ending } from './ending.ts';
import { film } from './film.ts';
import { tutorial } from './lesson.ts';
import { logLine, topics } from './log.ts';

export const face: Face<View, Decision, CellarEvent> = { game, Board, film, logLine, topics, score: 'cel.gold', ending, tutorial };
