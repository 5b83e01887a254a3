/** The board's props for this game, and what its parts share. */

import type { Asked, BoardProps } from '@undercroft/board/contract.ts';
import type { ActProps as ActPropsOf, Question as QuestionOf } from '@undercroft/board/question/question.ts';
import { createContext, useContext } from 'react';
import { type Decision, type Event, inEnglish, type TdSay, type View } from '../src/index.ts';

export { answersOf, mayAsk, useQuestion } from '@undercroft/board/question/question.ts';
export { nameOf, withNames } from '@undercroft/board/seats/names.ts';

export type Props = BoardProps<View, Decision, Event>;
export type Question = QuestionOf<Decision>;
export type ActProps = ActPropsOf<View, Decision, Event>;

/** The game's own sentences and the names of its cards, in the language of the page. */
export const GameSpeech = createContext<TdSay>(inEnglish);
export const useGameSay = (): TdSay => useContext(GameSpeech);

/** The class comes before the accent. */
export const classFirst = (waiting: readonly Asked<Decision>[]): Asked<Decision> | undefined =>
  waiting.find(({ ask }) => ask.kind === 'class') ?? waiting[0];
