/** The shelf over HTTP: with nothing but a guest's token. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningTables } from '../../src/tables/index.ts';
import { newPerson, send, type TestServer } from './harness.ts';
import { playingServer } from './tables.ts';

let server: TestServer & { tables: RunningTables };
let ada: { id: string; token: string };
let eve: { id: string; token: string };

beforeAll(async () => {
  server = await playingServer({ tables: { work: 'manual' } });
  ada = await newPerson(server.url, 'Ada');
  eve = await newPerson(server.url, 'Eve');
});
afterAll(() => server.close());

const PURSE = { name: 'Old leather', gold: 30, nights: 4 };
const ask = (method: string, path: string, body?: unknown, { token } = ada) =>
  send(server.url, method, path, { token, ...(body !== undefined && { body }) });
const take = async (thing: unknown = PURSE) => (await ask('POST', '/api/shelf', { game: 'cellar', thing })).body;

test('a game says what people bring to it', async () => {
  expect((await ask('GET', '/api/games/cellar')).body.thing).toEqual({ name: 'Purse', canMake: true, admission: null });
  expect((await ask('GET', '/api/games/p52')).body.thing).toMatchObject({ name: 'Character', admission: 'characters' });
  expect((await ask('GET', '/api/games/table-dungeon')).body.thing).toBeNull();
});

test('taken, shown, kept as a file, changed, forgotten', async () => {
  const made = await ask('POST', '/api/shelf', { game: 'cellar', thing: PURSE });
  expect(made).toMatchObject({
    status: 201,
    body: { title: 'Old leather', version: 1, table: null, lines: ['30 gold', '4 nights'], sound: true },
  });
  const { id } = made.body;
  expect((await ask('GET', `/api/shelf/${id}`)).body.thing).toEqual(PURSE);
  expect((await ask('GET', `/api/shelf/${id}/file`)).body).toEqual({
    format: 'undercroft-thing-1',
    game: 'cellar',
    thing: PURSE,
    id,
    seal: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect((await ask('PUT', `/api/shelf/${id}`, { version: 1, thing: { ...PURSE, gold: 3 } })).body).toMatchObject({ version: 2 });
  expect(await ask('PUT', `/api/shelf/${id}`, { version: 1, thing: PURSE })).toMatchObject({ status: 409, body: { code: 'stale-thing' } });
  expect(await ask('POST', `/api/shelf/${id}/forget`, { version: 1 })).toMatchObject({ status: 409, body: { code: 'stale-thing' } });
  expect((await ask('POST', `/api/shelf/${id}/forget`, { version: 2 })).status).toBe(200);
  expect((await ask('GET', `/api/shelf/${id}`)).status).toBe(404);
});

test('things are told in the language that was asked for, if their game speaks it', async () => {
  const { id } = await take();
  const linesIn = async (language: string) => {
    const { things } = (await ask('GET', `/api/shelf?language=${language}`)).body;
    return things.find((thing: { id: string }) => thing.id === id).lines;
  };
  expect(await linesIn('de')).toEqual(['30 Gold', '4 Nächte']);
  expect(await linesIn('xx')).toEqual(['30 gold', '4 nights']);
  expect((await ask('GET', '/api/shelf?language=../de')).status).toBe(400);
});

test('a new one is made once for a key', async () => {
  const [one, again] = [
    await ask('POST', '/api/shelf/new', { game: 'cellar', key: 'k' }),
    await ask('POST', '/api/shelf/new', { game: 'cellar', key: 'k' }),
  ];
  expect(one).toMatchObject({ status: 201, body: { title: 'A new purse' } });
  expect(again.body.id).toBe(one.body.id);
  expect(await ask('POST', '/api/shelf/new', { game: 'table-dungeon' })).toMatchObject({ status: 409, body: { code: 'cannot-make' } });
  const { things } = (await ask('GET', '/api/shelf?game=cellar')).body;
  expect(things.filter(({ id }: { id: string }) => id === one.body.id)).toHaveLength(1);
  expect((await ask('GET', '/api/shelf?game=table-dungeon')).body.things).toEqual([]);
});

test('a forged one, one too large and one of no game are refused', async () => {
  const forged = await ask('POST', '/api/shelf', { game: 'cellar', thing: { name: 'Bottomless', gold: 10_000, nights: -1 } });
  expect(forged).toMatchObject({ status: 422, body: { code: 'flawed', flaws: [{ at: 'gold' }, { at: 'nights' }] } });
  expect((await ask('POST', '/api/shelf', { game: 'cellar', thing: { ...PURSE, name: 'x'.repeat(330_000) } })).status).toBe(413);
  expect((await ask('POST', '/api/shelf', { game: 'chess', thing: PURSE })).body.code).toBe('unknown-game');
  expect((await ask('POST', '/api/shelf', { game: 'table-dungeon', thing: PURSE })).body.code).toBe('flawed');
  for (const thing of [null, 7, 'gold', []]) expect((await ask('POST', '/api/shelf', { game: 'cellar', thing })).status).toBe(422);
});

test('nobody sees, changes, brings or forgets what is somebody else’s', async () => {
  const { id } = await take();
  for (const [method, path, body] of [
    ['GET', `/api/shelf/${id}`],
    ['GET', `/api/shelf/${id}/file`],
    ['PUT', `/api/shelf/${id}`, { version: 1, thing: PURSE }],
    ['POST', `/api/shelf/${id}/forget`, { version: 1 }],
  ] as const) {
    const theirs = await ask(method, path, body, eve);
    expect(theirs).toMatchObject({ status: 404, body: { code: 'no-such-thing' } });
    expect(theirs.body).toEqual((await ask(method, path.replace(id, 'nowhere'), body, eve)).body);
  }
  expect((await ask('GET', '/api/shelf', undefined, eve)).body.things).toEqual([]);
  expect((await send(server.url, 'GET', '/api/shelf')).status).toBe(401);
});

test('brought to a seat it is at that table, and stays as it is', async () => {
  const { id: thing } = await take();
  const table = (await ask('POST', '/api/tables', { game: 'cellar', seats: 2, bots: [null, 'greedy'] })).body.id;
  await ask('POST', `/api/tables/${table}/sit`, { entropy: 'a' });
  const brought = await ask('POST', `/api/tables/${table}/bring`, { seat: 0, thing, version: 1 });
  expect(brought).toMatchObject({ status: 200, body: { seats: [{ brings: { id: thing, title: 'Old leather' } }, {}] } });
  expect((await ask('GET', `/api/shelf/${thing}`)).body.table).toBe(table);
  for (const answer of [
    await ask('PUT', `/api/shelf/${thing}`, { version: 1, thing: PURSE }),
    await ask('POST', `/api/shelf/${thing}/forget`, { version: 1 }),
  ])
    expect(answer).toMatchObject({ status: 409, body: { code: 'thing-taken' } });
  expect((await ask('POST', `/api/tables/${table}/bring`, { seat: 1, thing })).body.code).toBe('not-your-seat');
  expect((await ask('POST', `/api/tables/${table}/bring`, { seat: 0, thing: null })).body.seats[0].brings).toBeUndefined();
});

test('a shelf holds sixty things', async () => {
  const full = await newPerson(server.url, 'Hoarder');
  const put = () => ask('POST', '/api/shelf/new', { game: 'cellar' }, full);
  const answers = await Promise.all(Array.from({ length: 80 }, put));
  expect(answers.filter(({ status }) => status === 201).length).toBe(60);
  expect(answers.find(({ status }) => status !== 201)).toMatchObject({ status: 409, body: { code: 'shelf-full' } });
  expect(await put()).toMatchObject({ status: 409, body: { code: 'shelf-full' } });
  expect((await server.store.things(full.id)).length).toBe(60);
});

test('a file of what lies on the shelf makes no second one; once it is forgotten, the file brings it back once', async () => {
  const { id, title } = await take();
  const { body: file } = await ask('GET', `/api/shelf/${id}/file`);
  const { format: _, ...back } = file;
  const mine = async () => (await server.store.things(ada.id)).filter((thing) => thing.title === title).length;
  const before = await mine();
  const { version } = (await server.store.thing(id))!;
  await server.store.replaceThing(id, { owner: ada.id, version, title, data: { ...PURSE, gold: 3 }, at: 9 });
  expect((await ask('POST', '/api/shelf', back)).body).toMatchObject({ id, version: version + 1 });
  expect(await mine()).toBe(before);
  await ask('POST', `/api/shelf/${id}/forget`, { version: version + 1 });
  for (const key of ['once', 'again']) expect((await ask('POST', '/api/shelf', { ...back, key })).body.id).toBe(id);
  expect(await mine()).toBe(before);
  // Somebody else's is another one.
  const eve = await newPerson(server.url, 'Eve');
  expect((await ask('POST', '/api/shelf', back, eve)).body.id).not.toBe(id);
  // Without its own id the seal is none.
  const { id: _id, ...nameless } = back;
  expect((await ask('POST', '/api/shelf', nameless)).body.id).not.toBe(id);
});

/** A character of P52 that says it lived so long. */
function character(entries: number) {
  const made = { race: 'cragborn', profession: 'shieldhand', quirk: null, flipped: [1, 4, 5], split: { Think: 5 }, ability: null };
  const cores = { Lift: 6, Think: 6, Balance: 1, Move: 1, Lead: 3 };
  const sheet = { name: 'Gorm', race: 'cragborn', profession: 'shieldhand', quirk: null, backstory: '', level: 1, exp: 0, cores };
  const level = { is: 'level', card: 11, split: { Lift: 2, Think: 2, Balance: 1, Move: 1 } };
  const history = Array.from({ length: entries }, () => level);
  const abilities = ['billhook', 'bulwark'].map((id) => ({ id, level: 1 }));
  const character = { ...sheet, abilities, items: [] };
  return { version: 2, scenario: 'drownedBailey', made, history, character, isDead: false, isHomeMade: false, isElsewhere: false };
}
const ELSEWHERE = 'Brought from elsewhere, not verified';

