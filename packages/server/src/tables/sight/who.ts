/** Who may know a table, through whose eyes they look, and which chairs wait for them. */

import type { Seat } from '@undercroft/engine';
import type { Person } from '../../store/store.ts';
import { type Eyes, TableError } from '../said/contract.ts';
import { seatsLeftBy, seatsOf, type TableState } from '../table/state.ts';

/** Whether nobody but somebody else may sit there. */
export function isForOthers({ origin, fork, givenUp }: TableState, me: Person, seat: number): boolean {
  const { seats = null } = origin ?? {};
  if (seats === null || seats[seat] === me.id) return false;
  // At a rematch a seat that was a bot's is anybody's, and so is one that was given up.
  return fork !== null || (seats[seat] !== null && !givenUp.includes(seat));
}

/** For whom a seat of a rematch is kept: free, or by a bot that makes room for them. */
export function keptFor({ status, origin, fork, givenUp, seats }: TableState, seat: number): Person | null {
  const { person = null } = seats[seat] ?? {};
  if (status !== 'open' || fork !== null || person !== null || givenUp.includes(seat)) return null;
  return origin?.people?.[seat] ?? null;
}

/** Whether this person may sit down there as far as others sit: nobody does, or a bot that keeps the seat for them. */
export function isFreeFor(state: TableState, me: Person, seat: number): boolean {
  const { person = null, bot = null } = state.seats[seat] ?? {};
  return person === null && (bot === null || keptFor(state, seat)?.id === me.id);
}

/** Everybody's own seat, at a fork of a game that still ran and at a rematch. */
export function mustBeOwnSeat(state: TableState, me: Person, seat: number): void {
  if (!isForOthers(state, me, seat)) return;
  throw new TableError(
    'seat-of-another',
    403,
    `at this table everybody has the seat they have at the game it comes from; seat ${seat} is not yours`,
  );
}

/** Which of their own seats somebody gets who names none; undefined: any will do. */
export function ownFree(state: TableState, me: Person): number | undefined {
  const own = state.origin?.seats?.findIndex((owner, seat) => owner === me.id && isFreeFor(state, me, seat));
  return own === undefined || own < 0 ? undefined : own;
}

const madeAfter = (code: string): number => Number.parseInt(/^([0-9a-z]{1,10})-/.exec(code)?.[1] ?? '0', 36);

/** Whoever was put off could come back by the same link under another name: so older invites are void for everybody. */
export const stillInvites = (state: TableState, code: string): boolean => madeAfter(code) >= state.invitesFrom;

/** Somebody who was put off the table comes back only with an invite made since. */
export function mayReturn(state: TableState, me: Person, invited: boolean): void {
  if (!state.kicked.includes(me.id) || invited) return;
  throw new TableError('kicked', 403, 'the host has put you off this table; ask for a new invite');
}

export function unknownInvite(): TableError {
  return new TableError('unknown-invite', 404, 'this invite is not known or does not work any more; ask for a new one');
}

export function noSuchTable(): TableError {
  return new TableError('no-such-table', 404, 'there is no such table, or it is private and you are not invited');
}

/** Whether a seat is kept for somebody. */
const isExpected = ({ origin }: TableState, me: Person): boolean => origin?.seats?.includes(me.id) ?? false;

const isWatcher = ({ watchers }: TableState, me: Person): boolean => watchers.some(({ id }) => id === me.id);

/** Whether this person may know of the table at all. */
export function mayKnow(state: TableState, me: Person | null): boolean {
  if (state.spec.visibility === 'public') return true;
  return (
    me !== null &&
    (state.host.id === me.id ||
      seatsOf(state, me.id).length > 0 ||
      seatsLeftBy(state, me.id).length > 0 ||
      isExpected(state, me) ||
      isWatcher(state, me))
  );
}

export function mustKnow(state: TableState, me: Person): void {
  if (!mayKnow(state, me)) throw noSuchTable();
}

/** Which seat's eyes the person looks through; null: a spectator's. Nobody looks through another's. */
export function viewerFor(state: TableState, me: Person | null, eyes: Eyes | undefined): Seat | null {
  if (!mayKnow(state, me)) throw noSuchTable();
  if (eyes === 'none') return null;
  const mine = seatsOf(state, me?.id);
  if (eyes === undefined) return mine[0] ?? null;
  if (!mine.includes(eyes)) throw new TableError('not-your-seat', 403, `seat ${eyes} is not yours`);
  return eyes;
}
