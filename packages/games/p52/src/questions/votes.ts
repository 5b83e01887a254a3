/** The questions that are put to the whole group. */
import type { Decision } from '../decisions.ts';
import type { P52Question } from './question.ts';

/** P52-253 R-P52-64  Time is up: nobody is left behind by somebody who is not there. */
export const vote: P52Question = {
  options: (_t, { seat }) => [true, false].map((yes): Decision => ({ seat, kind: 'vote', yes })),
  fallback: (_t, { seat }) => ({ seat, kind: 'vote', yes: true }),
  seconds: 60,
};

/** R-P52-61 */
export const giveUp: P52Question = {
  options: (_t, { seat }) => [{ seat, kind: 'giveUp', giveUp: true }],
  fallback: (_t, { seat }) => ({ seat, kind: 'giveUp', giveUp: true }),
  seconds: 60,
};

/** Time is up: the party goes on. */
export const agree: P52Question = {
  options: (_t, { seat }) => [true, false].map((yes): Decision => ({ seat, kind: 'agree', yes })),
  fallback: (_t, { seat }) => ({ seat, kind: 'agree', yes: false }),
  seconds: 45,
};
