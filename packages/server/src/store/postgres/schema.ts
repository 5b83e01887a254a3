/**
 * The schema as numbered steps, forwards only: step i leads from version i to i + 1. A step that was ever released
 * is never changed; changes are new steps at the end.
 *
 * Data is `json` and not `jsonb`: it comes back exactly as it went in, and may hold any character.
 */
import type { ClientBase } from 'pg';
import { newerDatabase } from '../errors.ts';

const LOGS = `
  CREATE TABLE tables (
    id text COLLATE "C" PRIMARY KEY,
    game text NOT NULL,
    status text NOT NULL,
    public boolean NOT NULL,
    seq integer NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    meta json NOT NULL,
    people text[] NOT NULL
  ) WITH (fillfactor = 70);
  CREATE INDEX tables_newest ON tables (created_at DESC, id DESC);
  CREATE INDEX tables_by_status ON tables (status, created_at DESC, id DESC);
  CREATE INDEX tables_by_people ON tables USING gin (people);

  CREATE TABLE entries (
    table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
    seq integer NOT NULL,
    kind text NOT NULL,
    seat integer,
    person text,
    data json NOT NULL,
    at bigint NOT NULL,
    key text,
    PRIMARY KEY (table_id, seq)
  );
  CREATE UNIQUE INDEX entries_by_key ON entries (table_id, key) WHERE key IS NOT NULL;

  CREATE TABLE snapshots (
    table_id text COLLATE "C" PRIMARY KEY REFERENCES tables ON DELETE CASCADE, seq integer NOT NULL, data json NOT NULL);
  CREATE TABLE secrets (table_id text COLLATE "C" PRIMARY KEY REFERENCES tables ON DELETE CASCADE, secret text NOT NULL);
`;

const PEOPLE = `
  CREATE TABLE persons (id text COLLATE "C" PRIMARY KEY, name text NOT NULL);
  CREATE TABLE tokens (token_hash text PRIMARY KEY, person_id text COLLATE "C" NOT NULL REFERENCES persons ON DELETE CASCADE);
  CREATE INDEX tokens_by_person ON tokens (person_id);
  CREATE TABLE invites (
    code_hash text PRIMARY KEY, table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE, expires_at bigint NOT NULL);
  CREATE INDEX invites_by_table ON invites (table_id);
`;

const JOBS = `
  CREATE TABLE jobs (
    table_id text COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
    kind text NOT NULL,
    due_at bigint NOT NULL,
    data json NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    owner text,
    lease text,
    leased_until bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, kind)
  );
  CREATE INDEX jobs_by_due ON jobs (due_at);
`;

/** Invites that have expired are looked for and forgotten. */
const EXPIRY = 'CREATE INDEX invites_by_expiry ON invites (expires_at);';

/** What people bring to tables and take home. `last_table`: where it was last, unless its owner has changed it since. */
const THINGS = `
  CREATE TABLE things (
    id text COLLATE "C" PRIMARY KEY,
    owner text COLLATE "C" NOT NULL REFERENCES persons ON DELETE CASCADE,
    game text NOT NULL,
    title text NOT NULL,
    version integer NOT NULL,
    table_id text COLLATE "C" REFERENCES tables ON DELETE SET NULL,
    last_table text COLLATE "C",
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    data json NOT NULL
  );
  CREATE INDEX things_by_owner ON things (owner);
  CREATE INDEX things_by_table ON things (table_id);
`;

/** The house's own keys: what things are sealed with. */
const KEYS = 'CREATE TABLE keys (name text COLLATE "C" PRIMARY KEY, key text NOT NULL);';

export const MIGRATIONS: readonly string[] = [LOGS, PEOPLE, JOBS, EXPIRY, THINGS, KEYS];

/** Any number will do, as long as every process takes the same: whoever holds this lock migrates. */
const MIGRATION_LOCK = 7_363_105_102;

/** Looks before it creates: a role that may not create tables can still open a database that is up to date. */
async function versionOf(client: ClientBase): Promise<number> {
  const found = await client.query<{ there: boolean }>("SELECT to_regclass('schema_version') IS NOT NULL AS there");
  if (!found.rows[0]?.there) await client.query('CREATE TABLE schema_version (version integer NOT NULL)');
  const { rows } = await client.query<{ version: number | null }>('SELECT max(version) AS version FROM schema_version');
  return rows[0]?.version ?? 0;
}

/** Takes the steps that are missing, all in one transaction; of several processes that start at once, one does. */
export async function migrate(client: ClientBase, steps: readonly string[] = MIGRATIONS): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const version = await versionOf(client);
    if (version > steps.length) throw newerDatabase(version, steps.length);
    for (const step of steps.slice(version)) await client.query(step);
    if (version < steps.length) {
      await client.query('DELETE FROM schema_version');
      await client.query('INSERT INTO schema_version (version) VALUES ($1)', [steps.length]);
    }
    await client.query('COMMIT');
  } catch (error) {
    // If the connection is lost the server rolls back by itself.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