test('what comes from outside says so, what comes back with the seal of this house is as it was, and one letter more is not', async () => {
  const put = (body: Record<string, unknown>) => ask('POST', '/api/shelf', { game: 'p52', ...body });
  const { body: first } = await put({ thing: character(0) });
  expect(first.lines).toContain(ELSEWHERE);
  const { body: file } = await ask('GET', `/api/shelf/${first.id}/file`);
  expect(file.thing.isElsewhere).toBe(true);
  // What a table wrote home was seen: its file is believed.
  const { id } = (await put({ thing: character(0) })).body;
  const { store } = server;
  const { version } = (await store.thing(id))!;
  const edit = { owner: ada.id, version, title: 'Gorm', data: character(0), at: 9 };
  expect(await store.replaceThing(id, edit)).toBe(true);
  const { body: ours } = await ask('GET', `/api/shelf/${id}/file`);
  expect((await put({ thing: ours.thing, id, seal: ours.seal })).body.lines).not.toContain(ELSEWHERE);
  expect((await put({ thing: ours.thing })).body.lines).toContain(ELSEWHERE);
  expect((await put({ thing: { ...ours.thing, isDead: true }, id, seal: ours.seal })).body.lines).toContain(ELSEWHERE);
  expect((await put({ thing: ours.thing, id, seal: `${ours.seal.slice(0, -1)}?` })).body.lines).toContain(ELSEWHERE);
  // Put in its place by its owner, it is from elsewhere too.
  const changed = await ask('PUT', `/api/shelf/${id}`, { version: version + 1, thing: character(0) });
  expect(changed.body.lines).toContain(ELSEWHERE);
});

