/**
 * Rules that never end must not stop the server. Everything a game's code does on the way of a request is a task, and
 * tasks run inside a script with a time limit: V8 ends the script when time is up, whatever it is doing. The limit
 * costs a thread each time it is set, so all tasks that come up in one round of the event loop share one, and while
 * limits are dear they wait a moment for more to share it with.
 *
 * No limit is followed by another at once: between two of them everybody else has a turn. A task that used one up is
 * suspect. It is begun anew by itself, after a rest many others fit into, and is given up once it has worked as long as
 * no rules need. What counts against it is the time its thread has really worked: a process that was stopped, a machine
 * that slept or was busy with something else ends a script too, and then its task is only begun anew.
 *
 * What no limit can end (memory that runs out, a loop in something built in) is the business of `watch.ts`.
 */

import { Script } from 'node:vm';
import { RulesFailed } from '../table/failing.ts';

/** What a task is about. */
export interface About {
  /** The table whose rules work. */
  table?: string;
  /** If one task with it fails, so do the others that wait: they would run into the same. */
  same?: object;
}

/** Hears of the tasks, and knows tables at which the process ended before. */
export interface Watch {
  begins(table: string): void;
  ends(): void;
  /** How often the process ended while this table's rules worked. */
  ended(table: string): number;
  close(): Promise<void>;
}

interface Task {
  same: object;
  table: string;
  /** Can be run again from its start: it changes nothing but what it makes itself. */
  work(): unknown;
  /** Runs after all that are not. */
  late: boolean;
  /** Most milliseconds on the wall for one attempt of a suspect. */
  patience: number;
  /** So long it may work in all. */
  mostMs: number;
  workedMs: number;
  attempts: number;
  /** Tells whoever waits how it ended. Null until it has. */
  settle: (() => void) | null;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** How long tasks wait for others to share a limit with, while limits are dear. */
const PAUSE_MS = 8;

/** Limits are dear if setting them has taken more than this part of the last second. */
const DEAR = 0.05;

/** What setting a limit costs where it cannot be measured. */
const SETTING_MS = 0.15;

/** Whole limits a task may use up before it counts as endless, and how much of them is work of the task at least. */
const MOST_STRIKES = 2;

const USED_UP = 0.9;

/** A task that comes to nothing so often on a machine that is busy with something else is given up too. */
const MOST_ATTEMPTS = 12;

/**
 * The part of an attempt in which its thread must have worked to have been there at all, and to have had enough of the
 * machine. With less a task may take more time on the wall, up to so many limits.
 */
const SHARE = { idle: 0.01, starved: 0.25 };

const MOST_PATIENCE = { idle: 4, starved: 2 };

/** A suspect rests so many times as long as it was at work. */
const REST = 3;

/** How long everybody gets only a part of a limit at first, after a whole one was used up: who did that may have brothers. */
const WARY_MS = 60_000;

const WARY_PART = 1 / 4;

/** After so many ends of the process at a table its rules are not asked any more. */
const MOST_ENDS = 3;

/** How the script finds what it has to run: scripts share nothing with us but the global object. */
const NAME = 'undercroft.guard';

const script = new Script(`globalThis[Symbol.for('${NAME}')]()`, { filename: 'guard' });

const KEY = Symbol.for(NAME);

const isTimeOut = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** Milliseconds this thread has worked, whatever the clock on the wall says. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds: on the wall, of work, and of that for setting the limit. */
interface Took {
  wall: number;
  worked: number;
  setting: number;
}

/** Runs it until it ends or the time on the wall is up. */
function runWithin(work: () => void, limitMs: number): Took {
  let inside: number | null = null;
  Reflect.set(globalThis, KEY, () => {
    const began = workedMs();
    work();
    inside = workedMs() - began;
  });
  const [before, began] = [workedMs(), performance.now()];
  try {
    script.runInThisContext({ timeout: Math.ceil(limitMs) });
  } catch (error) {
    if (!isTimeOut(error)) throw error;
  } finally {
    Reflect.deleteProperty(globalThis, KEY);
  }
  const wall = performance.now() - began;
  const worked = workedMs() - before;
  return { wall, worked, setting: inside === null ? SETTING_MS : worked - inside };
}

/** What setting limits costs, of late. */
class Costs {
  private spent = 0;
  private at = performance.now();

  add(ms: number): void {
    this.spent = this.now() + ms;
  }

  get areDear(): boolean {
    return this.now() > DEAR * 1000;
  }

  private now(): number {
    const at = performance.now();
    this.spent = Math.max(0, this.spent - (at - this.at) * DEAR);
    this.at = at;
    return this.spent;
  }
}

export class Guard {
  private readonly limitMs: number;
  private readonly watch: Watch | null;
  private readonly costs = new Costs();
  private tasks: Task[] = [];
  private suspects: Task[] = [];
  /** When the next turn is, and which of all that were planned it is. */
  private due = Number.POSITIVE_INFINITY;
  private planned = 0;
  private lastRun = Number.NEGATIVE_INFINITY;
  /** Before this moment no suspect is tried. */
  private rested = 0;
  private wary = Number.NEGATIVE_INFINITY;

  constructor(limitMs: number, watch: Watch | null = null) {
    this.limitMs = limitMs;
    this.watch = watch;
  }

