/** Due work in PostgreSQL. */
import { unknownTable } from '../errors.ts';
import type { Job, Jobs } from '../store.ts';
import { type Database, missing, type Statement } from './database.ts';

/** What is planned anew is nobody's. */
const SCHEDULE: Statement = {
  name: 'schedule',
  text: `INSERT INTO jobs (table_id, kind, due_at, data) VALUES ($1, $2, $3, $4)
    ON CONFLICT (table_id, kind) DO UPDATE
    SET due_at = excluded.due_at, data = excluded.data, attempts = 0, owner = NULL, lease = NULL, leased_until = 0`,
};
const UNSCHEDULE: Statement = { name: 'unschedule', text: 'DELETE FROM jobs WHERE table_id = $1 AND kind = $2' };

/** SKIP LOCKED: processes that claim at the same moment pass each other by instead of waiting or sharing. */
const CLAIM: Statement = {
  name: 'claim',
  text: `
    WITH due AS (
      SELECT table_id, kind FROM jobs WHERE due_at <= $2 AND leased_until <= $2 AND kind = ANY ($3::text[])
      ORDER BY due_at LIMIT $4 FOR UPDATE SKIP LOCKED)
    UPDATE jobs SET owner = $1, lease = gen_random_uuid(), leased_until = $2 + $5::bigint, attempts = attempts + 1
    FROM due WHERE jobs.table_id = due.table_id AND jobs.kind = due.kind
    RETURNING jobs.table_id AS "table", jobs.kind, due_at AS "dueAt", data, attempts, lease`,
};
const FINISH: Statement = { name: 'finish', text: 'DELETE FROM jobs WHERE table_id = $1 AND kind = $2 AND lease = $3' };
const RENEW: Statement = {
  name: 'renew',
  text: 'UPDATE jobs SET leased_until = $4 WHERE table_id = $1 AND kind = $2 AND lease = $3',
};

export function jobsOn(db: Database): Jobs {
  return {
    async schedule(tableId, kind, dueAt, data = null) {
      await db.change(SCHEDULE, tableId, kind, dueAt, JSON.stringify(data)).catch(missing(unknownTable(tableId)));
    },
    async unschedule(tableId, kind) {
      await db.change(UNSCHEDULE, tableId, kind);
    },
    async claim({ owner, kinds, now, leaseMs, limit }) {
      const jobs = await db.rows<Job>(CLAIM, owner, now, kinds, limit, leaseMs);
      // RETURNING promises no order.
      return jobs.sort((a, b) => a.dueAt - b.dueAt);
    },
    finish: async ({ table, kind, lease }) => (await db.change(FINISH, table, kind, lease)) === 1,
    renew: async ({ table, kind, lease }, until) => (await db.change(RENEW, table, kind, lease, until)) === 1,
  };
}
