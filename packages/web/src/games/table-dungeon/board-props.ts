/** The board's props for this game, and what its parts share. */
import type { Decision, Event, View } from '@undercroft/table-dungeon';
import type { Asked, BoardProps } from '../../table/contract.ts';
import type { Question as QuestionOf } from '../../table/question.ts';

export { mayAsk, useQuestion } from '../../table/question.ts';
export { nameOf, withNames } from '../../table/seats.ts';

export type Props = BoardProps<View, Decision, Event>;
export type Question = QuestionOf<Decision>;

/** The class comes before the accent. */
export const classFirst = (waiting: readonly Asked<Decision>[]): Asked<Decision> | undefined =>
  waiting.find(({ ask }) => ask.kind === 'class') ?? waiting[0];
