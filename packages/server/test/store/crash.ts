/** Kills a writing process at random moments and looks whether everything it was promised is there. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { exportTable, type Location, openStore, type Store } from '../../src/store/index.ts';
import { TABLES } from './crash-writer.ts';
import { entry } from './samples.ts';

/** `UNDERCROFT_KILLS=500 npx vitest run crash` makes a torture of it. */
export const KILLS = Number(process.env['UNDERCROFT_KILLS'] ?? 5);
export const TORTURE_MS = 120_000 + KILLS * 16_000;

/** Runs the writer until it is killed; returns the last entry acknowledged for each table. */
async function writeUntilKilled(location: Location): Promise<Map<string, number>> {
  const writer = fileURLToPath(new URL('./crash-writer.ts', import.meta.url));
  const child = spawn(process.execPath, [writer, JSON.stringify(location)], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  const closed = once(child, 'close');
  await Promise.race([once(child.stdout, 'data'), closed]);
  await sleep(Math.random() * 250);
  child.kill('SIGKILL');
  const [, signal] = await closed;
  expect(signal).toBe('SIGKILL');
  const acknowledged = new Map<string, number>();
  // What follows the last line break was cut off in the middle.
  for (const line of output.split('\n').slice(0, -1)) {
    const [id, seq] = line.split(' ');
    acknowledged.set(id!, Number(seq));
  }
  return acknowledged;
}

/** The log has no gaps, no halves, all that was acknowledged, and its row agrees with it. */
export async function expectIntact(store: Store, id: string, acknowledged: number): Promise<void> {
  const { row, entries } = await exportTable(store, id);
  expect(row.seq).toBeGreaterThanOrEqual(acknowledged);
  expect(row.meta).toEqual({ count: row.seq });
  expect(entries).toHaveLength(row.seq);
  let left = 0;
  for (const [i, { seq, data }] of entries.entries()) {
    const { n, part, of } = Object(data);
    if (seq !== i + 1 || n !== seq || part !== (left === 0 ? 0 : of - left)) throw new Error(`${id} is damaged at entry ${i + 1}`);
    left = of - part - 1;
  }
  expect(left).toBe(0);
}

/** The thing at the table is as the last entry of the log has it: the first brought it, each one after that wrote it home. */
async function expectKept(store: Store, id: string): Promise<void> {
  const [row, thing] = [(await store.get(id))!, await store.thing(id)];
  expect(thing?.table).toBe(row.seq === 0 ? null : id);
  expect(thing?.data).toEqual({ n: thing?.version === 1 ? 0 : row.seq });
}

/** Kills writers one after the other on the same store; each finds it whole and can go on. */
export async function survivesKills(location: Location, kills = KILLS): Promise<number> {
  const acknowledged = new Map<string, number>();
  for (let kill = 0; kill < kills; kill++) {
    for (const [id, seq] of await writeUntilKilled(location)) acknowledged.set(id, seq);
    const store = await openStore(location);
    for (const id of TABLES) {
      if (await store.get(id)) {
        await expectIntact(store, id, acknowledged.get(id) ?? 0);
        await expectKept(store, id);
      } else expect(acknowledged.has(id)).toBe(false);
    }
    await store.close();
  }
  const store = await openStore(location);
  const [id, seq] = [...acknowledged][0]!;
  const last = (await store.get(id))!.seq;
  expect(last).toBeGreaterThanOrEqual(seq);
  expect(await store.append(id, last, [entry()])).toEqual({ seq: last + 1, repeated: false });
  await store.close();
  return [...acknowledged.values()].reduce((sum, each) => sum + each, 0);
}
