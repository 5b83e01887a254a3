import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { gameSlugs } from '@undercroft/catalog';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mayMeasure } from '../../src/http/measured.ts';
import type { RunningTables } from '../../src/tables/index.ts';
import { newPerson, send, type TestServer } from './harness.ts';
import { playingServer } from './tables.ts';

let server: TestServer & { tables: RunningTables };
let ada: { id: string; token: string };
let ben: { id: string; token: string };

beforeAll(async () => {
  server = await playingServer({ tables: { work: 'manual' } });
  ada = await newPerson(server.url, 'Ada');
  ben = await newPerson(server.url, 'Ben');
});
afterAll(() => server.close());

const get = (path: string, token?: string) => send(server.url, 'GET', path, token === undefined ? {} : { token });
const post = (path: string, body: unknown = {}, token: string | undefined = ada.token) =>
  send(server.url, 'POST', path, token === '' ? { body } : { body, token });

async function newTable(changes: object = {}): Promise<string> {
  const { status, body } = await post('/api/tables', { game: 'cellar', seats: 2, clock: { kind: 'none' }, ...changes });
  expect(status).toBe(201);
  return body.id;
}

/** A running table of Ada and Ben. */
async function running(): Promise<string> {
  const id = await newTable();
  await post(`/api/tables/${id}/sit`, { seat: 0, entropy: 'a' });
  await post(`/api/tables/${id}/sit`, { seat: 1, entropy: 'b' }, ben.token);
  expect((await post(`/api/tables/${id}/start`)).body.status).toBe('running');
  return id;
}

test('health and readiness', async () => {
  expect((await get('/api/health')).body).toEqual({ ok: true, version: 'test' });
  expect((await get('/api/ready')).body).toEqual({ ok: true });
});

test('games come with seats, house rules and their help', async () => {
  const { body } = await get('/api/games');
  expect(body.games.map((game: { slug: string }) => game.slug)).toEqual(await gameSlugs());
  expect(body.bots).toContain('greedy');
  const { body: game } = await get('/api/games/table-dungeon');
  expect(game.seats.max).toBe(4);
  for (const rule of Object.values<{ help: string }>(game.houseRules)) expect(rule.help).not.toBe('');
  const { body: party } = await get('/api/games/party-has-fallen');
  expect(party.houseRules['table.vote']).toMatchObject({ default: false, privately: true, group: 'table' });
  expect(party.houseRuleGroups).toMatchObject({ table: 'The table' });
  expect(await get('/api/games/chess')).toMatchObject({ status: 404, body: { code: 'unknown-game' } });
});

test('people: a name gives a token and a cookie; both make me', async () => {
  const made = await post('/api/people', { name: '  Cleo ' }, '');
  expect(made).toMatchObject({ status: 201, body: { person: { name: 'Cleo' } } });
  const cookie = made.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^undercroft=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  const me = await send(server.url, 'GET', '/api/me', { headers: { cookie: cookie.split(';')[0] ?? '' } });
  expect(me.body).toEqual({ person: made.body.person });
  expect((await get('/api/me', made.body.token)).body).toEqual({ person: made.body.person });
  expect((await get('/api/me')).body).toEqual({ person: null });
  expect(await get('/api/me', 'nonsense')).toMatchObject({ status: 401, body: { code: 'bad-token' } });
  const renamed = await send(server.url, 'PUT', '/api/me', { body: { name: 'Dora' }, token: made.body.token });
  expect(renamed.body.person.name).toBe('Dora');
  const forgotten = await post('/api/me/forget', {}, made.body.token);
  expect(forgotten.headers.get('set-cookie')).toContain('Max-Age=0');
  // Whoever kept a copy of the cookie has nothing.
  expect(await get('/api/me', made.body.token)).toMatchObject({ status: 401, body: { code: 'bad-token' } });
  const copied = await send(server.url, 'GET', '/api/me', { headers: { cookie: cookie.split(';')[0] ?? '' } });
  expect(copied.body).toEqual({ person: null });
});

