import type { Json } from '@undercroft/engine';
import { sha256 } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { hashOf } from '../../src/http/identity.ts';
import { type Games, seedOf } from '../../src/tables/index.ts';
import { send } from '../http/harness.ts';
import { playingServer } from '../http/tables.ts';
import { TestSocket } from './socket.ts';
import { Tap } from './tap.ts';
import { exchanged, findTwins, ODD, type Twins } from './twins.ts';

const TABLE = 'the-table';
const NAMES = ['Ann', 'Bob', 'Cyd'];
const token = (seat: number): string => `token-of-${NAMES[seat]}-which-is-long-enough`;
const entropy = NAMES.map((name, seat) => ({ seat, entropy: `from ${name}` }));
const secretOf = (nth: number): string => sha256(`wire ${nth}`);

/** One server with one table, seen by seat 0 and by a spectator through wires that keep every byte. */
class Scene {
  readonly time = { now: Date.UTC(2026, 0, 5, 12) };
  private readonly server: Awaited<ReturnType<typeof playingServer>>;
  private readonly taps: { seat: Tap; spectator: Tap };
  private seat: TestSocket;
  private readonly spectator: TestSocket;
  private keys = 0;
  /** What the odd seat saw: this must differ. */
  readonly odd: string[] = [];

  private constructor(server: Awaited<ReturnType<typeof playingServer>>, taps: { seat: Tap; spectator: Tap }) {
    this.server = server;
    this.taps = taps;
    this.seat = this.seatSocket();
    this.spectator = new TestSocket(taps.spectator.url);
  }

  static async open(secret: string, games: Games | undefined): Promise<Scene> {
    const time = { now: () => scene.time.now };
    const fresh = { id: () => TABLE, secret: () => secret };
    const tables = { clock: time, fresh, work: 'manual' as const, ...(games ? { games } : {}) };
    const server = await playingServer({ tables, live: { heartbeatMs: 600_000 } });
    const scene = new Scene(server, { seat: await Tap.open(server.port), spectator: await Tap.open(server.port) });
    for (const [seat, name] of NAMES.entries()) {
      await server.store.createPerson({ id: `id-${name}`, name, tokenHash: hashOf('token', token(seat)) });
    }
    return scene;
  }

  private seatSocket(): TestSocket {
    return new TestSocket(this.taps.seat.url, { authorization: `Bearer ${token(0)}` });
  }

  private at(seat: number | null): { url: string; token?: string } {
    if (seat === null) return { url: this.taps.spectator.url };
    return { url: seat === 0 ? this.taps.seat.url : this.server.url, token: token(seat) };
  }

  post(seat: number | null, path: string, body: unknown) {
    const { url, token } = this.at(seat);
    return send(url, 'POST', `/api/tables${path}`, { body, ...(token === undefined ? {} : { token }) });
  }

  get(seat: number | null, path: string) {
    const { url, token } = this.at(seat);
    return send(url, 'GET', `/api/tables/${TABLE}${path}`, token === undefined ? {} : { token });
  }

  private get seq(): Promise<number> {
    return this.server.tables.info(null, TABLE).then(({ seq }) => seq);
  }

  /** Nothing is on its way any more: what comes next comes after all of this. */
  private async settle(): Promise<void> {
    const seq = await this.seq;
    const knows = (socket: TestSocket) => () =>
      socket.messages.some((message) => (message.t === 'update' || message.t === 'view') && message.seq >= seq);
    for (const socket of [this.seat, this.spectator]) await socket.until(knows(socket));
  }

  private async subscribe(socket: TestSocket, since: number): Promise<void> {
    await socket.open();
    const watchers = this.seat.of('view').length > 0 || socket === this.spectator ? [this.seat, this.spectator] : [this.seat];
    const before = watchers.map((each) => each.of('presence').length);
    socket.say({ t: 'subscribe', table: TABLE, since });
    for (const [i, each] of watchers.entries()) await each.until(() => each.of('presence').length > before[i]!);
  }

  /** A table is made, filled and watched. */
  async begin(): Promise<void> {
    await this.post(0, '', { game: 'table-dungeon', seats: 3 });
    for (const { seat, entropy: text } of entropy) await this.post(seat, `/${TABLE}/sit`, { seat, entropy: text });
    await this.subscribe(this.seat, 0);
    await this.subscribe(this.spectator, 0);
    await this.post(0, `/${TABLE}/start`, {});
    await this.settle();
  }

  async decide(decision: Json & { seat: number }): Promise<void> {
    const { seat } = decision;
    const request = { seat, seq: await this.seq, decision, key: `key-${++this.keys}` };
    this.time.now += 1_000;
    if (seat === 0 && this.keys % 2 === 0) {
      this.seat.say({ t: 'decide', id: this.keys, table: TABLE, ...request });
      await this.seat.until(() => this.seat.of('done').some(({ id }) => id === this.keys));
    } else expect((await this.post(seat, `/${TABLE}/decide`, request)).status).toBe(200);
    await this.settle();
  }

