/** Playing the game of a table: decisions in, events out, undo. The rules do the work; this keeps the log and the waits. */

import { isOwnWords } from '@undercroft/bots';
import {
  type Beginning,
  beginTable,
  type DecisionBase,
  diceAsks,
  dieWanted,
  type EventBase,
  type Game,
  RECONSIDER,
  type Seat,
  type TableBase,
} from '@undercroft/engine';
import type { Course, Mark, Wait } from './state.ts';

/** What a course is played with. The seed is a secret until the game has ended. */
export interface Rules extends Beginning {
  game: Game;
}

/** Which entry of the table's log something belongs to. */
export interface Stamp {
  seq: number;
  at: number;
  /** The decision is known to be legal. */
  judged?: boolean;
}

/** How much chance was used: draws of the house, and dice that people told. */
const drawnOf = ({ table: { random } }: Course): number => (random.words.at(-1) ?? 0) + (random.people?.count ?? 0);

/** The same question: it lies as deep in the stack, and asks the same seat for the same. */
const sameWait = (wait: Pick<Wait, 'ask' | 'depth'>) => (other: Wait) =>
  wait.depth === other.depth && wait.ask.seat === other.ask.seat && wait.ask.kind === other.ask.kind;

/** The questions of the stack; those that waited before keep what is known of them. */
function waitsOf({ table, waits }: Course, stamp: Stamp, topBefore: number): Wait[] {
  const top = table.stack.length - 1;
  if (dieWanted(table) > 0) return diceWaits(table, waits, stamp, top);
  return table.stack.flatMap((frame, depth) =>
    frame.asks.map((ask): Wait => {
      const before = waits.find(sameWait({ ask, depth }));
      if (before === undefined) return { ask, depth, seq: stamp.seq, since: stamp.at, busy: false };
      // A question that was covered by something done in its window can be answered only since it is on top again.
      return depth === top && before.depth !== topBefore ? { ...before, since: stamp.at } : { ...before };
    }),
  );
}

/** The die is asked of everybody, above whatever else waits. */
function diceWaits(table: TableBase, waits: readonly Wait[], stamp: Stamp, top: number): Wait[] {
  const stillAsked = ({ ask, depth }: Wait) => table.stack[depth]?.asks.some(({ seat, kind }) => seat === ask.seat && kind === ask.kind);
  const asked = diceAsks(table).map((ask): Wait => ({ ask, depth: top, seq: stamp.seq, since: stamp.at, busy: false }));
  return [...waits.filter(stillAsked), ...asked];
}

export function beginCourse(rules: Rules, stamp: Stamp): { course: Course; events: EventBase[] } {
  const events: EventBase[] = [];
  const course: Course = { table: beginTable(rules.game, rules, events), log: [], marks: [], waits: [], stirred: stamp.seq };
  course.waits = waitsOf(course, stamp, -1);
  return { course, events };
}

/** A copy that can go on by itself. Questions and decisions are never changed, so both share them. */
export function copyCourse(game: Game, course: Course): Course {
  return {
    table: game.sight.clone(course.table),
    log: course.log.slice(),
    marks: course.marks.slice(),
    waits: course.waits.slice(),
    stirred: course.stirred,
  };
}

/** Since when the seat has been thinking: from its question or, if it takes an answer back, from the answered one. */
function thinkingSince(course: Course, d: DecisionBase, stamp: Stamp): number {
  if (d.kind === RECONSIDER) {
    const answered = course.log.findLastIndex((earlier) => earlier.seat === d.seat);
    return course.marks[answered]?.since ?? stamp.at;
  }
  return course.waits.find(({ ask }) => ask.seat === d.seat && ask.kind === d.kind)?.since ?? stamp.at;
}

/** Takes a decision. Throws `Refused` if it is not legal, and whatever the rules throw if they fail. */
export function take({ game }: Rules, course: Course, d: DecisionBase, stamp: Stamp): EventBase[] {
  const mark: Mark = { drawn: drawnOf(course), revealed: course.table.revealed, since: thinkingSince(course, d, stamp), hidden: [] };
  const topBefore = course.table.stack.length - 1;
  const events: EventBase[] = [];
  const asksAnew = stamp.judged ? game.play.apply(course.table, d, events) : game.play.decide(course.table, d, events);
  course.log.push(d);
  course.marks.push(mark);
  if (isOwnWords(game, d)) course.stirred = stamp.seq;
  // What is asked anew is another question, be it in the same words.
  const before = course.waits.filter(({ depth }) => !asksAnew || depth < course.table.stack.length - 1);
  course.waits = waitsOf({ ...course, waits: before }, stamp, topBefore);
  for (const wait of course.waits) {
    if (wait.ask.seat !== d.seat) continue;
    if (before.some(sameWait(wait))) wait.busy = true;
    else if (d.kind === RECONSIDER) wait.since = mark.since;
  }
  return events;
}

