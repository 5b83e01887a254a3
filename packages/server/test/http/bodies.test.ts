/** What is sent: who sends it is known before it is read, it costs by its size, and it is read behind all moves. */
import { once } from 'node:events';
import { request as open } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { TestSocket } from '../live/socket.ts';
import { newPerson, send, type TestServer } from './harness.ts';
import { playingServer } from './tables.ts';

let server: TestServer;
const serve = async (wish: Parameters<typeof playingServer>[0] = {}) => {
  server = await playingServer({ tables: { work: 'manual' }, config: { rateLimit: 60 }, shedsLoad: false, ...wish });
};
afterEach(() => server.close());

const LARGE = ['/api/tables', '/api/games/cellar/material'];
/** 500 kB that only whoever reads them finds to be no plan. */
const heavy = JSON.stringify({ material: { name: '', rooms: { a: 'x'.repeat(500_000) } } });

/** Begins a request and sends nothing of the body it announces; resolves with the answer's status. */
async function announce(path: string, bytes: number, headers: Record<string, string> = {}): Promise<number | undefined> {
  const asked = open(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': bytes, ...headers },
  });
  asked.on('error', () => {});
  asked.flushHeaders();
  const [answer] = await once(asked, 'response');
  asked.destroy();
  return answer.statusCode;
}

test.each(LARGE)('%s: nobody is refused before anything of the body has come', async (path) => {
  await serve();
  expect(await announce(path, 500_000)).toBe(401);
  expect(await announce(path, 500_000, { authorization: `Bearer ${'x'.repeat(43)}` })).toBe(401);
  expect(await announce(path, 500_000, { cookie: 'undercroft=whatever', origin: 'https://evil.example' })).toBe(403);
});

test('a body costs by its size before it is read, and one of unknown size as it has come', async () => {
  await serve();
  const { token } = await newPerson(server.url);
  const headers = (n: number) => ({ authorization: `Bearer ${token}`, 'x-forwarded-for': `203.0.113.${n}` });
  const path = '/api/games/cellar/material';
  const statuses = [];
  for (let n = 0; n < 12; n++) statuses.push((await send(server.url, 'POST', path, { body: heavy, headers: headers(1) })).status);
  // 300 points in five seconds, 31 for each.
  expect(statuses).toEqual([...Array(9).fill(422), 429, 429, 429]);
  expect(await announce(path, 500_000, headers(1))).toBe(429);
  // Small ones are still taken, and others have their own points.
  expect((await send(server.url, 'POST', path, { body: { material: 'abbey' }, headers: headers(1) })).status).toBe(200);
  const chunked = [];
  for (let n = 0; n < 12; n++) {
    const body = new Blob([heavy]).stream();
    const given: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { ...headers(2), 'content-type': 'application/json' },
    };
    chunked.push((await fetch(server.url + path, given)).status);
  }
  expect(chunked).toEqual([...Array(9).fill(422), 429, 429, 429]);
});

test('large messages on a socket cost as much', async () => {
  await serve();
  const { token } = await newPerson(server.url);
  const live = await new TestSocket(server.url, { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.5' }).open();
  for (let n = 0; n < 80; n++) live.raw.send(JSON.stringify({ t: 'ping', n: 1, more: 'x'.repeat(60_000) }));
  await live.until(() => live.of('error').some(({ problem }) => problem.code === 'too-many-requests'));
  live.close();
});

test('a late server refuses large bodies politely, and takes moves', async () => {
  await serve({ shedsLoad: true });
  const { token } = await newPerson(server.url);
  const end = performance.now() + 1500;
  while (performance.now() < end) {
    for (const until = performance.now() + 160; performance.now() < until; );
    await new Promise((resolve) => setImmediate(resolve));
  }
  const checked = await send(server.url, 'POST', '/api/games/cellar/material', { token, body: heavy });
  expect(checked).toMatchObject({ status: 503, body: { code: 'busy' } });
  expect(Number(checked.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send(server.url, 'PUT', '/api/me', { token, body: { name: 'Ada the Small' } })).status).toBe(200);
});

test('large bodies wait in a short line, behind whatever else is dear', async () => {
  await serve({ config: { rateLimit: 0 } });
  const { token } = await newPerson(server.url);
  const asked = Array.from({ length: 40 }, () => send(server.url, 'POST', '/api/games/cellar/material', { token, body: heavy }));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([422, 503]));
});
