/** What an append changes besides the log: the row for the lists, and the work that is due. */
import type { Changes, JobChange } from '../store/store.ts';
import type { Draft } from './draft.ts';
import { metaJson, peopleOf } from './info.ts';
import type { Setting } from './setting.ts';
import type { TableState } from './state.ts';
import { botsDue, deadlineDue } from './time.ts';

export const DEADLINE = 'deadline';
export const BOTS = 'bots';
export const JOB_KINDS = [DEADLINE, BOTS] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** When this kind of work is due at the table; null: there is none. */
export function dueOf(kind: JobKind, state: TableState, draft: Pick<Draft, 'desk'>, setting: Pick<Setting, 'botDelay'>): number | null {
  return kind === DEADLINE ? deadlineDue(draft.desk.game, state) : botsDue(state, setting.botDelay);
}

/**
 * Whether the work is planned early enough as it is. A deadline that is only pushed on, as nearly every decision does,
 * stays where it was: whoever comes to it finds that there is time left and comes back. So a decision mostly plans nothing.
 */
function isPlanned(kind: JobKind, before: number | null, dueAt: number | null, running: boolean): boolean {
  if (dueAt === before) return true;
  if (kind !== DEADLINE || !running || before === null) return false;
  return dueAt === null || dueAt > before;
}

/** Work that stays as it was planned is not planned anew: that would take it from whoever is doing it. */
function jobsFor(draft: Draft, setting: Setting): JobChange[] {
  const running = draft.before.status === 'running' && draft.state.status === 'running';
  return JOB_KINDS.flatMap((kind) => {
    const dueAt = dueOf(kind, draft.state, draft, setting);
    return isPlanned(kind, dueOf(kind, draft.before, draft, setting), dueAt, running) ? [] : [{ kind, dueAt }];
  });
}

export function changesFor(draft: Draft, setting: Setting): Changes {
  const { before, state } = draft;
  const people = peopleOf(state);
  const samePeople = peopleOf(before).join() === people.join();
  return {
    meta: metaJson(state),
    ...(state.status === before.status ? {} : { status: state.status }),
    ...(samePeople ? {} : { people }),
    jobs: jobsFor(draft, setting),
  };
}
