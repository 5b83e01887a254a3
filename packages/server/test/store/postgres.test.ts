import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore, StoreUnavailable } from '../../src/store/index.ts';
import { payloadOf } from '../../src/store/postgres/news.ts';
import { MIGRATIONS, migrate } from '../../src/store/postgres/schema.ts';
import { conformance, type Place } from './conformance.ts';
import { PostgresServer } from './postgres-server.ts';
import { entry, table, until } from './samples.ts';
import { withPostgres } from './with-postgres.ts';

let server: PostgresServer;

async function inDatabase(database: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(server.url(database));
  await client.connect();
  await work(client).finally(() => client.end());
}

async function newPlace(): Promise<Place> {
  const database = await server.newDatabase();
  return {
    open: (report) => openStore({ databaseUrl: server.url(database), connections: 4 }, report),
    prepare: (steps, sql) =>
      inDatabase(database, async (client) => {
        await migrate(client, MIGRATIONS.slice(0, steps));
        await client.query(sql);
      }),
    pretendVersion: (version) => server.query(database, `UPDATE schema_version SET version = ${version}`),
    remove: async () => undefined,
  };
}

withPostgres('PostgreSQL', () => {
  beforeAll(async () => {
    server = await PostgresServer.launch('fsync=off');
  });
  afterAll(() => server?.remove());

  conformance('PostgreSQL', newPlace);

  test('other processes hear of a growth', async () => {
    const place = await newPlace();
    const [here, there] = [await place.open(), await place.open()];
    const heard: unknown[] = [];
    const own: unknown[] = [];
    there.watch((id, seq) => heard.push([id, seq]));
    here.watch((id, seq) => own.push([id, seq]));
    await here.create(table('Tisch-ß'), [entry()]);
    await until('the other process heard', () => heard.length > 0);
    await sleep(50);
    expect(heard).toEqual([['Tisch-ß', undefined]]);
    expect(own).toEqual([['Tisch-ß', 1]]);
    await here.close();
    await there.close();
  });

  test('news are coalesced and carry table ids only', async () => {
    const databaseUrl = server.url(await server.newDatabase());
    const store = await openStore({ databaseUrl });
    const listener = new pg.Client(databaseUrl);
    const payloads: string[] = [];
    listener.on('notification', ({ payload }) => payloads.push(payload ?? ''));
    await listener.connect();
    await listener.query('LISTEN undercroft_tables');
    const ids = Array.from({ length: 300 }, (_, i) => `t${i}`);
    await Promise.all(ids.map((id) => store.create(table(id), [entry()], { secret: 'hidden' })));
    await store.close();
    const told = () => new Set(payloads.flatMap((payload): string[] => JSON.parse(payload)));
    await until('everybody was told', () => told().size === ids.length);
    expect([...told()].sort()).toEqual(ids.sort());
    expect(payloads.length).toBeLessThan(ids.length);
    await listener.end();
  });

  test('a message holds as many ids as PostgreSQL takes', () => {
    const ids = Array.from({ length: 1_000 }, (_, i) => `table-ß-${i}`);
    const { payload, sent } = payloadOf(ids);
    expect(JSON.parse(payload)).toEqual(ids.slice(0, sent.length));
    expect(Buffer.byteLength(payload)).toBeGreaterThan(7_800);
    expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
  });

  test('a backup is pg_dump’s business', async () => {
    const store = await (await newPlace()).open();
    await expect(store.backup('/tmp/never')).rejects.toThrow(/pg_dump/);
    await store.close();
  });

  test('a server that is not there, or a database that is not there, is refused with one line', async () => {
    await expect(openStore({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toThrow(StoreUnavailable);
    await expect(openStore({ databaseUrl: server.url('none') })).rejects.toThrow(/^the database is not available: .*none/);
  });
});
