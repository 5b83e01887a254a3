/** Who sits where: judging requests to sit down, leave, be host, start. */

import { botByName, UnknownBot } from '@undercroft/bots';
import type { Seat } from '@undercroft/engine';
import type { Person } from '../../store/store.ts';
import { TableError } from '../said/contract.ts';
import { cleanName, distinctName } from '../said/texts.ts';
import { isForOthers, isFreeFor, keptFor, mayReturn, mustBeOwnSeat, mustKnow, ownFree, stillInvites } from '../sight/who.ts';
import { isSame, otherRules } from '../table/proofs.ts';
import { peopleHere, type SeatState, seatsOf, type TableState } from '../table/state.ts';
import type { Draft, Judge } from './draft.ts';
import { mustHost } from './hosting.ts';
import { mustBeOpen, mustHold, over, seatAt } from './musts.ts';
import { askForTexts, mustBeOwnCommit } from './revealing.ts';

/** Who answers for a seat that was left. */
export const STAND_IN = 'greedy';

const MOST_SEATS_EACH = 8;

const isFree = ({ person, bot }: SeatState): boolean => person === null && bot === null;

/** A free seat: the one named, else the first that is kept for nobody else. */
function freeSeat(state: TableState, me: Person, wanted: Seat | undefined): Seat {
  if (wanted !== undefined) {
    seatAt(state, wanted);
    if (!isFreeFor(state, me, wanted)) throw new TableError('seat-taken', 409, `seat ${wanted} is taken`);
    return wanted;
  }
  const free = [...state.seats.keys()].filter((seat) => isFree(state.seats[seat]!));
  const seat = free.find((each) => !isForOthers(state, me, each)) ?? free[0];
  if (seat === undefined) throw new TableError('table-full', 409, 'every seat at this table is taken');
  return seat;
}

/** Who sits down where; `invite` is one that leads to this table, if it still counts. */
interface SeatRequest {
  seat: Seat | undefined;
  name: string;
  bound: { commit: string } | { entropy: string };
  invite: string | undefined;
}

export function sitting(me: Person, request: SeatRequest): Judge {
  return (draft) => {
    const { state } = draft;
    const invited = request.invite !== undefined && stillInvites(state, request.invite);
    if (!invited) mustKnow(state, me);
    mustBeOpen(state);
    mayReturn(state, me, invited);
    const mine = seatsOf(state, me.id);
    // Asking again for a seat one has is no mistake: the first answer may have been lost.
    if (request.seat === undefined ? mine.length > 0 : mine.includes(request.seat)) return;
    if (mine.length >= MOST_SEATS_EACH) throw new TableError('too-many-seats', 409, `nobody may hold more than ${MOST_SEATS_EACH} seats`);
    const seat = freeSeat(state, me, request.seat ?? ownFree(state, me));
    mustBeOwnSeat(state, me, seat);
    const taken = state.seats.flatMap(({ person }) => (person ? [person.name] : []));
    const name = distinctName(cleanName(request.name), taken);
    if ('commit' in request.bound) mustBeOwnCommit(state, me, request.bound.commit);
    draft.add({ kind: 'sat', data: { name, ...request.bound } }, { seat, person: me.id });
  };
}

/** The new host if the old one holds no seat any more: whoever of the others sits first. */
function heir(state: TableState, leaver: Person, left: readonly Seat[]): Person | null {
  if (state.host.id !== leaver.id || seatsOf(state, leaver.id).some((seat) => !left.includes(seat))) return null;
  const others = [...peopleHere(state), ...state.seats.flatMap(({ person }) => (person ? [person] : []))];
  return others.find(({ id }) => id !== leaver.id) ?? null;
}

