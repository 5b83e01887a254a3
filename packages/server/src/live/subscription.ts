/**
 * One viewer of one table on one socket. It is always told in order: while it is being told something it is only
 * noted that there is more, and then told all of that at once.
 */
import { problemOf } from '../http/problem.ts';
import { TableError } from '../tables/said/contract.ts';
import type { Channel } from './channel.ts';
import type { ServerMessage } from './messages.ts';
import type { Viewer } from './news.ts';

/** Where messages go. */
export interface Outlet {
  /** Sends, or drops the whole socket if its reader is too slow. */
  send(text: string): void;
  /** Resolves when the reader has taken most of what was sent. */
  drained(): Promise<void>;
  /** The table refused to tell more: the subscription is to be closed. */
  ended(subscription: Subscription): void;
  /** Tells our own log of something unforeseen. */
  report(error: unknown): void;
}

/** How long to wait when the store does not answer, or another node's entry cannot be read yet. */
const PATIENCE_MS = 500;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class Subscription {
  /** How far the viewer has been told. */
  told: number;
  /** How far the log was read for that: further, if the viewer was not to be told of something. */
  private reached = 0;
  readonly viewer: Viewer;
  private readonly channel: Channel;
  private readonly outlet: Outlet;
  private open = true;
  private here = false;
  private telling = false;
  private more = false;

  constructor(channel: Channel, viewer: Viewer, outlet: Outlet) {
    this.channel = channel;
    this.viewer = viewer;
    this.outlet = outlet;
    this.told = 0;
  }

  get table(): string {
    return this.channel.tableId;
  }

  /** From now on changes are noted; first comes what was missed. Resolves when it is over. */
  async start(since: number | undefined): Promise<void> {
    this.channel.add(this);
    this.telling = true;
    await this.guarded(() => this.catchUp(since));
    this.telling = false;
    if (this.more) this.wake();
  }

  private async catchUp(since: number | undefined): Promise<void> {
    for await (const { seq, text } of this.channel.newsroom.catchUp(this.viewer, since)) {
      if (!this.open) return;
      if (since !== undefined && since > seq) throw new TableError('future-seq', 409, `the table has only come to entry ${seq}`);
      this.outlet.send(text);
      this.told = seq;
      await this.outlet.drained();
    }
    if (!this.open) return;
    this.here = true;
    this.channel.arrive(this.viewer.me);
    if (this.channel.latest > this.told) this.more = true;
  }

  /** The table has grown. */
  wake(): void {
    this.more = true;
    if (!this.telling && this.open) void this.tellAll();
  }

  private async tellAll(): Promise<void> {
    this.telling = true;
    while (this.more && this.open) {
      this.more = false;
      await this.guarded(() => this.tellNews());
    }
    this.telling = false;
  }

  private async tellNews(): Promise<void> {
    const news = await this.channel.news(this.viewer, this.told);
    if (!this.open) return;
    this.reached = Math.max(this.reached, news.reached);
    // Whoever has left the seat they looked through counts otherwise: they begin anew.
    if (news.seq < this.told) throw new TableError('future-seq', 409, `you have been told of ${news.seq} entries only`);
    if (news.text !== null) {
      this.outlet.send(news.text);
      this.told = news.seq;
    } else if (this.channel.latest > this.reached) {
      // Another node told of an entry that cannot be read here yet.
      await pause(PATIENCE_MS);
      this.more = true;
    }
  }

  /** A store that does not answer is waited for; a refusal ends the subscription. */
  private async guarded(work: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!this.open) return;
        const problem = problemOf(error);
        if (problem.status === 500) this.outlet.report(error);
        // Whoever has just come waits, too, if only too many are looking back.
        if (problem.status !== 503 || (!this.here && problem.code !== 'busy')) {
          this.end(problem);
          return;
        }
        await pause(PATIENCE_MS);
      }
    }
  }

  private end(problem: ReturnType<typeof problemOf>): void {
    const message: ServerMessage = { t: 'error', table: this.table, seat: this.viewer.seat ?? null, ended: true, problem };
    this.outlet.send(JSON.stringify(message));
    this.outlet.ended(this);
  }

  tell(text: string): void {
    if (this.open && this.here) this.outlet.send(text);
  }

  close(): void {
    if (!this.open) return;
    this.open = false;
    this.channel.remove(this);
    if (this.here) this.channel.depart(this.viewer.me);
  }
}
