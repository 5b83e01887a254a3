/**
 * Looking back: old views, old news, proofs and exports. They cost many times what a move costs, so they wait in a line
 * of their own: one at a time, step by step, each step behind the moves that wait, and while people are moving with
 * pauses that leave the moves most of the time. The line is short: whoever finds it full is told to come again.
 */
import type { Guard } from '../keep/guard.ts';
import { TableError } from '../said/contract.ts';

/** Too many are looking back just now. */
export class Busy extends TableError {
  constructor() {
    super('busy', 503, 'too many are looking back at tables just now; try again in a moment');
    this.name = 'Busy';
  }
}

/** Does a piece of work of a few milliseconds when it is its turn. */
export type Step = <X>(work: () => X) => Promise<X>;

interface Waiting {
  asker: string;
  start(): void;
}

const MOST_WAITING = 32;

/** One person, or all without a name together, may fill a part of the line only. */
const MOST_EACH = 12;

/** While people move, looking back takes this part of the time at most. */
const SHARE = 0.15;

/** After so many milliseconds without a change nobody is moving. */
const QUIET_MS = 250;

/** What is read has to be written and sent, too: so many milliseconds for each entry told, roughly. */
const WRITING_MS = 0.01;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class Reading {
  private readonly guard: Guard;
  private readonly lastMove: () => number;
  private readonly line: Waiting[] = [];
  private current: string | null = null;
  /** Before this moment no step is taken while people move. */
  private rested = 0;

  /** `lastMove`: when somebody changed a table last, as `performance.now()` counts. */
  constructor(guard: Guard, lastMove: () => number) {
    this.guard = guard;
    this.lastMove = lastMove;
  }

  get waiting(): number {
    return this.line.length;
  }

  /** Reads when it is its turn. Rejects with `Busy` if too many wait already. */
  async run<X>(asker: string, read: (step: Step) => Promise<X>, table = ''): Promise<X> {
    await this.turn(asker);
    try {
      return await read((work) => this.step(work, table));
    } finally {
      this.current = null;
      this.line.shift()?.start();
    }
  }

  /** So many entries are about to be written and sent. */
  written(entries: number): void {
    this.rest(entries * WRITING_MS);
  }

  private turn(asker: string): Promise<void> {
    const begin = () => {
      this.current = asker;
    };
    if (this.current === null) return Promise.resolve(begin());
    const mine = this.line.filter((each) => each.asker === asker).length;
    if (this.line.length >= MOST_WAITING || mine >= MOST_EACH) throw new Busy();
    return new Promise((resolve) => {
      this.line.push({
        asker,
        start: () => {
          begin();
          resolve();
        },
      });
    });
  }

  private async step<X>(work: () => X, table: string): Promise<X> {
    while (this.isMoving && performance.now() < this.rested) await sleep(Math.max(1, this.rested - performance.now()));
    let tookMs = 0;
    const timed = () => {
      const before = performance.now();
      const result = work();
      tookMs = performance.now() - before;
      return result;
    };
    try {
      return await this.guard.runLate(timed, { table });
    } finally {
      this.rest(tookMs);
    }
  }

  private get isMoving(): boolean {
    return performance.now() - this.lastMove() < QUIET_MS;
  }

  private rest(tookMs: number): void {
    this.rested = Math.max(this.rested, performance.now()) + tookMs * (1 / SHARE - 1);
  }
}
