/** Tables, their logs, snapshots and secrets in PostgreSQL. */
import type { Json } from '@undercroft/engine';
import { keyOf } from '../check.ts';
import { pageOf, readCursor } from '../cursor.ts';
import { conflictAfter, tableTaken, thingTaken, unknownTable } from '../errors.ts';
import type { Appended, Changes, Entry, JobChange, ListQuery, NewEntry, Page, Snapshot, Status, TableRow, Tables } from '../store.ts';
import { type Database, missing, type Statement } from './database.ts';
import { thingColumns, withThings } from './things.ts';

/**
 * What follows a change of a table's row, in the same statement and only if the row was changed: `here` is that row.
 * One statement is one round trip and one transaction.
 */
const WITH_ENTRIES_AND_JOBS = `
  logged AS (
    INSERT INTO entries (table_id, seq, kind, seat, person, data, at, key)
    SELECT here.id, e.seq, e.kind, e.seat, e.person, e.data::json, e.at, e.key
    FROM here, unnest($2::int[], $3::text[], $4::int[], $5::text[], $6::text[], $7::bigint[], $8::text[])
      AS e (seq, kind, seat, person, data, at, key)),
  planned AS (
    INSERT INTO jobs (table_id, kind, due_at, data)
    SELECT here.id, j.kind, j.due_at, j.data::json FROM here, unnest($9::text[], $10::bigint[], $11::text[]) AS j (kind, due_at, data)
    ON CONFLICT (table_id, kind) DO UPDATE
    SET due_at = excluded.due_at, data = excluded.data, attempts = 0, owner = NULL, lease = NULL, leased_until = 0),
  called_off AS (
    DELETE FROM jobs USING here WHERE jobs.table_id = here.id AND jobs.kind = ANY ($12::text[]))`;

const CREATE: Statement = {
  name: 'create',
  text: `
    WITH here AS (
      INSERT INTO tables (id, game, status, public, seq, created_at, updated_at, meta, people)
      VALUES ($1, $13, $14, $15, $16, $17, $18, $19, $20) ON CONFLICT DO NOTHING RETURNING id),
    hidden AS (
      INSERT INTO secrets (table_id, secret) SELECT here.id, $21 FROM here WHERE $21::text IS NOT NULL),
    ${WITH_ENTRIES_AND_JOBS}
    SELECT id FROM here`,
};

/** The lock on the row makes appends to one table queue up; whoever comes second finds another `seq` and changes nothing. */
const appending = (name: string, things = { before: '', only: '', after: '' }): Statement => ({
  name,
  text: `
    WITH ${things.before} here AS (
      UPDATE tables SET seq = $14, updated_at = $15, status = coalesce($16, status), public = coalesce($17, public),
        meta = coalesce($18, meta), people = coalesce($19, people)
      WHERE id = $1 AND seq = $13
        AND ($20::text IS NULL OR NOT EXISTS (SELECT FROM entries WHERE table_id = $1 AND key = $20)) ${things.only}
      RETURNING id),
    ${WITH_ENTRIES_AND_JOBS} ${things.after}
    SELECT id FROM here`,
});

const APPEND = appending('append');
/** Few appends have to do with things. */
const APPEND_WITH_THINGS = appending('append-with-things', withThings(21));

const WHY_NOT: Statement = {
  name: 'why-not',
  text: 'SELECT (SELECT seq FROM entries WHERE table_id = $1 AND key = $2) AS done, seq AS last FROM tables WHERE id = $1',
};

/** The values $2 to $12 of `WITH_ENTRIES_AND_JOBS`: one array per column. */
function columns(afterSeq: number, entries: readonly NewEntry[], jobs: readonly JobChange[] = []): unknown[] {
  // Of several changes to one job the last counts; PostgreSQL refuses to touch a row twice in one statement.
  const last = [...new Map(jobs.map((job) => [job.kind, job])).values()];
  const planned = last.filter((job) => job.dueAt !== null);
  return [
    entries.map((_, i) => afterSeq + 1 + i),
    entries.map((e) => e.kind),
    entries.map((e) => e.seat),
    entries.map((e) => e.person),
    entries.map((e) => JSON.stringify(e.data)),
    entries.map((e) => e.at),
    entries.map((e) => e.key),
    planned.map((job) => job.kind),
    planned.map((job) => job.dueAt),
    planned.map((job) => JSON.stringify(job.data ?? null)),
    last.filter((job) => job.dueAt === null).map((job) => job.kind),
  ];
}

