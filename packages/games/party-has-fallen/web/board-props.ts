/** The board's props for this game, and what its parts share. */

import type { Asked, BoardProps } from '@undercroft/board/contract.ts';
import { mayAsk, type Question as QuestionOf } from '@undercroft/board/question/question.ts';
import type { Decision, Event, Kind, View } from '../src/index.ts';

export { mayAsk, useQuestion } from '@undercroft/board/question/question.ts';
export { nameOf, pageSeat, withNames } from '@undercroft/board/seats/names.ts';

export type Props = BoardProps<View, Decision, Event>;
export type Question = QuestionOf<Decision>;
export type Of<K extends Kind> = Extract<Decision, { kind: K }>;

export interface ActProps {
  props: Props;
  question: Question;
}

/** An any-time question as if it waited: for parts that ask both ways. */
export function mayQuestion(props: Props, kind: Kind, done: () => void): Question {
  const asked = mayAsk(props, kind);
  const answer = (d: Decision) => {
    props.decide(d);
    done();
  };
  return { asked, chosen: null, choose: () => undefined, answer, open: asked !== null && !props.busy };
}

/** Which goal is kept: before the game, in the next life, or in the turn, where it is drawn anew. */
export type GoalAnswer = Of<'goal'> | Extract<Of<'turn'>, { do: 'keepGoal' }>;
export const goalAnswers = (asked: Asked<Decision> | null): GoalAnswer[] =>
  (asked?.options ?? []).filter((d): d is GoalAnswer => d.kind === 'goal' || (d.kind === 'turn' && d.do === 'keepGoal'));

/** The legal answers of a kind. */
export const answersOf = <K extends Kind>(asked: Asked<Decision> | null, kind: K): Of<K>[] =>
  (asked?.options ?? []).filter((d): d is Of<K> => d.kind === kind);