  /** Everything one could try to learn more than one may know. */
  async pry(pair: readonly number[]): Promise<void> {
    for (const watcher of [0, null]) {
      for (const path of ['', '/view', '/updates?since=7', '/export', '/verification', `/view?seat=${ODD}`, '/view?seat=9']) {
        await this.get(watcher, path);
      }
    }
    const seq = await this.seq;
    for (const card of [...pair, 99]) {
      for (const seat of [0, ODD]) {
        for (const decision of [{ seat, kind: 'play', card }, { seat, kind: 'royal', choice: 'bury', card }, { kind: card }]) {
          await this.post(0, `/${TABLE}/decide`, { seat: 0, seq, decision, key: 'prying' });
          await this.post(0, `/${TABLE}/decide`, { seat, seq: 3, decision, key: 'prying' });
        }
      }
    }
    await this.post(null, `/${TABLE}/say`, { text: 'who am I?', key: 'nobody' });
    await this.post(0, `/${TABLE}/undo`, { seat: ODD, key: 'prying' });
    this.seat.say({
      t: 'decide',
      id: 0,
      table: TABLE,
      seat: ODD,
      seq,
      decision: { seat: ODD, kind: 'play', card: pair[0]! },
      key: 'prying',
    });
    const refusals = this.seat.of('error').length;
    await this.seat.until(() => this.seat.of('error').length > refusals);
  }

  async talk(): Promise<void> {
    await this.post(ODD, `/${TABLE}/say`, { text: 'I hold nothing but rubbish', key: `said-${++this.keys}` });
    await this.settle();
  }

  /** Seat 0 is cut off, misses something, and comes back where it was. */
  async reconnect(): Promise<void> {
    const since = await this.seq;
    const before = this.spectator.of('presence').length;
    this.seat.close();
    await this.spectator.until(() => this.spectator.of('presence').length > before);
    await this.post(ODD, `/${TABLE}/say`, { text: 'gone?', key: `said-${++this.keys}` });
    await this.spectator.until(() => this.spectator.of('update').some(({ seq }) => seq > since));
    this.seat = this.seatSocket();
    await this.subscribe(this.seat, since);
    await this.settle();
  }

  async look(): Promise<void> {
    this.odd.push(JSON.stringify((await this.get(ODD, '/view')).body));
  }

  async status(): Promise<string> {
    return (await this.server.tables.info(null, TABLE)).status;
  }

  get sent(): { seat: string; spectator: string } {
    return { seat: this.taps.seat.bytes, spectator: this.taps.spectator.bytes };
  }

  async close(): Promise<void> {
    for (const socket of [this.seat, this.spectator]) socket.close();
    for (const tap of Object.values(this.taps)) tap.close();
    await this.server.close();
  }
}

/** The whole game, with everything around it; `which` of the decoys is answered and taken back. */
async function play(scene: Scene, { steps, pair }: Twins, which: 0 | 1): Promise<void> {
  await scene.begin();
  for (const [i, { decision, decoys }] of steps.entries()) {
    if (i % 9 === 4) await scene.talk();
    if (i % 12 === 6) await scene.pry(pair);
    if (i % 15 === 8) await scene.reconnect();
    await scene.look();
    if (decoys) {
      await scene.decide({ ...decoys[which] });
      await scene.look();
      await scene.decide({ seat: ODD, kind: 'reconsider' });
    }
    await scene.decide({ ...decision });
  }
}

/** The first place where two recordings differ, with what is around it; null if they are the same. */
function difference(one: string, other: string): string[] | null {
  if (one === other) return null;
  let at = 0;
  while (one[at] === other[at]) at++;
  return [one, other].map((text) => text.slice(Math.max(0, at - 200), at + 200));
}

test('two tables that differ in what a seat may not know send it the same bytes through a whole game', async () => {
  const seedFor = (nth: number) => seedOf({ secret: secretOf(nth), tableId: TABLE, entropy });
  const { nth, twins } = findTwins(seedFor, 40);
  const one = await Scene.open(secretOf(nth), undefined);
  const other = await Scene.open(secretOf(nth), exchanged(twins.pair));
  try {
    await Promise.all([play(one, twins, 0), play(other, twins, 1)]);
    expect([await one.status(), await other.status()]).toEqual(['finished', 'finished']);
    expect(difference(one.sent.seat, other.sent.seat)).toBeNull();
    expect(difference(one.sent.spectator, other.sent.spectator)).toBeNull();
    // They were not the same tables: whose cards differ saw it, in most moments of the game.
    expect(one.odd.filter((view, i) => view !== other.odd[i]).length).toBeGreaterThan(twins.steps.length / 2);
    expect(twins.steps.filter(({ decoys }) => decoys !== null).length).toBeGreaterThan(5);
    for (const part of [
      'undercroft-table-seen-1',
      'not-finished',
      'not-your-seat',
      'I hold nothing but rubbish',
      '"t":"done"',
      'problem+json',
    ]) {
      expect(one.sent.seat).toContain(part);
    }
  } finally {
    await one.close();
    await other.close();
  }
});
