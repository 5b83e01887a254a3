/**
 * Work that is due: deadlines and bots. It is planned in the store with the entries that make it necessary, and claimed
 * there with a lease: exactly one node does it, and if that node dies, another takes it over when the lease ends.
 */
import type { Job } from '../store/store.ts';
import { BOTS, botKind, DEADLINE, JOB_KINDS, type JobKind, PASTIME } from '../tables/keep/changes.ts';
import type { Kept } from '../tables/keep/loading.ts';
import type { Moves } from '../tables/move.ts';
import { botsDue } from '../tables/sight/time.ts';
import { Bots } from './bots.ts';
import { runDeadline } from './deadlines.ts';
import { BotPool, type PoolSettings } from './pool.ts';

export type { PoolSettings } from './pool.ts';

export interface Work {
  /** Does everything that is due now and has come due meanwhile; returns how many jobs that were. */
  runDue(): Promise<number>;
  stats(): { botRestarts: number; botQueue: number };
  stop(): Promise<void>;
}

export interface WorkSettings {
  moves: Moves;
  node: string;
  pool: Partial<PoolSettings>;
  auto: boolean;
}

const LEASE_MS = 6000;
const RENEW_MS = 2000;
/** How long to wait between two looks when nothing is known to come due sooner. */
const LOOK_MS = 1000;
const MOST_AT_ONCE = 32;
/** Tables of bots alone that are played at once: the rest of the room is for tables where somebody waits. */
const MOST_PASTIMES = 4;
/** A job that came to nothing is tried again later, and later each time. */
const retryAfter = (attempts: number): number => Math.min(60_000, 500 * 2 ** Math.min(attempts, 7));

class Worker implements Work {
  private readonly moves: Moves;
  private readonly node: string;
  private readonly pool: BotPool;
  private readonly bots: Bots;
  private readonly running = new Set<Promise<void>>();
  private readonly stops: (() => void)[] = [];
  private pastimes = 0;
  private timer: NodeJS.Timeout | undefined;
  private timerDue = Number.POSITIVE_INFINITY;
  private readonly auto: boolean;
  private stopped = false;

  constructor({ moves, node, pool, auto }: WorkSettings) {
    this.auto = auto;
    this.moves = moves;
    this.node = node;
    this.pool = new BotPool(moves.setting.games.module, pool);
    this.bots = new Bots(moves, this.pool);
    if (!auto) return;
    this.stops.push(moves.memory.onGrowth((kept) => void this.wakeFor(kept)));
    this.wakeAt(moves.setting.now());
  }

  stats(): { botRestarts: number; botQueue: number } {
    return { botRestarts: this.pool.restarts, botQueue: this.pool.waiting };
  }

