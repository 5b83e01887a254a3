/**
 * The schema as numbered steps, forwards only: step i leads from version i to i + 1. A step that was ever released
 * is never changed; changes are new steps at the end.
 */
import type { DatabaseSync } from 'node:sqlite';
import { newerDatabase } from '../errors.ts';

const LOGS = `
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    meta TEXT NOT NULL,
    people TEXT NOT NULL
  ) STRICT;
  CREATE INDEX tables_newest ON tables (created_at DESC, id DESC);
  CREATE INDEX tables_by_status ON tables (status, created_at DESC, id DESC);

  CREATE TABLE table_people (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX table_people_by_table ON table_people (table_id);

  CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    person TEXT,
    data TEXT NOT NULL,
    at INTEGER NOT NULL,
    key TEXT,
    PRIMARY KEY (table_id, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX entries_by_key ON entries (table_id, key) WHERE key IS NOT NULL;

  CREATE TABLE snapshots (table_id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE, seq INTEGER NOT NULL, data TEXT NOT NULL) STRICT;
  CREATE TABLE secrets (table_id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE, secret TEXT NOT NULL) STRICT;
`;

const PEOPLE = `
  CREATE TABLE persons (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT;
  CREATE TABLE tokens (token_hash TEXT PRIMARY KEY, person_id TEXT NOT NULL REFERENCES persons ON DELETE CASCADE) STRICT;
  CREATE INDEX tokens_by_person ON tokens (person_id);
  CREATE TABLE invites (
    code_hash TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX invites_by_table ON invites (table_id);
`;

const JOBS = `
  CREATE TABLE jobs (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    kind TEXT NOT NULL,
    due_at INTEGER NOT NULL,
    data TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    owner TEXT,
    lease TEXT,
    leased_until INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, kind)
  ) STRICT;
  CREATE INDEX jobs_by_due ON jobs (due_at);
`;

/** Invites that have expired are looked for and forgotten. */
const EXPIRY = 'CREATE INDEX invites_by_expiry ON invites (expires_at);';

/** What people bring to tables and take home. `last_table`: where it was last, unless its owner has changed it since. */
const THINGS = `
  CREATE TABLE things (
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL REFERENCES persons ON DELETE CASCADE,
    game TEXT NOT NULL,
    title TEXT NOT NULL,
    version INTEGER NOT NULL,
    table_id TEXT REFERENCES tables ON DELETE SET NULL,
    last_table TEXT,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    data TEXT NOT NULL
  ) STRICT;
  CREATE INDEX things_by_owner ON things (owner);
  CREATE INDEX things_by_table ON things (table_id);
`;

/** The house's own keys: what things are sealed with. */
const KEYS = 'CREATE TABLE keys (name TEXT PRIMARY KEY, key TEXT NOT NULL) STRICT;';

export const MIGRATIONS: readonly string[] = [LOGS, PEOPLE, JOBS, EXPIRY, THINGS, KEYS];

function versionOf(db: DatabaseSync): number {
  return Number(db.prepare('PRAGMA user_version').get()?.['user_version']);
}

/** Takes the steps that are missing, all in one transaction. */
export function migrate(db: DatabaseSync, steps: readonly string[] = MIGRATIONS): void {
  if (versionOf(db) === steps.length) return;
  db.exec('BEGIN IMMEDIATE');
  try {
    // Read again: another process may have migrated while we waited for the lock.
    const version = versionOf(db);
    if (version > steps.length) throw newerDatabase(version, steps.length);
    for (const step of steps.slice(version)) db.exec(step);
    db.exec(`PRAGMA user_version = ${steps.length}`);
    db.exec('COMMIT');
  } finally {
    if (db.isTransaction) db.exec('ROLLBACK');
  }
}
