/** A table on the server, as one pair of eyes sees it: kept up to date through reloads, sleeping phones and lost networks. */
import { type Eyes, Problem, type TableView, type Update, type Watch } from '@undercroft/client';
import type { Seat } from '@undercroft/engine';
import { api, client, onStatus, statusNow } from '../people.ts';
import { carried, carriedNow } from './material.ts';
import type { Deeds, Picture, Session } from './session.ts';

const connectionNow = (): Picture['connection'] => {
  const status = statusNow();
  return status === 'offline' ? 'reconnecting' : status;
};

/** What was done is shown within this time, or the network will say what is wrong. */
const SHOWN_MS = 2000;

export class LiveSession implements Session {
  readonly id: string;
  readonly deeds: Deeds;
  private now: Picture = { table: null, updates: [], present: [], connection: 'connecting', problem: null };
  private watch: Watch;
  /** Told, but the table it led to has not come yet. */
  private readonly fresh: Update[] = [];
  /** The latest table, while what it was made with is fetched. */
  private waiting: TableView | null = null;
  private readonly listeners = new Set<() => void>();
  private readonly stopHearing: () => void;

  /** Eyes: whose seat one looks through; left out, the server chooses; 'none': only what everybody may see. */
  constructor(id: string, eyes?: Eyes) {
    this.id = id;
    this.watch = client.watch(
      id,
      { since: 0, ...(eyes === undefined ? {} : { seat: eyes }) },
      {
        // What happened is told together with the table it led to: whoever acts it out needs both.
        updates: (fresh) => this.fresh.push(...fresh),
        view: (table) => this.see(table),
        presence: (present) => this.learn({ present }),
        problem: (problem) => this.fail(problem),
      },
    );
    this.stopHearing = onStatus(() => this.learn({}));
    this.deeds = this.makeDeeds();
  }

  picture = (): Picture => this.now;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  close(): void {
    this.stopHearing();
    this.watch.close();
  }

  /** A table is shown with what it was made with, which is fetched before its first view. */
  private see(told: TableView): void {
    const table = carriedNow(told);
    if (table !== null) this.learn({ table, updates: [...this.now.updates, ...this.fresh.splice(0)], problem: null });
    else {
      const first = this.waiting === null;
      this.waiting = told;
      if (first) void this.fetchMaterial(told);
    }
  }

  private async fetchMaterial(told: TableView): Promise<void> {
    try {
      await carried(told);
      const latest = this.waiting ?? told;
      this.waiting = null;
      this.see(latest);
    } catch (error) {
      this.waiting = null;
      const { code, message } = error instanceof Problem ? error : { code: 'unknown', message: String(error) };
      this.learn({ problem: { code, message } });
    }
  }

  private fail({ code, message }: Problem): void {
    this.learn({ problem: { code, message } });
  }

  private learn(change: Partial<Picture>): void {
    this.now = { ...this.now, ...change, connection: connectionNow() };
    for (const listener of this.listeners) listener();
  }

  /** The seat one looks through, or one of those that share this screen; deeds are done for it. */
  private seat(): Seat {
    const seat = this.now.table?.viewer ?? this.now.table?.mine[0];
    if (seat === undefined) throw new Error('only somebody with a seat can do that');
    return seat;
  }

  /** Until the table is shown as it was then: what is pressed meanwhile would be meant for an older one. */
  private async reached(seq: number): Promise<void> {
    if ((this.now.table?.seq ?? 0) >= seq) return;
    await new Promise<void>((there) => {
      const patience = setTimeout(there, SHOWN_MS);
      const stop = this.subscribe(() => {
        if ((this.now.table?.seq ?? 0) < seq) return;
        stop();
        clearTimeout(patience);
        there();
      });
    });
  }

  private makeDeeds(): Deeds {
    const { id } = this;
    return {
      decide: async (decision) => void (await client.decide(this.watch, decision)),
      undo: async () => this.reached((await api.undo(id, { seat: this.seat() })).seq),
      vote: async (yes) => void (await api.vote(id, yes)),
      takeOver: async (seat) => void (await api.takeOver(id, seat)),
      here: async () => void (await api.here(id)),
      pace: async (pace, once) => void (await api.pace(id, pace, once)),
      say: async (text, reaction) => void (await api.say(id, text, { reaction })),
      leave: async () => void (await api.leave(id)),
    };
  }
}
