/** Tables, their logs, snapshots and secrets, in the worker. */
import { conflictAfter, tableTaken, unknownTable } from '../errors.ts';
import type { Appended, ListQuery, Status } from '../store.ts';
import { integer, integerOrNull, type Row, type Sql, text, textOrNull } from './database.ts';
import { changeJobs } from './jobs.ts';
import { changeThings } from './things.ts';
import type { WireChanges, WireEntry, WireJobChange, WireNewEntry, WireRow } from './wire.ts';

/** What `list` gets: the cursor already taken apart, `limit` rows whatever comes. */
export type WireList = Omit<ListQuery, 'before'> & { before: { createdAt: number; id: string } | null };
export type WireNewTable = Omit<WireRow, 'seq' | 'updatedAt'>;
export type WireWithTable = { secret: string | null; jobs: WireJobChange[] };

export function requireTable(sql: Sql, tableId: string): number {
  const row = sql.one('SELECT seq FROM tables WHERE id = ?', tableId);
  if (!row) throw unknownTable(tableId);
  return integer(row, 'seq');
}

function log(sql: Sql, tableId: string, afterSeq: number, entries: readonly WireNewEntry[]): void {
  const insert = 'INSERT INTO entries (table_id, seq, kind, seat, person, data, at, key) VALUES (?, ?, ?, ?, ?, ?, ?, ?)';
  for (const [i, e] of entries.entries()) sql.run(insert, tableId, afterSeq + 1 + i, e.kind, e.seat, e.person, e.data, e.at, e.key);
}

function seatPeople(sql: Sql, tableId: string, people: readonly string[]): void {
  sql.run('DELETE FROM table_people WHERE table_id = ?', tableId);
  for (const person of people) sql.run('INSERT OR IGNORE INTO table_people (person, table_id) VALUES (?, ?)', person, tableId);
}

