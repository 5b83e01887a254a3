/**
 * The dice as this device knows them by itself. For every seat it makes a text, sends only its hash, and shows the text
 * once all have committed and the start is asked for. What it has seen before that it keeps, so that at the end the proof
 * is held against it and not against what the server says then. `docs/fair-dice.md` explains why.
 */
import { commitOf, type Seat } from '@undercroft/engine';
import { newKey } from './patience.ts';
import { Problem } from './problem.ts';
import type { TableInfo } from './wire.ts';

/** What one device keeps of one table. */
export interface DiceRecord {
  /** The hash of the server's secret, by round, as it was first seen. */
  commits: Record<number, string>;
  /** Own texts, also of earlier rounds; `shown`: in which round. */
  texts: { text: string; commit: string; shown: number | null }[];
  /** Seats that were found bound to one of these. */
  seats: Seat[];
  /** What each seat had committed to when own texts were shown, by round. */
  seen: Record<number, (string | null)[]>;
}

/** Where records are kept: a browser has a storage for it, a program its memory. */
export interface DiceKeeper {
  read(table: string): DiceRecord | null;
  write(table: string, record: DiceRecord): void;
}

export function inMemory(): DiceKeeper {
  const records = new Map<string, DiceRecord>();
  return { read: (table) => structuredClone(records.get(table) ?? null), write: (table, record) => void records.set(table, record) };
}

/** What is asked of the server. */
export interface DiceDeeds {
  commit(table: string, request: { seat: Seat; commit: string }): Promise<TableInfo>;
  reveal(table: string, texts: readonly string[]): Promise<TableInfo>;
}

const nothingYet = (): DiceRecord => ({ commits: {}, texts: [], seats: [], seen: {} });

/** Own texts that seats are bound to now. */
const boundTo = ({ texts }: DiceRecord, { fair }: TableInfo, seats: readonly Seat[]): string[] => {
  const commits = new Set(seats.map((seat) => fair.commits[seat]));
  return texts.filter(({ commit }) => commits.has(commit)).map(({ text }) => text);
};

/** Whether everybody is bound, the server to what it was bound to before: only then is a text shown. */
function mayShow({ commits }: DiceRecord, { commit, fair, seats }: TableInfo): boolean {
  return commits[fair.round] === commit && seats.every(({ person, seat }) => person === null || (fair.commits[seat] ?? null) !== null);
}

export class Dice {
  private readonly keeper: DiceKeeper;
  private readonly deeds: DiceDeeds;
  private readonly latest = new Map<string, TableInfo>();
  private readonly busy = new Set<string>();
  /** Tables whose start is being asked for, with texts. */
  private readonly starting = new Set<string>();
  /** Seats for which this device has made a text in the place of another device's. */
  private readonly replaced = new Set<string>();

  constructor(keeper: DiceKeeper, deeds: DiceDeeds) {
    this.keeper = keeper;
    this.deeds = deeds;
  }

  record(table: string): DiceRecord | null {
    return this.keeper.read(table);
  }

  /** A text to sit down with: kept before its hash is sent. */
  bind(table: string, text: string = newText()): string {
    const record = this.keeper.read(table) ?? nothingYet();
    const commit = commitOf(text);
    if (!record.texts.some((each) => each.commit === commit)) record.texts.push({ text, commit, shown: null });
    this.keeper.write(table, record);
    return commit;
  }

  /** Texts that go with the request to start, if nobody else has to commit: else all commits are looked at first. */
  aloneWith(table: string): string[] {
    const info = this.latest.get(table);
    const record = this.keeper.read(table);
    if (info?.status !== 'open' || record === null || !mayShow(record, info)) return [];
    const people = info.seats.filter(({ person }) => person !== null).map(({ seat }) => seat);
    const mine = new Set(record.texts.map(({ commit }) => commit));
    // Where a chair was free, somebody may sit by now.
    if (info.seats.some(({ person, bot }) => person === null && bot === null)) return [];
    if (!people.every((seat) => mine.has(info.fair.commits[seat] ?? ''))) return [];
    this.starting.add(table);
    return this.showing(info, record, people);
  }

  /** The start was answered, or was not: whatever was told meanwhile is looked at now. */
  asked(table: string): void {
    const latest = this.latest.get(table);
    if (this.starting.delete(table) && latest !== undefined) this.noticed(latest);
  }

