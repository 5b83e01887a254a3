/**
 * What the server asks of its durable store. Everything that happens at a table is an *entry* in that table's log;
 * the log is the truth. The *row* of a table is a projection for lists, written in the same transaction.
 *
 * Promises of every implementation, each with a test in the conformance suite:
 * - A promise that resolves means the data is on disk; a broadcast before that is a mistake.
 * - A rejection with `StoreUnavailable` may mean "not applied" or "not known". Trying again is safe if the entry has a key.
 * - Texts (ids, names, keys) hold no NUL character; JSON may hold anything JSON can.
 */
import type { Json, Seat } from '@undercroft/engine';
import type { Forgetting } from './forgetting.ts';

export type Status = 'open' | 'running' | 'finished' | 'archived';

/** A table as a list shows it. */
export interface TableRow {
  id: string;
  /** Slug of the game. */
  game: string;
  status: Status;
  /** Whether strangers find it in the lobby and may watch. */
  public: boolean;
  /** The last entry of its log; 0 if there is none. */
  seq: number;
  /** Milliseconds since 1970, as all times here. */
  createdAt: number;
  /** Time of the last entry. */
  updatedAt: number;
  /** Everything the lists show, and what is needed before replaying the log. No secrets. */
  meta: Json;
  /** Ids of the persons who hold seats: this makes "my tables". */
  people: string[];
}

export type NewTable = Omit<TableRow, 'seq' | 'updatedAt'>;

/** Something that happened at a table: somebody sat down, decided, took back, spoke, ran out of time. */
export interface Entry {
  /** 1, 2, 3, ... without gaps. */
  seq: number;
  kind: string;
  seat: Seat | null;
  person: string | null;
  data: Json;
  at: number;
  /** Idempotency key of the request that caused it, unique per table; make it the person's own (prefix it with the id). */
  key: string | null;
}

export type NewEntry = Omit<Entry, 'seq'>;

/** What an append changes besides the log, in the same transaction. What is not named stays as it is. */
export interface Changes {
  status?: Status;
  public?: boolean;
  meta?: Json;
  people?: readonly string[];
  /** Due work to plan or, without a `dueAt`, to call off: so no table loses its deadline to a crash in between. */
  jobs?: readonly JobChange[];
  /** What becomes of people's things. If one that is brought cannot be, nothing of the append happens (`ThingTaken`). */
  things?: readonly ThingChange[];
}

export interface JobChange {
  kind: string;
  dueAt: number | null;
  data?: Json;
}

/** What `create` keeps besides the row and the log. */
export interface WithTable {
  secret?: string;
  jobs?: readonly JobChange[];
}

/** Something on a person's shelf: what they bring to tables and take home. */
export interface Thing {
  id: string;
  owner: string;
  /** Slug of the game it belongs to. */
  game: string;
  title: string;
  /** 1, 2, 3, ...: raised whenever it changes. */
  version: number;
  /** The living table it is at. A thing is at one at a time, whoever asks and wherever. */
  table: string | null;
  createdAt: number;
  updatedAt: number;
  data: Json;
}

/** What a shelf lists: a thing without what it is. */
export type ThingRow = Omit<Thing, 'data'>;

export type NewThing = Omit<Thing, 'version' | 'table' | 'updatedAt'>;

/** What an append does with a thing; one change for each thing. */
export type ThingChange =
  /** It is at this table from now on: only if it is this owner's, of this version, and at no table. */
  | { do: 'bring'; id: string; owner: string; version: number }
  /** A new one, unless there is one of that id; `stays`: it is at this table. */
  | { do: 'make'; id: string; owner: string; game: string; title: string; data: Json; stays: boolean }
  /** If it is at this table, it looks like this from now on; unless it `stays`, it is free then. */
  | { do: 'keep'; id: string; title: string; data: Json; stays: boolean }
  /** If it is at this table, it is free. */
  | { do: 'free'; id: string }
  /** It is at this table again, if it is free and has been nowhere else. */
  | { do: 'return'; id: string };

/** A change by its owner, who must have seen its latest version; a thing at a table cannot be changed. */
export interface ThingEdit {
  owner: string;
  version: number;
  title: string;
  data: Json;
  at: number;
}

export interface Shelf {
  /** Rejects with `UnknownPerson`, or with `Conflict` if the id is taken. */
  putThing(thing: NewThing): Promise<void>;
  /** All of one person, the newest first. */
  things(owner: string): Promise<ThingRow[]>;
  thing(id: string): Promise<Thing | null>;
  /** False: it is not there, not theirs, at a table, or of another version. */
  replaceThing(id: string, edit: ThingEdit): Promise<boolean>;
  forgetThing(id: string, owner: string, version: number): Promise<boolean>;
}

/** Where an append ended. */
export interface Appended {
  /** The last entry appended; if `repeated`, the entry that already had the key. */
  seq: number;
  /** True if an entry with this key exists already: nothing was appended. */
  repeated: boolean;
}

/** Filters are joined by "and"; tables come newest first. */
export interface ListQuery {
  status?: readonly Status[];
  public?: boolean;
  person?: string;
  game?: string;
  /** `next` of the page before. */
  before?: string;
  limit: number;
}

export interface Page {
  tables: TableRow[];
  /** Pass it as `before` to go on; null if this was the last page. */
  next: string | null;
}

export interface Snapshot {
  /** The entry after which it was taken. */
  seq: number;
  data: Json;
}

export interface Person {
  id: string;
  name: string;
}

