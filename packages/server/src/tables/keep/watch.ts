/**
 * Rules that no time limit can end: memory runs out under them, or they are lost in something built in. Then the process
 * ends, by itself or because of us, and whoever starts it again must not run into the same. So a thread of its own notes
 * in a file which table's rules are at work as soon as that takes long, and ends a process whose limits do not help.
 * A table that such a note names has less time from then on; after some ends of the process its rules are not asked any more.
 */

import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Watch } from './guard.ts';

/** What a file says of a table. */
export interface Note {
  table: string;
  /** How often the process ended while its rules worked. */
  ends: number;
  /** The process in which they work just now; null: in none. */
  pid: number | null;
  /** When it was written. */
  at: number;
}

/** What main thread and watch share: numbers, then the table's id. */
export const CELLS = { stop: 0, turn: 1, running: 2, length: 3 } as const;

export const MOST_ID = 128;

const HEAD = 16;

export const headOf = (shared: SharedArrayBuffer): Int32Array => new Int32Array(shared, 0, HEAD / 4);

export const idOf = (shared: SharedArrayBuffer): Uint8Array => new Uint8Array(shared, HEAD);

/** So many limits on the wall, and a bit, is longer than a limit that works can take. */
const LIMITS_TO_KILL = 6;

const KILL_MS = 1_000;

/** A note that nothing was added to for so long is forgotten. */
const FORGET_MS = 7 * 24 * 3600_000;

export const fileFor = (folder: string, table: string): string => join(folder, `${hash('sha256', table).slice(0, 24)}.json`);

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The note as a process that begins finds it. */
function found(file: string): Note | null {
  try {
    const note: Note = JSON.parse(readFileSync(file, 'utf8'));
    if (note.pid === null || isAlive(note.pid)) return note;
    const ended = { ...note, ends: note.ends + 1, pid: null, at: Date.now() };
    writeFileSync(file, JSON.stringify(ended));
    return ended;
  } catch {
    // Half written when the machine went off.
    return null;
  }
}

/** How often the process ended at each table. */
function read(folder: string): Map<string, number> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const ends = new Map<string, number>();
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const note = found(file);
    if (note === null || note.at < Date.now() - FORGET_MS) rmSync(file, { force: true });
    else if (note.ends > 0) ends.set(note.table, note.ends);
  }
  return ends;
}

class Watching implements Watch {
  private readonly known: ReadonlyMap<string, number>;
  private readonly shared = new SharedArrayBuffer(HEAD + MOST_ID);
  private readonly head = headOf(this.shared);
  private readonly id = idOf(this.shared);
  private readonly text = new TextEncoder();
  private readonly worker: Worker;
  private readonly exit: Promise<void>;

  constructor(folder: string, limitMs: number) {
    this.known = read(folder);
    const workerData = { shared: this.shared, folder, ends: this.known, killMs: limitMs * LIMITS_TO_KILL + KILL_MS };
    this.worker = new Worker(new URL('./watch-worker.ts', import.meta.url), { workerData });
    this.worker.unref();
    this.exit = new Promise((resolve) => this.worker.once('exit', () => resolve()));
  }

  begins(table: string): void {
    const { written } = this.text.encodeInto(table, this.id);
    this.head[CELLS.length] = written;
    Atomics.add(this.head, CELLS.turn, 1);
    Atomics.store(this.head, CELLS.running, 1);
  }

  ends(): void {
    Atomics.store(this.head, CELLS.running, 0);
    Atomics.add(this.head, CELLS.turn, 1);
  }

  ended(table: string): number {
    return this.known.get(table) ?? 0;
  }

  async close(): Promise<void> {
    Atomics.store(this.head, CELLS.stop, 1);
    Atomics.notify(this.head, CELLS.stop);
    await this.exit;
  }
}

/** Watches over the tasks of a guard with this limit, and keeps its notes in this folder. */
export const watchIn = (folder: string, limitMs: number): Watch => new Watching(folder, limitMs);
