import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { netOf } from '../../src/http/address.ts';
import { readJson } from '../../src/http/json.ts';
import { limitsFor } from '../../src/http/limits.ts';
import { problemOf } from '../../src/http/problem.ts';
import { ScriptedTables } from '../live/scripted.ts';
import { TestSocket } from '../live/socket.ts';
import { newPerson, send, type TestServer, testServer } from './harness.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await testServer({ tables: () => new ScriptedTables(), config: { publicUrl: 'https://games.example' } });
  token = (await newPerson(server.url)).token;
});
afterAll(() => server.close());

test('every answer carries the security headers, mistakes too', async () => {
  for (const path of ['/api/health', '/api/docs', '/nothing', '/api/tables/%zz']) {
    const { headers } = await send(server.url, 'GET', path);
    expect(headers.get('content-security-policy'), path).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('cache-control'), path).toBe('no-store');
  }
});

test('mistakes are problems with a stable code', async () => {
  const problem = async (method: string, path: string, sent: Parameters<typeof send>[3] = {}) => {
    const { status, headers, body } = await send(server.url, method, path, sent);
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(body).toMatchObject({ status, title: expect.any(String), detail: expect.any(String), type: `urn:undercroft:${body.code}` });
    return [status, body.code];
  };
  expect(await problem('GET', '/nothing')).toEqual([404, 'unknown-route']);
  expect(await problem('DELETE', '/api/people')).toEqual([404, 'unknown-route']);
  expect(await problem('GET', '/api/tables/%zz')).toEqual([400, 'bad-request']);
  expect(await problem('GET', '/api/tables/not an id!')).toEqual([400, 'malformed']);
  expect(await problem('POST', '/api/people', { body: '{"name":' })).toEqual([400, 'malformed-json']);
  expect(await problem('POST', '/api/people', { body: '' })).toEqual([400, 'malformed']);
  expect(await problem('POST', '/api/people', { body: '{"__proto__":{"name":"x"}}' })).toEqual([400, 'forbidden-key']);
  expect(await problem('POST', '/api/people', { body: `{"a":${'['.repeat(50)}${']'.repeat(50)}}` })).toEqual([400, 'too-deep']);
  expect(await problem('POST', '/api/people', { body: { name: 'x'.repeat(70_000) } })).toEqual([413, 'too-large']);
  expect(await problem('POST', '/api/people', { body: 'name=x', headers: { 'content-type': 'text/plain' } })).toEqual([415, 'not-json']);
  expect(await problem('POST', '/api/people', { body: { name: 'two\nlines' } })).toEqual([400, 'malformed']);
  for (const name of ['\u200b\u200d', '\u3164', '\u2800', '\u0301']) {
    expect(await problem('POST', '/api/people', { body: { name } })).toEqual([400, 'malformed']);
  }
});

test('whoever says busy, by any error, is answered for as busy', () => {
  expect(problemOf(Object.assign(new Error('queue is full'), { code: 'busy' }))).toMatchObject({ status: 503, code: 'busy' });
});

test('JSON: 32 levels are enough, prototypes are out of reach', () => {
  expect(readJson('{"a":[1,{"b":null}]}')).toEqual({ a: [1, { b: null }] });
  expect(() => readJson(`${'['.repeat(32)}${']'.repeat(32)}`)).not.toThrow();
  expect(() => readJson(`${'['.repeat(33)}${']'.repeat(33)}`)).toThrow('nested');
  for (const key of ['__proto__', 'constructor', 'prototype']) expect(() => readJson(`[{"${key}":1}]`)).toThrow(key);
});