  async runDue(): Promise<number> {
    for (let done = 0; ; ) {
      const jobs = await this.claim();
      if (jobs.length === 0) return done;
      await Promise.all(jobs.map((job) => this.run(job)));
      done += jobs.length;
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    for (const stop of this.stops) stop();
    await this.pool.stop();
    await Promise.allSettled(this.running);
  }

  /** Sees to it that somebody looks when work is due at this table. */
  private async wakeFor(kept: Kept): Promise<void> {
    try {
      const due = await this.moves.knowing.due(kept);
      this.wakeAt(Math.min(...JOB_KINDS.map((kind) => due[kind] ?? Number.POSITIVE_INFINITY)));
    } catch (error) {
      // The store has the work all the same, and whoever claims it finds out.
      this.moves.setting.log.warn({ err: error, table: kept.state.id }, 'it is not known when work is due');
    }
  }

  /** Sees to it that somebody looks for due work at this moment, or earlier. */
  private wakeAt(due: number): void {
    const time = Math.min(due, this.moves.setting.now() + LOOK_MS);
    if (this.stopped || time >= this.timerDue) return;
    clearTimeout(this.timer);
    this.timerDue = time;
    this.timer = setTimeout(() => void this.look(), Math.max(0, time - this.moves.setting.now()));
    this.timer.unref();
  }

  private async look(): Promise<void> {
    this.timerDue = Number.POSITIVE_INFINITY;
    try {
      for (const job of await this.claim()) this.begin(job);
    } catch (error) {
      this.moves.setting.log.warn({ err: error }, 'the store was not asked for due work');
    }
    this.wakeAt(Number.POSITIVE_INFINITY);
  }

  private begin(job: Job): void {
    const work = this.run(job).finally(() => {
      this.running.delete(work);
      // There may be more that there was no room for.
      if (this.running.size === MOST_AT_ONCE - 1 || job.kind === PASTIME) this.wakeAt(this.moves.setting.now());
    });
    this.running.add(work);
  }

  private async claim(): Promise<Job[]> {
    const room = MOST_AT_ONCE - this.running.size;
    if (this.stopped || room <= 0) return [];
    const claimed = await this.claimSome([DEADLINE, BOTS], room);
    const left = Math.min(room - claimed.length, MOST_PASTIMES - this.pastimes);
    return left > 0 ? [...claimed, ...(await this.claimSome([PASTIME], left))] : claimed;
  }

  private claimSome(kinds: readonly JobKind[], limit: number): Promise<Job[]> {
    const { store, now } = this.moves.setting;
    return store.claim({ owner: this.node, kinds, now: now(), leaseMs: LEASE_MS, limit });
  }

  /** Holds the job while it is being done. A failure is logged and tried again: no table may wait for ever. */
  private async run(job: Job): Promise<void> {
    const { store, now, log } = this.moves.setting;
    if (job.kind === PASTIME) this.pastimes++;
    const renewing = setInterval(() => void store.renew(job, now() + LEASE_MS).catch(() => false), RENEW_MS);
    try {
      const { taken, seen } =
        job.kind === DEADLINE ? { taken: await runDeadline(this.moves, job.table), seen: null } : await this.bots.run(job.table);
      await this.settleJob(job, taken > 0, seen);
    } catch (error) {
      if (!this.stopped) log.warn({ err: error, table: job.table, job: job.kind, attempts: job.attempts }, 'due work was not done');
      await this.tryLater(job);
    } finally {
      clearInterval(renewing);
      if (job.kind === PASTIME) this.pastimes--;
    }
  }

  /** Gives the job up if nothing of its kind is left to do. Work that came up meanwhile was planned with its entries. */
  private async settleJob(job: Job, progress: boolean, seen: number | null): Promise<void> {
    const { store, now, botDelay } = this.moves.setting;
    if (!(await store.renew(job, now() + LEASE_MS))) return;
    const kept = await this.moves.knowing.read(job.table);
    const kind = JOB_KINDS.find((each) => each === job.kind);
    // Bots that have thought about what they may do need not again before something happens; what they must answer is left.
    const left = kind === botKind(kept.state) ? botsDue(kept.state, botDelay) : null;
    const due = kind === undefined ? null : seen === kept.state.seq ? left : (await this.moves.knowing.due(kept))[kind];
    if (due === null) await store.finish(job);
    // Not time yet: held until it is, unless somebody plans it earlier.
    else if (due > now()) await store.renew(job, due);
    else await this.planAgain(job, progress ? due : Math.max(due, now() + retryAfter(job.attempts)));
  }

  /** Whoever looked for it while this node still held it has found nothing: somebody must look again. */
  private async planAgain({ table, kind }: Job, due: number): Promise<void> {
    await this.moves.setting.store.schedule(table, kind, due);
    if (this.auto) this.wakeAt(due);
  }

  private async tryLater(job: Job): Promise<void> {
    const { store, now, log } = this.moves.setting;
    try {
      if (await store.renew(job, now() + LEASE_MS)) await store.schedule(job.table, job.kind, now() + retryAfter(job.attempts));
    } catch (error) {
      log.warn({ err: error, table: job.table }, 'due work was not planned anew; it will be when its lease ends');
    }
  }
}

export function startWork(settings: WorkSettings): Work {
  return new Worker(settings);
}
