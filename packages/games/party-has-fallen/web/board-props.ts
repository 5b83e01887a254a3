/** The board's props for this game, and what its parts share. */

import type { Asked, BoardProps } from '@undercroft/board/contract.ts';
import type { ActProps as ActPropsOf, Question as QuestionOf } from '@undercroft/board/question/question.ts';
import type { Say } from '@undercroft/engine';
import { createContext, useContext } from 'react';
import type { Decision, Event, Kind, View } from '../src/index.ts';

export { answersOf, mayAsk, mayQuestion, useQuestion } from '@undercroft/board/question/question.ts';
export { nameOf, pageSeat, withNames } from '@undercroft/board/seats/names.ts';

export type Props = BoardProps<View, Decision, Event>;
export type Question = QuestionOf<Decision>;
export type Of<K extends Kind> = Extract<Decision, { kind: K }>;

export type ActProps = ActPropsOf<View, Decision, Event>;

/** The game's own sentences (cards, rooms, effects) in the language of the page. */
export const GameSpeech = createContext<Say>((key) => key);
export const useGameSay = (): Say => useContext(GameSpeech);

/** Which goal is kept: before the game, in the next life, or in the turn, where it is drawn anew. */
export type GoalAnswer = Of<'goal'> | Extract<Of<'turn'>, { do: 'keepGoal' }>;
export const goalAnswers = (asked: Asked<Decision> | null): GoalAnswer[] =>
  (asked?.options ?? []).filter((d): d is GoalAnswer => d.kind === 'goal' || (d.kind === 'turn' && d.do === 'keepGoal'));