test('a page of another site cannot use a cookie to change anything', async () => {
  const rename = (headers: Record<string, string>) => send(server.url, 'PUT', '/api/me', { body: { name: 'Eve' }, headers });
  const cookie = `undercroft=${token}`;
  for (const origin of ['https://evil.example', 'null', 'https://games.example.evil.example', 'http://games.example']) {
    expect(await rename({ cookie, origin }), origin).toMatchObject({ status: 403, body: { code: 'foreign-origin' } });
  }
  expect(await rename({ cookie, 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 });
  // A browser adds a password that it knows by itself, as it adds the cookie.
  for (const authorization of ['Basic YWRhOng=', 'Bearer', '', `Token ${token}`]) {
    expect(await rename({ cookie, origin: 'https://evil.example', authorization }), authorization).toMatchObject({ status: 403 });
  }
  expect((await send(server.url, 'GET', '/api/me', { token })).body.person.name).toBe('Ada');
  for (const origin of ['https://games.example', server.url]) expect((await rename({ cookie, origin })).status).toBe(200);
  expect(
    (await send(server.url, 'PUT', '/api/me', { body: { name: 'Ada' }, token, headers: { origin: 'https://evil.example' } })).status,
  ).toBe(200);
});

test('forgetting ends the sockets that the token opened, and no others', async () => {
  const eve = await newPerson(server.url, 'Eve');
  const own = await new TestSocket(server.url, { authorization: `Bearer ${eve.token}` }).open();
  const hello = await new TestSocket(server.url).open();
  hello.say({ t: 'hello', token: eve.token });
  await hello.next('welcome', 2);
  const other = await new TestSocket(server.url, { authorization: `Bearer ${token}` }).open();
  await send(server.url, 'POST', '/api/me/forget', { token: eve.token });
  for (const socket of [own, hello]) expect(await socket.until(() => socket.closed)).toEqual({ code: 4008 });
  other.say({ t: 'ping', n: 1 });
  await other.next('pong');
  other.close();
});

test('behind https the cookie is secure and the site says to stay there', async () => {
  const { headers } = await send(server.url, 'POST', '/api/people', { body: { name: 'x' } });
  expect(headers.get('set-cookie')).toContain('; Secure');
  expect(headers.get('strict-transport-security')).toContain('max-age');
});

test('a window empties, and is full again when its time is up', async () => {
  const { address } = limitsFor(2);
  const took = [];
  for (let n = 0; n < 11; n++) took.push((await address.take('a')).ok);
  expect(took).toEqual([...Array<boolean>(10).fill(true), false]);
  expect(await address.take('a')).toEqual({ ok: false, limit: 10, remaining: 0, retryAfter: 5 });
  expect((await address.take('b')).ok).toBe(true);
  expect((await address.take('c', 11)).ok).toBe(false);
});

test.each([-3600, 3600])('a clock that jumps by %i s makes nobody wait longer than a window', async (seconds) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const limits = limitsFor(2);
    for (const limiter of [limits.address, limits.making]) {
      for (let n = 0; n < 130; n++) await limiter.take('a');
      expect((await limiter.take('a')).ok).toBe(false);
      vi.setSystemTime(Date.now() + seconds * 1000);
      const { ok, retryAfter } = await limiter.take('a');
      expect(ok).toBe(true);
      expect(retryAfter).toBeLessThanOrEqual(60);
    }
  } finally {
    vi.useRealTimers();
  }
});

test('all of an IPv6 /64 is one visitor', () => {
  expect(netOf('2001:db8:1:2:aaaa::1')).toBe(netOf('2001:db8:1:2:ffff:1234::9'));
  expect(netOf('2001:db8:1:2::1')).not.toBe(netOf('2001:db8:1:3::1'));
  expect(netOf('::ffff:203.0.113.7')).toBe(netOf('203.0.113.7'));
  expect(netOf('203.0.113.7')).not.toBe(netOf('203.0.113.8'));
  expect(netOf('fe80::1%eth0')).toBe(netOf('fe80::2%eth0'));
  expect(netOf('unix')).toBe('unix');
});

test('a crowd of addresses of one /64 has one allowance', async () => {
  const limited = await testServer({ tables: () => new ScriptedTables(), config: { rateLimit: 4 } });
  try {
    const from = (n: number) => send(limited.url, 'GET', '/api/me', { headers: { 'x-forwarded-for': `2001:db8:7:7::${n.toString(16)}` } });
    const statuses = (await Promise.all(Array.from({ length: 40 }, (_, n) => from(n)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429).length).toBe(20);
  } finally {
    await limited.close();
  }
});

test('too many requests from one address or person are refused until it is time', async () => {
  const limited = await testServer({ tables: () => new ScriptedTables(), config: { rateLimit: 4 } });
  try {
    const person = await newPerson(limited.url);
    const asked = await Promise.all(Array.from({ length: 30 }, () => send(limited.url, 'GET', '/api/me')));
    const refused = asked.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(5);
    expect(refused[0]).toMatchObject({ body: { code: 'too-many-requests' } });
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(asked[0]?.headers.get('ratelimit-limit')).toBe('20');
    // Another address is not held responsible.
    const elsewhere = { 'x-forwarded-for': '203.0.113.7' };
    expect((await send(limited.url, 'GET', '/api/me', { headers: elsewhere })).status).toBe(200);
    const live = await new TestSocket(limited.url, { authorization: `Bearer ${person.token}`, 'x-forwarded-for': '203.0.113.8' }).open();
    for (let n = 0; n < 30; n++) live.say({ t: 'ping', n });
    expect((await live.next('error')).problem.code).toBe('too-many-requests');
    live.close();
  } finally {
    await limited.close();
  }
});
