/**
 * Forks: a new table that goes on from a moment of another one. Everybody is told where it comes from and who may know
 * its secrets; with new secrets nobody does. A game that still runs can be forked only with new ones, by those who play
 * it and for them alone: played on with the old ones it would tell them what is hidden from them now.
 */

import { dieWanted, type Json } from '@undercroft/engine';
import type { Person } from '../../store/store.ts';
import type { Kept } from '../keep/loading.ts';
import { type CreateTable, TableError } from '../said/contract.ts';
import type { ForkData, Origin } from '../said/log.ts';
import { knownBy } from '../sight/info.ts';
import { cutBack } from '../table/course.ts';
import { rulesFor } from '../table/happen.ts';
import { otherRules } from '../table/proofs.ts';
import { seatsOf, type TableState } from '../table/state.ts';

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
