/** Bringing a thing to a seat: whether it may be. */

import { BadFile, type Json, readThing, type Seat } from '@undercroft/engine';
import type { Person, Thing } from '../../store/store.ts';
import { TableError } from '../said/contract.ts';
import type { Draft, Judge } from './draft.ts';
import { mustBeOpen, mustHold } from './musts.ts';

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