async function append(db: Database, tableId: string, afterSeq: number, entries: readonly NewEntry[], changes: Changes): Promise<Appended> {
  const key = keyOf(entries);
  const seq = afterSeq + entries.length;
  const meta = changes.meta === undefined ? null : JSON.stringify(changes.meta);
  const row = [afterSeq, seq, entries.at(-1)!.at, changes.status ?? null, changes.public ?? null, meta, changes.people ?? null, key];
  const { things = [] } = changes;
  const values = [tableId, ...columns(afterSeq, entries, changes.jobs), ...row];
  const appended =
    things.length === 0
      ? await db.rows(APPEND, ...values)
      : await db.rows(APPEND_WITH_THINGS, ...values, ...thingColumns(things, entries.at(-1)!.at));
  if (appended.length === 1) return { seq, repeated: false };
  const [table] = await db.rows<{ done: number | null; last: number }>(WHY_NOT, tableId, key);
  if (!table) throw unknownTable(tableId);
  if (table.done !== null) return { seq: table.done, repeated: true };
  const brought = things.find((change) => change.do === 'bring');
  // Nobody was faster: so it was a thing that could not be brought.
  if (table.last === afterSeq && brought) throw thingTaken(brought.id);
  throw conflictAfter(tableId, afterSeq);
}

interface StoredRow {
  id: string;
  game: string;
  status: Status;
  public: boolean;
  seq: number;
  created_at: number;
  updated_at: number;
  meta: Json;
  people: string[];
}

function tableRow({ created_at: createdAt, updated_at: updatedAt, ...row }: StoredRow): TableRow {
  return { ...row, createdAt, updatedAt };
}

/** Only the filters given are in the query, so that each combination finds its index. */
async function list(db: Database, query: ListQuery): Promise<Page> {
  const values: unknown[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  const where: string[] = [];
  if (query.status) where.push(`status = ANY (${place(query.status)}::text[])`);
  if (query.public !== undefined) where.push(`public = ${place(query.public)}`);
  if (query.person !== undefined) where.push(`people @> ARRAY[${place(query.person)}::text]`);
  if (query.game !== undefined) where.push(`game = ${place(query.game)}`);
  if (query.before !== undefined) {
    const { createdAt, id } = readCursor(query.before);
    where.push(`(created_at, id) < (${place(createdAt)}, ${place(id)})`);
  }
  const conditions = where.length === 0 ? '' : `WHERE ${where.join(' AND ')}`;
  const text = `SELECT * FROM tables ${conditions} ORDER BY created_at DESC, id DESC LIMIT ${place(query.limit + 1)}`;
  const rows = await db.rows<StoredRow>({ text }, ...values);
  return pageOf(rows.map(tableRow), query.limit);
}

const GET: Statement = { name: 'get', text: 'SELECT * FROM tables WHERE id = $1' };
const SEQS: Statement = { name: 'seqs', text: 'SELECT id, seq FROM tables WHERE id = ANY ($1::text[])' };
const ENTRIES: Statement = {
  name: 'entries',
  text: 'SELECT seq, kind, seat, person, data, at, key FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3',
};
const SAVE_SNAPSHOT: Statement = {
  name: 'save-snapshot',
  text: `INSERT INTO snapshots (table_id, seq, data) VALUES ($1, $2, $3)
    ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, data = excluded.data WHERE excluded.seq >= snapshots.seq`,
};
const SNAPSHOT: Statement = { name: 'snapshot', text: 'SELECT seq, data FROM snapshots WHERE table_id = $1' };
const PUT_SECRET: Statement = {
  name: 'put-secret',
  text: 'INSERT INTO secrets (table_id, secret) VALUES ($1, $2) ON CONFLICT (table_id) DO NOTHING',
};
const SECRET: Statement = { name: 'secret', text: 'SELECT secret FROM secrets WHERE table_id = $1' };

export function tablesOn(db: Database, grown: (tableId: string, seq: number) => void): Tables {
  return {
    async create(t, entries, also = {}) {
      const meta = JSON.stringify(t.meta);
      const row = [t.game, t.status, t.public, entries.length, t.createdAt, entries.at(-1)?.at ?? t.createdAt, meta, t.people];
      const made = await db.rows(CREATE, t.id, ...columns(0, entries, also.jobs), ...row, also.secret ?? null);
      if (made.length === 0) throw tableTaken(t.id);
      grown(t.id, entries.length);
    },
    async append(tableId, afterSeq, entries, changes = {}) {
      const appended = await append(db, tableId, afterSeq, entries, changes);
      if (!appended.repeated) grown(tableId, appended.seq);
      return appended;
    },
    async get(tableId) {
      const [row] = await db.rows<StoredRow>(GET, tableId);
      return row ? tableRow(row) : null;
    },
    list: (query) => list(db, query),
    async seqs(tableIds) {
      const rows = await db.rows<{ id: string; seq: number }>(SEQS, tableIds);
      return new Map(rows.map(({ id, seq }) => [id, seq]));
    },
    entries: (tableId, afterSeq, limit) => db.rows<Entry>(ENTRIES, tableId, afterSeq, limit),
    async saveSnapshot(tableId, seq, data) {
      await db.change(SAVE_SNAPSHOT, tableId, seq, JSON.stringify(data)).catch(missing(unknownTable(tableId)));
    },
    snapshot: async (tableId) => (await db.rows<Snapshot>(SNAPSHOT, tableId))[0] ?? null,
    async putSecret(tableId, secret) {
      await db.change(PUT_SECRET, tableId, secret).catch(missing(unknownTable(tableId)));
    },
    secret: async (tableId) => (await db.rows<{ secret: string }>(SECRET, tableId))[0]?.secret ?? null,
  };
}
