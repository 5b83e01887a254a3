/** The API's document is complete, and every endpoint answers as it says: judged by a validator that is not ours. */
import { randomUUID } from 'node:crypto';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commitOf, type RunningTables } from '../../src/tables/index.ts';
import { type Answer, newPerson, send, type TestServer } from './harness.ts';
import { playingServer } from './tables.ts';

interface Operation {
  responses: Record<string, { content: Record<string, object> }>;
}

let server: TestServer & { tables: RunningTables };
let paths: Record<string, Record<string, Operation>>;
let schemas: Record<string, object>;
const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);

beforeAll(async () => {
  server = await playingServer({ tables: { work: 'manual' } });
  const { body } = await send(server.url, 'GET', '/api/openapi.json');
  ({ paths } = body);
  ({ schemas } = body.components);
  ajv.addSchema(body, 'api');
});
afterAll(() => server.close());

const pointer = (...steps: string[]): string =>
  steps.map((step) => `/${encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

/** The answer fits what the document says about this endpoint and status. */
function mustFit(path: string, method: string, { status, headers, body }: Answer): void {
  const { responses } = paths[path]![method]!;
  const which = String(status) in responses ? String(status) : 'default';
  const type = headers.get('content-type')?.split(';')[0] ?? '';
  expect(Object.keys(responses[which]!.content), `${method} ${path} ${status}`).toContain(type);
  const fits = ajv.getSchema(`api#${pointer('paths', path, method, 'responses', which, 'content', type, 'schema')}`);
  if (!fits) throw new Error(`no schema for ${method} ${path} ${which}`);
  if (!fits(body)) throw new Error(`${method} ${path} ${status}: ${ajv.errorsText(fits.errors)}`);
}

test('every reference leads somewhere, and no schema says nothing but its own name', () => {
  const text = JSON.stringify({ paths, schemas });
  const referred = new Set([...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name ?? ''));
  expect([...referred].sort()).toEqual(Object.keys(schemas).sort());
  for (const [name, schema] of Object.entries(schemas)) {
    expect(Object.keys(schema), name).not.toContain('$ref');
    expect('type' in schema || 'oneOf' in schema || 'anyOf' in schema, name).toBe(true);
  }
  for (const path of Object.keys(paths))
    for (const method of Object.keys(paths[path]!)) expect(paths[path]![method]).toHaveProperty('operationId');
});

test('the validator can say no', () => {
  const answer = { status: 200, headers: new Headers({ 'content-type': 'application/json' }), body: { ok: true } };
  expect(() => mustFit('/api/health', 'get', answer)).toThrow('version');
});

