import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { StoreUnavailable } from '../../src/store/index.ts';
import { newPerson, send, type TestServer, testServer } from '../http/harness.ts';
import { ScriptedTables } from './scripted.ts';
import { TestSocket } from './socket.ts';

const tables = new ScriptedTables();
let server: TestServer;
let person: { id: string; token: string };

beforeAll(async () => {
  server = await testServer({ tables: () => tables, live: { mostSubscriptions: 3, largestBuffer: 100_000 } });
  person = await newPerson(server.url);
});
afterAll(() => server.close());

const socket = (headers?: Record<string, string>) => new TestSocket(server.url, headers).open();

function grow(table: string, times: number): void {
  for (let i = 0; i < times; i++) tables.grow(table, i);
}

test('a subscriber gets what was missed, then the view, then every change with its view', async () => {
  grow('a', 450);
  const live = await socket();
  live.say({ t: 'subscribe', table: 'a', since: 3 });
  const { seq, view } = await live.next('view');
  expect([seq, view.seq]).toEqual([450, 450]);
  expect(live.of('update').flatMap(({ updates }) => updates.map((u) => u.seq))).toEqual(Array.from({ length: 447 }, (_, i) => i + 4));
  const pages = live.of('update').length;
  tables.grow('a');
  const update = await live.next('update', pages + 1);
  expect(update).toMatchObject({ from: 450, seq: 451, view: { seq: 451 } });
  expect(update.updates.map((u) => u.seq)).toEqual([451]);
  live.close();
});

test('without since only the view comes', async () => {
  grow('b', 5);
  const live = await socket();
  live.say({ t: 'subscribe', table: 'b' });
  expect((await live.next('view')).seq).toBe(5);
  expect(live.of('update')).toEqual([]);
  live.close();
});

test('a since from the future is refused, and so is an unknown table', async () => {
  grow('c', 2);
  const live = await socket();
  live.say({ t: 'subscribe', table: 'c', since: 9 });
  expect(await live.next('error')).toMatchObject({ table: 'c', ended: true, problem: { code: 'future-seq', status: 409 } });
  live.say({ t: 'subscribe', table: 'nowhere' });
  expect(await live.next('error', 2)).toMatchObject({ table: 'nowhere', ended: true, problem: { code: 'no-such-table' } });
  live.close();
});

