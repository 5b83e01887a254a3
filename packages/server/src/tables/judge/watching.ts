/** Watching a private table: friends who come by its link when the game has begun see what spectators see, and no more. */
import type { Person } from '../../store/store.ts';
import { TableError } from '../said/contract.ts';
import { cleanName } from '../said/texts.ts';
import { mayKnow, mayReturn, noSuchTable } from '../sight/who.ts';
import type { Judge } from './draft.ts';

/** `invited`: with a code that leads here and still counts. */
export const admitting =
  (me: Person, invited: boolean): Judge =>
  (draft) => {
    const { state } = draft;
    // Who may know the table already watches it; so does whoever asks again, because the first answer was lost.
    if (mayKnow(state, me)) return;
    // A stranger learns nothing, not even that there is such a table.
    if (!invited) throw noSuchTable();
    mayReturn(state, me, invited);
    if (state.status === 'open') throw new TableError('not-started', 409, 'the game has not started: sit down, or wait until it has');
    if (state.spec.watched !== true) throw new TableError('not-watched', 403, 'the host wants no spectators at this table');
    draft.add({ kind: 'admitted', data: { name: cleanName(me.name) } }, { person: me.id });
  };
