/** Whether the store can do its work, found out by doing some: at most once in a while, however many ask. */
const LASTS_MS = 200;

export class Readiness {
  private readonly probe: () => Promise<void>;
  private last: { at: number; answer: Promise<void> } | null = null;

  constructor(probe: () => Promise<void>) {
    this.probe = probe;
  }

  /** Rejects with what is wrong. */
  check(): Promise<void> {
    const now = performance.now();
    if (this.last && now - this.last.at < LASTS_MS) return this.last.answer;
    const answer = this.probe();
    this.last = { at: now, answer };
    return answer;
  }
}
