import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeLog, type RunningServer, readConfig, startServer } from '@undercroft/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, connect, type Problem, type Status, Unreachable } from '../src/index.ts';
import { type Faults, FaultyProxy, NONE } from './faulty.ts';
import { Player } from './player.ts';

let server: RunningServer;
let folder: string;

const start = (port = 0): Promise<RunningServer> =>
  startServer({ ...readConfig([], {}), port, data: folder, rateLimit: 0 }, { log: makeLog('silent'), tables: { bots: { delayMs: 0 } } });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'undercroft-client-'));
  server = await start();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const patience = { firstMs: 10, longestMs: 100, tries: 30 };
const client = (url = server.url, onStatus = (_: Status) => {}): Client => connect({ url, patience, pingMs: 30, answerMs: 150, onStatus });

/** A started table of the sample game, with one client for each seat. */
async function tableOf(clients: Client[]): Promise<string> {
  for (const [i, each] of clients.entries()) await each.api.become(`Person ${i}`);
  const host = clients[0]!;
  const { id } = await host.api.create({ game: 'cellar', seats: clients.length, clock: { kind: 'none' } });
  for (const each of clients) await each.api.sit(id);
  await host.api.start(id);
  // Everybody who looks at the table shows their text; whoever watches it does so by being told.
  for (const each of clients.slice(1)) await each.api.view(id);
  await expect.poll(async () => (await host.api.table(id)).status).toBe('running');
  return id;
}

async function playThrough(clients: Client[], id: string): Promise<Player[]> {
  const players = clients.map((each, seat) => new Player(each, id, seat));
  await Promise.all(players.map(({ finished }) => finished));
  return players;
}

/** Everybody heard everything once and in order, and each decision counts once. */
async function expectWhole(id: string, clients: Client[], players: Player[]): Promise<void> {
  for (const [seat, player] of players.entries()) {
    // The end of the game may be heard of before the answer to the decision that led to it.
    await expect.poll(() => player.busy).toBe(false);
    expect(player.heard).toEqual(await clients[seat]!.api.updates(id, { seat }));
    expect(player.heard.filter((update) => update.kind === 'decided' && update.seat === seat)).toHaveLength(player.decided);
  }
}

test('a whole game over sockets, spectators and two devices included', async () => {
  const clients = [client(), client()];
  const id = await tableOf(clients);
  const link = await clients[0]!.api.link();
  const phone = client();
  await phone.api.becomeLinked(link.code);
  const seen = { phone: 0, spectator: '' };
  phone.watch(id, { since: 0 }, { updates: (updates) => (seen.phone += updates.length) });
  const spectator = client();
  spectator.watch(id, { since: 0 }, { updates: (updates) => (seen.spectator += JSON.stringify(updates)) });
  const players = await playThrough(clients, id);
  await expectWhole(id, clients, players);
  await expect.poll(() => seen.phone).toBe(players[0]!.heard.length);
  expect(seen.spectator).toContain('"type":"itemDrawn"');
  expect(seen.spectator).not.toMatch(/"type":"itemDrawn","seat":\d,"card":"/);
  const proof = await spectator.api.verification(id);
  expect(proof.commit).toBe(players[0]!.watch.view?.info.commit);
  for (const each of [...clients, phone, spectator]) each.close();
});

const FAULTS: Faults = { lose: 0.04, repeat: 0.08, delay: 0.3, cut: 0.015, longestDelayMs: 15 };

test.each([1, 2])('through a faulty network the table is the same as without (seed %i)', async (seed) => {
  const proxy = new FaultyProxy(server.url, NONE, seed);
  const url = await proxy.open();
  const clients = [client(url), client(url), client(url)];
  const id = await tableOf(clients);
  proxy.faults = FAULTS;
  const players = await playThrough(clients, id);
  for (const count of Object.values(proxy.count)) expect(count).toBeGreaterThan(0);
  proxy.faults = NONE;
  await expectWhole(id, clients, players);
  for (const each of clients) each.close();
  await proxy.close();
});

test('a broken connection is noticed, told, and resumed where it was', async () => {
  const proxy = new FaultyProxy(server.url, NONE, 9);
  const url = await proxy.open();
  const statuses: Status[] = [];
  const one = client(url, (status) => statuses.push(status));
  const other = client();
  const id = await tableOf([one, other]);
  const heard: number[] = [];
  const watch = one.watch(id, { since: 0 }, { updates: (updates) => heard.push(...updates.map(({ seq }) => seq)) });
  await expect.poll(() => watch.view).not.toBeNull();
  for (let i = 0; i < 5; i++) {
    proxy.cutAll();
    await other.api.say(id, `line ${i}`);
  }
  await expect.poll(() => heard.length).toBe(watch.view!.seq);
  const { seq } = await other.api.view(id);
  await expect.poll(() => heard).toEqual(Array.from({ length: seq }, (_, i) => i + 1));
  expect(statuses).toContain('reconnecting');
  expect(one.status).toBe('live');
  one.close();
  other.close();
  await proxy.close();
});

test('a connection that is dead without saying so is given up and opened again', async () => {
  const proxy = new FaultyProxy(server.url, NONE, 5);
  const url = await proxy.open();
  const statuses: Status[] = [];
  const one = client(url, (status) => statuses.push(status));
  const id = await tableOf([one, client()]);
  const watch = one.watch(id, {}, {});
  await expect.poll(() => watch.view).not.toBeNull();
  proxy.faults = { ...NONE, lose: 1 };
  await expect.poll(() => statuses).toContain('reconnecting');
  proxy.faults = NONE;
  await one.api.say(id, 'back again');
  await expect.poll(() => watch.view?.seq).toBe((await one.api.view(id)).seq);
  one.close();
  await proxy.close();
});

test('the server restarts in the middle of a game and nothing is lost', async () => {
  const clients = [client(), client()];
  const id = await tableOf(clients);
  const players = clients.map((each, seat) => new Player(each, id, seat));
  await expect.poll(() => players[0]!.decided).toBeGreaterThan(3);
  const { port } = server;
  await server.close();
  server = await start(port);
  await Promise.all(players.map(({ finished }) => finished));
  await expectWhole(id, clients, players);
  for (const each of clients) each.close();
});

test('clicked twice, a decision counts once', async () => {
  const one = client();
  const id = await tableOf([one, client()]);
  const watch = one.watch(id, { seat: 0 }, {});
  await expect.poll(() => watch.view?.asked.length).toBe(1);
  const decision = { seat: 0, kind: 'prepare', might: 1, stamina: 1, wits: 1 };
  const clicks = await Promise.allSettled([one.decide(watch, decision), one.decide(watch, decision)]);
  expect(clicks.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await one.api.updates(id)).filter(({ kind }) => kind === 'decided')).toHaveLength(1);
  one.close();
});

