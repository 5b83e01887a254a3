import { messageOf } from './errors.ts';
import type { Watcher } from './store.ts';

/** Told about problems that no caller waits for: a lost listener, a watcher that threw. */
export type Report = (problem: string) => void;

/** Everybody in this process who wants to know when a log has grown. */
export class Watchers {
  private readonly watchers = new Set<Watcher>();
  private readonly report: Report;

  constructor(report: Report) {
    this.report = report;
  }

  add(watcher: Watcher): () => void {
    // Wrapped, so that the same function can watch twice and stop once.
    const own: Watcher = (tableId, seq) => watcher(tableId, seq);
    this.watchers.add(own);
    return () => void this.watchers.delete(own);
  }

  /** Tells everybody. A watcher that throws must not turn an acknowledged append into a failure. */
  tell(tableId: string, seq?: number): void {
    for (const watcher of this.watchers) {
      try {
        watcher(tableId, seq);
      } catch (error) {
        this.report(`a watcher of table '${tableId}' failed: ${messageOf(error)}`);
      }
    }
  }
}
