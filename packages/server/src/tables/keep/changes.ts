/** What an append changes besides the log: the row for the lists, and the work that is due. */
import type { Changes, JobChange } from '../../store/store.ts';
import type { Draft } from '../judge/draft.ts';
import { metaJson, peopleOf } from '../sight/info.ts';
import { botsDue, chancesDue, deadlineDue } from '../sight/time.ts';
import { oncePerEntry, peopleHere, type TableState } from '../table/state.ts';
import type { Setting } from './setting.ts';

export const DEADLINE = 'deadline';

export const BOTS = 'bots';

/** Bots at a table where no person is: nobody waits for their answers, and they must keep nobody else's waiting. */
export const PASTIME = 'pastime';

export const JOB_KINDS = [DEADLINE, BOTS, PASTIME] as const;

export type JobKind = (typeof JOB_KINDS)[number];

const earliest = (a: number | null, b: number | null): number | null => (a === null || b === null ? (a ?? b) : Math.min(a, b));

const isOver = ({ status }: TableState): boolean => status === 'finished' || status === 'archived';

/** When each kind of work is due at a table; null: there is none. */
export type Due = Record<JobKind, number | null>;

/** Whether somebody waits for the bots at this table. */
export const isAwaited = (state: TableState): boolean => peopleHere(state).length > 0;

/** Which kind of work the bots of this table are. */
export const botKind = (state: TableState): typeof BOTS | typeof PASTIME => (isAwaited(state) ? BOTS : PASTIME);

/** Asked for when an entry is stored, when it is told, and when the next one comes. */
export const dueAt = oncePerEntry((state, { desk }: Pick<Draft, 'desk'>, { botDelay }: Pick<Setting, 'botDelay'>): Due => {
  const none: Due = { [DEADLINE]: deadlineDue(desk.game, state), [BOTS]: null, [PASTIME]: null };
  return { ...none, [botKind(state)]: earliest(botsDue(state, botDelay), chancesDue(state, botDelay)) };
});

/**
 * Whether the work is planned early enough as it is. A deadline that is only pushed on, as nearly every decision does,
 * stays where it was: whoever comes to it finds that there is time left and comes back. So a decision mostly plans nothing.
 */
function isPlanned(kind: JobKind, before: number | null, now: number | null, running: boolean): boolean {
  if (now === before) return true;
  if (kind !== DEADLINE || !running || before === null) return false;
  return now === null || now > before;
}

/** Work that stays as it was planned is not planned anew: that would take it from whoever is doing it. */
function jobsFor(draft: Draft, setting: Setting): JobChange[] {
  // The rules may have failed: a table that is stopped asks them nothing.
  if (isOver(draft.state)) return JOB_KINDS.map((kind) => ({ kind, dueAt: null }));
  const running = draft.before.status === 'running' && draft.state.status === 'running';
  // Bots may have thought already about what they may do; what they must answer stays planned until they have.
  const before: Due = { ...dueAt(draft.before, draft, setting), [botKind(draft.before)]: botsDue(draft.before, setting.botDelay) };
  const now = dueAt(draft.state, draft, setting);
  // What bots may do is thought about after every entry, also one in the same millisecond.
  const isNews = (kind: JobKind): boolean =>
    kind === botKind(draft.state) && !draft.empty && chancesDue(draft.state, setting.botDelay) !== null;
  const changed = JOB_KINDS.filter((kind) => isNews(kind) || !isPlanned(kind, before[kind], now[kind], running));
  return changed.map((kind) => ({ kind, dueAt: now[kind] }));
}

/** Runs the game's code: how long a question may take is its business. */
export function changesFor(draft: Draft, setting: Setting): Changes {
  const { before, state } = draft;
  const people = peopleOf(state);
  const samePeople = peopleOf(before).join() === people.join();
  return {
    meta: metaJson(state),
    ...(state.status === before.status ? {} : { status: state.status }),
    ...(samePeople ? {} : { people }),
    jobs: jobsFor(draft, setting),
    ...(draft.things.length > 0 && { things: draft.things }),
  };
}
