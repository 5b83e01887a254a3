/** Plays a job's games, here or in worker threads, and adds them up. The result does not depend on where. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Chunk, type Job, load, runChunk } from './job.ts';
import { emptyTally, merge, type Tally } from './tally.ts';

export interface RunControl {
  games: number;
  /** Worker threads; 0 plays in this thread, pausing between chunks. */
  workers: number;
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: { done: number; games: number }) => void) | undefined;
}

/** Chunks depend on the number of games only, so that sums are made in the same order with any number of workers. */
function chunksOf(games: number): Chunk[] {
  const size = Math.max(1, Math.min(1000, Math.ceil(games / 64)));
  const chunks: Chunk[] = [];
  for (let from = 0; from < games; from += size) chunks.push({ from, to: Math.min(games, from + size) });
  return chunks;
}

/** Takes the chunks' tallies as they come and adds them in order. */
class Collector {
  readonly total: Tally;
  private readonly early = new Map<number, Tally>();
  private next = 0;
  /** Games of whole chunks, and of each chunk that is being played. */
  private done = 0;
  private readonly playing = new Map<number, number>();
  private readonly control: RunControl;

  constructor(places: number, control: RunControl) {
    this.total = emptyTally(places);
    this.control = control;
  }

  /** So many games of a chunk are played: a chunk may take minutes. */
  played(index: number, games: number): void {
    this.playing.set(index, games);
    this.tell();
  }

  take(index: number, tally: Tally): void {
    this.early.set(index, tally);
    this.playing.delete(index);
    this.done += tally.games;
    for (let ready = this.early.get(this.next); ready !== undefined; ready = this.early.get(this.next)) {
      merge(this.total, ready);
      this.early.delete(this.next++);
    }
    this.tell();
  }

  private tell(): void {
    const playing = [...this.playing.values()].reduce((sum, games) => sum + games, 0);
    this.control.onProgress?.({ done: this.done + playing, games: this.control.games });
  }
}

const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

export async function run(job: Job, control: RunControl): Promise<Tally> {
  control.signal?.throwIfAborted();
  const chunks = chunksOf(control.games);
  const collector = new Collector(job.bots.length, control);
  if (control.workers === 0) await runHere(job, chunks, collector, control.signal);
  else await runInWorkers(job, chunks, collector, control);
  return collector.total;
}

async function runHere(job: Job, chunks: Chunk[], collector: Collector, signal: AbortSignal | undefined): Promise<void> {
  const loaded = await load(job);
  for (const [i, chunk] of chunks.entries()) {
    collector.take(
      i,
      runChunk(loaded, chunk, (played) => collector.played(i, played)),
    );
    await pause();
    signal?.throwIfAborted();
  }
}

/** The young generation of a worker, in megabytes: games make much short-lived data. */
const YOUNG = 64;

function startWorker(job: Job): Worker {
  // Compiled code is kept between runs: a worker starts in a quarter of the CPU time.
  const cache = process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), 'node-compile-cache');
  return new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: job,
    env: { ...process.env, NODE_COMPILE_CACHE: cache },
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
  });
}

/** Keeps one worker busy until the queue is empty. */
function employ(worker: Worker, queue: Iterator<[number, Chunk]>, collector: Collector): Promise<void> {
  return new Promise((resolve, reject) => {
    let current = -1;
    const next = () => {
      const { value, done } = queue.next();
      if (done) return resolve();
      current = value[0];
      worker.postMessage(value[1]);
    };
    worker.on('message', (news: Tally | number) => {
      if (typeof news === 'number') return collector.played(current, news);
      collector.take(current, news);
      next();
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('a worker of the lab ended too soon')));
    next();
  });
}

async function runInWorkers(job: Job, chunks: Chunk[], collector: Collector, { workers, signal }: RunControl): Promise<void> {
  const queue = chunks.entries();
  const started = Array.from({ length: Math.min(workers, chunks.length) }, () => startWorker(job));
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal?.reason);
  signal?.addEventListener('abort', abort);
  try {
    const lanes = started.map((worker) => employ(worker, queue, collector));
    await Promise.race([Promise.all(lanes), aborted.promise]);
  } finally {
    signal?.removeEventListener('abort', abort);
    await Promise.all(started.map((worker) => worker.terminate()));
  }
}
