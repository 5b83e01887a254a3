/** All who watch one table on this node. */
import type { Person } from '../store/index.ts';
import type { TableService } from '../tables/said/contract.ts';
import type { ServerMessage } from './messages.ts';
import { type News, Newsroom, type Viewer } from './news.ts';
import type { Subscription } from './subscription.ts';

/** Presence is told at most this often: many may come at once after a restart. */
const PRESENCE_MS = 50;
/** Viewers wait this long for more, so that answers given at once are told at once... */
const TOGETHER_MS = 5;
/** ... and this long if more is known to come. */
const CROWDED_MS = 20;
/** Where many tables have news to tell, each waits a little longer: more of them go into one message. */
const PER_TABLE_MS = 0.4;
const MOST_EXTRA_MS = 15;
/** That somebody has answered, while others still think, can wait longest of all. */
const CROWDED_PER_TABLE_MS = 2;
const MOST_CROWDED_EXTRA_MS = 40;

/** How busy the tables of this node are: how many have something to tell just now. */
export class Pace {
  gathering = 0;

  wait(crowded: boolean): number {
    if (crowded) return CROWDED_MS + Math.min(MOST_CROWDED_EXTRA_MS, this.gathering * CROWDED_PER_TABLE_MS);
    return TOGETHER_MS + Math.min(MOST_EXTRA_MS, this.gathering * PER_TABLE_MS);
  }
}

export class Channel {
  readonly tableId: string;
  readonly newsroom: Newsroom;
  /** The last entry this node has heard of. */
  latest = 0;
  private readonly tables: TableService;
  private readonly pace: Pace;
  private readonly subscriptions = new Set<Subscription>();
  private readonly people = new Map<string, { person: Person; count: number }>();
  /** Viewers who know the same get the same message, made once. */
  private readonly shared = new Map<string, Promise<News>>();
  private telling: NodeJS.Timeout | null = null;
  private gathering: NodeJS.Timeout | null = null;

  constructor(tables: TableService, tableId: string, pace: Pace) {
    this.tables = tables;
    this.pace = pace;
    this.tableId = tableId;
    this.newsroom = new Newsroom(tables, tableId);
  }

  get isEmpty(): boolean {
    return this.subscriptions.size === 0;
  }

  /** The table has grown; `more`: it is about to grow again. */
  changed(seq: number, more = false): void {
    this.latest = Math.max(this.latest, seq);
    this.shared.clear();
    if (!more || this.gathering === null) this.tellWithin(this.pace.wait(more));
  }

  private tellWithin(ms: number): void {
    this.stopGathering();
    this.pace.gathering++;
    this.gathering = setTimeout(() => this.wakeAll(), ms);
  }

  private stopGathering(): void {
    if (this.gathering === null) return;
    clearTimeout(this.gathering);
    this.gathering = null;
    this.pace.gathering--;
  }

  private wakeAll(): void {
    this.stopGathering();
    for (const subscription of this.subscriptions) subscription.wake();
  }

  news(viewer: Viewer, since: number): Promise<News> {
    const key = `${this.tables.sightOf(viewer.me, this.tableId)}/${viewer.seat ?? ''}/${since}`;
    const known = this.shared.get(key);
    if (known) return known;
    const made = this.newsroom.since(viewer, since);
    this.shared.set(key, made);
    // Only news are worth keeping: a failure, or none yet, is asked for again.
    const forget = () => this.shared.get(key) === made && this.shared.delete(key);
    made.then(({ text }) => text ?? forget(), forget);
    return made;
  }

  add(subscription: Subscription): void {
    this.subscriptions.add(subscription);
  }

  remove(subscription: Subscription): void {
    this.subscriptions.delete(subscription);
  }

  /** Somebody whom the table let in has come. */
  arrive(person: Person | null): void {
    if (person !== null) this.count(person);
    this.tellPresence();
  }

  /** The same person may be here on several devices. */
  private count(person: Person): void {
    const known = this.people.get(person.id);
    if (known) known.count++;
    else {
      this.people.set(person.id, { person, count: 1 });
      this.tables.present(this.tableId, person, true);
    }
  }

  depart(person: Person | null): void {
    const known = person && this.people.get(person.id);
    if (!known || --known.count > 0) return;
    this.people.delete(known.person.id);
    this.tables.present(this.tableId, known.person, false);
    this.tellPresence();
  }

  private tellPresence(): void {
    this.telling ??= setTimeout(() => {
      this.telling = null;
      const people = [...this.people.values()].map(({ person }) => person).sort((a, b) => (a.id < b.id ? -1 : 1));
      const message: ServerMessage = { t: 'presence', table: this.tableId, people };
      const text = JSON.stringify(message);
      for (const subscription of this.subscriptions) subscription.tell(text);
    }, PRESENCE_MS);
  }

  close(): void {
    this.stopGathering();
    if (this.telling) clearTimeout(this.telling);
    this.telling = null;
  }
}
