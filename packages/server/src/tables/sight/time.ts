/** When time is up. Everything follows from the log, so every node finds the same moment. */

import { type Game, type Seat, secondsFor } from '@undercroft/engine';
import type { Person } from '../../store/store.ts';
import type { Clock } from '../said/contract.ts';
import type { Pace } from '../said/pace.ts';
import { guarded } from '../table/failing.ts';
import { heldByBot, heldByPerson, isDeserted, openWaits, owing, peopleHere, type TableState, type Wait } from '../table/state.ts';

const SECOND = 1000;

const HOUR = 3600 * SECOND;

const DAY = 24 * HOUR;

/** Nothing waits for ever: without a clock, and for tables that nobody starts, these are the ends. */
export const IDLE_QUESTION = 30 * DAY;

const IDLE_TABLE = 7 * DAY;

/** How long people may think about a vote at a live table, or are waited for at its start. */
const LIVE_VOTE = 60 * SECOND;

/** How long somebody who is here may keep their text to themselves: their page needs no second for it. */
const SILENCE = 15 * SECOND;

/** After how long somebody else may play for an absent person: at a live table, and at least at one that is played by days. */
const LONG_AWAY_LIVE = 3 * 60 * SECOND;

const LONG_AWAY_DAYS = 2 * DAY;

export const isQuiet = (time: number, quiet: { from: number; to: number }): boolean => {
  const hour = (time % DAY) / HOUR;
  return quiet.from <= quiet.to ? hour >= quiet.from && hour < quiet.to : hour >= quiet.from || hour < quiet.to;
};

/** The next moment after `time` at which the clock shows this hour (UTC). */
function nextHour(time: number, hour: number): number {
  const today = time - (time % DAY) + hour * HOUR;
  return today > time ? today : today + DAY;
}

/** `since` plus so much time, of which quiet hours are no part. */
export function afterQuiet(since: number, span: number, quiet?: { from: number; to: number }): number {
  if (quiet === undefined || quiet.from === quiet.to) return since + span;
  let time = since;
  let left = span;
  for (;;) {
    if (isQuiet(time, quiet)) time = nextHour(time, quiet.to);
    const pause = nextHour(time, quiet.from);
    if (time + left <= pause) return time + left;
    left -= pause - time;
    time = pause;
  }
}

type Timed = Pick<TableState, 'spec' | 'course'>;

/** When the seat's time for this question is up; null: never, as far as people are told. */
export function deadlineOf(game: Game, { spec: { clock }, course }: Timed, { ask, since }: Wait): number | null {
  if (clock.kind === 'none') return null;
  if (clock.kind === 'days') return Math.ceil(afterQuiet(since, clock.hours * HOUR, clock.quiet));
  const seconds = course === null ? 0 : guarded(() => secondsFor(game, course.table, ask));
  return Math.ceil(since + seconds * SECOND * clock.factor);
}

/** When the game's default is taken for the seat, whatever clock the table has. */
export function lateAt(game: Game, state: Timed, wait: Wait): number {
  return deadlineOf(game, state, wait) ?? wait.since + IDLE_QUESTION;
}

/** When people have been waited for long enough. */
export function voteEnds(clock: Clock, vote: { since: number }): number {
  if (clock.kind === 'live') return vote.since + LIVE_VOTE;
  return clock.kind === 'days' ? Math.ceil(afterQuiet(vote.since, clock.hours * HOUR, clock.quiet)) : vote.since + 3 * DAY;
}

/** How long somebody must have been away before others may ask for the seat. */
export function longAway(clock: Clock): number {
  if (clock.kind === 'live') return LONG_AWAY_LIVE * Math.max(1, clock.factor);
  return clock.kind === 'days' ? Math.max(LONG_AWAY_DAYS, 2 * clock.hours * HOUR) : 3 * DAY;
}

/** Until when the text of a seat may stay unshown, if its person is here; who is away is waited for otherwise. */
export function silentUntil({ revealing, seats }: TableState, seat: Seat): number {
  const since = revealing?.here[seats[seat]?.person?.id ?? ''];
  return since === undefined ? Number.POSITIVE_INFINITY : since + SILENCE;
}

/** When a table that has not begun is given up or, its start asked for, waits no longer for texts. */
function startDue(state: TableState): number {
  const { revealing, spec, updatedAt } = state;
  if (revealing === null) return updatedAt + IDLE_TABLE;
  return Math.min(voteEnds(spec.clock, revealing), ...owing(state).map((seat) => silentUntil(state, seat)));
}

/** When somebody must look whether time is up at this table; null: no need. */
export function deadlineDue(game: Game, state: TableState): number | null {
  if (state.status === 'open') return startDue(state);
  if (state.status !== 'running') return null;
  if (isDeserted(state)) return state.updatedAt + IDLE_QUESTION;
  const { clock } = state.spec;
  const waits = openWaits(state).filter(({ ask }) => heldByPerson(state.seats[ask.seat]!));
  const times = waits.map((wait) => lateAt(game, state, wait));
  if (state.vote) times.push(voteEnds(clock, state.vote));
  return times.length === 0 ? null : Math.min(...times);
}

/** The questions bots have to answer now. While people consider an undo, bots wait; and where no person is left, there is no hurry. */
export function botWaits(state: TableState): Wait[] {
  if (state.status !== 'running' || state.vote?.about === 'undo' || isDeserted(state)) return [];
  return openWaits(state).filter(({ ask }) => heldByBot(state.seats[ask.seat]!));
}

/** When bots have to answer at this table; null: none is asked. `delay` is the server's usual pause. */
export function botsDue(state: TableState, delay: number): number | null {
  const waits = botWaits(state);
  if (waits.length === 0) return null;
  return Math.min(...waits.map((wait) => wait.since + pauseBefore(state, wait, delay)));
}

/** Whether bots may do something that nobody waits for: a window is open, people are here, and nobody considers an undo. */
export function canSpeakUp({ status, vote, course, seats }: TableState): boolean {
  if (status !== 'running' || vote?.about === 'undo' || !course?.table.stack.at(-1)?.windows.length) return false;
  return seats.some(heldByBot) && (seats.some(heldByPerson) || seats.every(({ person }) => person === null));
}

/** When bots think about what they may do; null: there is nothing to think about. Whatever happened may have given them a reason. */
export const chancesDue = (state: TableState, delay: number): number | null => (canSpeakUp(state) ? state.updatedAt + delay : null);

/** How long those who sit here wait for the host. */
export const HOST_MISSED = 60_000;

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
export const hasCompany = (state: TableState, me: Person): boolean => peopleHere(state).some(({ id }) => id !== me.id);
