/**
 * Rules that never end must not stop the server. Everything a game's code does on the way of a request is a task, and
 * tasks run inside a script with a time limit: V8 ends the script when time is up, whatever it is doing. The limit
 * costs a thread each time it is set, so all tasks that come up in one round of the event loop share one.
 *
 * V8 looks at the clock on the wall; what counts against a task is the time its thread has really worked. A process that
 * was stopped, a machine that slept or was busy with something else ends a script too: then its task is begun anew, with
 * more patience. A task that did use up its time has one more attempt, after all others, before it counts as endless.
 *
 * One loop it cannot end for sure: one that calls nothing but what V8 has built in and catches errors that V8 itself makes
 * (`for (;;) try { JSON.parse('') } catch {}`). V8 may notice the end of the time while it makes the error, and forget it there.
 */
import { Script } from 'node:vm';
import { RulesFailed } from './replay.ts';

interface Task {
  /** If one task about it fails, so do the others that wait: they would run into the same. */
  about: object;
  /** Can be run again from its start: it changes nothing but what it makes itself. */
  work(): unknown;
  /** Runs after all that are not. */
  late?: true;
  /** How often it has used up a whole limit. */
  strikes: number;
  /** Tells whoever waits how it ended. Null until it has. */
  settle: (() => void) | null;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** From one time limit to the next: setting one takes about 0.15 ms, so under load this is what limits cost at most. */
const PAUSE_MS = 8;
/** Whole limits a task may use up before it counts as endless. */
const MOST_STRIKES = 2;
/** Of a limit used up, so much is work of the task at least; the rest goes for setting it. */
const USED_UP = 0.9;
/** Interrupted again and again, a task gets at most so many times its limit on the wall, four attempts, for a strike. */
const MOST_PATIENCE = 8;

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

/** Runs it until it ends or the time on the wall is up; returns how long it worked. */
function runWithin(work: () => void, limitMs: number): number {
  Reflect.set(globalThis, KEY, work);
  const before = workedMs();
  try {
    script.runInThisContext({ timeout: limitMs });
  } catch (error) {
    if (!isTimeOut(error)) throw error;
  } finally {
    Reflect.deleteProperty(globalThis, KEY);
  }
  return workedMs() - before;
}

/** Runs the tasks one after the other; each notes how it ended. */
function runEach(tasks: readonly Task[]): void {
  for (const task of tasks) {
    const { work, resolve, reject } = task;
    try {
      const result = work();
      task.settle = () => resolve(result);
    } catch (error) {
      task.settle = () => reject(error);
    }
  }
}

export class Guard {
  private readonly limitMs: number;
  private tasks: Task[] = [];
  private lastRun = 0;

  constructor(limitMs: number) {
    this.limitMs = limitMs;
  }

  /** What `work` returns or throws, or `RulesFailed` if it does not come to an end. Soon, not at once. */
  run<X>(work: () => X, about: object = work): Promise<X> {
    return new Promise<X>((resolve, reject) => {
      // What comes out of a task is what its own work returned.
      this.line([{ about, work, strikes: 0, settle: null, resolve: (result) => resolve(result as X), reject }]);
    });
  }

  /** The same behind everything else that waits: for what nobody's move depends on. */
  runLate<X>(work: () => X): Promise<X> {
    return new Promise<X>((resolve, reject) => {
      this.line([{ about: work, work, late: true, strikes: 0, settle: null, resolve: (result) => resolve(result as X), reject }]);
    });
  }

  private line(tasks: readonly Task[]): void {
    if (this.tasks.length === 0) this.plan();
    this.tasks.push(...tasks);
  }

  /** At once if it has been quiet; else a moment later, with all that comes up until then. */
  private plan(): void {
    const pause = this.lastRun + PAUSE_MS - performance.now();
    if (pause <= 0) setImmediate(() => this.runAll());
    else setTimeout(() => this.runAll(), pause);
  }

  private runAll(): void {
    this.lastRun = performance.now();
    let left = [...this.tasks.filter(({ late }) => !late), ...this.tasks.filter(({ late }) => late)];
    this.tasks = [];
    for (let patience = this.limitMs; left.length > 0; ) {
      const worked = runWithin(() => runEach(left), patience);
      const unfinished = left.findIndex(({ settle }) => settle === null);
      const ended = unfinished < 0 ? left : left.slice(0, unfinished);
      for (const { settle } of ended) settle?.();
      left = left.slice(ended.length);
      // Whoever had only the rest of the others' time comes first in the next limit and has it whole.
      if (ended.length > 0) patience = this.limitMs;
      else if (worked < this.limitMs * USED_UP && patience < this.limitMs * MOST_PATIENCE) patience *= 2;
      else {
        left = this.strike(left);
        patience = this.limitMs;
      }
    }
  }

  /** The first task has used up its time: it comes again after all others, or is given up. Returns the others. */
  private strike(tasks: readonly Task[]): Task[] {
    const { about } = tasks[0]!;
    const same = tasks.filter((task) => task.about === about);
    tasks[0]!.strikes++;
    if (tasks[0]!.strikes < MOST_STRIKES) this.line(same);
    else for (const task of same) task.reject(this.endless());
    return tasks.filter((task) => task.about !== about);
  }

  private endless(): RulesFailed {
    return new RulesFailed(`the rules did not come to an end within ${this.limitMs} ms, ${MOST_STRIKES} times`);
  }
}
