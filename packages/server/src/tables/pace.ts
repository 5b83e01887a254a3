/**
 * How fast bots go on at a table. A bot pauses before it begins to act, so that people see whose turn it is; what it does
 * after that without anybody between, such as a walk from room to room, is one deed and comes without further pauses.
 */
import type { Person } from '../store/store.ts';
import { type Pace, TableError } from './contract.ts';
import type { Judge } from './keeper.ts';
import { mustRun } from './seating.ts';
import { peopleHere, seatsOf, type TableState, type Wait } from './state.ts';
import { mustKnow } from './views.ts';

/** How long a bot pauses, as a share of the server's usual pause, and how long it may think at most, in milliseconds. */
const PACING: Record<Pace, { pause: number; thought: number }> = {
  story: { pause: 1, thought: 450 },
  brisk: { pause: 0.25, thought: 200 },
  'at-once': { pause: 0, thought: 60 },
};

const pacingOf = ({ hurried, spec }: TableState) => PACING[hurried ? 'at-once' : spec.pace];

/** How long the bot waits before it answers; `usual` is the server's pause. */
export function pauseBefore(state: TableState, { ask }: Wait, usual: number): number {
  // A seat whose owner is away has kept the others waiting long enough.
  if (state.seats[ask.seat]?.awaySince !== null) return 0;
  const goesOn = state.course?.log.at(-1)?.seat === ask.seat;
  return goesOn ? 0 : usual * pacingOf(state).pause;
}

/** How long a bot may think about one answer, however many questions it weighs for it. */
export const thoughtFor = (state: TableState, questions: number): number => Math.ceil(pacingOf(state).thought / Math.max(1, questions));

/** Whether somebody else is there, whom a faster table would leave behind; who is away is not. */
const hasCompany = (state: TableState, me: Person): boolean => peopleHere(state).some(({ id }) => id !== me.id);

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
