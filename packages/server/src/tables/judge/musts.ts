/** What must hold before anything is done at a table; each says in one sentence why not. */

import type { Seat } from '@undercroft/engine';
import type { Person } from '../../store/store.ts';
import { TableError } from '../said/contract.ts';
import { mustKnow } from '../sight/who.ts';
import { otherRules } from '../table/proofs.ts';
import type { Course, SeatState, TableState } from '../table/state.ts';

export function courseOf({ course, rules }: TableState): Course {
  if (course === null) throw otherRules(rules);
  return course;
}

const notYet = (): TableError => new TableError('not-started', 409, 'the game has not started');

const noMore = (): TableError => new TableError('already-started', 409, 'that is possible only before the start');

export const over = (): TableError => new TableError('game-over', 409, 'the game at this table is over');

export function mustBeOpen({ status }: TableState): void {
  if (status !== 'open') throw status === 'running' ? noMore() : over();
}

export function mustRun({ status }: TableState): void {
  if (status !== 'running') throw status === 'open' ? notYet() : over();
}

export function seatAt(state: TableState, seat: Seat): SeatState {
  const found = Number.isInteger(seat) ? state.seats[seat] : undefined;
  if (found === undefined) throw new TableError('no-such-seat', 400, `this table has seats 0 to ${state.seats.length - 1}`);
  return found;
}

/** The seat, if it is this person's. */
export function mustHold(state: TableState, me: Person, seat: Seat): SeatState {
  mustKnow(state, me);
  const found = seatAt(state, seat);
  if (found.person?.id !== me.id) throw new TableError('not-your-seat', 403, `seat ${seat} is not yours`);
  return found;
}
