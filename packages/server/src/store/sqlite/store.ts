/** The store in a directory of our own: SQLite, for one process. */
import { once } from 'node:events';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Json } from '@undercroft/engine';
import { keyOf } from '../check.ts';
import { Complaints } from '../complaints.ts';
import { pageOf, readCursor } from '../cursor.ts';
import { messageOf, mustBeTexts, StoreUnavailable, storeClosed } from '../errors.ts';
import { Readiness } from '../readiness.ts';
import type { Jobs, Keys, People, Shelf, Store, Tables, Upkeep } from '../store.ts';
import { type Report, Watchers } from '../watchers.ts';
import { Line } from './line.ts';
import { takeDirectory } from './lock.ts';
import { type Failure, parsed, tableRow, wireChanges, wireEntry, wireJob } from './wire.ts';

export const DATABASE_FILE = 'undercroft.db';

function tablesOn(line: Line, watchers: Watchers): Tables {
  return {
    async create({ meta, ...table }, entries, also = {}) {
      const wire = { ...table, meta: JSON.stringify(meta) };
      await line.call('create', wire, entries.map(wireEntry), { secret: also.secret ?? null, jobs: (also.jobs ?? []).map(wireJob) });
      watchers.tell(table.id, entries.length);
    },
    async append(tableId, afterSeq, entries, changes = {}) {
      const write = { entries: entries.map(wireEntry), key: keyOf(entries), changes: wireChanges(changes) };
      const appended = await line.call('append', tableId, afterSeq, write);
      if (!appended.repeated) watchers.tell(tableId, appended.seq);
      return appended;
    },
    async get(tableId) {
      const row = await line.call('get', tableId);
      return row && tableRow(row);
    },
    async list(query) {
      mustBeTexts([query.person, query.game, query.before]);
      const before = query.before === undefined ? null : readCursor(query.before);
      const rows = await line.call('list', { ...query, before, limit: query.limit + 1 });
      return pageOf(rows.map(tableRow), query.limit);
    },
    seqs: async (tableIds) => new Map(await line.call('seqs', tableIds)),
    entries: async (tableId, afterSeq, limit) => (await line.call('entries', tableId, afterSeq, limit)).map(parsed),
    saveSnapshot: (tableId, seq, data) => line.call('saveSnapshot', tableId, seq, JSON.stringify(data)),
    async snapshot(tableId) {
      const kept = await line.call('snapshot', tableId);
      return kept && parsed(kept);
    },
    putSecret: (tableId, secret) => line.call('putSecret', tableId, secret),
    secret: (tableId) => line.call('secret', tableId),
  };
}

function peopleOn(line: Line): People {
  return {
    createPerson: (person) => line.call('createPerson', person),
    personByToken: (tokenHash) => line.call('personByToken', tokenHash),
    addToken: (personId, tokenHash) => line.call('addToken', personId, tokenHash),
    removeToken: (tokenHash) => line.call('removeToken', tokenHash),
    renamePerson: (personId, name) => line.call('renamePerson', personId, name),
    forgetPerson: (forgetting) => line.call('forgetPerson', forgetting),
    forgetAt: (forgetting, after, limit) => line.call('forgetAt', forgetting, after, limit),
    persons: (personIds) => line.call('persons', personIds),
    putInvite: (codeHash, tableId, expiresAt) => line.call('putInvite', codeHash, tableId, expiresAt),
    inviteTable: (codeHash, now) => line.call('inviteTable', codeHash, now),
    forgetInvites: (now) => line.call('forgetInvites', now),
  };
}

function shelfOn(line: Line): Shelf {
  const asText = <X extends { data: Json }>({ data, ...rest }: X) => ({ ...rest, data: JSON.stringify(data) });
  return {
    putThing: (thing) => line.call('putThing', asText(thing)),
    things: (owner) => line.call('things', owner),
    async thing(id) {
      const found = await line.call('thing', id);
      return found && parsed(found);
    },
    replaceThing: (id, edit) => line.call('replaceThing', id, asText(edit)),
    forgetThing: (id, owner, version) => line.call('forgetThing', id, owner, version),
  };
}

const keysOn = (line: Line): Keys => ({ keepKey: (name, fresh) => line.call('keepKey', name, fresh) });

function jobsOn(line: Line): Jobs {
  return {
    schedule: (tableId, kind, dueAt, data) => line.call('schedule', tableId, wireJob({ kind, dueAt, data: data ?? null })),
    unschedule: (tableId, kind) => line.call('unschedule', tableId, kind),
    claim: async (claim) => (await line.call('claim', claim)).map(parsed),
    finish: (job) => line.call('finish', job.table, job.kind, job.lease),
    renew: ({ table, kind, lease }, until) => line.call('renew', { table, kind, lease }, until),
  };
}

async function backup(from: string, to: string): Promise<void> {
  const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), { workerData: { from, to: resolve(to) } });
  const [message] = await once(worker, 'message');
  const failure: Failure | null = message;
  if (failure) throw new StoreUnavailable(`the backup failed: ${failure.message}`);
}

/** Copies the database of a directory, whether a server runs on it or not. The file must not exist. */
export const backUpDirectory = (directory: string, to: string): Promise<void> => backup(join(directory, DATABASE_FILE), to);

/** Less room than this, and the next larger write may fail. */
const LEAST_ROOM = 1024 * 1024;

/** A disk can take one small write and be full for the next. */
async function mustHaveRoom(directory: string): Promise<void> {
  const { bavail, bsize } = await statfs(directory);
  if (bavail * bsize < LEAST_ROOM) throw new StoreUnavailable(`the disk is full (${bavail * bsize} bytes are left for ${directory})`);
}

function upkeepOf(file: string, line: Line, watchers: Watchers): Upkeep {
  const readiness = new Readiness(async () => {
    await line.call('ready');
    await mustHaveRoom(dirname(file));
  });
  const running = new Set<Promise<void>>();
  let closed = false;
  return {
    watch: (watcher) => watchers.add(watcher),
    times: async () => ({ now: null, latest: await line.call('latest') }),
    ready: () => readiness.check(),
    async backup(to) {
      if (closed) throw storeClosed();
      const copying = backup(file, to);
      running.add(copying);
      await copying.finally(() => running.delete(copying));
    },
    async close() {
      closed = true;
      await Promise.allSettled(running);
      await line.close();
    },
  };
}

/** The database holds secrets: nobody else on this machine needs to read it, nor what SQLite puts beside it. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) chmodSync(each, 0o600);
}

/** Takes the directory for this process; returns how to give it back. */
function prepared(directory: string): () => void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StoreUnavailable(`cannot make the data directory: ${messageOf(error)}`);
  }
  const giveBack = takeDirectory(directory);
  try {
    keepPrivate(join(directory, DATABASE_FILE));
    return giveBack;
  } catch (error) {
    giveBack();
    throw new StoreUnavailable(`cannot use ${directory}: ${messageOf(error)}`);
  }
}

/** Opens (and, the first time, makes) the database in this directory. */
export async function openSqlite(directory: string, report: Report): Promise<Store> {
  const giveBack = prepared(directory);
  const file = join(directory, DATABASE_FILE);
  const line = new Line(file, new Complaints(report));
  const watchers = new Watchers(report);
  await line.open().catch((error: unknown) => {
    giveBack();
    throw error;
  });
  const upkeep = upkeepOf(file, line, watchers);
  const close = () => upkeep.close().finally(giveBack);
  return { ...tablesOn(line, watchers), ...peopleOn(line), ...shelfOn(line), ...keysOn(line), ...jobsOn(line), ...upkeep, close };
}
