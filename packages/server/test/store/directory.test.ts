/** The directory of a store: for one process, for its owner's eyes, on a disk that may be full. */
import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { backUpDirectory, DATABASE_FILE, openStore, StoreUnavailable } from '../../src/store/index.ts';
import { entry, table } from './samples.ts';

const HOLDER = fileURLToPath(new URL('./holder.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'undercroft-directory-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const inUse = (data: string) => `another server is using ${data}`;

test('a second process on one directory is refused with a clear line, and one that was killed is not in the way', async () => {
  const data = join(folder, 'shared');
  const holder = fork(HOLDER, [data], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  expect((await once(holder, 'message'))[0]).toBe('open');
  await expect(openStore({ data })).rejects.toThrow(StoreUnavailable);
  await expect(openStore({ data })).rejects.toThrow(inUse(data));
  const exited = once(holder, 'exit');
  holder.kill('SIGKILL');
  await exited;
  const store = await openStore({ data });
  const late = fork(HOLDER, [data], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const [said] = await once(late, 'message');
  expect(said).toContain(inUse(data));
  await once(late, 'exit');
  await store.close();
  await (await openStore({ data })).close();
});

test('nobody but its owner can read what a store keeps, even if it was readable before', async () => {
  const data = join(folder, 'private');
  mkdirSync(data);
  writeFileSync(join(data, DATABASE_FILE), '');
  chmodSync(join(data, DATABASE_FILE), 0o644);
  const store = await openStore({ data });
  await store.create(table('a'), [entry()]);
  const files = readdirSync(data);
  expect(files).toContain(`${DATABASE_FILE}-wal`);
  for (const file of files) expect([file, statSync(join(data, file)).mode & 0o077]).toEqual([file, 0]);
  await store.close();
});

test('a directory is copied whether a server runs on it or not', async () => {
  const data = join(folder, 'copied');
  const store = await openStore({ data });
  await store.create(table('a'), [entry()]);
  await backUpDirectory(data, join(folder, 'running.db'));
  await store.close();
  await backUpDirectory(data, join(folder, 'stopped.db'));
  for (const name of ['running', 'stopped']) {
    const copy = join(folder, name);
    expect(statSync(`${copy}.db`).mode & 0o077).toBe(0);
    mkdirSync(copy);
    await backUpDirectory(data, join(copy, DATABASE_FILE));
    const restored = await openStore({ data: copy });
    expect((await restored.get('a'))?.seq).toBe(1);
    await restored.close();
  }
});

test('a store on a full disk is not ready, says why in the log, and is ready when there is room again', async ({ skip }) => {
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'undercroft-full', disk]).status !== 0) skip('only root can mount a small disk');
  const reports: string[] = [];
  try {
    const store = await openStore({ data: join(disk, 'data') }, (problem) => reports.push(problem));
    await store.create(table('a'), []);
    await store.ready();
    const ballast = join(disk, 'ballast');
    for (let size = 4 * 1024 * 1024; size >= 1; size >>= 1) {
      try {
        writeFileSync(ballast, Buffer.alloc(size), { flag: 'a' });
      } catch {}
    }
    await sleep(1_100);
    await expect(store.ready()).rejects.toThrow(/the disk/);
    await expect(store.append('a', 0, [entry({ data: 'x'.repeat(500_000) })])).rejects.toThrow(StoreUnavailable);
    expect(reports.join()).toMatch(/the disk/);
    rmSync(ballast);
    await sleep(1_100);
    await store.ready();
    await store.append('a', 0, [entry()]);
    await store.close();
  } finally {
    spawnSync('umount', [disk]);
  }
});
