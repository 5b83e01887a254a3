import { afterAll, beforeAll, expect, test } from 'vitest';
import { Buckets } from '../../src/http/buckets.ts';
import { readJson } from '../../src/http/json.ts';
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
  expect((await send(server.url, 'GET', '/api/me', { token })).body.person.name).toBe('Ada');
  for (const origin of ['https://games.example', server.url]) expect((await rename({ cookie, origin })).status).toBe(200);
  expect(
    (await send(server.url, 'PUT', '/api/me', { body: { name: 'Ada' }, token, headers: { origin: 'https://evil.example' } })).status,
  ).toBe(200);
});

test('behind https the cookie is secure and the site says to stay there', async () => {
  const { headers } = await send(server.url, 'POST', '/api/people', { body: { name: 'x' } });
  expect(headers.get('set-cookie')).toContain('; Secure');
  expect(headers.get('strict-transport-security')).toContain('max-age');
});

test('buckets empty, refill and stay few', () => {
  let now = 0;
  const buckets = new Buckets({ perSecond: 2, burst: 3 }, () => now);
  expect([1, 2, 3, 4].map(() => buckets.take('a').ok)).toEqual([true, true, true, false]);
  expect(buckets.take('a')).toEqual({ ok: false, limit: 3, remaining: 0, retryAfter: 1 });
  expect(buckets.take('b').ok).toBe(true);
  now += 500;
  expect([buckets.take('a').ok, buckets.take('a').ok]).toEqual([true, false]);
  for (let i = 0; i < 25_000; i++) buckets.take(`address-${i}`);
  expect(buckets.size).toBeLessThanOrEqual(10_000);
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
