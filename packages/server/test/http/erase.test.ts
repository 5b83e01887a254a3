/** Whoever asks to be forgotten is: over HTTP, while tables are open and running. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningTables } from '../../src/tables/index.ts';
import { newPerson, send, type TestServer } from './harness.ts';
import { playingServer } from './tables.ts';

let server: TestServer & { tables: RunningTables };
beforeAll(async () => {
  server = await playingServer({ tables: { work: 'manual' } });
});
afterAll(() => server.close());

const NAME = 'Wilhelmina';

/** Somebody at a running and at an open table, with a thing on the shelf, who has talked; and a friend beside them. */
async function settled() {
  const [me, bob] = [await newPerson(server.url, NAME), await newPerson(server.url, 'Bob')];
  const ask = (who: { token: string }, method: string, path: string, body?: unknown) =>
    send(server.url, method, path, { token: who.token, ...(body !== undefined && { body }) });
  const make = async () => {
    const { id } = (
      await ask(me, 'POST', '/api/tables', { game: 'cellar', seats: 3, bots: [null, null, 'greedy'], name: `${NAME}'s cellar` })
    ).body;
    for (const [seat, who] of [me, bob].entries()) await ask(who, 'POST', `/api/tables/${id}/sit`, { seat, entropy: `${seat} ${id}` });
    await ask(me, 'POST', `/api/tables/${id}/say`, { text: 'I live in Elm Street', key: 'said' });
    return id as string;
  };
  const [running, open] = [await make(), await make()];
  await ask(me, 'POST', `/api/tables/${running}/start`, {});
  await ask(me, 'POST', '/api/shelf/new', { game: 'cellar' });
  return { me, bob, running, open, ask };
}

test('their name, things and words are gone, tables go on without them, and the dice still prove', async () => {
  const { me, bob, running, open, ask } = await settled();
  const seen = async (id: string) => {
    const paths = ['', '/updates?since=0', '/view', '/export'];
    return (await Promise.all(paths.map((path) => ask(bob, 'GET', `/api/tables/${id}${path}`))))
      .map(({ body }) => JSON.stringify(body))
      .join('\n');
  };
  expect(await seen(running)).toMatch(/Wilhelmina.*Elm Street/s);
  expect((await ask(me, 'POST', '/api/me/erase', { name: NAME })).body).toEqual({ person: null, tables: 2 });
  expect((await ask(me, 'GET', '/api/me')).status).toBe(401);
  for (const id of [running, open]) expect(await seen(id)).not.toMatch(/Wilhelmina|Elm Street/);
  expect(JSON.stringify((await ask(bob, 'GET', '/api/tables')).body)).not.toContain(NAME);
  expect(await server.store.things(me.id)).toEqual([]);
  const { seats, status } = (await ask(bob, 'GET', `/api/tables/${running}`)).body;
  expect([status, seats[0].person, typeof seats[0].bot]).toEqual(['running', null, 'string']);
  expect((await ask(bob, 'GET', `/api/tables/${open}`)).body).toMatchObject({ status: 'open', host: { id: bob.id } });
});

test('nobody is forgotten by mistake', async () => {
  const { me, ask, running } = await settled();
  expect(await ask(me, 'POST', '/api/me/erase', { name: 'Wilma' })).toMatchObject({ status: 409, body: { code: 'not-meant' } });
  expect((await send(server.url, 'POST', '/api/me/erase', { body: { name: NAME } })).status).toBe(401);
  expect((await ask(me, 'GET', '/api/me')).body.person.name).toBe(NAME);
  expect((await ask(me, 'GET', `/api/tables/${running}`)).body.seats[0].person.name).toBe(NAME);
});
