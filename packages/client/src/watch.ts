/** One table that is watched: what has been told of it so far, and whether a message fits that. */
import { Problem } from './problem.ts';
import type { Eyes, Person, ServerMessage, TableView, Update } from './wire.ts';

export interface WatchOptions {
  /** Whose view; left out, the server chooses. */
  seat?: Eyes;
  /** Tell everything after this entry; left out, only from now on. */
  since?: number;
}

export interface Listener {
  /** What happened, each thing exactly once and in order. */
  updates?(updates: Update[]): void;
  /** The table as it is now; after the updates that led to it. */
  view?(view: TableView): void;
  presence?(people: Person[]): void;
  /** The table cannot be watched (any more). */
  problem?(problem: Problem): void;
}

type About<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>;

export class Watch {
  readonly table: string;
  readonly seat: Eyes | undefined;
  /** The last entry told of; null before the first message. */
  seq: number | null;
  view: TableView | null = null;
  people: Person[] = [];
  isOpen = true;
  /** The last ping sent before the subscription was asked for. */
  askedAfter = 0;
  private readonly listener: Listener;
  private waiting: { seq: number; resolve: () => void }[] = [];
  private readonly onClose: (watch: Watch) => void;

  constructor(table: string, options: WatchOptions, listener: Listener, onClose: (watch: Watch) => void) {
    this.table = table;
    this.seat = options.seat;
    this.seq = options.since ?? null;
    this.listener = listener;
    this.onClose = onClose;
  }

  isAbout({ table, seat }: { table: string; seat: Eyes | null }): boolean {
    return table === this.table && seat === (this.seat ?? null);
  }

  /** False: something before this was lost. */
  hear(message: About<'update'> | About<'view'>): boolean {
    if (this.seq !== null && this.isBehind(message)) return false;
    // Told again after a reconnect, or overtaken by a newer message.
    if (this.seq !== null && message.seq < this.seq) return true;
    if (message.t === 'update') this.hearUpdates(message);
    this.seq = message.seq;
    if (message.view) this.show(message.view);
    this.settle();
    return true;
  }

  /** Resolves when entry `seq` has been told, or the watch is over. */
  reached(seq: number): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push({ seq, resolve });
      this.settle();
    });
  }

  private settle(): void {
    const isDue = ({ seq }: { seq: number }) => !this.isOpen || (this.view?.seq ?? 0) >= seq;
    const due = this.waiting.filter(isDue);
    this.waiting = this.waiting.filter((each) => !isDue(each));
    for (const { resolve } of due) resolve();
  }

  private isBehind(message: About<'update'> | About<'view'>): boolean {
    return (message.t === 'update' ? message.from : message.seq) > (this.seq ?? 0);
  }

  private hearUpdates({ updates }: About<'update'>): void {
    const known = this.seq ?? 0;
    const fresh = updates.filter(({ seq }) => seq > known);
    if (fresh.length > 0) this.listener.updates?.(fresh);
  }

  private show(view: TableView): void {
    this.view = view;
    this.listener.view?.(view);
  }

  hearPresence(people: Person[]): void {
    this.people = people;
    this.listener.presence?.(people);
  }

  fail({ problem }: About<'error'>): void {
    this.end();
    this.listener.problem?.(new Problem(problem));
  }

  close(): void {
    if (!this.isOpen) return;
    this.end();
    this.onClose(this);
  }

  end(): void {
    this.isOpen = false;
    this.settle();
  }
}