test('a link makes another device the same person, once', async () => {
  const { body: link } = await post('/api/me/link');
  const { status, body: other } = await post('/api/people/link', { code: link.code }, '');
  expect([status, other.person.id]).toEqual([200, ada.id]);
  expect(other.token).not.toBe(ada.token);
  expect((await get('/api/me', other.token)).body.person.id).toBe(ada.id);
  expect(await post('/api/people/link', { code: link.code }, '')).toMatchObject({ status: 404, body: { code: 'bad-link' } });
  expect(await get('/api/me', link.code)).toMatchObject({ status: 401 });
  // A later expiry is another code.
  const { body: fresh } = await post('/api/me/link');
  const forged = fresh.code.replace(/^\w+/, (9e12).toString(36));
  expect(await post('/api/people/link', { code: forged }, '')).toMatchObject({ status: 404 });
});

test('what needs a person says so', async () => {
  const id = await newTable();
  const actions = ['sit', 'leave', 'kick', 'bot', 'start', 'invite', 'decide', 'undo', 'vote', 'take-over', 'say'];
  for (const action of actions) {
    expect(await post(`/api/tables/${id}/${action}`, {}, ''), action).toMatchObject({ status: 401, body: { code: 'no-name' } });
  }
  expect(await post('/api/tables', { game: 'cellar' }, '')).toMatchObject({ status: 401 });
  expect(await get('/api/tables?mine=true')).toMatchObject({ status: 401 });
});

test('a table is made, listed, filled, changed by its host, and started', async () => {
  const id = await newTable({ seats: 3, name: 'Cellar night' });
  const { body: open } = await get('/api/tables?game=cellar&limit=100');
  expect(open.tables.find((table: { id: string }) => table.id === id)).toMatchObject({ name: 'Cellar night', status: 'open' });
  expect((await post(`/api/tables/${id}/sit`, { entropy: 'a' })).body.seats[0].person.id).toBe(ada.id);
  expect((await post(`/api/tables/${id}/sit`, { seat: 2, entropy: 'b' }, ben.token)).body.seats[2].person.id).toBe(ben.id);
  expect((await get('/api/tables?mine=true', ben.token)).body.tables.map((t: { id: string }) => t.id)).toContain(id);
  expect(await post(`/api/tables/${id}/kick`, { seat: 0 }, ben.token)).toMatchObject({ status: 403, body: { code: 'not-host' } });
  expect((await post(`/api/tables/${id}/kick`, { seat: 2 })).body.seats[2].person).toBeNull();
  expect(await post(`/api/tables/${id}/sit`, { seat: 2, entropy: 'b' }, ben.token)).toMatchObject({
    status: 403,
    body: { code: 'kicked' },
  });
  const { body: invite } = await post(`/api/tables/${id}/invite`);
  expect((await post(`/api/tables/${id}/sit`, { seat: 2, entropy: 'b', invite: invite.code }, ben.token)).status).toBe(200);
  expect((await post(`/api/tables/${id}/leave`, {}, ben.token)).body.seats[2].person).toBeNull();
  expect(await post(`/api/tables/${id}/start`)).toMatchObject({ status: 409, body: { code: 'seats-open' } });
  for (const seat of [1, 2]) expect((await post(`/api/tables/${id}/bot`, { seat, bot: 'greedy' })).body.seats[seat].bot).toBe('greedy');
  expect(await post(`/api/tables/${id}/bot`, { seat: 2, bot: 'deep-blue' })).toMatchObject({ status: 400, body: { code: 'unknown-bot' } });
  expect((await post(`/api/tables/${id}/start`)).body.status).toBe('running');
});

