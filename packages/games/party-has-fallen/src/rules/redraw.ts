/** R-PHF-40  When a goal may be drawn anew. */
import type { Seat } from '@undercroft/engine';
import { NONE } from '../content/cards.ts';
import { GOAL } from '../decks.ts';
import { ALIVE, type Table } from '../table.ts';
import { isOut } from './board.ts';
import { needsOf } from './honour.ts';

/** Whether a goal wants an opponent named. */
export const wantsName = (t: Table, goal: number): boolean => needsOf(t, goal).some((need) => need.need === 'named');

/** The named opponent is out and was not killed for this goal. */
function isHopeless(t: Table, seat: Seat): boolean {
  const { status, goal, named, slain } = t.seats[seat]!;
  if (status !== ALIVE || named === NONE || !isOut(t, named)) return false;
  return wantsName(t, goal) && (slain & (1 << named)) === 0;
}

/** With no goal left anywhere the old one stays. */
export const canRedraw = (t: Table, seat: Seat): boolean => isHopeless(t, seat) && t.draw[GOAL]!.length + t.discard[GOAL]!.length > 0;
