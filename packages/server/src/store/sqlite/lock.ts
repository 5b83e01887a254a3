/**
 * One process at a time: two servers that write to one directory would each believe to know everything. The lock is one
 * that the operating system holds on a file of its own for as long as the process lives, so whoever was killed leaves none.
 */
import { closeSync, openSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { messageOf, StoreUnavailable } from '../errors.ts';

const LOCK_FILE = 'undercroft.lock';
/** SQLite's word for a lock that somebody else holds. */
const BUSY = 5;

const isHeld = (error: unknown): boolean => error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === BUSY;

/** Directories that this process has, and how often: within one process several stores may share one. */
const ours = new Map<string, { db: DatabaseSync; count: number }>();

function locked(directory: string): DatabaseSync {
  const file = join(directory, LOCK_FILE);
  let db: DatabaseSync | null = null;
  try {
    closeSync(openSync(file, 'a', 0o600));
    db = new DatabaseSync(file, { timeout: 0 });
    // Never committed: SQLite holds the lock and writes nothing.
    db.exec('BEGIN EXCLUSIVE');
    return db;
  } catch (error) {
    db?.close();
    if (isHeld(error)) throw new StoreUnavailable(`another server is using ${directory}: stop it, or give this one a directory of its own`);
    throw new StoreUnavailable(`cannot use ${directory}: ${messageOf(error)}`);
  }
}

/** Takes the directory for this process; returns how to give it back. Throws `StoreUnavailable` if another has it. */
export function takeDirectory(directory: string): () => void {
  const place = realpathSync(directory);
  const held = ours.get(place) ?? { db: locked(directory), count: 0 };
  ours.set(place, held);
  held.count++;
  let mine = true;
  return () => {
    if (!mine) return;
    mine = false;
    if (--held.count > 0) return;
    ours.delete(place);
    held.db.close();
  };
}
