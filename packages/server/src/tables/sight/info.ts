/** A table as lists show it. The row of the store keeps it, so that a list replays nothing. */

import type { Json } from '@undercroft/engine';
import { z } from 'zod';
import type { NewTable, Person, TableRow } from '../../store/store.ts';
import type { DiceInfo, SeatInfo, TableInfo } from '../said/contract.ts';
import type { Origin } from '../said/log.ts';
import { withoutText } from '../table/binding.ts';
import { numberFor } from '../table/secrets.ts';
import { oncePerEntry, openWaits, owing, type SeatState, type TableState } from '../table/state.ts';
import { broughtInfo } from '../table/things.ts';
import { HOST_MISSED, voteEnds } from './time.ts';
import { keptFor } from './who.ts';

/** What the row has no columns for, and what it may not show: its own `seq` and time count what was done in private, too. */
type Meta = Omit<TableInfo, 'id' | 'game' | 'status' | 'seq' | 'createdAt' | 'updatedAt'> & {
  told?: Pick<TableInfo, 'seq' | 'updatedAt'>;
};

/** What earlier versions did not write. */
const LATER: Pick<
  Meta,
  'invitesFrom' | 'watched' | 'before' | 'hostAway' | 'fork' | 'rematch' | 'dice' | 'practice' | 'fair' | 'material'
> = {
  material: null,
  invitesFrom: 0,
  watched: false,
  before: null,
  hostAway: null,
  fork: null,
  rematch: null,
  dice: 'house',
  practice: false,
  fair: { round: 0, commits: [], open: [], revealing: null, withheld: [], without: [] },
};

type Written = Omit<Meta, keyof typeof LATER> & Partial<typeof LATER>;

/** Rows are written by us alone; the check is for rows brought in from another server. */
const meta = z.custom<Written>((value) => typeof value === 'object' && value !== null && 'seats' in value && 'host' in value);

function seatInfo(table: TableState, state: SeatState, seat: number): SeatInfo {
  const { person, owner, bot, awaySince } = state;
  const kept = keptFor(table, seat);
  const named = person && { id: person.id, name: person.name };
  const brings = broughtInfo(state);
  return {
    seat,
    person: named,
    bot,
    away: awaySince !== null,
    ...(owner && { owner: { id: owner.id, name: owner.name } }),
    ...(kept && { keptFor: kept }),
    ...(brings && { brings }),
  };
}

function metaOf(state: TableState): Meta {
  const waits = state.status === 'running' ? openWaits(state) : [];
  const { name, visibility, options, clock, pace, dice = 'house', practice = false, watched = false, material = null } = state.spec;
  return {
    name,
    version: state.rules.version,
    visibility,
    options,
    clock,
    pace,
    dice,
    practice,
    watched,
    material,
    host: { id: state.host.id, name: state.host.name },
    hostAway: state.hostAway === null ? null : { since: state.hostAway, until: state.hostAway + HOST_MISSED },
    seats: state.seats.map((each, seat) => seatInfo(state, each, seat)),
    commit: state.commit,
    fair: diceInfo(state),
    invitesFrom: state.invitesFrom,
    waitingFor: [...new Set(waits.map(({ ask }) => ask.seat))],
    waitingSince: waits.length === 0 ? state.shownAt : Math.min(...waits.map(({ since }) => since)),
    outcome: state.outcome,
    fork: forkInfo(state),
    rematch: state.rematch && { ...state.rematch },
    before: state.fork === null && state.origin !== null ? state.origin.table : null,
  };
}

/** The row in the store and every viewer show the same. */
export const infoOf = oncePerEntry((state): TableInfo => {
  const { id, spec, status, createdAt, shownAt } = state;
  return { id, game: spec.game, status, seq: numberFor(state, null), createdAt, updatedAt: shownAt, ...metaOf(state) };
});

export function infoOfRow(row: TableRow): TableInfo {
  const { id, game, status, seq, createdAt, updatedAt } = row;
  const { told = { seq, updatedAt }, ...rest } = meta.parse(row.meta);
  return { id, game, status, createdAt, ...told, ...LATER, ...rest };
}

/** Plain data, but interfaces lack the index signature of `Json`, and a copy with every decision would be felt. */
export function metaJson(state: TableState): Json {
  const { id, game, status, seq, createdAt, updatedAt, ...rest } = infoOf(state);
  return { ...rest, told: { seq, updatedAt } } as unknown as Json;
}

/** Whose "my tables" show it: everybody with a seat, also one that somebody else plays for them, and the host. */
export function peopleOf(state: TableState): string[] {
  const people = state.seats.flatMap(({ person, owner }): Person[] => [person, owner].filter((each) => each !== null));
  return [...new Set([state.host, ...people].map(({ id }) => id))];
}

export function newRow(state: TableState): NewTable {
  const { id, spec, status, createdAt } = state;
  const isPublic = spec.visibility === 'public';
  return { id, game: spec.game, status, public: isPublic, createdAt, meta: metaJson(state), people: peopleOf(state) };
}

/** What everybody is told of it, from the first moment on. */
export function diceInfo(state: TableState): DiceInfo {
  const { round, seats, revealing, withheld, spec, status } = state;
  const fixed = new Map(state.commits.map(({ seat, commit }) => [seat, commit]));
  const before = status === 'open' || (status === 'archived' && fixed.size === 0);
  return {
    round,
    commits: seats.map(({ commit }, seat) => (before ? commit : (fixed.get(seat) ?? null))),
    open: before ? seats.flatMap(({ open }, seat) => (open ? [seat] : [])) : [...state.open],
    revealing: revealing && { waitingFor: owing(state), until: voteEnds(spec.clock, revealing) },
    withheld: [...withheld],
    without: withoutText(state),
  };
}

/** The end of a public game shows its secrets to everybody, of a private one to those at the table. */
export function knownBy({ spec, seats, host, watchers, origin, fork }: TableState): Origin['knownBy'] {
  const before = origin?.knownBy ?? (fork === null ? [] : 'everybody');
  if (spec.visibility === 'public' || before === 'everybody') return 'everybody';
  const people = [host, ...watchers, ...seats.flatMap(({ person }) => (person ? [person] : [])), ...before];
  return [...new Map(people.map(({ id, name }) => [id, { id, name }])).values()];
}

/** What everybody is told before they sit down. */
export function forkInfo({ fork, origin }: TableState): TableInfo['fork'] {
  if (fork === null) return null;
  // An earlier version did not note where its forks came from.
  if (origin === null)
    return { table: null, name: '', decisions: 'log' in fork ? fork.log.length : 0, secrets: 'same', knownBy: 'everybody', seats: null };
  return origin;
}
