/**
 * The line to the worker: requests go out in groups, answers come back, and a worker that died is replaced at the next
 * request. While one group is being written the next one gathers: the busier the server, the more share an fsync.
 */
import { Worker } from 'node:worker_threads';
import { Complaints } from '../complaints.ts';
import { messageOf, StoreUnavailable, storeClosed } from '../errors.ts';
import type { Args, OperationName, Result } from './operations.ts';
import { type Answer, asText, CLOSE, type Failure, fromText, type Request, revive } from './wire.ts';

/** So many requests share a transaction at most: beyond it the wait would grow faster than the gain. */
const LARGEST_GROUP = 512;

interface Caller {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

export class Line {
  private readonly file: string;
  private readonly complaints: Complaints;
  private worker: Promise<Worker> | null = null;
  /** The worker once it is open, until it is lost. */
  private opened: Worker | null = null;
  private readonly callers = new Map<number, Caller>();
  /** Requests that go out with the next group. */
  private gathering: Request[] = [];
  /** A group is at the worker, or about to go. */
  private away = false;
  /** Calls that wait for the worker and are not posted yet: closing must not overtake them. */
  private readonly starting = new Set<Promise<Worker>>();
  private lastId = 0;
  private closed = false;

  constructor(file: string, complaints = new Complaints(() => {})) {
    this.file = file;
    this.complaints = complaints;
  }

  /** Resolves when the database is open and up to date. */
  async open(): Promise<Worker> {
    this.worker ??= this.start();
    return this.worker;
  }

  private start(): Promise<Worker> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: this.file });
    return new Promise((resolve, reject) => {
      let gone = false;
      const lose = (error: Error) => {
        // An error is followed by the exit, when another worker may already be at work.
        if (gone) return;
        gone = true;
        this.worker = null;
        this.opened = null;
        reject(error);
        this.abandon(error);
      };
      worker.on('error', (error) => lose(new StoreUnavailable(`the thread of the database failed: ${messageOf(error)}`)));
      worker.on('exit', () => lose(new StoreUnavailable('the thread of the database has ended')));
      worker.once('message', (opened: 'open' | Failure) => {
        if (opened !== 'open') return lose(revive(opened));
        this.opened = worker;
        worker.on('message', (answers: string) => {
          this.answer(fromText<Answer[]>(answers));
          this.sendGroup();
        });
        resolve(worker);
      });
    });
  }

  private answer(answers: readonly Answer[]): void {
    for (const answer of answers) {
      const caller = this.callers.get(answer.id);
      this.callers.delete(answer.id);
      if ('failure' in answer) caller?.reject(this.failed(answer.failure));
      else caller?.resolve(answer.result);
    }
  }

  private failed(failure: Failure): Error {
    const error = revive(failure);
    this.complaints.note(error);
    return error;
  }

  private abandon(error: Error): void {
    for (const caller of this.callers.values()) caller.reject(error);
    this.callers.clear();
    this.gathering = [];
    this.away = false;
  }

  private sendGroup(): void {
    const group = this.gathering.splice(0, LARGEST_GROUP);
    this.away = group.length > 0;
    if (this.away) this.opened?.postMessage(asText(group));
  }

  /** What else this round of the event loop has to ask goes along. */
  private gather(request: Request): void {
    this.gathering.push(request);
    if (this.away) return;
    this.away = true;
    setImmediate(() => this.sendGroup());
  }

  async call<K extends OperationName>(operation: K, ...args: Args<K>): Promise<Result<K>> {
    if (this.closed) throw storeClosed();
    const opening = this.open();
    this.starting.add(opening);
    try {
      await opening;
      return this.post<K>({ id: ++this.lastId, operation, args });
    } finally {
      this.starting.delete(opening);
    }
  }

  private post<K extends OperationName>(request: Request): Promise<Result<K>> {
    return new Promise((resolve, reject) => {
      // The one place where types cross the thread: the worker ran the operation of that name.
      this.callers.set(request.id, { resolve: (result) => resolve(result as Result<K>), reject });
      this.gather(request);
    });
  }

  /** Lets the worker answer everything asked so far, then ends it. */
  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    while (this.starting.size > 0) await Promise.allSettled(this.starting);
    const worker = await this.worker;
    if (!worker) return;
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    this.gather({ id: 0, operation: CLOSE, args: [] });
    await ended;
  }
}