test('bad tables are refused with a clear sentence', async () => {
  const refused = async (body: object) => (await post('/api/tables', body)).body;
  expect(await refused({})).toMatchObject({ code: 'malformed', status: 400, detail: expect.stringContaining('game') });
  expect(await refused({ game: 'chess' })).toMatchObject({ code: 'unknown-game', status: 404 });
  expect(await refused({ game: 'cellar', seats: 40 })).toMatchObject({ code: 'bad-table', status: 400 });
  expect(await refused({ game: 'cellar', options: { flying: true } })).toMatchObject({ code: 'bad-table' });
  expect(await refused({ game: 'cellar', clock: { kind: 'sundial' } })).toMatchObject({ code: 'malformed' });
  expect(await refused({ game: 'cellar', surprise: 1 })).toMatchObject({ code: 'malformed' });
});

test('views, decisions, refusals with a rule, repeats and stale ones', async () => {
  const id = await running();
  const { body: view } = await get(`/api/tables/${id}/view`, ada.token);
  expect(view).toMatchObject({ viewer: 0, mine: [0], asked: [{ ask: { seat: 0, kind: 'prepare', open: true } }] });
  const decide = (decision: object, rest: object = {}) =>
    post(`/api/tables/${id}/decide`, {
      seat: 0,
      seq: view.seq,
      key: randomUUID(),
      decision: { seat: 0, kind: 'prepare', ...decision },
      ...rest,
    });
  expect(await decide({ might: 3, stamina: 3, wits: 3 })).toMatchObject({
    status: 409,
    body: { code: 'against-the-rules', rule: 'CEL-002' },
  });
  expect(await decide({ might: 'many' })).toMatchObject({ status: 400, body: { code: 'malformed' } });
  expect(await decide({}, { key: 'k', seq: view.seq + 5 })).toMatchObject({ status: 409, body: { code: 'stale' } });
  const good = { might: 1, stamina: 1, wits: 1 };
  const first = await decide(good, { key: 'same' });
  expect(first).toMatchObject({ status: 200, body: { asked: [], canReconsider: true } });
  expect((await decide(good, { key: 'same' })).body.seq).toBe(first.body.seq);
  expect(await decide(good)).toMatchObject({ status: 409, body: { code: 'not-asked' } });
  const { body: told } = await get(`/api/tables/${id}/updates?since=${view.seq}`, ben.token);
  expect(told.updates).toMatchObject([{ kind: 'decided', seat: 0, data: { kind: 'prepare' } }]);
  expect(JSON.stringify(told)).not.toContain('might');
  expect(await get(`/api/tables/${id}/view?seat=0`, ben.token)).toMatchObject({ status: 403, body: { code: 'not-your-seat' } });
});

test('undo, votes, taking over and talking', async () => {
  const id = await running();
  const { body: view } = await get(`/api/tables/${id}/view`, ada.token);
  const decision = { seat: 0, kind: 'prepare', might: 1, stamina: 1, wits: 1 };
  await post(`/api/tables/${id}/decide`, { seat: 0, seq: view.seq, key: 'd', decision });
  expect(await post(`/api/tables/${id}/undo`, { seat: 0, key: 'u' })).toMatchObject({
    status: 200,
    body: { asked: [{ ask: { kind: 'prepare' } }] },
  });
  expect(await post(`/api/tables/${id}/vote`, { yes: true, key: 'v' })).toMatchObject({ status: 409, body: { code: 'no-vote' } });
  expect(await post(`/api/tables/${id}/take-over`, { seat: 1, key: 't' })).toMatchObject({ status: 409, body: { code: 'not-away' } });
  const said = await post(`/api/tables/${id}/say`, { text: 'hello there', key: 's' });
  expect(said).toMatchObject({ status: 200, body: { kind: 'said', data: { text: 'hello there' } } });
  expect((await post(`/api/tables/${id}/say`, { text: 'hello there', key: 's' })).body.seq).toBe(said.body.seq);
  expect(await post(`/api/tables/${id}/say`, { text: '', key: 's2' })).toMatchObject({ status: 400 });
  expect(await get(`/api/tables/${id}/verification`)).toMatchObject({ status: 409, body: { code: 'not-finished' } });
  expect((await get(`/api/tables/${id}/export`, ada.token)).body.format).toBe('undercroft-table-seen-1');
});