/**
 * The earliest decision this seat may go back before by itself: its own last ones, with nothing rolled or shown since.
 * What others did in private meanwhile is no obstacle, or it would show; nor, for whoever is alone with bots, what bots answered.
 */
export function undoPoint(course: Course, seat: Seat, alone: boolean): number {
  const { log, marks, table } = course;
  const drawn = drawnOf(course);
  let point = log.length;
  for (let i = log.length - 1; i >= 0; i--) {
    const mark = marks[i]!;
    if (mark.hidden.includes(seat)) continue;
    if (mark.drawn !== drawn || mark.revealed !== table.revealed) break;
    if (log[i]!.seat === seat) point = i;
    else if (!alone) break;
  }
  return point;
}

/** Whether the seat can take back an answer that others are not to see yet. */
export function canReconsider(game: Game, { table }: Course, seat: Seat): boolean {
  return game.play.refuse(table, { seat, kind: RECONSIDER }) === null;
}

/** Decisions between two moments of a course that are kept to go back to, and how many of them. */
const APART = 64;

const MOST_KEPT = 6;

/** Moments of a course a table was at, the last ones: whoever takes back need not begin at the beginning. */
export class Moments {
  private readonly kept: Course[] = [];

  /** Keeps a moment every now and then, also of what is tried and never stored. */
  note(game: Game, course: Course): void {
    if (course.log.length === 0 || course.log.length % APART !== 0) return;
    this.kept.push(copyCourse(game, course));
    if (this.kept.length > MOST_KEPT) this.kept.shift();
  }

  /** The latest one on the way to decision `to` of this course. */
  before(game: Game, { log }: Course, to: number): Course | null {
    // Decisions are never copied, so the same last one means the same way there.
    const isOnTheWay = (past: Course) => past.log.length <= to && past.log.at(-1) === log[past.log.length - 1];
    const found = this.kept.findLast(isOnTheWay);
    return found ? copyCourse(game, found) : null;
  }
}

/** The course as it was before decision `to`. Who takes back by right gets no new time to think, and others lose none. */
export function cutBack(rules: Rules, course: Course, to: number, undo: Undo): Course {
  const replayed = replay(rules, course.log.slice(0, to), undo, undo.moments?.before(rules.game, course, to) ?? null);
  const marks = course.marks.slice(0, to);
  const taker = course.log[to]?.seat;
  if (undo.free) for (const i of stays(course, to)) if (retake(rules, replayed, course.log[i]!, undo)) marks.push(course.marks[i]!);
  for (const wait of replayed.waits) {
    const before = course.waits.find(sameWait(wait));
    wait.seq = undo.seq;
    wait.since = undo.at;
    if (!undo.free) continue;
    if (wait.ask.seat === taker) wait.since = course.marks[to]!.since;
    else if (before) Object.assign(wait, { seq: before.seq, since: before.since, busy: before.busy });
  }
  return { ...replayed, marks, stirred: undo.seq };
}

/** How a decision is taken back: by right or by consent, and from where the game can be replayed. */
export interface Undo extends Stamp {
  free: boolean;
  moments?: Moments;
}

/** What others did after decision `to` without the one who takes it back knowing: that is not taken back. */
function stays({ log, marks }: Course, to: number): number[] {
  const taker = log[to]?.seat ?? null;
  return [...marks.keys()].filter((i) => i > to && marks[i]!.hidden.includes(taker));
}

function retake(rules: Rules, course: Course, d: DecisionBase, stamp: Stamp): boolean {
  if (rules.game.play.refuse(course.table, d) !== null) return false;
  take(rules, course, d, stamp);
  return true;
}

/** From the beginning, or from a moment on the way. */
function replay(rules: Rules, log: DecisionBase[], stamp: Stamp, from: Course | null): Course {
  const course = from ?? beginCourse(rules, stamp).course;
  for (const d of log.slice(course.log.length)) take(rules, course, d, stamp);
  return course;
}
