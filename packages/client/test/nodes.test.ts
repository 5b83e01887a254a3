import { tmpdir } from 'node:os';
import { makeLog, type RunningServer, readConfig, startServer } from '@undercroft/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PostgresServer } from '../../server/test/store/postgres-server.ts';
import { withPostgres } from '../../server/test/store/with-postgres.ts';
import { type Client, connect } from '../src/index.ts';
import { Player } from './player.ts';

withPostgres('two nodes on one PostgreSQL', () => {
  let database: PostgresServer;
  let nodes: RunningServer[];

  beforeAll(async () => {
    database = await PostgresServer.launch('fsync=off');
    const config = {
      ...readConfig([], {}),
      port: 0,
      rateLimit: 0,
      data: tmpdir(),
      databaseUrl: database.url(await database.newDatabase()),
    };
    const extras = { log: makeLog('silent'), tables: { bots: { delayMs: 0 }, crashes: null } };
    nodes = [await startServer(config, extras), await startServer(config, extras)];
  });
  afterAll(async () => {
    for (const node of nodes ?? []) await node.close();
    await database?.remove();
  });

  const client = (node: number, token?: string): Client =>
    connect({ url: nodes[node]!.url, patience: { firstMs: 10, longestMs: 100, tries: 30 }, pingMs: 100, ...(token ? { token } : {}) });

  test('people, invites and seats of one table live on different nodes', async () => {
    const host = client(0);
    const guest = client(1);
    await host.api.become('Host');
    await guest.api.become('Guest');
    const { id } = await host.api.create({
      game: 'cellar',
      seats: 3,
      visibility: 'private',
      clock: { kind: 'none' },
      bots: [null, null, 'greedy'],
    });
    await host.api.sit(id, { seat: 0 });
    const { code } = await host.api.invite(id);
    expect((await guest.api.invited(code)).id).toBe(id);
    await guest.api.sit(id, { seat: 1, invite: code });
    await host.api.start(id);
    const players = [new Player(host, id, 0), new Player(guest, id, 1)];
    const [one, other] = await Promise.all(players.map(({ finished }) => finished));
    expect(one?.info.outcome).toEqual(other?.info.outcome);
    for (const [seat, player] of players.entries()) {
      await expect.poll(() => player.busy).toBe(false);
      expect(player.heard).toEqual(await [host, guest][seat]!.api.updates(id, { seat }));
      expect(player.heard.filter((update) => update.kind === 'decided' && update.seat === seat)).toHaveLength(player.decided);
    }
    host.close();
    guest.close();
  });

  test('when a node stops, its people go on at the other with the same token', async () => {
    const clients = [client(0), client(0)];
    const tokens = await Promise.all(clients.map(async (each, i) => (await each.api.become(`Person ${i}`)).token));
    const { id } = await clients[0]!.api.create({ game: 'cellar', seats: 2, clock: { kind: 'none' } });
    for (const each of clients) await each.api.sit(id);
    await clients[0]!.api.start(id);
    const before = clients.map((each, seat) => new Player(each, id, seat));
    // They may be cut off in the middle of an answer.
    for (const { finished } of before) finished.catch(() => {});
    await expect.poll(() => before[0]!.decided).toBeGreaterThan(2);
    for (const each of clients) each.close();
    await nodes[0]!.close();
    const moved = tokens.map((token) => client(1, token));
    const after = moved.map((each, seat) => new Player(each, id, seat));
    await Promise.all(after.map(({ finished }) => finished));
    for (const [seat, player] of after.entries()) expect(player.heard).toEqual(await moved[seat]!.api.updates(id, { seat }));
    nodes.shift();
    for (const each of moved) each.close();
  });
});
