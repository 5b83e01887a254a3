/** Material over HTTP: chosen by name or brought as a file, checked, fetched once. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningTables } from '../../src/tables/index.ts';
import { newPerson, send, type TestServer } from './harness.ts';
import { playingServer } from './tables.ts';

let server: TestServer & { tables: RunningTables };
let ada: { id: string; token: string };

beforeAll(async () => {
  server = await playingServer({ tables: { work: 'manual' } });
  ada = await newPerson(server.url, 'Ada');
});
afterAll(() => server.close());

const get = (path: string) => send(server.url, 'GET', path, { token: ada.token });
const post = (path: string, body: unknown) => send(server.url, 'POST', path, { body, token: ada.token });
const table = (material: unknown) => post('/api/tables', { game: 'cellar', seats: 2, clock: { kind: 'none' }, material });

test('a game says what its tables can be made with, and shows it', async () => {
  const { body } = await get('/api/games/cellar');
  expect(body.material).toEqual({ name: 'Plan', shipped: [{ name: 'abbey', title: 'The abbot’s cellar' }], usual: null });
  expect((await get('/api/games/table-dungeon')).body.material).toBeNull();
  expect((await get('/api/games/cellar/material/abbey')).body.material.name).toBe('The abbot’s cellar');
  expect(await get('/api/games/cellar/material/castle')).toMatchObject({ status: 404, body: { code: 'no-material' } });
});

test('a table is made with material by name, or with a file', async () => {
  const named = await table('abbey');
  expect(named).toMatchObject({ status: 201, body: { material: { title: 'The abbot’s cellar' } } });
  const { material } = (await get(`/api/tables/${named.body.id}/material`)).body;
  const own = await table({ ...material, name: 'My own' });
  expect(own).toMatchObject({ status: 201, body: { material: { title: 'My own' } } });
  expect((await get(`/api/tables/${own.body.id}/material`)).body.material).toEqual({ ...material, name: 'My own' });
  expect(own.body.material.hash).not.toBe(named.body.material.hash);
});

test('a file with flaws is refused with all of them, when it is checked and when a table is made', async () => {
  const flawed = { name: 'Nowhere', rooms: { stairs: { name: 'up', depth: 7, exits: [], at: [0, 9] } } };
  for (const answer of [await post('/api/games/cellar/material', { material: flawed }), await table(flawed)]) {
    expect(answer).toMatchObject({ status: 422, body: { code: 'flawed' } });
    const places = answer.body.flaws.map(({ at }: { at: string }) => at);
    expect(places).toEqual(['rooms', 'rooms.stairs.depth', 'rooms.stairs.exits', 'rooms.stairs.at']);
  }
  expect((await post('/api/games/cellar/material', { material: 'abbey' })).body.title).toBe('The abbot’s cellar');
});

test('what is no material at all, too large or too deep is refused', async () => {
  for (const material of [7, null, [], true]) expect((await table(material)).status).toBe(400);
  expect(await table({ name: 'x'.repeat(600_000) })).toMatchObject({ status: 413, body: { code: 'too-large' } });
  expect((await table({ name: 'x'.repeat(100_000), rooms: {} })).status).toBe(422);
  // The longest that a game reads at all is read here, too: what is wrong with it is told.
  const longest = { game: 'p52', material: { meta: { about: 'x'.repeat(499_000) } } };
  expect(await post('/api/tables', longest)).toMatchObject({ status: 422, body: { code: 'flawed' } });
  const deep = `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`;
  expect(await post('/api/tables', `{"game":"cellar","material":${deep}}`)).toMatchObject({ status: 400, body: { code: 'too-deep' } });
  expect(await post('/api/people', { name: 'x'.repeat(100_000) })).toMatchObject({ status: 413 });
});

test('a private table shows it only to those at it', async () => {
  const { body } = await post('/api/tables', { game: 'cellar', visibility: 'private', material: 'abbey' });
  expect((await send(server.url, 'GET', `/api/tables/${body.id}/material`)).status).toBe(404);
  expect((await get(`/api/tables/${body.id}/material`)).status).toBe(200);
});