/** Due work that this owner, and nobody else, does until the lease ends. */
export interface Job {
  table: string;
  kind: string;
  dueAt: number;
  data: Json;
  /** How often it was claimed since it was scheduled, this time included. */
  attempts: number;
  /** Names this claim; `finish` and `renew` do nothing once somebody else has claimed it or it was scheduled anew. */
  lease: string;
}

export interface Claim {
  owner: string;
  kinds: readonly string[];
  now: number;
  leaseMs: number;
  limit: number;
}

/** Called after a table's log has grown. Another process's news come without `seq`; news may come twice or, rarely, never. */
export type Watcher = (tableId: string, seq?: number) => void;

export interface Tables {
  /** Rejects with `Conflict` if the id is taken. */
  create(table: NewTable, entries: readonly NewEntry[], also?: WithTable): Promise<void>;
  get(tableId: string): Promise<TableRow | null>;
  /** Rejects with `BadCursor` if `before` is not what a page gave, with `BadText` if a filter holds a NUL character. */
  list(query: ListQuery): Promise<Page>;
  /** Last entries of many tables at once, for the slow poll behind `watch`. Unknown tables are left out. */
  seqs(tableIds: readonly string[]): Promise<Map<string, number>>;
  /**
   * Appends to the log after entry `afterSeq`: all entries and changes, or nothing. At most one entry may have a key.
   * Rejects with `Conflict` if somebody else has appended meanwhile, with `UnknownTable`, or with `StoreUnavailable`.
   */
  append(tableId: string, afterSeq: number, entries: readonly NewEntry[], changes?: Changes): Promise<Appended>;
  /** The log after `afterSeq`, oldest first; [] for an unknown table. */
  entries(tableId: string, afterSeq: number, limit: number): Promise<Entry[]>;
  /** Keeps a snapshot unless a later one is kept. A cache: it may vanish. */
  saveSnapshot(tableId: string, seq: number, data: Json): Promise<void>;
  snapshot(tableId: string): Promise<Snapshot | null>;
  /** Secrets lie apart from rows and logs, so that no list or export contains one by accident. The first one stays. */
  putSecret(tableId: string, secret: string): Promise<void>;
  secret(tableId: string): Promise<string | null>;
}

export interface People {
  /** Without a `tokenHash` nobody can be this person yet. Rejects with `Conflict` if the id or token is taken. */
  createPerson(person: Person & { tokenHash?: string }): Promise<void>;
  personByToken(tokenHash: string): Promise<Person | null>;
  /** Lets the same person in from another device. Rejects with `UnknownPerson`, or `Conflict` if the token is taken. */
  addToken(personId: string, tokenHash: string): Promise<void>;
  /** The token lets nobody in any more; one that is not known is none already. */
  removeToken(tokenHash: string): Promise<void>;
  /** Rejects with `UnknownPerson`. */
  renamePerson(personId: string, name: string): Promise<void>;
  /** Nobody can be this person any more: tokens and things go, `as` is what they are called. Returns the tokens that were theirs. */
  forgetPerson(forgetting: Forgetting): Promise<string[]>;
  /**
   * Takes their name and what they said out of the rows and logs of tables after the id `after`, so many at a time. Returns the last one
   * looked at, null if there are no more, and those that were changed; their snapshots are gone.
   */
  forgetAt(forgetting: Forgetting, after: string, limit: number): Promise<{ next: string | null; changed: string[] }>;
  /** Those of these persons that exist, in no particular order. */
  persons(personIds: readonly string[]): Promise<Person[]>;
  /** Makes (or prolongs, or redirects) an invite. Rejects with `UnknownTable`. */
  putInvite(codeHash: string, tableId: string, expiresAt: number): Promise<void>;
  /** The table an invite leads to, unless it has expired. */
  inviteTable(codeHash: string, now: number): Promise<string | null>;
  /** Forgets all invites that have expired; returns how many there were. */
  forgetInvites(now: number): Promise<number>;
}

export interface Keys {
  /** The house's own key of that name, for all who share this store: what was put first stays, and everybody gets that. */
  keepKey(name: string, fresh: string): Promise<string>;
}

export interface Jobs {
  /** Plans work for a table: one job per table and kind, the last one counts. A running claim on the old one is void. */
  schedule(tableId: string, kind: string, dueAt: number, data?: Json): Promise<void>;
  unschedule(tableId: string, kind: string): Promise<void>;
  /** Takes due jobs that nobody holds, the longest due first. After its lease a job can be claimed again. */
  claim(claim: Claim): Promise<Job[]>;
  /** The job is done and gone. False if it was not ours any more. */
  finish(job: Job): Promise<boolean>;
  /** Holds the job until `until`. False if it is not ours any more: stop working on it. */
  renew(job: Job, until: number): Promise<boolean>;
}

export interface Upkeep {
  /** The store's own clock, if it has one that all who use it share; and the time of the latest entry, 0 if there is none. */
  times(): Promise<{ now: number | null; latest: number }>;
  /** Calls back whenever a log grows, here or in another process; returns how to stop. A slow poll of `seqs` covers lost news. */
  watch(watcher: Watcher): () => void;
  /** Resolves if something can really be written; rejects with `StoreUnavailable`, which says why. Many who ask at once share one write. */
  ready(): Promise<void>;
  /** Writes a copy that contains everything acknowledged so far, while the store goes on. The file must not exist. */
  backup(file: string): Promise<void>;
  /** Finishes what is queued, then closes. */
  close(): Promise<void>;
}

export interface Store extends Tables, People, Shelf, Keys, Jobs, Upkeep {}
