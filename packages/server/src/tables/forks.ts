/**
 * Forks: a new table that goes on from a moment of another one. Everybody is told where it comes from and who may know
 * its secrets; with new secrets nobody does. A game that still runs can be forked only with new ones, by those who play
 * it and for them alone: played on with the old ones it would tell them what is hidden from them now.
 */

import { dieWanted, type Json } from '@undercroft/engine';
import type { Person } from '../store/store.ts';
import { type CreateTable, TableError, type TableInfo } from './contract.ts';
import { cutBack } from './course.ts';
import type { Kept } from './loading.ts';
import type { ForkData, Origin } from './log.ts';
import { otherRules } from './proofs.ts';
import { rulesFor } from './replay.ts';
import { seatsOf, type TableState } from './state.ts';

type Wanted = NonNullable<CreateTable['fork']>;

/** What the first entry of a fork says about it. */
export interface Forked {
  fork: ForkData;
  origin: Origin;
  /** What the seats had brought: the game is replayed with it. */
  brings?: (Json | null)[] | undefined;
}

const toJson = (value: unknown): Json => JSON.parse(JSON.stringify(value));

/** The decisions so far, if the game may be forked at all. */
function courseOf({ state }: Kept, { decisions, secrets = 'same' }: Wanted, me: Person): NonNullable<TableState['course']> {
  const { status, course, fault, rules } = state;
  if (fault !== null) throw otherRules(rules);
  if (course === null || (status !== 'finished' && status !== 'running')) {
    throw new TableError('not-finished', 409, 'only a game that was begun can be played on from a moment of it');
  }
  if (status === 'running' && seatsOf(state, me.id).length === 0) {
    throw new TableError('not-seated', 403, 'only those who play it can play on from a moment of a running game');
  }
  if (status === 'running' && secrets === 'same') {
    throw new TableError('not-finished', 409, 'a game that still runs can be played on only with its secrets dealt anew');
  }
  if (decisions > course.log.length) throw new TableError('bad-table', 400, `that game had only ${course.log.length} decisions`);
  return course;
}

/** What everybody could see after so many decisions. */
function publicView(kept: Kept, course: NonNullable<TableState['course']>, decisions: number): Json {
  const { desk, state } = kept;
  const { seq, updatedAt: at } = state;
  const then = cutBack(rulesFor(desk, state), course, decisions, { seq, at, free: false });
  if (dieWanted(then.table) > 0) throw new TableError('bad-table', 400, 'the table waited for a die at that moment');
  if (then.table.stack.length === 0) throw new TableError('bad-table', 400, 'the game was over at that moment');
  return toJson(desk.game.sight.view(then.table, null));
}

/** The end of a public game shows its secrets to everybody, of a private one to those at the table. */
function knownBy({ spec, seats, host, watchers, origin, fork }: TableState): Origin['knownBy'] {
  const before = origin?.knownBy ?? (fork === null ? [] : 'everybody');
  if (spec.visibility === 'public' || before === 'everybody') return 'everybody';
  const people = [host, ...watchers, ...seats.flatMap(({ person }) => (person ? [person] : [])), ...before];
  return [...new Map(people.map(({ id, name }) => [id, { id, name }])).values()];
}

export function forkOf(kept: Kept, wanted: Wanted, me: Person): Forked {
  const { state, desk } = kept;
  const { decisions, secrets = 'same' } = wanted;
  const course = courseOf(kept, wanted, me);
  const seats = state.status === 'running' ? state.seats.map(({ person }) => person?.id ?? null) : null;
  const about = { table: state.id, name: state.spec.name, decisions, secrets, seats };
  if (secrets === 'new') return { fork: { view: publicView(kept, course, decisions) }, origin: { ...about, knownBy: [] } };
  const { seed, config } = rulesFor(desk, state);
  const brings = config.brings && { brings: [...config.brings] };
  const log = course.log.slice(0, decisions).map(toJson);
  return { fork: { seed, log, ...(state.fork && { fork: state.fork }) }, origin: { ...about, knownBy: knownBy(state) }, ...brings };
}

/** A fork is played by the rules of the table it comes from, and is private if that is or still runs. */
export function likeSource(asked: CreateTable, { spec, status }: TableState): CreateTable {
  const visibility = spec.visibility === 'private' || status === 'running' ? 'private' : asked.visibility;
  return { ...asked, game: spec.game, seats: spec.seats, options: spec.options, dice: spec.dice ?? 'house', visibility };
}

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

/** What everybody is told before they sit down. */
export function forkInfo({ fork, origin }: TableState): TableInfo['fork'] {
  if (fork === null) return null;
  // An earlier version did not note where its forks came from.
  if (origin === null)
    return { table: null, name: '', decisions: 'log' in fork ? fork.log.length : 0, secrets: 'same', knownBy: 'everybody', seats: null };
  return origin;
}
