/** What a seat's goal asks for, written by the table or printed. Empty for goals only the table can judge. */
import type { Seat } from '@undercroft/engine';
import { GOALS, type Need } from '../content/goals.ts';
import type { Board } from '../rules/board.ts';
import { needsOf } from '../rules/honour.ts';

const NONE: readonly Need[] = [];

export function needsFor(t: Board, seat: Seat): readonly Need[] {
  const { goal } = t.seats[seat]!;
  if (goal < 0) return NONE;
  return t.written.length > 0 ? needsOf(t, goal) : (GOALS[goal]?.needs ?? NONE);
}
