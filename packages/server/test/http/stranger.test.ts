/** To a stranger a private table is a table that does not exist: the same answer, to the letter, at every endpoint. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestSocket } from '../live/socket.ts';
import { newPerson, send, type TestServer } from './harness.ts';
import { playingServer } from './tables.ts';

const decision = { seat: 0, kind: 'prepare', might: 1, stamina: 1, wits: 1 };

/** What would be right at each endpoint with a table in its address. */
const RIGHT: Record<string, object[]> = {
  'get /api/tables/{table}': [{}],
  'get /api/tables/{table}/view': [{}, { seat: '0' }, { seat: 'none' }, { at: '2' }, { at: '2', seat: '1' }],
  'get /api/tables/{table}/updates': [{}, { since: '1' }, { since: '99999' }, { seat: '0' }, { limit: '3' }],
  'get /api/tables/{table}/verification': [{}],
  'get /api/tables/{table}/export': [{}],
  'get /api/tables/{table}/material': [{}],
  'post /api/tables/{table}/sit': [
    { entropy: 'x' },
    { seat: 0, entropy: 'x' },
    { seat: 40, entropy: 'x' },
    { entropy: 'x', invite: 'nonsense' },
    { commit: 'a'.repeat(64) },
  ],
  'post /api/tables/{table}/leave': [{}, { seat: 0 }, { seat: 40 }],
  'post /api/tables/{table}/kick': [{ seat: 0 }, { seat: 40 }],
  'post /api/tables/{table}/bot': [
    { seat: 1, bot: 'greedy' },
    { seat: 1, bot: null },
    { seat: 1, bot: 'deep-blue' },
  ],
  'post /api/tables/{table}/bring': [
    { seat: 0, thing: null },
    { seat: 40, thing: null },
  ],
  'post /api/tables/{table}/start': [{}, { texts: ['x'] }],
  'post /api/tables/{table}/commit': [
    { seat: 0, commit: 'a'.repeat(64) },
    { seat: 40, commit: 'a'.repeat(64) },
  ],
  'post /api/tables/{table}/reveal': [{ texts: [] }, { texts: ['x'] }],
  'post /api/tables/{table}/revive': [{}],
  'post /api/tables/{table}/here': [{}],
  'post /api/tables/{table}/watch': [{ invite: 'NO-SUCH-CODE' }],
  'post /api/tables/{table}/rematch': [{}],
  'post /api/tables/{table}/pace': [{ pace: 'brisk' }, { pace: 'at-once', once: true }],
  'post /api/tables/{table}/invite': [{}],
  'post /api/tables/{table}/decide': [
    { seat: 0, seq: 1, key: 'k', decision },
    { seat: 9, seq: 9999, key: 'k', decision: 'nonsense' },
  ],
  'post /api/tables/{table}/undo': [
    { seat: 0, key: 'k' },
    { seat: 9, to: 0, key: 'k' },
  ],
  'post /api/tables/{table}/vote': [{ yes: true, key: 'k' }],
  'post /api/tables/{table}/take-over': [
    { seat: 0, key: 'k' },
    { seat: 40, key: 'k' },
  ],
  'post /api/tables/{table}/say': [{ text: 'hi', key: 'k' }],
};

let server: TestServer;
let ada: { id: string; token: string };
let stranger: { id: string; token: string };
/** Private tables by how far they have come. */
const tables: Record<string, string> = {};
let endpoints: string[];

beforeAll(async () => {
  server = await playingServer({ tables: { work: 'manual' } });
  ada = await newPerson(server.url, 'Ada');
  stranger = await newPerson(server.url, 'Eve');
  const post = async (path: string, body: object) =>
    (await send(server.url, 'POST', `/api/tables${path}`, { token: ada.token, body })).body;
  for (const status of ['open', 'running']) {
    const { id } = await post('', { game: 'cellar', seats: 2, bots: [null, 'greedy'], visibility: 'private', clock: { kind: 'none' } });
    await post(`/${id}/sit`, { entropy: 'a' });
    if (status === 'running') await post(`/${id}/start`, {});
    tables[status] = id;
  }
  const { body: api } = await send(server.url, 'GET', '/api/openapi.json');
  endpoints = Object.entries<object>(api.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`));
});
afterAll(() => server.close());

test('every endpoint with a table in its address is listed here', () => {
  expect(endpoints.filter((each) => each.includes('{table}')).sort()).toEqual(Object.keys(RIGHT).sort());
});

function asked(endpoint: string, table: string, said: object, token: string | undefined) {
  const [method = '', path = ''] = endpoint.split(' ');
  const address = path.replace('{table}', table);
  const who = token === undefined ? {} : { token };
  if (method === 'get') return send(server.url, 'GET', `${address}?${new URLSearchParams(Object.entries(said))}`, who);
  return send(server.url, method.toUpperCase(), address, { ...who, body: said });
}

test.each(Object.keys(RIGHT))('%s tells a stranger nothing of a private table', async (endpoint) => {
  for (const token of endpoint.startsWith('get') ? [stranger.token, undefined] : [stranger.token]) {
    for (const said of RIGHT[endpoint] ?? []) {
      const nowhere = await asked(endpoint, 'nowhere', said, token);
      expect(nowhere).toMatchObject({ status: 404, body: { code: 'no-such-table' } });
      for (const [status, table] of Object.entries(tables)) {
        const { body } = await asked(endpoint, table, said, token);
        expect(body, `${status} ${JSON.stringify(said)}`).toEqual(nowhere.body);
      }
    }
  }
});

test('a private table cannot be forked by a stranger, nor found in a list', async () => {
  const fork = async (table: string) => {
    const body = { game: 'cellar', fork: { table, decisions: 0 } };
    return (await send(server.url, 'POST', '/api/tables', { token: stranger.token, body })).body;
  };
  const nowhere = await fork('nowhere');
  expect(nowhere.code).toBe('no-such-table');
  for (const table of Object.values(tables)) expect(await fork(table)).toEqual(nowhere);
  for (const query of ['', '?mine=true', '?limit=100&game=cellar']) {
    const { body } = await send(server.url, 'GET', `/api/tables${query}`, { token: stranger.token });
    for (const table of Object.values(tables)) expect(JSON.stringify(body)).not.toContain(table);
  }
});

test('the socket tells a stranger nothing of a private table either', async () => {
  const live = await new TestSocket(server.url, { authorization: `Bearer ${stranger.token}` }).open();
  const tell = async (table: string, said: object) => {
    live.messages.length = 0;
    // biome-ignore lint/suspicious/noExplicitAny: the message is whatever the case says
    live.say({ table, ...said } as any);
    return JSON.stringify(await live.next('error')).replaceAll(table, '');
  };
  const messages = [
    { t: 'subscribe' },
    { t: 'subscribe', seat: 0 },
    { t: 'subscribe', since: 0 },
    { t: 'subscribe', since: 99_999 },
    { t: 'decide', id: 1, seat: 0, seq: 1, key: 'k', decision },
    { t: 'say', id: 2, text: 'hi', key: 'k' },
  ];
  for (const message of messages) {
    const nowhere = await tell('nowhere', message);
    expect(nowhere).toContain('no-such-table');
    for (const table of Object.values(tables)) expect(await tell(table, message)).toBe(nowhere);
  }
  live.close();
});