test('changes in quick succession are told in order, each once', async () => {
  grow('d', 1);
  const live = await socket();
  live.say({ t: 'subscribe', table: 'd', since: 0 });
  for (let i = 0; i < 300; i++) {
    tables.grow('d', i);
    if (i % 7 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  await live.until(() => live.of('update').some(({ seq }) => seq === 301));
  let told = 0;
  for (const { from, seq, updates } of live.of('update')) {
    expect(from).toBe(told);
    expect(updates.map((u) => u.seq)).toEqual(Array.from({ length: seq - from }, (_, i) => from + i + 1));
    told = seq;
  }
  live.close();
});

test('unsubscribing stops the news; subscribing again resumes', async () => {
  grow('e', 1);
  const live = await socket();
  live.say({ t: 'subscribe', table: 'e' });
  await live.next('view');
  live.say({ t: 'unsubscribe', table: 'e' });
  live.say({ t: 'ping', n: 1 });
  expect((await live.next('pong')).told).toEqual([]);
  tables.grow('e');
  live.say({ t: 'subscribe', table: 'e', since: 1 });
  await live.next('view', 2);
  expect(live.of('update').map(({ from, seq }) => [from, seq])).toEqual([[1, 2]]);
  live.say({ t: 'ping', n: 2 });
  expect((await live.next('pong', 2)).told).toEqual([{ table: 'e', seat: null, seq: 2 }]);
  live.close();
});

test('who says nothing about themselves may watch public tables and do nothing', async () => {
  grow('f', 1);
  tables.privates.add('hidden');
  grow('hidden', 1);
  const live = await socket();
  live.say({ t: 'subscribe', table: 'hidden' });
  expect((await live.next('error')).problem.code).toBe('no-such-table');
  live.say({ t: 'decide', id: 1, table: 'f', seat: 0, seq: 1, decision: {}, key: 'k' });
  expect(await live.next('error', 2)).toMatchObject({ id: 1, problem: { code: 'no-name', status: 401 } });
  live.say({ t: 'say', id: 2, table: 'f', text: 'hi', key: 'k' });
  expect(await live.next('error', 3)).toMatchObject({ id: 2, problem: { code: 'no-name' } });
  expect(tables.logs.get('f')).toHaveLength(1);
  live.close();
});

test('a token in a header, in a cookie or in a hello makes a person', async () => {
  const byHeader = await socket({ authorization: `Bearer ${person.token}` });
  expect((await byHeader.next('welcome')).person?.id).toBe(person.id);
  const byCookie = await socket({ cookie: `other=1; undercroft=${person.token}`, origin: server.url });
  expect((await byCookie.next('welcome')).person?.id).toBe(person.id);
  const byHello = await socket();
  byHello.say({ t: 'hello', token: person.token });
  byHello.say({ t: 'subscribe', table: 'hidden' });
  expect((await byHello.next('welcome', 2)).person?.id).toBe(person.id);
  expect((await byHello.next('view')).seq).toBe(1);
  const wrong = await socket();
  wrong.say({ t: 'hello', token: 'x'.repeat(43) });
  wrong.say({ t: 'subscribe', table: 'hidden' });
  expect((await wrong.next('error')).problem.code).toBe('bad-token');
  expect((await wrong.next('error', 2)).problem.code).toBe('no-such-table');
  for (const live of [byHeader, byCookie, byHello, wrong]) live.close();
});

test('a page of another site cannot open a socket, nor a wrong token', async () => {
  const foreign = new TestSocket(server.url, { cookie: `undercroft=${person.token}`, origin: 'https://evil.example' });
  const status = await new Promise((resolve) => foreign.raw.on('unexpected-response', (_, response) => resolve(response.statusCode)));
  expect(status).toBe(403);
  const wrong = new TestSocket(server.url, { authorization: 'Bearer nonsense' });
  expect(await new Promise((resolve) => wrong.raw.on('unexpected-response', (_, response) => resolve(response.statusCode)))).toBe(401);
  expect((await send(server.url, 'GET', '/api/live')).status).toBe(426);
});

test('a decision is answered with its entry, and the same key changes nothing', async () => {
  grow('g', 1);
  const live = await socket({ authorization: `Bearer ${person.token}` });
  live.say({ t: 'subscribe', table: 'g' });
  const decide = { t: 'decide', table: 'g', seat: 0, seq: 1, decision: { kind: 'x' }, key: 'once' } as const;
  live.say({ ...decide, id: 7 });
  live.say({ ...decide, id: 8 });
  expect(await live.next('done')).toMatchObject({ id: 7, seq: 2 });
  expect(await live.next('done', 2)).toMatchObject({ id: 8, seq: 2 });
  live.say({ t: 'say', id: 9, table: 'g', text: ' hello ', key: 'k' });
  expect(await live.next('done', 3)).toMatchObject({ id: 9, seq: 3 });
  expect(tables.logs.get('g')?.[2]?.data).toEqual({ text: 'hello' });
  live.close();
});

test('presence: people are told once however many devices they use', async () => {
  grow('h', 1);
  const first = await socket({ authorization: `Bearer ${person.token}` });
  const second = await socket({ authorization: `Bearer ${person.token}` });
  const spectator = await socket();
  for (const live of [spectator, first, second]) live.say({ t: 'subscribe', table: 'h' });
  await spectator.until(() => spectator.of('presence').at(-1)?.people.length === 1);
  await Promise.all([first.next('view'), second.next('view')]);
  first.close();
  second.close();
  await spectator.until(() => spectator.of('presence').at(-1)?.people.length === 0);
  expect(tables.comings.filter((text) => text.endsWith(' h'))).toEqual(['Ada came to h', 'Ada left h']);
  spectator.close();
});

test('a socket watches only so many tables', async () => {
  const live = await socket();
  for (const table of ['a', 'b', 'c', 'd']) live.say({ t: 'subscribe', table });
  expect(await live.next('error')).toMatchObject({ table: 'd', problem: { code: 'too-many-subscriptions' } });
  live.close();
});

test('a store that does not answer for a while is waited for', async () => {
  grow('i', 1);
  const live = await socket();
  live.say({ t: 'subscribe', table: 'i' });
  await live.next('view');
  tables.failures = [new StoreUnavailable('gone')];
  tables.grow('i');
  expect(await live.next('update')).toMatchObject({ from: 1, seq: 2 });
  live.close();
});

test('a bug while telling ends that subscription and is noted', async () => {
  grow('j', 1);
  const live = await socket();
  live.say({ t: 'subscribe', table: 'j' });
  await live.next('view');
  tables.failures = [new Error('a secret detail')];
  tables.grow('j');
  const error = await live.next('error');
  expect(error).toMatchObject({ table: 'j', ended: true, problem: { code: 'internal', status: 500 } });
  expect(JSON.stringify(error)).not.toContain('secret detail');
  expect(server.logged()).toContain('a secret detail');
  live.close();
});

test('a slow reader is dropped, does not slow others, and resumes', async () => {
  grow('k', 1);
  const slow = await socket();
  slow.say({ t: 'subscribe', table: 'k' });
  await slow.next('view');
  const quick = await socket();
  quick.say({ t: 'subscribe', table: 'k' });
  await quick.next('view');
  slow.raw.pause();
  const big = 'x'.repeat(50_000);
  // The kernel takes some megabytes before anything waits here.
  for (let i = 0; i < 400; i++) {
    tables.grow('k', big);
    await quick.until(() => quick.of('update').at(-1)?.seq === i + 2);
  }
  const { body: metrics } = await send(server.url, 'GET', '/metrics');
  expect(metrics).toContain('undercroft_live_dropped_total 1');
  slow.raw.resume();
  await slow.until(() => slow.closed);
  expect([4008, 1006]).toContain(slow.closed?.code);
  const heard = slow.of('update').at(-1)?.seq ?? 1;
  expect(heard).toBeLessThan(401);
  const again = await socket();
  again.say({ t: 'subscribe', table: 'k', since: heard });
  await again.next('view');
  expect(again.of('update').flatMap(({ updates }) => updates.map((u) => u.seq))).toEqual(
    Array.from({ length: 401 - heard }, (_, i) => heard + i + 1),
  );
  quick.close();
  again.close();
});

test('cut at random moments and resumed, the updates are those of an unbroken line', async () => {
  grow('l', 1);
  const heard: number[] = [];
  const growing = (async () => {
    for (let i = 0; i < 400; i++) {
      tables.grow('l', i);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  })();
  while (heard.at(-1) !== 401) {
    const live = new TestSocket(server.url);
    await live.open();
    live.say({ t: 'subscribe', table: 'l', since: heard.at(-1) ?? 0 });
    const cutAfter = 1 + Math.floor(Math.random() * 40);
    await live.until(() => live.of('update').length >= cutAfter || live.messages.some((m) => 'seq' in m && m.seq === 401));
    live.close();
    for (const { updates } of live.of('update')) heard.push(...updates.map((u) => u.seq));
  }
  await growing;
  expect(heard).toEqual(Array.from({ length: 401 }, (_, i) => i + 1));
});

test('a socket that misses a heartbeat is closed, and a stopping server says to come back', async () => {
  const short = await testServer({ tables: () => new ScriptedTables(), live: { heartbeatMs: 40 } });
  const deaf = new WebSocket(`${short.url.replace('http', 'ws')}/api/live`, { autoPong: false });
  expect(await new Promise((resolve) => deaf.on('close', resolve))).toBe(1006);
  const awake = await new TestSocket(short.url).open();
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(awake.closed).toBeNull();
  await short.close();
  await awake.until(() => awake.closed);
  expect(awake.closed?.code).toBe(1012);
});

test('after the last socket has gone nothing is kept', async () => {
  await expect
    .poll(async () => (await send(server.url, 'GET', '/metrics')).body)
    .toMatch(/undercroft_live_connections 0\n[\s\S]*undercroft_live_subscriptions 0\n[\s\S]*undercroft_live_tables 0\n/);
});
