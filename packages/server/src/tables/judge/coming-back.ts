/** Coming back to a seat that a bot has held meanwhile. */
import type { Person } from '../../store/store.ts';
import { mustKnow } from '../sight/who.ts';
import { seatsLeftBy, seatsOf } from '../table/state.ts';
import type { Draft, Judge } from './draft.ts';
import { mustRun } from './musts.ts';
import { noticing } from './revealing.ts';

/** Whoever does anything is back: the bots let go of the seats. */
export function comeBack(draft: Draft, me: Person): void {
  if (draft.state.status !== 'running') return;
  for (const seat of seatsLeftBy(draft.state, me.id)) draft.add({ kind: 'back', data: {} }, { seat, person: me.id });
}

/** Somebody says so: also whoever only was late has the whole time again, and a bot does not take the seat. */
export const beingHere =
  (me: Person): Judge =>
  (draft) => {
    const { state } = draft;
    mustKnow(state, me);
    mustRun(state);
    for (const seat of seatsOf(state, me.id)) {
      const { late, awaySince } = state.seats[seat]!;
      if (late > 0 || awaySince !== null) draft.add({ kind: 'back', data: {} }, { seat, person: me.id });
    }
  };

/** Presence is told, not stored; but who was away and shows up has the seat again, and owes a text if texts are shown. */
export const arriving =
  (me: Person): Judge =>
  (draft) => {
    comeBack(draft, me);
    noticing([me.id])(draft);
  };
