/** Copies the database as it is at this moment, in a thread of its own: writers go on meanwhile. */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { failureOf } from './wire.ts';

function sync(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** VACUUM INTO reads one snapshot and writes a compact copy. It has its name only once it is whole and on disk. */
function copy(from: string, to: string): void {
  if (existsSync(to)) throw new Error(`${to} exists already`);
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { force: true });
  // It holds every secret the original holds: it is nobody else's from its first byte on.
  closeSync(openSync(unfinished, 'wx', 0o600));
  const db = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  try {
    db.prepare('VACUUM INTO ?').run(unfinished);
    sync(unfinished);
    renameSync(unfinished, to);
    sync(dirname(to));
  } finally {
    db.close();
    rmSync(unfinished, { force: true });
  }
}

try {
  copy(workerData.from, workerData.to);
  parentPort!.postMessage(null);
} catch (error) {
  parentPort!.postMessage(failureOf(error));
}
