/** The client does its person's part in the dice by itself: commits, shows when asked, commits anew, and keeps what it saw. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitOf } from '@undercroft/engine';
import { makeLog, type RunningServer, readConfig, startServer } from '@undercroft/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, connect } from '../src/index.ts';
import { Player } from './player.ts';

let server: RunningServer;
let folder: string;
let ahead = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'undercroft-dice-'));
  const clock = { now: () => Date.now() + ahead };
  server = await startServer(
    { ...readConfig([], {}), port: 0, data: folder, rateLimit: 0 },
    { log: makeLog('silent'), tables: { clock, bots: { delayMs: 0 } } },
  );
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Requests that are answered with something else than the server's answer, or not sent at all. */
type Meddle = (path: string, send: () => Promise<Response>) => Promise<Response>;

function client(meddle: Meddle = (_, send) => send()): Client {
  const send: typeof fetch = (input, init) => meddle(new URL(String(input)).pathname, () => fetch(input, init));
  return connect({ url: server.url, fetch: send, patience: { firstMs: 10, longestMs: 50, tries: 3 } });
}

async function seated(clients: readonly Client[], game = { seats: clients.length }): Promise<string> {
  for (const [i, each] of clients.entries()) await each.api.become(`Person ${i}`);
  const { id } = await clients[0]!.api.create({ game: 'cellar', clock: { kind: 'none' }, ...game });
  for (const each of clients) await each.api.sit(id);
  return id;
}

const sent =
  (paths: string[]): Meddle =>
  (path, send) => {
    paths.push(path.split('/').at(-1) ?? '');
    return send();
  };

test('alone with bots the start takes one request, as before', async () => {
  const paths: string[] = [];
  const one = client(sent(paths));
  await one.api.become('Ada');
  const { id } = await one.api.create({ game: 'cellar', seats: 3, bots: [null, 'greedy', 'greedy'] });
  await one.api.sit(id, { seat: 0, entropy: 'words of my own' });
  expect((await one.api.start(id)).status).toBe('running');
  expect(paths).toEqual(['people', 'tables', 'sit', 'start']);
  const { fair } = await one.api.table(id);
  expect(fair).toMatchObject({ commits: [commitOf('words of my own'), null, null], open: [], without: [] });
  one.close();
});

test('whoever watches shows their text as soon as the start asks for it, and what was seen before is kept', async () => {
  const paths: string[] = [];
  const clients = [client(), client(sent(paths))];
  const id = await seated(clients);
  const players = clients.map((each, seat) => new Player(each, id, seat));
  await expect.poll(() => players[1]!.watch.view?.info.status).toBe('open');
  expect(paths).not.toContain('reveal');
  await clients[0]!.api.start(id);
  await Promise.all(players.map(({ finished }) => finished));
  const proof = await clients[0]!.api.verification(id);
  for (const [seat, each] of clients.entries()) {
    const record = each.api.dice.record(id)!;
    expect(record.commits).toEqual({ 0: proof.commit });
    expect(record.seen[0]).toEqual(proof.commits.map(({ commit }) => commit));
    expect(record.texts).toEqual([{ text: proof.entropy[seat]!.entropy, commit: proof.commits[seat]!.commit, shown: 0 }]);
    each.close();
  }
});

test('when somebody keeps silent, everybody else commits anew by itself, and the next start succeeds', async () => {
  let silent = true;
  const mute: Meddle = (path, send) => (silent && path.endsWith('/reveal') ? Promise.reject(new TypeError('mute')) : send());
  const clients = [client(), client(mute)];
  const id = await seated(clients);
  const watches = clients.map((each, seat) => each.watch(id, { seat }, {}));
  await expect.poll(() => watches.map(({ view }) => view?.info.status)).toEqual(['open', 'open']);
  await clients[0]!.api.start(id);
  await expect.poll(() => watches[0]!.view?.info.fair.revealing?.waitingFor).toEqual([1]);
  ahead += 16_000;
  await expect.poll(() => watches[0]!.view?.info.fair).toMatchObject({ round: 1, withheld: [1] });
  await expect.poll(() => watches[0]!.view?.info.fair.commits.every((each) => each !== null)).toBe(true);
  silent = false;
  await clients[0]!.api.start(id);
  await expect.poll(() => watches.map(({ view }) => view?.info.status)).toEqual(['running', 'running']);
  const { texts } = clients[0]!.api.dice.record(id)!;
  expect(texts.map(({ shown }) => shown)).toEqual([0, 1]);
  expect(texts[0]!.text).not.toBe(texts[1]!.text);
  for (const each of clients) each.close();
});

test('a server that changes its commit, or shows a person bound to nothing, is not told the text', async () => {
  const lies = [
    (info: Info) => ({ ...info, commit: 'f'.repeat(64) }),
    (info: Info) => ({ ...info, fair: { ...info.fair, commits: [info.fair.commits[0], null] } }),
  ];
  for (const lie of lies) {
    const paths: string[] = [];
    const lying: Meddle = async (path, send) => {
      paths.push(path.split('/').at(-1) ?? '');
      const answer = await send();
      if (!path.endsWith('/start')) return answer;
      const info = (await answer.json()) as Info;
      return Response.json(lie(info));
    };
    const clients = [client(lying), client()];
    const id = await seated(clients);
    await clients[0]!.api.start(id);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(paths).not.toContain('reveal');
    expect(clients[0]!.api.dice.record(id)!.texts[0]!.shown).toBeNull();
    for (const each of clients) each.close();
  }
});

interface Info {
  fair: { commits: (string | null)[] };
}

test('a text that was sent for a start that did not come is not used again', async () => {
  let fails = true;
  const broken: Meddle = (path, send) => (fails && path.endsWith('/start') ? Promise.reject(new TypeError('broken')) : send());
  const one = client(broken);
  const id = await seated([one], { seats: 2 });
  const full = await one.api.seatBot(id, 1, 'greedy');
  await one.api.table(id);
  await expect(one.api.start(id)).rejects.toThrow();
  await expect.poll(async () => (await one.api.table(id)).fair.commits[0]).not.toBe(full.fair.commits[0]);
  fails = false;
  expect((await one.api.start(id)).status).toBe('running');
  const { texts, seen } = one.api.dice.record(id)!;
  expect(texts.map(({ shown }) => shown)).toEqual([0, 0]);
  expect(seen[0]).toEqual([texts[1]!.commit, null]);
  one.close();
});

test('another device of the same person, which has not the text, makes its own before the start', async () => {
  const [phone, laptop] = [client(), client()];
  const id = await seated([phone], { seats: 2 });
  await phone.api.seatBot(id, 1, 'greedy');
  const { code } = await phone.api.link();
  await laptop.api.becomeLinked(code);
  const before = (await phone.api.table(id)).fair.commits[0];
  const watch = laptop.watch(id, {}, {});
  await expect.poll(async () => (await phone.api.table(id)).fair.commits[0]).not.toBe(before);
  await expect.poll(() => watch.view?.info.fair.commits[0]).not.toBe(before);
  expect((await laptop.api.start(id)).status).toBe('running');
  expect(laptop.api.dice.record(id)?.texts).toHaveLength(1);
  for (const each of [phone, laptop]) each.close();
});
