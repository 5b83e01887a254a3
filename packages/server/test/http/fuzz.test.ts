import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningTables } from '../../src/tables/index.ts';
import { TestSocket } from '../live/socket.ts';
import { newPerson, send, type TestServer } from './harness.ts';
import { playingServer } from './tables.ts';

let server: TestServer & { tables: RunningTables };
let table: string;
let ada: { id: string; token: string };
let stranger: { id: string; token: string };
let places: { method: string; path: string }[];

beforeAll(async () => {
  server = await playingServer({ tables: { work: 'manual' } });
  ada = await newPerson(server.url, 'Ada');
  stranger = await newPerson(server.url, 'Eve');
  const made = await send(server.url, 'POST', '/api/tables', {
    token: ada.token,
    body: { game: 'cellar', seats: 2, bots: [null, 'greedy'] },
  });
  table = made.body.id;
  await send(server.url, 'POST', `/api/tables/${table}/sit`, { token: ada.token, body: { entropy: 'x' } });
  await send(server.url, 'POST', `/api/tables/${table}/start`, { token: ada.token });
  const { body: api } = await send(server.url, 'GET', '/api/openapi.json');
  const all = Object.entries<object>(api.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
  );
  // Whoever is forgotten is nobody from then on, and the rest would be asked by nobody.
  places = all.filter(({ path }) => path !== '/api/me/forget');
});
afterAll(() => server.close());

const seqNow = async (): Promise<number> => (await server.tables.info(null, table)).seq;
/** Everything public about the table, to the letter. */
const pictureNow = async (): Promise<string> => JSON.stringify(await server.tables.view({ id: ada.id, name: 'Ada' }, table));

const hostileKey = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '', '\u0000');
const hostileValue = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    1e308,
    -1,
    0.5,
    2 ** 53,
    '9'.repeat(400),
    '\u0000',
    '\ud800',
    [],
    {},
    null,
    true,
    '../../etc/passwd',
    "'; drop table people; --",
  ),
  fc.integer({ min: 30, max: 3000 }).map((depth) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)),
);

/** Bodies that are right somewhere, with something in them gone wrong. */
const nearly: Record<string, unknown> = {
  name: 'Eve',
  game: 'cellar',
  seats: 2,
  options: {},
  visibility: 'public',
  clock: { kind: 'live', factor: 1 },
  bots: [null, 'greedy'],
  seat: 0,
  seq: 3,
  entropy: 'x',
  key: 'k',
  text: 'hi',
  yes: true,
  bot: 'random',
  code: 'abc',
  decision: { seat: 0, kind: 'prepare', might: 1, stamina: 1, wits: 1 },
};
const body = fc.oneof(
  hostileValue.map((value) => JSON.stringify(value)),
  fc
    .tuple(fc.subarray(Object.keys(nearly)), fc.constantFrom(...Object.keys(nearly)), hostileValue)
    .map(([keys, bad, value]) => JSON.stringify({ ...Object.fromEntries(keys.map((key) => [key, nearly[key]])), [bad]: value })),
  fc.tuple(hostileKey, hostileValue).map(([key, value]) => `{${JSON.stringify(key)}:${JSON.stringify(value)},"name":"x"}`),
  fc.string({ maxLength: 50 }),
);
const word = fc.oneof(
  fc.constantFrom('-1', '1e9', '%00', '..', '%2e%2e%2f', 'null', '99999999999999999999', 'A'.repeat(90)),
  fc.string({ maxLength: 12 }).map(wellFormed),
);

function wellFormed(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

const request = fc.record({
  place: fc.nat(),
  body,
  word,
  query: fc.dictionary(fc.constantFrom('seat', 'since', 'limit', 'before', 'mine', 'game', 'invite'), word),
  known: fc.boolean(),
});

function address(path: string, { word, query, known }: { word: string; query: Record<string, string>; known: boolean }): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (known && name === 'table' ? table : word));
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}

test('no request of a stranger, however odd, breaks anything or changes the table', async () => {
  const before = await pictureNow();
  await fc.assert(
    fc.asyncProperty(request, fc.constantFrom('none', 'stranger', 'wrong', 'foreign'), async (asked, who) => {
      const { method, path } = places[asked.place % places.length]!;
      const headers: Record<string, string> =
        who === 'foreign' ? { cookie: `undercroft=${ada.token}`, origin: 'https://evil.example' } : {};
      const token = who === 'stranger' ? stranger.token : who === 'wrong' ? `${ada.token}x` : undefined;
      const sent = { headers, ...(token ? { token } : {}), ...(method === 'GET' ? {} : { body: asked.body }) };
      const answer = await send(server.url, method, address(path, asked), sent);
      expect(answer.status).toBeLessThan(500);
      if (answer.status >= 400) expect(answer.headers.get('content-type')).toContain('application/problem+json');
    }),
    { numRuns: 700 },
  );
  expect(await pictureNow()).toBe(before);
});

test('what is refused to the person on the seat changes nothing either', async () => {
  await fc.assert(
    fc.asyncProperty(request, async (asked) => {
      const { method, path } = places[asked.place % places.length]!;
      const before = await seqNow();
      const sent = method === 'GET' ? {} : { body: asked.body };
      const answer = await send(server.url, method, address(path, { ...asked, known: true }), { token: ada.token, ...sent });
      expect(answer.status).toBeLessThan(500);
      if (answer.status >= 400 || method === 'GET') expect(await seqNow()).toBe(before);
    }),
    { numRuns: 300 },
  );
});

test('no message over the socket breaks anything or changes the table', async () => {
  const before = await pictureNow();
  const message = fc
    .record({
      t: fc.constantFrom('hello', 'subscribe', 'unsubscribe', 'ping', 'decide', 'say', 'view', ''),
      spoilt: hostileKey,
      value: hostileValue,
      body,
    })
    .map(({ t, spoilt, value, body }) => [
      JSON.stringify({ t, id: 1, table, ...nearly, n: 1, token: 'x' }),
      JSON.stringify({ t, id: 1, table, seat: 0, seq: 1, key: 'k', decision: value }),
      `{"t":"${t}",${JSON.stringify(spoilt)}:${JSON.stringify(value)}}`,
      body,
    ]);
  let live = await new TestSocket(server.url, { authorization: `Bearer ${stranger.token}` }).open();
  let pings = 0;
  await fc.assert(
    fc.asyncProperty(message, fc.boolean(), async (texts, binary) => {
      for (const text of texts) live.raw.send(binary ? Buffer.from(text) : text, { binary });
      live.say({ t: 'ping', n: ++pings });
      await live.until(() => live.of('pong').some(({ n }) => n === pings));
      for (const { problem } of live.of('error')) expect(problem.status).toBeLessThan(500);
      live.messages.length = 0;
    }),
    { numRuns: 300 },
  );
  live.raw.send('x'.repeat(70_000));
  await live.until(() => live.closed);
  expect(live.closed?.code).toBe(1009);
  live = await new TestSocket(server.url).open();
  live.close();
  expect(await pictureNow()).toBe(before);
  expect(server.logged()).not.toContain('"level":50');
});
