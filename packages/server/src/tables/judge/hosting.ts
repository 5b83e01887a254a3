/**
 * The host of a table that has not begun. Presence is told and never stored, and no node knows who is at another: so the log
 * says when the host went and came, and whoever sits here takes their place once that is a minute ago.
 */
import type { Person } from '../../store/store.ts';
import { TableError } from '../said/contract.ts';
import { HOST_MISSED } from '../sight/time.ts';
import { mustKnow } from '../sight/who.ts';
import { nameHere, seatsOf, type TableState } from '../table/state.ts';
import type { Draft, Judge } from './draft.ts';

const isWaitedFor = ({ seats, host }: TableState): boolean => seats.some(({ person }) => person !== null && person.id !== host.id);

/** Ids of those who are here, on this node. Who is missing may be on another, which then says so. */
export const notingHost =
  (here: readonly string[]): Judge =>
  (draft) => {
    const { state } = draft;
    if (state.status !== 'open') return;
    const { host, hostAway } = state;
    const isHere = here.includes(host.id);
    if (isHere && hostAway !== null) draft.add({ kind: 'hostBack', data: {} }, { person: host.id });
    else if (!isHere && hostAway === null && isWaitedFor(state)) draft.add({ kind: 'hostAway', data: {} }, { person: host.id });
  };

/** The same by a node that knows only who is at it: whom it does not see may well be here. */
export const findingHost =
  (here: readonly string[]): Judge =>
  (draft) => {
    if (here.includes(draft.state.host.id)) notingHost(here)(draft);
  };

/** Whether this person may do what is the host's to do. */
function mayInherit({ state, now }: Draft, me: Person): boolean {
  const { status, hostAway } = state;
  return status === 'open' && hostAway !== null && now - hostAway >= HOST_MISSED && seatsOf(state, me.id).length > 0;
}

/** Only the host may do that; or whoever sits here, in the place of one who is missed. Then they are the host. */
export function mustHost(draft: Draft, me: Person): void {
  const { state } = draft;
  mustKnow(state, me);
  if (state.host.id === me.id) return;
  if (!mayInherit(draft, me)) throw new TableError('not-host', 403, 'only the host may do that');
  draft.add({ kind: 'inherited', data: { host: { id: me.id, name: nameHere(state, me) } } }, { person: me.id });
}
