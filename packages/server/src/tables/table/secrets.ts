/**
 * What happens at a table without some being told of it: a deal made in private, or taken back. To whoever may not know
 * of it, it has not happened. So everybody's news are numbered by themselves, 1, 2, 3, without a gap where somebody else
 * heard something; only the log itself counts everything. All of it follows from the log, so every node numbers alike.
 */

import type { EventBase, Game, Seat } from '@undercroft/engine';
import type { TableEntry } from '../said/log.ts';
import type { Course, Hidden, TableState, Viewer } from './state.ts';

const NOBODY: readonly Viewer[] = [];

const viewersOf = ({ seats }: TableState): Viewer[] => [null, ...seats.keys()];

/** Those who may know of a decision nothing at all: it led to something, and they are told none of it. */
function keptFrom(game: Game, state: TableState, decider: Seat | null, events: readonly EventBase[]): readonly Viewer[] {
  if (events.length === 0) return NOBODY;
  const out = viewersOf(state).filter((viewer) => viewer !== decider && events.every((e) => game.sight.redact(e, viewer) === null));
  return out.length === 0 ? NOBODY : out;
}

/** Those to whom none of these decisions happened; nobody, if there are none. */
function keptFromAll(course: Course, decisions: readonly number[]): readonly Viewer[] {
  const [first, ...rest] = decisions.map((i) => course.marks[i]?.hidden ?? NOBODY);
  return (first ?? NOBODY).filter((viewer) => rest.every((hidden) => hidden.includes(viewer)));
}

/** The decisions from number `to` on that an undo takes back: what others did in private meanwhile stays, if it was free. */
export function takenBack(course: Course, to: number, free: boolean): number[] {
  const all = Array.from({ length: Math.max(0, course.log.length - to) }, (_, i) => to + i);
  const taker = course.log[to]?.seat ?? null;
  return free ? all.filter((i) => !course.marks[i]?.hidden.includes(taker)) : all;
}

/** Those who would learn from a vote about this undo that there is something to take back. */
export const unaware = (course: Course, to: number): readonly Viewer[] => keptFromAll(course, takenBack(course, to, false));

/** How many decisions before number `to` the viewer does not know of. */
function unknownBefore({ marks }: Course, to: number, viewer: Viewer): number {
  return marks.slice(0, to).filter(({ hidden }) => hidden.includes(viewer)).length;
}

/** The number of a decision as the viewer counts them. */
export const decisionNumber = (course: Course, to: number, viewer: Viewer): number => to - unknownBefore(course, to, viewer);

/** The decision that is number `n` to the viewer. */
export function decisionAt({ marks }: Course, n: number, viewer: Viewer): number {
  let left = n;
  const at = marks.findIndex(({ hidden }) => !hidden.includes(viewer) && left-- === 0);
  return at < 0 ? marks.length + left : at;
}

/** The decision that an entry names, if it names one. */
function namedIn(entry: TableEntry): number | null {
  if (entry.kind === 'undone') return entry.data.to;
  return entry.kind === 'vote' && entry.data.step === 'asked' ? entry.data.to : null;
}

function hiddenBy(game: Game, state: TableState, entry: TableEntry, past: { course: Course | null; events: readonly EventBase[] }): Hidden {
  const { seq } = entry;
  const { course } = past;
  if (entry.kind === 'decided') return { seq, from: keptFrom(game, state, entry.seat, past.events), fewer: [] };
  const to = namedIn(entry);
  if (to === null || course === null) return { seq, from: NOBODY, fewer: [] };
  const fewer = viewersOf(state).map((viewer) => unknownBefore(course, to, viewer));
  const from = entry.kind === 'undone' ? keptFromAll(course, takenBack(course, to, entry.data.free)) : NOBODY;
  return { seq, from, fewer: fewer.some((n) => n > 0) ? fewer : [] };
}

/** Notes who is not told of the entry that was just done; `past.course` is the game before it. */
export function noteSecrets(
  game: Game,
  state: TableState,
  entry: TableEntry,
  past: { course: Course | null; events: readonly EventBase[] },
): void {
  const hidden = hiddenBy(game, state, entry, past);
  if (hidden.from.length > 0 || hidden.fewer.length > 0) state.hidden = [...state.hidden, hidden];
  if (!hidden.from.includes(null)) state.shownAt = entry.at;
  const { course } = state;
  if (entry.kind !== 'decided' || course === null || hidden.from.length === 0) return;
  course.marks[course.marks.length - 1] = { ...course.marks.at(-1)!, hidden: hidden.from };
}

export const isHidden = ({ hidden }: TableState, viewer: Viewer, seq: number): boolean =>
  hidden.some((each) => each.seq === seq && each.from.includes(viewer));

/** How many entries the viewer has been told of when the log has come to entry `seq`. */
export function numberFor({ hidden, seq: last }: TableState, viewer: Viewer, seq: number = last): number {
  let number = seq;
  for (const each of hidden) if (each.seq <= seq && each.from.includes(viewer)) number--;
  return number;
}

/** The entry of the log that is number `n` to the viewer. */
export function entryFor({ hidden }: TableState, viewer: Viewer, n: number): number {
  let seq = n;
  for (const each of hidden) if (each.seq <= seq && each.from.includes(viewer)) seq++;
  return seq;
}

/** How far in the log somebody is who has been told of `n` entries: up to the next they will be told of. */
export const seenUpTo = (state: TableState, viewer: Viewer, n: number): number => entryFor(state, viewer, n + 1) - 1;

/** By how much the viewer's number of a decision that an entry names is lower than the log's. */
export function fewerFor({ hidden }: TableState, viewer: Viewer, seq: number): number {
  return hidden.find((each) => each.seq === seq)?.fewer[viewer === null ? 0 : viewer + 1] ?? 0;
}
