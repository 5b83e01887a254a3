/** The board's props for this game, and what its parts share. */
import type { BoardProps } from '@undercroft/board/contract.ts';
import type { ActProps as ActPropsOf, Question as QuestionOf } from '@undercroft/board/question/question.ts';
import type { Say } from '@undercroft/engine';
import { createContext, useContext } from 'react';
import { type Decision, type Event, inEnglish, type View } from '../src/index.ts';
import type { Picture } from './film.ts';

export { answersOf, mayAsk, useQuestion } from '@undercroft/board/question/question.ts';
export { nameOf, pageSeat, withNames } from '@undercroft/board/seats/names.ts';

export type Props = BoardProps<View, Decision, Event>;
export type Question = QuestionOf<Decision>;
export type ActProps = ActPropsOf<View, Decision, Event>;

/** The game's own sentences (colours, symbols, cards) in the language of the page. */
export const GameSpeech = createContext<Say>(inEnglish);
export const useGameSay = (): Say => useContext(GameSpeech);

/** The viewer's own question of a kind, if it is the one that waits. */
export const isAsked = ({ asked }: Question, kind: Decision['kind']): boolean => asked?.ask.kind === kind;

/** What each screen gets. `picture`: what the shot that is due shows, or the table at rest. */
export interface ScreenProps extends ActProps {
  picture: Picture;
}
