/** Work on one table goes one after the other; tables do not wait for each other. */
export class Lines {
  private readonly last = new Map<string, { work: Promise<unknown>; length: number }>();

  /** How many tables have work waiting or running. */
  get length(): number {
    return this.last.size;
  }

  busy(tableId: string): boolean {
    return this.last.has(tableId);
  }

  /** Whether something waits behind what is being done now. */
  crowded(tableId: string): boolean {
    return (this.last.get(tableId)?.length ?? 0) > 1;
  }

  next<X>(tableId: string, work: () => Promise<X>): Promise<X> {
    const line = this.last.get(tableId) ?? { work: Promise.resolve(), length: 0 };
    const mine = line.work.then(work, work);
    line.work = mine;
    line.length++;
    this.last.set(tableId, line);
    const done = () => {
      if (--line.length === 0) this.last.delete(tableId);
    };
    mine.then(done, done);
    return mine;
  }

  /** Resolves when everything in line now is done. */
  async empty(): Promise<void> {
    while (this.last.size > 0) await Promise.allSettled([...this.last.values()].map(({ work }) => work));
  }
}
