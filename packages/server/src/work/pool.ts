/**
 * Threads for bots, with a limit on time and memory. A thread that thinks too long or dies is replaced; its question is
 * answered with `BotFailed`, and nobody else notices.
 */
import { Worker } from 'node:worker_threads';
import type { DecisionBase } from '@undercroft/engine';
import { type BotTask, type FromBot, MOST_KNOWN } from './question.ts';

export interface PoolSettings {
  threads: number;
  /** How long a bot may think, once its game is loaded. */
  timeoutMs: number;
  /** How long a thread may take to start and to load a game. */
  startMs: number;
  /** Most memory a thread may use. */
  megabytes: number;
}

export const POOL_DEFAULTS: PoolSettings = { threads: 2, timeoutMs: 10_000, startMs: 60_000, megabytes: 256 };

/** One question in so many is one that nobody waits for, if there is any. */
const UNHURRIED_EVERY = 8;

/** A bot crashed, ran out of memory or did not come to an end. */
export class BotFailed extends Error {
  override name = 'BotFailed';
}

/** The pool was stopped before the bot had answered: somebody else will ask again. */
export class PoolStopped extends Error {
  override name = 'PoolStopped';
}

interface Waiting {
  task: BotTask;
  resolve(decision: DecisionBase | null): void;
  reject(error: BotFailed | PoolStopped): void;
}

/** One thread and what it is thinking about. */
class Thread {
  private readonly worker: Worker;
  private readonly settings: PoolSettings;
  private readonly done: (thread: Thread, alive: boolean) => void;
  private timer: NodeJS.Timeout | undefined;
  /** Hashes of material the thread has been sent. */
  private readonly known = new Set<string>();
  current: Waiting | null = null;

  constructor(module: string, settings: PoolSettings, done: (thread: Thread, alive: boolean) => void) {
    this.settings = settings;
    this.done = done;
    this.worker = new Worker(new URL('./bot-worker.ts', import.meta.url), {
      workerData: { games: module },
      resourceLimits: { maxOldGenerationSizeMb: settings.megabytes },
    });
    this.worker.unref();
    this.worker.on('message', (message: FromBot) => this.heard(message));
    this.worker.on('error', (error) => this.fail(error instanceof Error ? error.message : String(error)));
    this.worker.on('exit', () => this.fail('the thread ended'));
  }

  ask(waiting: Waiting): void {
    this.current = waiting;
    this.limit(this.settings.startMs, 'the thread did not start');
    this.worker.postMessage(this.shortened(waiting.task));
  }

  /** Material is sent to a thread once: it may be large. */
  private shortened(task: BotTask): BotTask {
    const { material } = task;
    if (material === undefined) return task;
    if (this.known.has(material.hash)) return { ...task, material: { hash: material.hash } };
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    this.known.add(material.hash);
    return task;
  }

  private limit(ms: number, problem: string): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.fail(problem), ms);
  }

  private heard(message: FromBot): void {
    if (message.is === 'thinking') this.limit(this.settings.timeoutMs, `no answer within ${this.settings.timeoutMs} ms`);
    else if (message.is === 'answer') this.finish((waiting) => waiting.resolve(message.decision));
    else if (message.is === 'failure') this.finish((waiting) => waiting.reject(new BotFailed(message.problem)));
  }

  private finish(tell: (waiting: Waiting) => void): void {
    clearTimeout(this.timer);
    const waiting = this.current;
    this.current = null;
    if (waiting) tell(waiting);
    this.done(this, true);
  }

  private fail(problem: string): void {
    clearTimeout(this.timer);
    const waiting = this.current;
    this.current = null;
    this.worker.removeAllListeners();
    // A thread that has run out of memory may still say so after it was given up.
    this.worker.on('error', () => {});
    void this.worker.terminate();
    waiting?.reject(new BotFailed(problem));
    this.done(this, false);
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    this.worker.removeAllListeners();
    this.current?.reject(new PoolStopped('the server is stopping'));
    this.current = null;
    await this.worker.terminate();
  }
}

export class BotPool {
  private readonly threads = new Set<Thread>();
  private readonly queue: Waiting[] = [];
  /** Questions nobody waits for: they come after the others, but they do come. */
  private readonly unhurried: Waiting[] = [];
  private turns = 0;
  private readonly module: string;
  private readonly settings: PoolSettings;
  private stopped = false;
  restarts = 0;

  constructor(module: string, settings: Partial<PoolSettings> = {}) {
    this.module = module;
    this.settings = { ...POOL_DEFAULTS, ...settings };
  }

  get waiting(): number {
    return this.queue.length + this.unhurried.length;
  }

  /** What the bot answers; null: it passes. Rejects with `BotFailed`. `awaited`: a person waits for it. */
  ask(task: BotTask, awaited = true): Promise<DecisionBase | null> {
    if (this.stopped) return Promise.reject(new PoolStopped('the server is stopping'));
    return new Promise((resolve, reject) => {
      (awaited ? this.queue : this.unhurried).push({ task, resolve, reject });
      this.next();
    });
  }

  private next(): void {
    if (this.stopped || this.waiting === 0) return;
    const idle = [...this.threads].find((thread) => thread.current === null) ?? this.another();
    const waiting = idle && this.takeNext();
    if (idle && waiting) idle.ask(waiting);
  }

  private takeNext(): Waiting | undefined {
    const [first, then] = ++this.turns % UNHURRIED_EVERY === 0 ? [this.unhurried, this.queue] : [this.queue, this.unhurried];
    return first.shift() ?? then.shift();
  }

  private another(): Thread | undefined {
    if (this.threads.size >= this.settings.threads) return undefined;
    const thread = new Thread(this.module, this.settings, (done, alive) => {
      if (!alive && this.threads.delete(done)) this.restarts++;
      this.next();
    });
    this.threads.add(thread);
    return thread;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const waiting of [...this.queue.splice(0), ...this.unhurried.splice(0)]) waiting.reject(new PoolStopped('the server is stopping'));
    await Promise.all([...this.threads].map((thread) => thread.stop()));
    this.threads.clear();
  }
}
