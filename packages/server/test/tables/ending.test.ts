/** Rules under which the whole process ends: whoever starts it again gets a server that does without them. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { createTables } from '../../src/tables/index.ts';
import { send } from '../http/harness.ts';
import { games } from '../work/doubles.ts';
import { ann, bob, cyd, dan, running } from './place.ts';

const SERVER = fileURLToPath(new URL('./paused-server.ts', import.meta.url));

/** A table whose time is up in a second, and one that waits for its people. */
async function prepared(data: string, game: string): Promise<{ endless: string; other: string }> {
  const store = await openStore({ data });
  const tables = createTables({ store, games, work: 'manual' });
  const endless = await running(tables, [ann, bob], { game, clock: { kind: 'live', factor: 0.1 } });
  const other = await running(tables, [cyd, dan], { game: 'cellar', clock: { kind: 'none' } });
  await tables.close();
  await store.close();
  return { endless: endless.id, other: other.id };
}

/** Until the table is stopped or the process has ended; says which. */
async function watched(child: ChildProcess, table: string): Promise<{ url: string; ended: boolean }> {
  let ended = false;
  child.once('exit', () => {
    ended = true;
  });
  const [{ url }] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [{ url: '' }])]);
  while (!ended) {
    const info = await send(url, 'GET', `/api/tables/${table}`).catch(() => null);
    if (info?.body.status === 'archived') break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, ended };
}

test.each([
  // Memory runs out long before the time limit, however slow the machine is.
  { game: 'rules-grow', rulesMs: 20_000, flags: ['--max-old-space-size=256'] },
  { game: 'rules-stick', rulesMs: 100, flags: [] },
])(
  '$game: after a few ends its rules are not asked any more, and the others go on',
  { timeout: 240_000 },
  async ({ game, rulesMs, flags }) => {
    const data = mkdtempSync(join(tmpdir(), 'undercroft-ending-'));
    const ids = await prepared(data, game);
    try {
      for (let ends = 0; ; ends++) {
        expect(ends).toBeLessThan(4);
        const child = fork(SERVER, [data, `${rulesMs}`], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], execArgv: flags });
        const { url, ended } = await watched(child, ids.endless);
        if (ended) continue;
        expect(ends).toBeGreaterThan(0);
        expect((await send(url, 'GET', '/api/health')).status).toBe(200);
        expect((await send(url, 'GET', `/api/tables/${ids.other}/view`)).body.info.status).toBe('running');
        expect(readdirSync(join(data, 'suspects'))).toHaveLength(1);
        child.send('stop');
        await once(child, 'exit');
        return;
      }
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  },
);