test('a private table shows itself only to those invited', async () => {
  const id = await newTable({ visibility: 'private' });
  for (const path of ['', '/view', '/updates', '/export', '/verification']) {
    expect(await get(`/api/tables/${id}${path}`, ben.token), path).toMatchObject({ status: 404, body: { code: 'no-such-table' } });
    expect(await get(`/api/tables/nowhere${path}`, ben.token), path).toMatchObject({ status: 404, body: { code: 'no-such-table' } });
  }
  expect(await post(`/api/tables/${id}/sit`, { entropy: 'b' }, ben.token)).toMatchObject({ status: 404 });
  const { body: invite } = await post(`/api/tables/${id}/invite`);
  expect(invite.url).toBe(`${server.url}/invite/${invite.code}`);
  expect((await get(`/api/invites/${invite.code}`)).body.id).toBe(id);
  expect((await get(`/api/tables/${id}?invite=${invite.code}`, ben.token)).body.id).toBe(id);
  expect(await get('/api/invites/nonsense')).toMatchObject({ status: 404, body: { code: 'unknown-invite' } });
  expect(await post(`/api/tables/${id}/sit`, { entropy: 'b', invite: invite.code }, ben.token)).toMatchObject({ status: 200 });
});

test('logs hold no token, cookie, invite, link or key', async () => {
  const id = await newTable({ visibility: 'private' });
  const { body: invite } = await post(`/api/tables/${id}/invite`);
  await get(`/api/invites/${invite.code}`);
  await get(`/api/tables/${id}?invite=${invite.code}`, ben.token);
  const { body: link } = await post('/api/me/link');
  await post('/api/people/link', { code: link.code }, '');
  const logged = server.logged();
  expect(logged).toContain('/api/invites/:code');
  for (const secret of [ada.token, ben.token, invite.code, link.code]) expect(logged).not.toContain(secret);
});

/** How the metrics answer a request with such headers. */
const measured = async (url: string, headers: Record<string, string> = {}, path = '/metrics'): Promise<number> =>
  (await fetch(`${url}${path}`, { headers })).status;

test('metrics are for this machine alone: they would count what others may not know of, such as quiet deals', async () => {
  for (const path of ['/metrics', '/metrics/']) {
    expect([path, await measured(server.url, {}, path)]).toEqual([path, 200]);
    for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
      expect([name, await measured(server.url, { [name]: '127.0.0.1' }, path)]).toEqual([name, 404]);
  }
  // From another machine there is nothing.
  const seen = (remoteAddress: string | undefined) => mayMeasure({ headers: {}, socket: { remoteAddress } as Socket }, null);
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].map(seen)).toEqual([true, true, true]);
  expect(['192.168.0.7', '172.17.0.1', '203.0.113.9', '2001:db8::1', 'somewhere', undefined].map(seen)).toEqual(Array(6).fill(false));
});

test('with a token metrics are for whoever has it, wherever they are', async () => {
  const token = 'a token for Prometheus'.replaceAll(' ', '-');
  const closed = await playingServer({ tables: { work: 'manual' }, config: { metricsToken: token } });
  expect([await measured(closed.url), await measured(closed.url, { authorization: `Bearer ${token}x` })]).toEqual([404, 404]);
  const shown = { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.9' };
  expect(await measured(closed.url, shown)).toBe(200);
  await closed.close();
});

test('metrics count requests and decisions', async () => {
  const { body } = await get('/metrics');
  expect(body).toMatch(/undercroft_decisions_total\{result="ok"\} \d/);
  expect(body).toContain('route="/api/tables/:table/decide",status="409"');
});
