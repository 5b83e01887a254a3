/** The questions after a room and after a quest. */
import type { Json, Seat } from '@undercroft/engine';
import type { Decision } from '../decisions.ts';
import { bookFor } from '../doors.ts';
import { trainedBy } from '../rules/levels.ts';
import { knownOf, raisable } from '../rules/raising.ts';
import type { Table } from '../table.ts';
import type { P52Question } from './question.ts';

/** The first of a list that the chapter shows. */
function firstOf(t: Table, name: string): Json | undefined {
  const list = t.stack.at(-1)?.vars[name];
  return Array.isArray(list) ? list[0] : undefined;
}

function cores(t: Table) {
  const training = firstOf(t, 'training');
  const ability = training !== null && typeof training === 'object' && !Array.isArray(training) ? String(training.ability) : '';
  return trainedBy(bookFor(t).ability(ability));
}

/** P52-236 */
export const train: P52Question = {
  options: (t, { seat }) => cores(t).map((core): Decision => ({ seat, kind: 'train', core })),
  fallback: (t, { seat }) => ({ seat, kind: 'train', core: cores(t)[0]! }),
  seconds: 120,
};

/** P52-247  Time is up: the exp is kept. */
export const raise: P52Question = {
  options: (t, { seat }) => [null, ...raisable(t, seat)].map((ability): Decision => ({ seat, kind: 'raise', ability })),
  fallback: (_t, { seat }) => ({ seat, kind: 'raise', ability: null }),
  seconds: 120,
};

const honed = (t: Table, seat: Seat): string[] => knownOf(t, seat, String(firstOf(t, 'kinds')).split(' or '));

/** P52-072 */
export const hone: P52Question = {
  options: (t, { seat }) => honed(t, seat).map((ability): Decision => ({ seat, kind: 'hone', ability })),
  fallback: (t, { seat }) => ({ seat, kind: 'hone', ability: honed(t, seat)[0]! }),
  seconds: 120,
};
