/** Things at a table, as its log has them: who brought what, what is made there, when it is time to go home. */
import { hash } from 'node:crypto';
import { BadFile, type EventBase, type Game, type Json, keptBy, readThing, type Seat } from '@undercroft/engine';
import type { Person, Thing } from '../store/store.ts';
import { TableError } from './contract.ts';
import type { Draft } from './draft.ts';
import type { Judge } from './keeper.ts';
import { mustBeOpen, mustHold } from './seating.ts';
import type { SeatState, TableState } from './state.ts';

/** Whether everybody's things are written home after this. */
export function comesHome({ doors }: Game, events: readonly EventBase[]): boolean {
  const { comesHome: isHomecoming } = doors?.thing ?? {};
  return isHomecoming !== undefined && events.some((event) => isHomecoming(event));
}

/** The same for every node: a thing that a table makes has its id from it. */
const madeId = (table: string, seat: Seat, owner: string): string => hash('sha256', `${table} ${seat} ${owner}`, 'base64url').slice(0, 16);

/** Whoever takes something home who brought nothing has it from now on. Nobody takes things home from a fork. */
export function makeThings(game: Game, state: TableState): void {
  const { course, fork } = state;
  const door = game.doors?.thing;
  if (door === undefined || course === null || fork !== null) return;
  for (const [seat, at] of state.seats.entries()) {
    const owner = at.owner ?? at.person;
    const kept = at.thing === null && owner !== null ? keptBy(game, course.table, seat) : null;
    if (kept === null || owner === null) continue;
    at.thing = { id: madeId(state.id, seat, owner.id), owner: owner.id, title: door.title(kept), version: 1, brought: null };
  }
}

/** What each seat brought to the start. */
export function bringsOf({ fork, brings, seats }: TableState): readonly (Json | null)[] {
  return fork === null ? seats.map(({ thing }) => thing?.brought ?? null) : (brings ?? []);
}

/** What everybody may know of it. */
export const broughtInfo = ({ thing }: SeatState): { id: string; title: string } | null => thing && { id: thing.id, title: thing.title };

export const noSuchThing = (): TableError => new TableError('no-such-thing', 404, 'there is no such thing on your shelf');
export const thingTakenBy = (): TableError => new TableError('thing-taken', 409, 'it is at another table; it comes home when that ends');
export const thingStale = (): TableError => new TableError('stale-thing', 409, 'it has changed meanwhile; look at it again');

/** The thing as the game reads it, for this table. */
function fitting({ state, desk }: Draft, { game: slug, data }: Thing): Json {
  const { game, material } = desk;
  const { options, seats } = state.spec;
  if (slug !== game.about.slug) throw new TableError('unfit', 409, `that belongs to another game than ${game.about.name}`);
  try {
    const thing = readThing(game, data);
    const unfit = game.doors?.thing?.unfit?.(thing, { seats, options, ...(material && { material }) }) ?? null;
    if (unfit !== null) throw new TableError('unfit', 409, unfit);
    return thing;
  } catch (error) {
    throw error instanceof BadFile ? TableError.flawed(error) : error;
  }
}

/** Brings a thing to a seat before the start, in place of what was brought there before; null: nothing. */
export function bringing(me: Person, seat: Seat, thing: Thing | null): Judge {
  return (draft) => {
    const { state, desk } = draft;
    const now = mustHold(state, me, seat).thing;
    if ((now?.id ?? null) === (thing?.id ?? null)) return;
    mustBeOpen(state);
    if (state.revealing !== null) throw new TableError('texts-asked', 409, 'the game is about to begin: it is too late for that');
    if (state.fork !== null) throw new TableError('unfit', 409, 'at this table everybody has what they had at the game it comes from');
    if (thing === null) return draft.add({ kind: 'brought', data: { thing: null } }, { seat, person: me.id });
    if (thing.table !== null) throw thingTakenBy();
    const { id, version } = thing;
    const value = fitting(draft, thing);
    const title = desk.game.doors!.thing!.title(value);
    draft.add({ kind: 'brought', data: { thing: { id, version, title, value } } }, { seat, person: me.id });
  };
}
