/** Saying how fast bots go on. */
import type { Person } from '../../store/store.ts';
import { TableError } from '../said/contract.ts';
import type { Pace } from '../said/pace.ts';
import { hasCompany } from '../sight/time.ts';
import { mustKnow } from '../sight/who.ts';
import { seatsOf } from '../table/state.ts';
import type { Judge } from './draft.ts';
import { mustRun } from './musts.ts';

/** From now on, or only until a person has answered again (`once`). */
export function pacing(me: Person, { pace, once }: { pace: Pace; once: boolean }): Judge {
  return (draft) => {
    const { state } = draft;
    mustKnow(state, me);
    mustRun(state);
    if (seatsOf(state, me.id).length === 0) throw new TableError('not-seated', 403, 'only those at the table say how fast it goes');
    if (hasCompany(state, me) && (once || state.host.id !== me.id)) {
      throw new TableError('not-alone', 409, 'others are at the table: its host says how fast it goes');
    }
    if (once ? state.hurried : state.spec.pace === pace) return;
    draft.add({ kind: 'paced', data: { pace, once } }, { person: me.id });
  };
}