test('a stale answer is given again only if the picture is still the same', async () => {
  const sent: { key: string; seq: number }[] = [];
  const answers: [number, object][] = [];
  const scripted: typeof fetch = async (_url, init) => {
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body));
    const [status, body] = answers.shift()!;
    return new Response(JSON.stringify(body), { status });
  };
  const one = connect({ url: 'http://127.0.0.1:9', patience, fetch: scripted });
  const watch = one.watch('t', {}, {});
  const id = await tableOf([client(), client()]);
  const first = { ...(await client().api.view(id)), seq: 5 };
  const stale = { code: 'stale', detail: 'the table has gone on', status: 409 };
  watch.view = first;
  answers.push([409, stale], [200, { ...first, seq: 7 }], [200, { ...first, seq: 8 }]);
  const done = one.decide(watch, { seat: 0, kind: 'step' });
  await expect.poll(() => sent.map(({ seq }) => seq)).toEqual([5, 7]);
  expect(sent[0]!.key).toBe(sent[1]!.key);
  answers.push([409, stale], [200, { ...first, seq: 9, view: { another: 'picture' } }]);
  await expect(one.decide(watch, { seat: 0, kind: 'step' })).rejects.toMatchObject({ code: 'stale' });
  one.close();
  await done;
});

test('who becomes somebody while watching goes on watching as that person', async () => {
  const host = client();
  await host.api.become('Host');
  const { id } = await host.api.create({ game: 'cellar', seats: 2 });
  const guest = client();
  const watch = guest.watch(id, {}, {});
  await expect.poll(() => watch.view?.mine).toEqual([]);
  await guest.api.become('Guest');
  await guest.api.sit(id);
  await expect.poll(() => watch.view?.mine).toEqual([0]);
  await expect.poll(() => watch.people.map(({ name }) => name)).toEqual(['Guest']);
  host.close();
  guest.close();
});

test('problems and unreachable servers can be told apart', async () => {
  const one = client();
  await one.api.become('Ada');
  await expect(one.api.view('nowhere')).rejects.toMatchObject({ name: 'Problem', code: 'no-such-table', status: 404 });
  const problems: Problem[] = [];
  const watch = one.watch('nowhere', {}, { problem: (problem) => problems.push(problem) });
  await expect.poll(() => problems.map(({ code }) => code)).toEqual(['no-such-table']);
  expect(watch.isOpen).toBe(false);
  one.close();
  const lost = connect({ url: 'http://127.0.0.1:9', patience: { ...patience, tries: 2 } });
  await expect(lost.api.me()).rejects.toBeInstanceOf(Unreachable);
});

test('offline is said after some tries, and tried on', async () => {
  const statuses: Status[] = [];
  const lost = connect({ url: 'http://127.0.0.1:9', patience, onStatus: (status) => statuses.push(status) });
  lost.watch('t', {}, {});
  await expect.poll(() => statuses).toEqual(['reconnecting', 'offline']);
  lost.close();
});
