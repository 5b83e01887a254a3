import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { openStore, StoreUnavailable } from '../../src/store/index.ts';
import { runBatch } from '../../src/store/sqlite/batch.ts';
import { openDatabase, Sql } from '../../src/store/sqlite/database.ts';
import { Line } from '../../src/store/sqlite/line.ts';
import { MIGRATIONS, migrate } from '../../src/store/sqlite/schema.ts';
import { DATABASE_FILE } from '../../src/store/sqlite/store.ts';
import { type Request, wireChanges, wireEntry } from '../../src/store/sqlite/wire.ts';
import { conformance, type Place } from './conformance.ts';
import { entry, table, until, wholeLog } from './samples.ts';

const folder = mkdtempSync(join(tmpdir(), 'undercroft-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let places = 0;
const newFolder = () => join(folder, `place-${++places}`);

async function newPlace(): Promise<Place> {
  const data = newFolder();
  const file = join(data, DATABASE_FILE);
  const inDatabase = (work: (db: DatabaseSync) => void) => {
    mkdirSync(data, { recursive: true });
    const db = new DatabaseSync(file);
    work(db);
    db.close();
  };
  return {
    open: (report) => openStore({ data }, report),
    async prepare(steps, sql) {
      inDatabase((db) => {
        migrate(db, MIGRATIONS.slice(0, steps));
        db.exec(sql);
      });
    },
    pretendVersion: async (version) => inDatabase((db) => db.exec(`PRAGMA user_version = ${version}`)),
    remove: async () => rmSync(data, { recursive: true, force: true }),
  };
}

conformance('SQLite', newPlace);

test('SQLite waits for the disk: WAL, and an fsync with every commit', () => {
  const db = openDatabase(join(folder, 'pragmas.db'));
  const pragma = (name: string) => Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
  expect([pragma('journal_mode'), pragma('synchronous'), pragma('foreign_keys')]).toEqual(['wal', 2, 1]);
  db.close();
});

const request = (id: number, operation: string, ...args: unknown[]): Request => ({ id, operation, args });
const appendRequest = (id: number, tableId: string, after: number, data: string) =>
  request(id, 'append', tableId, after, { entries: [wireEntry(entry({ data }))], key: null, changes: wireChanges({}) });

function batchOn(file: string, tables: string[]): Sql {
  const sql = new Sql(openDatabase(join(folder, file)));
  const made = tables.map((id, i) => request(i, 'create', { ...table(id), meta: 'null' }, [], { secret: null, jobs: [] }));
  for (const answer of runBatch(sql, made)) expect(answer).toHaveProperty('result');
  return sql;
}

/** How many transactions the write-ahead log holds: the last frame of each names the size of the database. */
function commitsIn(file: string): number {
  const wal = readFileSync(join(folder, `${file}-wal`));
  const frame = 24 + wal.readUInt32BE(8);
  let commits = 0;
  for (let at = 32; at + frame <= wal.length; at += frame) if (wal.readUInt32BE(at + 4) !== 0) commits++;
  return commits;
}

test('a batch is one transaction in which a failure fails alone, and its reads see its writes', () => {
  const sql = batchOn('batch.db', ['a', 'b']);
  const before = commitsIn('batch.db');
  const answers = runBatch(sql, [
    request(1, 'get', 'a'),
    appendRequest(2, 'a', 0, 'first'),
    appendRequest(3, 'a', 0, 'too late'),
    appendRequest(4, 'nowhere', 0, 'lost'),
    request(5, 'no-such-operation'),
    appendRequest(6, 'a', 1, 'second'),
    appendRequest(7, 'b', 0, 'beside'),
  ]);
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  expect(byId.get(1)).toMatchObject({ result: { seq: 2 } });
  expect(byId.get(2)).toMatchObject({ result: { seq: 1 } });
  expect(byId.get(3)).toMatchObject({ failure: { name: 'Conflict' } });
  expect(byId.get(4)).toMatchObject({ failure: { name: 'UnknownTable' } });
  expect(byId.get(5)).toMatchObject({ failure: { name: 'Error' } });
  expect(byId.get(6)).toMatchObject({ result: { seq: 2 } });
  expect(byId.get(7)).toMatchObject({ result: { seq: 1 } });
  expect(commitsIn('batch.db') - before).toBe(1);
  sql.db.close();
});

test('writes that wait at the same moment share transactions', async () => {
  const line = new Line(join(folder, 'group.db'));
  await line.open();
  const before = commitsIn('group.db');
  const people = Array.from({ length: 200 }, (_, i) => line.call('createPerson', { id: `p${i}`, name: 'Somebody' }));
  await Promise.all(people);
  expect(commitsIn('group.db') - before).toBeLessThan(20);
  await line.close();
});

test('a full disk fails the request, applies nothing of it, and is forgotten when there is room again', () => {
  const sql = batchOn('full.db', ['a', 'b']);
  const pages = Number(sql.one('PRAGMA page_count')?.['page_count']);
  sql.db.exec(`PRAGMA max_page_count = ${pages + 2}`);
  const big = 'x'.repeat(100_000);
  const answers = runBatch(sql, [appendRequest(1, 'a', 0, big), appendRequest(2, 'b', 0, 'small')]);
  expect(answers.find(({ id }) => id === 1)).toMatchObject({
    failure: { name: 'StoreUnavailable', message: expect.stringMatching(/^the disk is full/) },
  });
  const [b] = runBatch(sql, [request(3, 'get', 'b')]);
  const small = answers.find(({ id }) => id === 2)!;
  expect(b).toMatchObject({ result: { seq: 'failure' in small ? 0 : 1 } });
  sql.db.exec('PRAGMA max_page_count = 1000000');
  expect(runBatch(sql, [request(4, 'get', 'a')])).toMatchObject([{ result: { seq: 0 } }]);
  expect(runBatch(sql, [appendRequest(5, 'a', 0, big)])).toMatchObject([{ result: { seq: 1 } }]);
  sql.db.close();
});

test('a backup of a running store holds everything acknowledged before it', async () => {
  const store = await openStore({ data: newFolder() });
  const ids = Array.from({ length: 8 }, (_, i) => `t${i}`);
  await Promise.all(ids.map((id) => store.create(table(id), [], { secret: `secret of ${id}` })));
  let running = true;
  const writers = ids.map(async (id) => {
    for (let seq = 0; running; ) ({ seq } = await store.append(id, seq, [entry({ data: 'x'.repeat(500) })]));
  });
  await until('there is something to copy', async () => ((await store.get('t7'))?.seq ?? 0) > 20);
  const acknowledged = await store.seqs(ids);
  const copies = newFolder();
  mkdirSync(copies);
  await store.backup(join(copies, DATABASE_FILE));
  running = false;
  await Promise.all(writers);
  await expect(store.backup(join(copies, DATABASE_FILE))).rejects.toThrow(/exists already/);
  await store.close();
  expect(statSync(join(copies, DATABASE_FILE)).mode & 0o077).toBe(0);
  const copy = await openStore({ data: copies });
  for (const id of ids) {
    const row = (await copy.get(id))!;
    expect(row.seq).toBeGreaterThanOrEqual(acknowledged.get(id)!);
    expect(await wholeLog(copy, id)).toHaveLength(row.seq);
  }
  expect(await copy.secret('t3')).toBe('secret of t3');
  await copy.close();
});

test('a backup that cannot be written says so and leaves nothing', async () => {
  const store = await openStore({ data: newFolder() });
  const target = join(folder, 'no-such-folder', 'copy.db');
  await expect(store.backup(target)).rejects.toThrow(StoreUnavailable);
  expect(existsSync(`${target}.unfinished`)).toBe(false);
  await store.close();
  await expect(store.backup(join(folder, 'late.db'))).rejects.toThrow(StoreUnavailable);
});

test('a thread that dies is replaced; who waited for it hears so', async () => {
  const line = new Line(join(folder, 'dies.db'));
  await line.call('createPerson', { id: 'ann', name: 'Ann' });
  const worker = await line.open();
  const ended = worker.terminate();
  const waiting = line.call('persons', ['ann']);
  await expect(waiting).rejects.toThrow(StoreUnavailable);
  await ended;
  expect(await line.call('persons', ['ann'])).toEqual([{ id: 'ann', name: 'Ann' }]);
  await line.close();
});

test('what cannot be opened is refused with one line', async () => {
  const damaged = newFolder();
  mkdirSync(damaged);
  writeFileSync(join(damaged, DATABASE_FILE), 'this is not a database, but it is long enough to be taken for one'.repeat(20));
  await expect(openStore({ data: damaged })).rejects.toThrow(/^cannot open .*: file is not a database$/);
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  await expect(openStore({ data: join(file, 'data') })).rejects.toThrow(StoreUnavailable);
});
