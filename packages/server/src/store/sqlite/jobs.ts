/** Due work, in the worker. */
import { randomUUID } from 'node:crypto';
import type { Claim } from '../store.ts';
import { integer, type Sql, text } from './database.ts';
import type { WireJob, WireJobChange } from './wire.ts';

/** Changed in place where there was one: most decisions only push a deadline on. */
const SCHEDULE = `
  INSERT INTO jobs (table_id, kind, due_at, data) VALUES (?, ?, ?, ?)
  ON CONFLICT (table_id, kind) DO UPDATE SET
    due_at = excluded.due_at, data = excluded.data, attempts = 0, owner = NULL, lease = NULL, leased_until = 0`;

/** Plans and calls off work for a table that exists. What is planned anew is nobody's. */
export function changeJobs(sql: Sql, tableId: string, changes: readonly WireJobChange[]): void {
  for (const { kind, dueAt, data } of changes) {
    if (dueAt === null) unschedule(sql, tableId, kind);
    else sql.run(SCHEDULE, tableId, kind, dueAt, data);
  }
}

export function unschedule(sql: Sql, tableId: string, kind: string): void {
  sql.run('DELETE FROM jobs WHERE table_id = ? AND kind = ?', tableId, kind);
}

export function claim(sql: Sql, { owner, kinds, now, leaseMs, limit }: Claim): WireJob[] {
  const rows = sql.all(
    `UPDATE jobs SET owner = ?, lease = ?, leased_until = ?, attempts = attempts + 1
     WHERE rowid IN (
       SELECT rowid FROM jobs
       WHERE due_at <= ? AND leased_until <= ? AND kind IN (SELECT value FROM json_each(?)) ORDER BY due_at LIMIT ?)
     RETURNING *`,
    owner,
    randomUUID(),
    now + leaseMs,
    now,
    now,
    JSON.stringify(kinds),
    limit,
  );
  const jobs = rows.map((row) => ({
    table: text(row, 'table_id'),
    kind: text(row, 'kind'),
    dueAt: integer(row, 'due_at'),
    data: text(row, 'data'),
    attempts: integer(row, 'attempts'),
    lease: text(row, 'lease'),
  }));
  // RETURNING promises no order.
  return jobs.sort((a, b) => a.dueAt - b.dueAt);
}

export function finish(sql: Sql, tableId: string, kind: string, lease: string): boolean {
  return sql.run('DELETE FROM jobs WHERE table_id = ? AND kind = ? AND lease = ?', tableId, kind, lease) === 1;
}

export function renew(sql: Sql, job: { table: string; kind: string; lease: string }, until: number): boolean {
  const update = 'UPDATE jobs SET leased_until = ? WHERE table_id = ? AND kind = ? AND lease = ?';
  return sql.run(update, until, job.table, job.kind, job.lease) === 1;
}