test('every endpoint answers as the document says, when all goes well and when not', async () => {
  const done = new Set<string>();
  const ada = await newPerson(server.url, 'Ada');
  const ben = await newPerson(server.url, 'Ben');
  const ask = async (
    method: string,
    path: string,
    at: { table?: string; code?: string; game?: string; name?: string; thing?: string; query?: string },
    body?: object,
    token = ada.token,
  ) => {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: 'table' | 'code' | 'game' | 'name' | 'thing') => at[name] ?? '');
    const answer = await send(server.url, method.toUpperCase(), filled + (at.query ?? ''), { token, ...(body && { body }) });
    mustFit(path, method, answer);
    if (answer.status < 300) done.add(`${method} ${path}`);
    return answer.body;
  };
  const key = () => ({ key: randomUUID() });
  for (const path of ['/api/health', '/api/ready', '/api/me', '/api/games', '/api/tables']) await ask('get', path, {});
  await ask('get', '/api/games/{game}', { game: 'table-dungeon' });
  await ask('get', '/api/games/{game}/material/{name}', { game: 'cellar', name: 'abbey' });
  await ask('post', '/api/games/{game}/material', { game: 'cellar' }, { material: 'abbey' });
  await ask('post', '/api/games/{game}/material', { game: 'cellar' }, { material: { name: 7 } });
  await ask('put', '/api/me', {}, { name: 'Ada' });
  const other = await ask('post', '/api/people', {}, { name: 'Cleo' });
  const { code: link } = await ask('post', '/api/me/link', {});
  await ask('post', '/api/people/link', {}, { code: link });
  await ask('post', '/api/me/forget', {}, {}, other.token);
  const gone = await newPerson(server.url, 'Gone');
  await ask('post', '/api/me/erase', {}, { name: 'Gone' }, gone.token);
  const { id: table } = await ask(
    'post',
    '/api/tables',
    {},
    { game: 'cellar', seats: 3, visibility: 'private', clock: { kind: 'live', factor: 1 }, material: 'abbey' },
  );
  await ask('get', '/api/tables/{table}/material', { table });
  const { code } = await ask('post', '/api/tables/{table}/invite', { table });
  await ask('get', '/api/invites/{code}', { code });
  await ask('post', '/api/tables/{table}/watch', { table }, { invite: code });
  await ask('post', '/api/tables/{table}/sit', { table }, { seat: 0, entropy: 'a' });
  const { id: thing } = await ask('post', '/api/shelf', {}, { game: 'cellar', thing: { name: 'Leather', gold: 1, nights: 0 } });
  await ask('post', '/api/shelf', {}, { game: 'cellar', thing: 7 });
  const { id: spare } = await ask('post', '/api/shelf/new', {}, { game: 'cellar' });
  await ask('get', '/api/shelf', {});
  for (const path of ['/api/shelf/{thing}', '/api/shelf/{thing}/file']) await ask('get', path, { thing });
  await ask('put', '/api/shelf/{thing}', { thing: spare }, { version: 1, thing: { name: 'Silk', gold: 2, nights: 0 } });
  await ask('post', '/api/shelf/{thing}/forget', { thing: spare }, { version: 2 });
  await ask('post', '/api/tables/{table}/bring', { table }, { seat: 0, thing });
  await ask('post', '/api/tables/{table}/sit', { table }, { seat: 1, commit: commitOf('b'), invite: code }, ben.token);
  await ask('post', '/api/tables/{table}/commit', { table }, { seat: 1, commit: commitOf('c') }, ben.token);
  await ask('post', '/api/tables/{table}/bot', { table }, { seat: 2, bot: 'greedy' });
  await ask('post', '/api/tables/{table}/kick', { table }, { seat: 2 });
  await ask('post', '/api/tables/{table}/bot', { table }, { seat: 2, bot: 'random' });
  await ask('get', '/api/tables/{table}', { table });
  await ask('post', '/api/tables/{table}/start', { table });
  await ask('post', '/api/tables/{table}/reveal', { table }, { texts: ['c'] }, ben.token);
  const { seq } = await ask('get', '/api/tables/{table}/view', { table });
  const decision = { seat: 0, kind: 'prepare', might: 1, stamina: 1, wits: 1 };
  await ask('post', '/api/tables/{table}/decide', { table }, { seat: 0, seq, decision, ...key() });
  await ask('post', '/api/tables/{table}/undo', { table }, { seat: 0, ...key() });
  await ask('post', '/api/tables/{table}/here', { table });
  await ask('post', '/api/tables/{table}/pace', { table }, { pace: 'at-once' });
  await ask('post', '/api/tables/{table}/say', { table }, { text: 'hello', ...key() });
  await ask('post', '/api/tables/{table}/vote', { table }, { yes: true, ...key() });
  await ask('post', '/api/tables/{table}/take-over', { table }, { seat: 1, ...key() });
  await ask('get', '/api/tables/{table}/view', { table, query: '?at=3' });
  await ask('get', '/api/tables/{table}/updates', { table, query: '?since=0&limit=500' });
  await ask('get', '/api/tables/{table}/export', { table });
  await ask('get', '/api/tables/{table}/verification', { table });
  await ask('post', '/api/tables/{table}/rematch', { table });
  await ask('post', '/api/tables/{table}/revive', { table });
  await ask('post', '/api/tables/{table}/leave', { table }, {}, ben.token);
  await ask('get', '/api/tables', { query: '?mine=true' });
  const every = Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`));
  // These were asked too, and refused as the document says. The test below has a vote and a finished game; a seat is taken over
  // only after a long absence, and the answer is a view as everywhere.
  const later = [
    'get /api/tables/{table}/verification',
    ...['rematch', 'take-over', 'vote'].map((deed) => `post /api/tables/{table}/${deed}`),
  ];
  expect([...done, ...later].sort()).toEqual(every.sort());
  const refused = Object.entries(paths).filter(([, methods]) => 'post' in methods);
  for (const [path] of refused) await ask('post', path, { table: 'nowhere' }, { nonsense: true });
});

test('a vote and a finished game look as the document says', async () => {
  const person = async (name: string) => ({ name, ...(await newPerson(server.url, name)) });
  const [ada, ben] = [await person('Ada'), await person('Ben')];
  const post = (path: string, body: object, { token } = ada) => send(server.url, 'POST', `/api/tables${path}`, { token, body });
  const { body: made } = await post('', { game: 'cellar', seats: 2, clock: { kind: 'none' } });
  await post(`/${made.id}/sit`, { seat: 0, entropy: 'a' });
  await post(`/${made.id}/sit`, { seat: 1, entropy: 'b' }, ben);
  await post(`/${made.id}/start`, {});
  const people = [ada, ben];
  let voted = false;
  for (;;) {
    const views = await Promise.all(people.map((each) => server.tables.view(each, made.id)));
    if (views[0]!.info.status === 'finished') break;
    const seat = views.findIndex(({ asked }) => asked.some(({ ask }) => !ask.may));
    const { ask, options } = views[seat]!.asked.find(({ ask }) => !ask.may)!;
    const decision = options[0] ?? { seat, kind: ask.kind, might: 1, stamina: 1, wits: 1 };
    const answer = await post(`/${made.id}/decide`, { seat, seq: views[seat]!.seq, decision, key: randomUUID() }, people[seat]!);
    mustFit('/api/tables/{table}/decide', 'post', answer);
    expect(answer.status).toBe(200);
    if (voted || views[0]!.seq < 7) continue;
    voted = true;
    const asked = await post(`/${made.id}/undo`, { seat: 0, to: 0, key: randomUUID() });
    expect(asked.body.vote).toMatchObject({ about: 'undo', waitingFor: [ben.id] });
    mustFit('/api/tables/{table}/undo', 'post', asked);
    const answered = await post(`/${made.id}/vote`, { yes: false, key: randomUUID() }, ben);
    expect(answered).toMatchObject({ status: 200, body: { vote: null } });
    mustFit('/api/tables/{table}/vote', 'post', answered);
  }
  expect(voted).toBe(true);
  for (const path of ['verification', 'export', 'view', 'updates']) {
    const answer = await send(server.url, 'GET', `/api/tables/${made.id}/${path}`, { token: ada.token });
    expect([path, answer.status]).toEqual([path, 200]);
    mustFit(`/api/tables/{table}/${path}`, 'get', answer);
  }
  const again = await post(`/${made.id}/rematch`, {});
  expect(again.status).toBe(200);
  mustFit('/api/tables/{table}/rematch', 'post', again);
});

test('the page that shows the document allows nothing from elsewhere and nothing inline', async () => {
  const page = await send(server.url, 'GET', '/api/docs');
  expect(page.headers.get('content-type')).toContain('text/html');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(page.body).not.toMatch(/(src|href)="(https?:)?\/\//);
  expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=/);
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect([file, (await send(server.url, 'GET', file)).status]).toEqual([file, 200]);
});
