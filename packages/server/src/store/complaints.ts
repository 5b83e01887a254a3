/** Tells the log what is wrong with the store: whoever asks is only told to try again. The same thing not too often. */
import { StoreUnavailable } from './errors.ts';
import type { Report } from './watchers.ts';

const AGAIN_MS = 10_000;

export class Complaints {
  private readonly report: Report;
  private last = { problem: '', at: Number.NEGATIVE_INFINITY };

  constructor(report: Report) {
    this.report = report;
  }

  /** Passes the error on. */
  note(error: unknown): unknown {
    if (error instanceof StoreUnavailable) this.complain(error.message);
    return error;
  }

  private complain(problem: string): void {
    const now = performance.now();
    if (problem === this.last.problem && now - this.last.at < AGAIN_MS) return;
    this.last = { problem, at: now };
    this.report(problem);
  }
}