test('whoever was given out in a file comes back, however long they lived', async () => {
  const { status, body } = await ask('POST', '/api/shelf', { game: 'p52', thing: character(3_000) });
  expect(status).toBe(201);
  const { body: file } = await ask('GET', `/api/shelf/${body.id}/file`);
  expect(JSON.stringify(file).length).toBeGreaterThan(64 * 1024);
  await ask('POST', `/api/shelf/${body.id}/forget`, { version: body.version });
  expect((await ask('POST', '/api/shelf', { game: 'p52', thing: file.thing, id: file.id, seal: file.seal })).status).toBe(201);
});

test('a table that admits only whom this house has seen refuses others, and takes who comes back with its seal', async () => {
  const put = async (body: Record<string, unknown>) => (await ask('POST', '/api/shelf', { game: 'p52', ...body })).body;
  const stranger = await put({ thing: character(0) });
  const { id } = await put({ thing: character(0) });
  const { version } = (await server.store.thing(id))!;
  await server.store.replaceThing(id, { owner: ada.id, version, title: 'Gorm', data: character(0), at: 9 });
  const { thing, seal } = (await ask('GET', `/api/shelf/${id}/file`)).body;
  await server.store.forgetThing(id, ada.id, version + 1);
  const back = await put({ thing, id, seal });
  const options = { characters: 'seen' };
  const table = (await ask('POST', '/api/tables', { game: 'p52', seats: 2, bots: [null, 'greedy'], options })).body.id;
  await ask('POST', `/api/tables/${table}/sit`, { entropy: 'a' });
  const bring = (who: { id: string; version: number }) =>
    ask('POST', `/api/tables/${table}/bring`, { seat: 0, thing: who.id, version: who.version });
  expect(await bring(stranger)).toMatchObject({ status: 409, body: { code: 'unfit' } });
  expect(await bring(back)).toMatchObject({ status: 200, body: { seats: [{ brings: { id: back.id } }, {}] } });
});
