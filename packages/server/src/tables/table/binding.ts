/**
 * How the people at a table make its seed together: each commits to a text when sitting down, and shows it once all have.
 * What the entries of that do to the table, and what everybody is told of it.
 */

import type { Seat } from '@undercroft/engine';
import { commitOf } from '../../fair/fair.ts';
import type { Happening, TableEntry } from '../said/log.ts';
import type { SeatState, TableState } from './state.ts';

type Step = 'committed' | 'revealing' | 'noticed' | 'revealed' | 'anew';

type Of<K extends Happening['kind']> = Extract<TableEntry, { kind: K }>;

/** What a person is bound to who sits down so. */
export function boundBy(data: { commit: string } | { entropy: string }): Pick<SeatState, 'commit' | 'entropy' | 'open'> {
  if ('commit' in data) return { commit: data.commit, entropy: null, open: false };
  return { commit: commitOf(data.entropy), entropy: data.entropy, open: true };
}

export const UNBOUND: Pick<SeatState, 'commit' | 'entropy' | 'open'> = { commit: null, entropy: null, open: false };

export function takeStep(state: TableState, entry: Of<Step>): void {
  if (entry.kind === 'revealing') {
    state.revealing = { since: entry.at, here: Object.fromEntries(entry.data.here.map((id) => [id, entry.at])) };
    state.withheld = [];
  } else if (entry.kind === 'anew') beginAnew(state, entry);
  else if (entry.kind === 'noticed') notice(state, entry);
  else changeText(state, entry);
}

function notice(state: TableState, { person, at }: Of<'noticed'>): void {
  const { revealing } = state;
  if (revealing !== null) state.revealing = { ...revealing, here: { [person ?? '']: at, ...revealing.here } };
}

function changeText(state: TableState, entry: Of<'committed' | 'revealed'>): void {
  const seat = entry.seat ?? -1;
  const now = state.seats[seat];
  if (now === undefined) throw new Error(`there is no seat ${entry.seat}`);
  if (entry.kind === 'committed') state.seats[seat] = { ...now, ...boundBy(entry.data) };
  else state.seats[seat] = { ...now, entropy: entry.data.entropy };
}

/** Whoever has shown a text, or kept it back, needs another; one that nobody has seen is as good as before. */
function beginAnew(state: TableState, { data }: Of<'anew'>): void {
  const { commit, withheld } = data;
  state.seats = state.seats.map((now, seat) => {
    const spent = (now.entropy !== null && !now.open) || withheld.includes(seat);
    return spent ? { ...now, ...UNBOUND } : now;
  });
  state.round++;
  state.commit = commit;
  state.revealing = null;
  state.withheld = withheld;
}

/** The game begins: what goes into the seed is fixed. */
export function fixTexts(state: TableState): void {
  state.revealing = null;
  state.withheld = [];
  state.entropy = state.seats.flatMap(({ entropy }, seat) => (entropy === null ? [] : [{ seat, entropy }]));
  state.open = state.seats.flatMap(({ open }, seat) => (open ? [seat] : []));
  state.commits = state.seats.flatMap(({ commit }, seat) => (commit === null ? [] : [{ seat, commit }]));
}

/** People whose text the game began without. */
export const withoutText = ({ commits, entropy }: TableState): Seat[] =>
  commits.filter(({ seat }) => !entropy.some((each) => each.seat === seat)).map(({ seat }) => seat);