export function create(sql: Sql, t: WireNewTable, entries: readonly WireNewEntry[], also: WireWithTable): void {
  const values = [t.id, t.game, t.status, t.public ? 1 : 0, entries.length, t.createdAt, entries.at(-1)?.at ?? t.createdAt, t.meta];
  const made = sql.run(
    `INSERT INTO tables (id, game, status, public, seq, created_at, updated_at, meta, people)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    ...values,
    JSON.stringify(t.people),
  );
  if (made === 0) throw tableTaken(t.id);
  log(sql, t.id, 0, entries);
  seatPeople(sql, t.id, t.people);
  changeJobs(sql, t.id, also.jobs);
  if (also.secret !== null) putSecret(sql, t.id, also.secret);
}

/** Why nothing was appended. A retry was made at an old `seq` and must still find what it did, so its key comes first. */
function notMoved(sql: Sql, tableId: string, afterSeq: number, key: string | null): Appended {
  const done = key === null ? null : sql.one('SELECT seq FROM entries WHERE table_id = ? AND key = ?', tableId, key);
  if (done) return { seq: integer(done, 'seq'), repeated: true };
  requireTable(sql, tableId);
  throw conflictAfter(tableId, afterSeq);
}

export function append(
  sql: Sql,
  tableId: string,
  afterSeq: number,
  write: { entries: readonly WireNewEntry[]; key: string | null; changes: WireChanges },
): Appended {
  const { entries, key, changes } = write;
  const seq = afterSeq + entries.length;
  const moved = sql.run(
    `UPDATE tables SET seq = ?, updated_at = ?, status = coalesce(?, status), public = coalesce(?, public),
       meta = coalesce(?, meta), people = coalesce(?, people)
     WHERE id = ? AND seq = ? AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = tables.id AND key = ?)`,
    seq,
    entries.at(-1)!.at,
    changes.status ?? null,
    changes.public === undefined ? null : Number(changes.public),
    changes.meta ?? null,
    changes.people === undefined ? null : JSON.stringify(changes.people),
    tableId,
    afterSeq,
    key,
  );
  if (moved === 0) return notMoved(sql, tableId, afterSeq, key);
  log(sql, tableId, afterSeq, entries);
  if (changes.people) seatPeople(sql, tableId, changes.people);
  changeJobs(sql, tableId, changes.jobs);
  changeThings(sql, tableId, entries.at(-1)!.at, changes.things);
  return { seq, repeated: false };
}

function statusOf(row: Row): Status {
  const status = text(row, 'status');
  if (status === 'open' || status === 'running' || status === 'finished' || status === 'archived') return status;
  throw new TypeError(`'${status}' is not a status of a table`);
}

function wireRow(row: Row): WireRow {
  return {
    id: text(row, 'id'),
    game: text(row, 'game'),
    status: statusOf(row),
    public: integer(row, 'public') === 1,
    seq: integer(row, 'seq'),
    createdAt: integer(row, 'created_at'),
    updatedAt: integer(row, 'updated_at'),
    meta: text(row, 'meta'),
    people: JSON.parse(text(row, 'people')),
  };
}

export function get(sql: Sql, tableId: string): WireRow | null {
  const row = sql.one('SELECT * FROM tables WHERE id = ?', tableId);
  return row && wireRow(row);
}

/** Only the filters given are in the query, so that each combination finds its index. */
export function list(sql: Sql, { status, public: isPublic, person, game, before, limit }: WireList): WireRow[] {
  const where: string[] = [];
  const values: (string | number)[] = [];
  const filter = (condition: string, ...given: (string | number)[]) => {
    where.push(condition);
    values.push(...given);
  };
  if (status) filter('status IN (SELECT value FROM json_each(?))', JSON.stringify(status));
  if (isPublic !== undefined) filter('public = ?', Number(isPublic));
  if (person !== undefined) filter('id IN (SELECT table_id FROM table_people WHERE person = ?)', person);
  if (game !== undefined) filter('game = ?', game);
  if (before) filter('(created_at, id) < (?, ?)', before.createdAt, before.id);
  const conditions = where.length === 0 ? '' : `WHERE ${where.join(' AND ')}`;
  return sql.all(`SELECT * FROM tables ${conditions} ORDER BY created_at DESC, id DESC LIMIT ?`, ...values, limit).map(wireRow);
}

export function seqs(sql: Sql, tableIds: readonly string[]): [id: string, seq: number][] {
  const rows = sql.all('SELECT id, seq FROM tables WHERE id IN (SELECT value FROM json_each(?))', JSON.stringify(tableIds));
  return rows.map((row) => [text(row, 'id'), integer(row, 'seq')]);
}

export function entries(sql: Sql, tableId: string, afterSeq: number, limit: number): WireEntry[] {
  const rows = sql.all('SELECT * FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?', tableId, afterSeq, limit);
  return rows.map((row) => ({
    seq: integer(row, 'seq'),
    kind: text(row, 'kind'),
    seat: integerOrNull(row, 'seat'),
    person: textOrNull(row, 'person'),
    data: text(row, 'data'),
    at: integer(row, 'at'),
    key: textOrNull(row, 'key'),
  }));
}

export function saveSnapshot(sql: Sql, tableId: string, seq: number, data: string): void {
  requireTable(sql, tableId);
  sql.run(
    `INSERT INTO snapshots (table_id, seq, data) VALUES (?, ?, ?)
     ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, data = excluded.data WHERE excluded.seq >= snapshots.seq`,
    tableId,
    seq,
    data,
  );
}

export function snapshot(sql: Sql, tableId: string): { seq: number; data: string } | null {
  const row = sql.one('SELECT seq, data FROM snapshots WHERE table_id = ?', tableId);
  return row && { seq: integer(row, 'seq'), data: text(row, 'data') };
}

export function putSecret(sql: Sql, tableId: string, secret: string): void {
  requireTable(sql, tableId);
  sql.run('INSERT INTO secrets (table_id, secret) VALUES (?, ?) ON CONFLICT DO NOTHING', tableId, secret);
}

export function secret(sql: Sql, tableId: string): string | null {
  const row = sql.one('SELECT secret FROM secrets WHERE table_id = ?', tableId);
  return row && text(row, 'secret');
}
