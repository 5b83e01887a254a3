/** Adventure Party in the browser. */
import type { Face } from '@undercroft/board/contract.ts';
import { type Decision, type Event, game, type View } from '../src/index.ts';
import { Board } from './board.tsx';
import { caption } from './caption.ts';
import { film } from './film.ts';
import { dieLook } from './real-dice.tsx';

export const face: Face<View, Decision, Event> = { game, Board, film, score: 'ap.vp', caption, die: dieLook };