  /** What `work` returns or throws, or `RulesFailed` if it does not come to an end. Soon, not at once. */
  run<X>(work: () => X, about: About = {}): Promise<X> {
    return this.line(work, about, false);
  }

  /** The same behind everything else that waits: for what nobody's move depends on. */
  runLate<X>(work: () => X, about: About = {}): Promise<X> {
    return this.line(work, about, true);
  }

  async close(): Promise<void> {
    await this.watch?.close();
  }

  private line<X>(work: () => X, { table = '', same = work }: About, late: boolean): Promise<X> {
    const ends = table === '' ? 0 : (this.watch?.ended(table) ?? 0);
    if (ends >= MOST_ENDS) return Promise.reject(new RulesFailed(`the server ended ${ends} times while the rules of this table worked`));
    const patience = this.limitMs / 2 ** ends;
    const mostMs = patience * MOST_STRIKES * USED_UP;
    return new Promise<X>((resolve, reject) => {
      const waits = { same, table, work, late, patience, mostMs, workedMs: 0, attempts: 0, settle: null };
      // What comes out of a task is what its own work returned.
      const task: Task = { ...waits, resolve: (result) => resolve(result as X), reject };
      const isSuspect = ends > 0 || this.suspects.some((other) => other.same === same);
      (isSuspect ? this.suspects : this.tasks).push(task);
      this.plan();
    });
  }

  /** At once if limits are cheap or it has been quiet; else a moment later, with all that comes up until then. */
  private plan(): void {
    const now = performance.now();
    const due = this.tasks.length === 0 ? this.rested : this.costs.areDear ? this.lastRun + PAUSE_MS : now;
    if (due >= this.due) return;
    this.due = due;
    const planned = ++this.planned;
    const begin = () => {
      if (planned === this.planned) this.turn();
    };
    if (due <= now) setImmediate(begin);
    else setTimeout(begin, due - now);
  }

  /** One limit; whoever is left waits for another. */
  private turn(): void {
    this.due = Number.POSITIVE_INFINITY;
    this.lastRun = performance.now();
    const suspect = this.lastRun >= this.rested ? this.suspects.shift() : undefined;
    if (suspect) this.attempt([suspect], suspect.patience);
    else if (this.tasks.length > 0) {
      const batch = [...this.tasks.filter(({ late }) => !late), ...this.tasks.filter(({ late }) => late)];
      this.tasks = [];
      this.attempt(batch, this.lastRun < this.wary ? this.limitMs * WARY_PART : this.limitMs);
    }
    if (this.tasks.length + this.suspects.length > 0) this.plan();
  }

  private attempt(batch: readonly Task[], patience: number): void {
    const took = runWithin(() => this.runEach(batch), patience);
    this.watch?.ends();
    this.costs.add(took.setting);
    const unfinished = batch.findIndex(({ settle }) => settle === null);
    const ended = unfinished < 0 ? batch : batch.slice(0, unfinished);
    for (const { settle } of ended) settle?.();
    if (unfinished < 0) return;
    // Whoever had only the rest of the others' time comes first in the next limit and has it whole.
    const left = ended.length > 0 ? batch.slice(unfinished) : this.suspect(batch, took);
    this.tasks = [...left, ...this.tasks];
  }

  /** Runs the tasks one after the other; each notes how it ended. */
  private runEach(tasks: readonly Task[]): void {
    for (const task of tasks) {
      const { work, table, resolve, reject } = task;
      this.watch?.begins(table);
      try {
        const result = work();
        task.settle = () => resolve(result);
      } catch (error) {
        task.settle = () => reject(error);
      }
    }
  }

  /** The first task has used up its limit: it is tried again by itself, or is given up. Returns the others. */
  private suspect(batch: readonly Task[], { wall, worked }: Took): Task[] {
    const task = batch[0]!;
    const isSame = ({ same }: Task) => same === task.same;
    task.workedMs += worked;
    task.attempts++;
    const share = worked / wall;
    // Whose thread did not work kept nobody waiting who would have been served.
    if (share >= SHARE.idle) this.rested = performance.now() + REST * wall;
    if (share >= SHARE.starved) this.wary = performance.now() + WARY_MS;
    else task.patience = Math.min(task.patience * 2, this.limitMs * (share < SHARE.idle ? MOST_PATIENCE.idle : MOST_PATIENCE.starved));
    // Behind the other suspects, and it comes before those that would run into the same.
    const waiting = [...batch, ...this.suspects, ...this.tasks].filter(isSame);
    this.suspects = this.suspects.filter((other) => !isSame(other));
    this.tasks = this.tasks.filter((other) => !isSame(other));
    if (task.workedMs < task.mostMs && task.attempts < MOST_ATTEMPTS) this.suspects.push(...waiting);
    else for (const same of waiting) same.reject(this.endless());
    return batch.filter((other) => !isSame(other));
  }

  private endless(): RulesFailed {
    return new RulesFailed(`the rules did not come to an end within ${this.limitMs} ms, ${MOST_STRIKES} times`);
  }
}

/** Does the rules' work, and ends it if it does not end by itself. */
export type Run = <X>(work: () => X) => Promise<X>;
