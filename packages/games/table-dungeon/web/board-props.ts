/** The board's props for this game, and what its parts share. */

import type { Asked, BoardProps } from '@undercroft/board/contract.ts';
import type { ActProps as ActPropsOf, Question as QuestionOf } from '@undercroft/board/question/question.ts';
import type { Decision, Event, View } from '../src/index.ts';

export { answersOf, mayAsk, useQuestion } from '@undercroft/board/question/question.ts';
export { nameOf, withNames } from '@undercroft/board/seats/names.ts';

export type Props = BoardProps<View, Decision, Event>;
export type Question = QuestionOf<Decision>;
export type ActProps = ActPropsOf<View, Decision, Event>;

/** The class comes before the accent. */
export const classFirst = (waiting: readonly Asked<Decision>[]): Asked<Decision> | undefined =>
  waiting.find(({ ask }) => ask.kind === 'class') ?? waiting[0];