  /** The device has been told of the table: it does its part. `mine`: seats of whoever is at it, if that was told. */
  noticed(info: TableInfo, mine: readonly Seat[] = []): void {
    if ((this.latest.get(info.id)?.seq ?? 0) > info.seq) return;
    this.latest.set(info.id, info);
    const known = this.keeper.read(info.id);
    if (info.status !== 'open' || (known === null && mine.length === 0)) return;
    const record = this.learn(info, known ?? nothingYet());
    void this.doPart(info, record, mine).catch(() => undefined);
  }

  /** Keeps what was not known before. */
  private learn(info: TableInfo, record: DiceRecord): DiceRecord {
    const { commit, fair } = info;
    const own = new Set(record.texts.map((each) => each.commit));
    const seats = fair.commits.flatMap((each, seat) => (each !== null && own.has(each) && !record.seats.includes(seat) ? [seat] : []));
    if (record.commits[fair.round] !== undefined && seats.length === 0) return record;
    const learnt = { ...record, commits: { [fair.round]: commit, ...record.commits }, seats: [...record.seats, ...seats] };
    this.keeper.write(info.id, learnt);
    return learnt;
  }

  private async doPart(info: TableInfo, record: DiceRecord, mine: readonly Seat[]): Promise<void> {
    const { id, fair } = info;
    if (this.busy.has(id) || this.starting.has(id)) return;
    this.busy.add(id);
    try {
      if (fair.revealing === null) await this.commitAnew(info, record, mine);
      else if (mayShow(record, info)) {
        const texts = this.showing(info, record, fair.revealing.waitingFor);
        if (texts.length > 0) await this.deeds.reveal(id, texts);
      }
    } finally {
      this.busy.delete(id);
      this.lookAgain(info);
    }
  }

  /** What was told meanwhile was not looked at. */
  private lookAgain({ id, seq }: TableInfo): void {
    const latest = this.latest.get(id);
    if (latest !== undefined && latest.seq > seq) this.noticed(latest);
  }

  /** Notes what all are bound to, and that own texts are known from now on. */
  private showing(info: TableInfo, record: DiceRecord, seats: readonly Seat[]): string[] {
    const { round, commits } = info.fair;
    const texts = boundTo(record, info, seats);
    if (texts.length === 0) return [];
    // What was seen when a text was first shown counts, however often it has to be sent.
    const again = record.texts.some((each) => texts.includes(each.text) && each.shown !== null);
    const seen = again ? { [round]: commits.slice(), ...record.seen } : { ...record.seen, [round]: commits.slice() };
    const shown = record.texts.map((each) => (texts.includes(each.text) ? { ...each, shown: round } : each));
    this.keeper.write(info.id, { ...record, texts: shown, seen });
    return texts;
  }

  /** New texts for seats that are bound to none any more, to one that was shown for a start that did not come, or to another device's. */
  private async commitAnew(info: TableInfo, record: DiceRecord, mine: readonly Seat[]): Promise<void> {
    const { id, fair, seats } = info;
    const own = new Set(record.texts.map(({ commit }) => commit));
    const lost = mine.filter((seat) => !fair.open.includes(seat) && !own.has(fair.commits[seat] ?? '') && this.isFirst(id, seat));
    const spent = new Set<string | null>(record.texts.filter(({ shown }) => shown !== null).map(({ commit }) => commit));
    const unbound = record.seats.filter(
      (seat) => seats[seat]?.person && (spent.has(fair.commits[seat]!) || (fair.commits[seat] ?? null) === null),
    );
    for (const seat of new Set([...lost, ...unbound])) await this.commitFor(id, seat);
  }

  private isFirst(table: string, seat: Seat): boolean {
    const key = `${table}/${seat}`;
    if (this.replaced.has(key)) return false;
    this.replaced.add(key);
    return true;
  }

  private async commitFor(table: string, seat: Seat): Promise<void> {
    const commit = this.bind(table);
    try {
      this.noticed(await this.deeds.commit(table, { seat, commit }));
    } catch (error) {
      // No seat of ours any more: nothing to do there until we sit on it again.
      const record = this.keeper.read(table);
      if (record !== null && error instanceof Problem && error.code === 'not-your-seat')
        this.keeper.write(table, { ...record, seats: record.seats.filter((each) => each !== seat) });
      throw error;
    }
  }
}

/** Nobody can guess it, so its hash tells nothing. */
export function newText(): string {
  return newKey() + newKey();
}
