/** The board's props for this game, and what its parts share. */
import type { BoardProps } from '@undercroft/board/contract.ts';
import type { ActProps as ActPropsOf, Question as QuestionOf } from '@undercroft/board/question/question.ts';
import type { Say } from '@undercroft/engine';
import { createContext, useContext } from 'react';
import type { Decision, Event, HeroView, View } from '../src/index.ts';
import type { Picture } from './film.ts';

export { answersOf, mayAsk, mayQuestion, useQuestion } from '@undercroft/board/question/question.ts';
export { nameOf, pageSeat, withNames } from '@undercroft/board/seats/names.ts';

export type Props = BoardProps<View, Decision, Event>;
export type Question = QuestionOf<Decision>;
export type ActProps = ActPropsOf<View, Decision, Event>;

/** What each screen gets. `picture`: what the shot that is due shows, or the table at rest. */
export interface ScreenProps extends ActProps {
  picture: Picture;
}

/** The game's own sentences (abilities, throws, rooms) in the language of the page. */
export const GameSpeech = createContext<Say>((key) => key);
export const useGameSay = (): Say => useContext(GameSpeech);

export const isAsked = ({ asked }: Question, kind: Decision['kind']): boolean => asked?.ask.kind === kind;

/** Whether the person at this screen leads that hero. */
export const isMine = ({ seats }: Props, { seat }: HeroView): boolean => seats.some((each) => each.seat === seat && each.mine);