/** After the start a bot takes the seat for good, unless the house rules let a seat leave the game: then it does. */
function leaveSeat(draft: Draft, me: Person, seat: Seat, host: Person | null): void {
  const { state, desk } = draft;
  const running = state.status === 'running';
  // Who plays for somebody else hands the seat to a bot: only its owner can take it out of the game.
  const own = state.seats[seat]?.owner === null;
  if (running && own && state.course !== null) {
    const { table } = state.course;
    const door = desk.game.play.pending(table).find((ask) => ask.seat === seat && ask.kind === 'leave' && ask.may === true);
    const way = door && desk.game.play.options(table, door)[0];
    if (way) draft.decide(way, 'person', me.id);
  }
  draft.add({ kind: 'left', data: { why: 'left', bot: running ? STAND_IN : null, host } }, { seat, person: me.id });
}

export function leaving(me: Person, seat: Seat | undefined): Judge {
  return (draft) => {
    const { state } = draft;
    mustKnow(state, me);
    // Who has no seat has left already: the first answer may have been lost.
    if (seat !== undefined) mustHold(state, me, seat);
    else if (seatsOf(state, me.id).length === 0) return;
    if (state.status !== 'open' && state.status !== 'running') throw over();
    const mine = seatsOf(state, me.id);
    const left = seat === undefined ? mine : [seat];
    const host = heir(state, me, left);
    for (const each of left) leaveSeat(draft, me, each, host);
  };
}

/** Throws if nobody knows this bot. */
export function checkBot(name: string): string {
  try {
    return botByName(name).name;
  } catch (error) {
    if (error instanceof UnknownBot) throw new TableError('unknown-bot', 400, error.message);
    throw error;
  }
}

export function seatingBot(me: Person, seat: Seat, bot: string | null): Judge {
  return (draft) => {
    const { state } = draft;
    mustHost(draft, me);
    mustBeOpen(state);
    const now = seatAt(state, seat);
    if (now.bot === bot && now.person === null) return;
    if (now.person !== null) throw new TableError('seat-taken', 409, `somebody sits on seat ${seat}`);
    if (bot === null) draft.add({ kind: 'left', data: { why: 'kicked', bot: null, host: null } }, { seat });
    else draft.add({ kind: 'sat', data: { bot: checkBot(bot) } }, { seat });
  };
}

export function kicking(me: Person, seat: Seat): Judge {
  return (draft) => {
    const { state } = draft;
    mustHost(draft, me);
    mustBeOpen(state);
    const { person, bot } = seatAt(state, seat);
    if (person === null && bot === null && keptFor(state, seat) === null) return;
    draft.add({ kind: 'left', data: { why: 'kicked', bot: null, host: null } }, { seat, person: person?.id ?? null });
  };
}

/** An archived table goes on where it was; a table that its rules do not lead through stays where it is. */
export function reviving(me: Person): Judge {
  return (draft) => {
    const { state, desk } = draft;
    mustHost(draft, me);
    // Asking again for what is done is no mistake: the first answer may have been lost.
    if (state.status === 'open' || state.status === 'running') return;
    if (state.status !== 'archived') throw over();
    if (state.fault !== null) throw otherRules(state.rules);
    if (!isSame(state.rules, desk.ours)) draft.add({ kind: 'ruled', data: desk.ours });
    draft.add({ kind: 'revived', data: {} }, { person: me.id });
    for (const seat of seatsOf(state, me.id)) {
      if (state.seats[seat]?.awaySince !== null) draft.add({ kind: 'back', data: {} }, { seat, person: me.id });
    }
    if (state.course !== null && state.spec.abandoned === 'archive' && peopleHere(state).length === 0) {
      throw new TableError('nobody-here', 409, 'nobody is left at this table to go on with it');
    }
  };
}

export function starting(me: Person, asked: { here: readonly string[]; texts: readonly string[] }): Judge {
  return (draft) => {
    const { state } = draft;
    mustHost(draft, me);
    if (state.status === 'running') return;
    mustBeOpen(state);
    const open = state.seats.findIndex(isFree);
    if (open >= 0) throw new TableError('seats-open', 409, `seat ${open} is still open: wait for somebody, or put a bot there`);
    askForTexts(draft, me, asked);
  };
}
