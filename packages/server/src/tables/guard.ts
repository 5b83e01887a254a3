/**
 * Rules that never end must not stop the server. Everything a game's code does on the way of a request is a task, and
 * tasks run inside a script with a time limit: V8 ends the script when time is up, whatever it is doing. The limit
 * costs a thread each time it is set, so all tasks that come up in one round of the event loop share one.
 */
import { Script } from 'node:vm';
import { RulesFailed } from './replay.ts';

interface Task {
  /** If one task about it fails, so do the others that wait: they would run into the same. */
  about: object;
  /** Can be run again from its start: it changes nothing but what it makes itself. */
  work(): unknown;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** From one time limit to the next: setting one takes about 0.15 ms, so under load this is what limits cost at most. */
const PAUSE_MS = 8;

/** How the script finds what it has to run: scripts share nothing with us but the global object. */
const NAME = 'undercroft.guard';
const script = new Script(`globalThis[Symbol.for('${NAME}')]()`, { filename: 'guard' });
const KEY = Symbol.for(NAME);

const isTimeOut = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** Runs it; false if time was up. */
function endsInTime(work: () => void, limitMs: number): boolean {
  Reflect.set(globalThis, KEY, work);
  try {
    script.runInThisContext({ timeout: limitMs });
    return true;
  } catch (error) {
    if (!isTimeOut(error)) throw error;
    return false;
  } finally {
    Reflect.deleteProperty(globalThis, KEY);
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
      if (this.tasks.length === 0) this.plan();
      // What comes out of a task is what its own work returned.
      this.tasks.push({ about, work, resolve: (result) => resolve(result as X), reject });
    });
  }

  /** At once if it has been quiet; else a moment later, with all that comes up until then. */
  private plan(): void {
    const pause = this.lastRun + PAUSE_MS - performance.now();
    if (pause <= 0) setImmediate(() => this.runAll());
    else setTimeout(() => this.runAll(), pause);
  }

  private runAll(): void {
    this.lastRun = performance.now();
    let tasks = this.tasks;
    this.tasks = [];
    let next = 0;
    const runRest = () => {
      while (next < tasks.length) {
        settle(tasks[next]!);
        next++;
      }
    };
    while (next < tasks.length) {
      const first = next;
      if (endsInTime(runRest, this.limitMs)) return;
      // Whoever had only the rest of the others' time comes first in the next limit and has it whole.
      if (next > first) continue;
      const endless = tasks[next]!;
      const rest = tasks.slice(next);
      for (const task of rest) if (task.about === endless.about) task.reject(this.endless());
      tasks = rest.filter(({ about }) => about !== endless.about);
      next = 0;
    }
  }

  private endless(): RulesFailed {
    return new RulesFailed(`the rules did not come to an end within ${this.limitMs} ms`);
  }
}

function settle({ work, resolve, reject }: Task): void {
  try {
    resolve(work());
  } catch (error) {
    reject(error);
  }
}
