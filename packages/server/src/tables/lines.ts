/** Work on one table goes one after the other; tables do not wait for each other. */
export class Lines {
  private readonly last = new Map<string, Promise<unknown>>();

  /** How many tables have work waiting or running. */
  get length(): number {
    return this.last.size;
  }

  busy(tableId: string): boolean {
    return this.last.has(tableId);
  }

  next<X>(tableId: string, work: () => Promise<X>): Promise<X> {
    const before = this.last.get(tableId) ?? Promise.resolve();
    const mine = before.then(work, work);
    this.last.set(tableId, mine);
    const done = () => {
      if (this.last.get(tableId) === mine) this.last.delete(tableId);
    };
    mine.then(done, done);
    return mine;
  }

  /** Resolves when everything in line now is done. */
  async empty(): Promise<void> {
    while (this.last.size > 0) await Promise.allSettled(this.last.values());
  }
}
