/** One rematch for a table: whoever asks first opens it, everybody else is led to it, and each seat waits for who had it. */
import type { Person } from '../../store/store.ts';
import type { Judge } from '../judge/draft.ts';
import type { Kept } from '../keep/loading.ts';
import { type CreateTable, TableError } from '../said/contract.ts';
import type { Origin } from '../said/log.ts';
import { mayKnow, noSuchTable } from '../sight/who.ts';
import { nameHere, type SeatState, type TableState } from '../table/state.ts';

/** The id of a rematch is made of this: two who press at once open the same table. */
export const rematchKey = (table: string): string => `rematch:${table}`;

/** Whose seat it was, also if somebody played on for them. */
const ownerOf = ({ person, owner }: SeatState): Person | null => owner ?? person;

/** Whoever had a seat, plays on for somebody, or let bots play among themselves. */
const hasPlayed = ({ seats, host }: TableState, me: Person): boolean =>
  seats.some((seat) => seat.person?.id === me.id || ownerOf(seat)?.id === me.id) ||
  (host.id === me.id && seats.every((seat) => ownerOf(seat) === null));

export function mustBeOver(state: TableState, me: Person): void {
  if (!mayKnow(state, me)) throw noSuchTable();
  if (state.status !== 'finished') throw new TableError('not-finished', 409, 'there is a rematch only after the game');
  if (!hasPlayed(state, me)) throw new TableError('not-seated', 403, 'only those who played ask for a rematch');
}

/** The same game by the same rules, with the same bots on their seats. */
export function likeBefore({ state: { spec, seats }, desk }: Kept): CreateTable {
  const { name, game, options, visibility, clock, abandoned, pace, dice, practice = false, watched = false } = spec;
  const bots = seats.map((seat) => (ownerOf(seat) === null ? seat.bot : null));
  const like = { name, game, seats: spec.seats, options, visibility, clock, abandoned, pace, practice, watched, bots };
  return { ...like, ...(dice && { dice }), ...(desk.material && { material: desk.material }) };
}

/** Everybody has the seat they had. */
export const seatsKept = ({ id, spec, seats, watchers }: TableState): Origin => ({
  table: id,
  name: spec.name,
  decisions: 0,
  secrets: 'new',
  knownBy: [],
  seats: seats.map((seat) => ownerOf(seat)?.id ?? null),
  people: seats.map(ownerOf).map((person) => person && { id: person.id, name: person.name }),
  ...(watchers.length > 0 && { watchers: watchers.map(({ id: who, name }) => ({ id: who, name })) }),
});

/** Tells everybody at the old table where the new one is. */
export const noting =
  (me: Person, table: string): Judge =>
  (draft) => {
    const { state } = draft;
    mustBeOver(state, me);
    if (state.rematch === null) draft.add({ kind: 'rematch', data: { table, name: nameHere(state, me) } }, { person: me.id });
  };
