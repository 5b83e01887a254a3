/** Moves per second: our server and the yardstick, round by round, so that a busy moment hits both alike. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Measured, Order } from './load.ts';
import { heard, LOAD_CORE, SERVER_CORE, start, stop } from './processes.ts';

export type Size = Pick<Order, 'tables' | 'games' | 'warmMoves' | 'measureMs'>;

/** How much a move stores and how much it tells one seat, in bytes. */
export interface Bytes {
  stored: number;
  told: number;
}

/** What our server writes for a decision: the entry, the row of the table, the planned work. */
function storedBytes(data: string): number {
  const db = new DatabaseSync(join(data, 'undercroft.db'), { readOnly: true });
  const lengths = `SELECT
    (SELECT avg(length(table_id) + length(kind) + length(person) + length(data) + length(key) + 8) FROM entries WHERE kind = 'decided') AS entry,
    (SELECT avg(length(meta) + 16) FROM tables) AS row,
    (SELECT avg(length(table_id) + length(kind) + length(data) + 8) FROM jobs) AS job`;
  const { entry, row, job } = db.prepare(lengths).get() ?? {};
  db.close();
  return Math.round(Number(entry) + Number(row) + Number(job));
}

async function loaded(server: ReturnType<typeof start>, kind: Order['kind'], size: Size): Promise<Measured> {
  const { url } = await heard<{ url: string }>(server);
  const order: Order = { url, pid: server.pid!, kind, ...size };
  return heard<Measured>(start('load.ts', [JSON.stringify(order)], LOAD_CORE));
}

export async function inFolder<X>(work: (folder: string) => Promise<X>, where = tmpdir()): Promise<X> {
  const folder = mkdtempSync(join(where, 'undercroft-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function ours(size: Size): Promise<Measured & Bytes> {
  return inFolder(async (data) => {
    const server = start('ours.ts', [data, String(size.tables * size.games * 2)], SERVER_CORE);
    const measured = await loaded(server, 'ours', size);
    await stop(server);
    return { ...measured, stored: storedBytes(data) };
  });
}

/** The bytes around what it is told to store and send are its own. */
export function bare(size: Size, { stored, told }: Bytes): Promise<Measured> {
  return inFolder(async (folder) => {
    const server = start('bare.ts', [join(folder, 'bare.db'), String(stored - 50), String(Math.round(told) - 20)], SERVER_CORE);
    const measured = await loaded(server, 'bare', size);
    await stop(server);
    return measured;
  });
}
