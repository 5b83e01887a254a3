import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore, type Store, StoreUnavailable } from '../../src/store/index.ts';
import { expectIntact, survivesKills, TORTURE_MS } from './crash.ts';
import { PostgresServer } from './postgres-server.ts';
import { entry, table, until } from './samples.ts';
import { withPostgres } from './with-postgres.ts';

let server: PostgresServer;

/** Appends until told to stop, trying again with the same key whenever the store is away; counts those moments. */
async function writeThrough(store: Store, id: string, going: () => boolean): Promise<{ acknowledged: number; refused: number }> {
  let [acknowledged, refused] = [0, 0];
  while (going()) {
    const n = acknowledged + 1;
    const next = entry({ key: `key ${n}`, data: { n, part: 0, of: 1 } });
    try {
      const { seq } = await store.append(id, acknowledged, [next], { meta: { count: n } });
      expect(seq).toBe(n);
      acknowledged = n;
    } catch (error) {
      expect(error).toBeInstanceOf(StoreUnavailable);
      refused++;
      await sleep(5);
    }
  }
  return { acknowledged, refused };
}

withPostgres('PostgreSQL with fsync', () => {
  beforeAll(async () => {
    server = await PostgresServer.launch('fsync=on');
  });
  afterAll(() => server?.remove());

  test('nothing acknowledged is lost when a client is killed', { timeout: TORTURE_MS }, async () => {
    const databaseUrl = server.url(await server.newDatabase());
    expect(await survivesKills({ databaseUrl, connections: 4 })).toBeGreaterThan(0);
  });

  test('the store outlives crashes and restarts of the server, and so do its news', async () => {
    const location = { databaseUrl: server.url(await server.newDatabase()), connections: 4 };
    const problems: string[] = [];
    const [store, other] = [await openStore(location, (p) => problems.push(p)), await openStore(location, (p) => problems.push(p))];
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    for (const id of ids) await store.create(table(id, { meta: { count: 0 } }), []);
    let going = true;
    const writers = ids.map((id) => writeThrough(store, id, () => going));
    for (const how of ['QUIT', 'INT'] as const) {
      await sleep(150);
      await server.stop(how);
      // An answer is good for a moment: nobody can make the disk busy by asking.
      await until('the store says that it is gone', () =>
        store.ready().then(
          () => false,
          (error) => error instanceof StoreUnavailable,
        ),
      );
      await server.start();
      await until('the store is ready again', () =>
        store.ready().then(
          () => true,
          () => false,
        ),
      );
    }
    await sleep(150);
    going = false;
    for (const [i, { acknowledged, refused }] of (await Promise.all(writers)).entries()) {
      expect(refused).toBeGreaterThan(0);
      await expectIntact(store, ids[i]!, acknowledged);
      expect((await store.get(ids[i]!))?.seq).toBe(acknowledged);
    }
    let heard = 0;
    other.watch(() => heard++);
    let { seq } = (await store.get('a'))!;
    await until('news come again', async () => {
      ({ seq } = await store.append('a', seq, [entry()]));
      return heard > 0;
    });
    expect(problems.join()).toMatch(/lost its connection/);
    await store.close();
    await other.close();
  });
});
