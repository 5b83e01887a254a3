/** What an open connection costs that watches a table and does nothing: memory before and after 2,000 of them. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Memory } from './ours.ts';
import { heard, SERVER_CORE, start, stop } from './processes.ts';
import { inFolder } from './rounds.ts';
import { newPeople, newTable, type Somebody } from './tables.ts';

const TABLES = 500;

async function memoryOf(server: ReturnType<typeof start>): Promise<Memory> {
  // Twice, with a pause: what the first collection frees is given back only later.
  server.send('memory');
  await heard<Memory>(server);
  await sleep(1000);
  server.send('memory');
  return heard<Memory>(server);
}

async function watch(url: string, table: string, token: string): Promise<WebSocket> {
  const headers = { authorization: `Bearer ${token}` };
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers, perMessageDeflate: false });
  await once(socket, 'open');
  socket.send(JSON.stringify({ t: 'subscribe', table }));
  await new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      if (String(data).startsWith('{"t":"view"')) resolve();
    });
  });
  return socket;
}

async function prepared(data: string): Promise<{ people: Somebody[]; tables: string[] }> {
  const server = start('ours.ts', [data], SERVER_CORE);
  const { url } = await heard<{ url: string }>(server);
  const people = await newPeople(url);
  const tables: string[] = [];
  for (let i = 0; i < TABLES; i += 10) tables.push(...(await Promise.all(Array.from({ length: 10 }, () => newTable(url, people)))));
  await stop(server);
  return { people, tables };
}

/** Bytes per connection: of the process, and of the heap with what hangs on it. */
export function connections(): Promise<{ count: number; rss: number; heap: number }> {
  return inFolder(async (data) => {
    const { people, tables } = await prepared(data);
    // A fresh process: pages that were used while the tables were made would hide what connections take.
    const server = start('ours.ts', [data], SERVER_CORE);
    const { url } = await heard<{ url: string }>(server);
    const sockets: WebSocket[] = [];
    for (const table of tables) await fetch(`${url}/api/tables/${table}/view`);
    // The first ones load code and fill pools: they are not what one more connection costs.
    for (const { token } of people) sockets.push(await watch(url, tables[0]!, token));
    const before = await memoryOf(server);
    const first = sockets.length;
    for (const table of tables) sockets.push(...(await Promise.all(people.map(({ token }) => watch(url, table, token)))));
    const after = await memoryOf(server);
    const count = sockets.length - first;
    for (const socket of sockets) socket.terminate();
    await stop(server);
    return { count, rss: (after.rss - before.rss) / count, heap: (after.heap - before.heap) / count };
  });
}
