/** A process that is stopped in the middle of its work, really: with SIGSTOP, while readers keep its rules busy. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hashOf } from '../../src/http/identity.ts';
import { openStore } from '../../src/store/index.ts';
import { createTables } from '../../src/tables/index.ts';
import { send } from '../http/harness.ts';
import { type LongGame, longGame } from './long-game.ts';
import { ann } from './place.ts';

const SERVER = fileURLToPath(new URL('./paused-server.ts', import.meta.url));
const TOKEN = 'a-token-that-is-long-enough-for-anybody';
/** Longer than the rules may take, so that their time is up on the wall whenever one of these hits them. */
const PAUSE_MS = 2_300;

async function prepared(data: string): Promise<LongGame> {
  const store = await openStore({ data });
  const tables = createTables({ store, work: 'manual' });
  await store.createPerson({ ...ann, tokenHash: hashOf('token', TOKEN) });
  const game = await longGame(store, tables, ann, { decisions: 1_800 });
  await tables.close();
  await store.close();
  return game;
}

async function started(data: string): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(SERVER, [data], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [{ url }] = await once(child, 'message');
  return { child, url };
}

/** Reads old moments without a break until told to stop: nearly always some rules are at work. */
async function read(url: string, { id, entries }: LongGame, until: AbortSignal): Promise<void> {
  for (let at = 1; !until.aborted; at = (at + 311) % entries) {
    await send(url, 'GET', `/api/tables/${id}/view?at=${at}`).catch(() => {});
    await send(url, 'GET', `/api/tables/${id}/export`).catch(() => {});
  }
}

async function move(url: string, id: string): Promise<number> {
  const { body: view } = await send(url, 'GET', `/api/tables/${id}/view`, { token: TOKEN });
  const [seat] = view.info.waitingFor;
  const { body: mine } = await send(url, 'GET', `/api/tables/${id}/view?seat=${seat}`, { token: TOKEN });
  const { ask, options } = mine.asked.find((each: { ask: { may?: true } }) => !each.ask.may);
  const decision = options[0] ?? { seat, kind: ask.kind };
  const body = { seat, seq: mine.seq, decision, key: `after-pause-${mine.seq}` };
  return (await send(url, 'POST', `/api/tables/${id}/decide`, { token: TOKEN, body })).status;
}

test('a process that is stopped for seconds while a long game is read archives nothing', async () => {
  const data = mkdtempSync(join(tmpdir(), 'undercroft-pause-'));
  const game = await prepared(data);
  const { child, url } = await started(data);
  const reading = new AbortController();
  const readers = [1, 2, 3, 4].map(() => read(url, game, reading.signal));
  try {
    for (let nap = 0; nap < 4; nap++) {
      await sleep(400);
      child.kill('SIGSTOP');
      await sleep(PAUSE_MS);
      child.kill('SIGCONT');
    }
    await sleep(500);
    const { body: info } = await send(url, 'GET', `/api/tables/${game.id}`);
    expect(info).toMatchObject({ status: 'running', seq: game.entries });
    expect(await move(url, game.id)).toBe(200);
  } finally {
    reading.abort();
    child.kill('SIGCONT');
    await Promise.all(readers);
    child.send('stop');
    await once(child, 'exit');
    rmSync(data, { recursive: true, force: true });
  }
});
