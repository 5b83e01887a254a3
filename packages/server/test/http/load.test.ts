/** Under load: what costs much is counted by its cost, and when the server is late readers wait so that moves do not. */
import { afterEach, expect, test } from 'vitest';
import { TestSocket } from '../live/socket.ts';
import { newPerson, send, type TestServer } from './harness.ts';
import { playingServer } from './tables.ts';

let server: TestServer;
let token: string;
let table: string;

/** A server with a running table of one person. */
async function serve(shedsLoad: boolean): Promise<void> {
  server = await playingServer({ tables: { work: 'manual' }, config: { rateLimit: 60 }, shedsLoad });
  ({ token } = await newPerson(server.url));
  const body = { game: 'cellar', seats: 2, bots: [null, 'greedy'], clock: { kind: 'none' } };
  table = (await send(server.url, 'POST', '/api/tables', { token, body })).body.id;
  await send(server.url, 'POST', `/api/tables/${table}/sit`, { token, body: { entropy: 'x' } });
  await send(server.url, 'POST', `/api/tables/${table}/start`, { token });
}
afterEach(() => server.close());

const get = (path: string, from = '203.0.113.1') =>
  send(server.url, 'GET', `/api/tables/${table}${path}`, { headers: { 'x-forwarded-for': from } });

/** How many of so many at once are refused as too many. */
async function refused(path: string, count: number, from: string): Promise<number> {
  const answers = await Promise.all(Array.from({ length: count }, () => get(path, from)));
  for (const { status, headers } of answers) if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  return answers.filter(({ status }) => status === 429).length;
}

test('costly reads are charged by their cost, from one address together', async () => {
  // However slow the machine is that tests this.
  await serve(false);
  expect(await refused('/view', 20, '203.0.113.2')).toBe(0);
  expect(await refused('/export', 20, '203.0.113.3')).toBe(13);
  expect(await refused('/verification', 20, '203.0.113.4')).toBe(13);
  expect(await refused('/view?at=3', 90, '203.0.113.5')).toBe(15);
  // Who has used up reading is not kept from looking at the table as it is now, nor is anybody else.
  expect((await get('/view', '203.0.113.5')).status).toBe(200);
  expect((await get('/export', '203.0.113.6')).status).toBe(200);
});

test('being told over the socket what one has missed is charged too', async () => {
  await serve(false);
  const live = await new TestSocket(server.url, { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.9' }).open();
  for (let n = 0; n < 110; n++) live.say({ t: 'subscribe', table, since: 0 });
  expect((await live.next('error')).problem.code).toBe('too-many-requests');
  live.close();
});

/** Keeps the event loop busy in pieces, as costly work does. */
async function busy(pieceMs: number, wholeMs: number): Promise<void> {
  const end = performance.now() + wholeMs;
  while (performance.now() < end) {
    for (const until = performance.now() + pieceMs; performance.now() < until; );
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('a late server refuses costly reads politely and takes moves', async () => {
  await serve(true);
  await busy(160, 1500);
  const read = await get('/export', '203.0.113.20');
  expect(read).toMatchObject({ status: 503, body: { code: 'busy' } });
  expect(Number(read.headers.get('retry-after'))).toBeGreaterThan(0);
  // The table as it is now is no costly read.
  expect((await get('/view', '203.0.113.20')).status).toBe(200);
  const said = await send(server.url, 'POST', `/api/tables/${table}/say`, { token, body: { text: 'on we go', key: 'k' } });
  expect(said.status).toBe(200);
  await expect.poll(async () => (await get('/export', '203.0.113.20')).status, { interval: 250 }).toBe(200);
});
