/** One socket: reads and checks messages, holds subscriptions, and drops a reader that is too slow. */
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { Parts } from '../http/app.ts';
import { read } from '../http/endpoint.ts';
import { hashOf, nobody } from '../http/identity.ts';
import { isLarge, pointsFor, readJson } from '../http/json.ts';
import { tooMany } from '../http/limits.ts';
import { problemOf } from '../http/problem.ts';
import type { Person } from '../store/index.ts';
import { type Eyes, TableError } from '../tables/said/contract.ts';
import type { Hub } from './hub.ts';
import { CLOSED, type ClientMessage, clientMessage, type ServerMessage } from './messages.ts';
import { type Outlet, Subscription } from './subscription.ts';

export interface LiveLimits {
  /** Bytes that may wait for a reader; more, and the socket is closed and may resume. */
  largestBuffer: number;
  mostSubscriptions: number;
  mostInFlight: number;
  /** Between two heartbeats; a socket that misses one is closed. */
  heartbeatMs: number;
  mostPerAddress: number;
}

/** Where a connection lives and whose it is. */
export interface Surroundings {
  wire: Socket;
  hub: Hub;
  limits: LiveLimits;
  me: Person | null;
  /** The token that says so, as the store knows it. */
  tokenHash: string | null;
  address: string;
}

type Said<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>;

const CLOSE_MS = 2_000;
/** Points of the limit on reading, for being told what one has missed. */
const CATCHING_UP = 3;
const keyOf = (table: string, seat: Eyes | undefined): string => `${table}/${seat ?? ''}`;

export class Connection implements Outlet {
  isAlive = true;
  private readonly socket: WebSocket;
  /** What the socket is made of. */
  private readonly wire: Socket;
  private readonly parts: Parts;
  private readonly hub: Hub;
  private readonly limits: LiveLimits;
  private readonly address: string;
  private me: Person | null;
  tokenHash: string | null;
  private readonly subscriptions = new Map<string, Subscription>();
  private inFlight = 0;
  /** Messages wait until it is known who sends them. */
  private identified: Promise<void> = Promise.resolve();

  constructor(socket: WebSocket, parts: Parts, live: Surroundings) {
    this.socket = socket;
    this.wire = live.wire;
    this.parts = parts;
    this.hub = live.hub;
    this.limits = live.limits;
    this.me = live.me;
    this.tokenHash = live.tokenHash;
    this.address = live.address;
    socket.on('message', (data, isBinary) => void this.receive(isBinary ? null : data.toString()));
    socket.on('pong', () => {
      this.isAlive = true;
    });
    socket.on('close', () => this.end());
    // Errors of a socket (too large a message, bad frames) are followed by its close.
    socket.on('error', () => {});
    this.say({ t: 'welcome', person: this.me });
  }

  private async receive(text: string | null): Promise<void> {
    this.isAlive = true;
    let message: ClientMessage | null = null;
    try {
      await this.admit();
      if (text === null) throw new TableError('malformed-json', 400, 'messages are JSON texts');
      message = read(clientMessage, await this.readLarge(text));
      await this.handle(message);
    } catch (error) {
      this.refuse(message, error);
    }
  }

  private async admit(): Promise<void> {
    const { person, address } = this.parts.limits;
    const { ok } = this.me ? await person.take(this.me.id) : await address.take(this.address);
    if (!ok) throw tooMany();
  }

  /** A large message costs as much as a large body, and waits like one. */
  private async readLarge(text: string): Promise<unknown> {
    if (!isLarge(text.length)) return readJson(text);
    const { ok } = await this.parts.limits.reading.take(this.address, pointsFor(text.length));
    if (!ok) throw tooMany();
    return this.parts.tables.aside(this.me?.id ?? '', () => readJson(text));
  }

  private refuse(message: ClientMessage | null, error: unknown): void {
    const problem = problemOf(error);
    if (problem.status >= 500) this.report(error);
    const id = message !== null && 'id' in message ? { id: message.id } : {};
    const table = message !== null && 'table' in message ? { table: message.table } : {};
    this.say({ t: 'error', ...id, ...table, problem });
  }

  private async handle(message: ClientMessage): Promise<void> {
    if (message.t === 'hello') {
      this.identified = this.hello(message);
      return this.identified;
    }
    // A refused token was answered already; the messages after it are nobody's.
    await this.identified.catch(() => {});
    if (message.t === 'subscribe') await this.subscribe(message);
    else if (message.t === 'unsubscribe') this.unsubscribe(keyOf(message.table, message.seat));
    else if (message.t === 'ping') this.pong(message);
    else await this.act(message);
  }

  private async hello({ token }: Said<'hello'>): Promise<void> {
    this.me = await this.parts.identity.byToken(token);
    this.tokenHash = hashOf('token', token);
    this.say({ t: 'welcome', person: this.me });
  }

  private async subscribe({ table, seat, since }: Said<'subscribe'>): Promise<void> {
    const key = keyOf(table, seat);
    this.unsubscribe(key);
    if (this.subscriptions.size >= this.limits.mostSubscriptions) {
      throw new TableError('too-many-subscriptions', 429, `one socket watches at most ${this.limits.mostSubscriptions} tables`);
    }
    const subscription = new Subscription(this.hub.channel(table), { me: this.me, seat }, this);
    this.subscriptions.set(key, subscription);
    this.parts.metrics.subscriptions.inc();
    try {
      if (since !== undefined) await this.charge(CATCHING_UP);
      void subscription.start(since);
    } catch (refused) {
      this.unsubscribe(key);
      throw refused;
    }
  }

  /** What was missed has to be looked up: that costs more than a message. */
  private async charge(points: number): Promise<void> {
    if (!(await this.parts.limits.reading.take(this.address, points)).ok) throw tooMany();
  }

  ended({ table, viewer }: Subscription): void {
    this.unsubscribe(keyOf(table, viewer.seat));
  }

  private unsubscribe(key: string): void {
    const subscription = this.subscriptions.get(key);
    if (!subscription) return;
    this.subscriptions.delete(key);
    subscription.close();
    this.hub.tidy(subscription.table);
    this.parts.metrics.subscriptions.dec();
  }

  private pong({ n }: Said<'ping'>): void {
    const all = [...this.subscriptions.values()];
    this.say({ t: 'pong', n, told: all.map(({ table, viewer, told }) => ({ table, seat: viewer.seat ?? null, seq: told })) });
  }

  private async act(message: Said<'decide'> | Said<'say'>): Promise<void> {
    if (this.me === null) throw nobody();
    if (this.inFlight >= this.limits.mostInFlight) throw new TableError('too-many-requests', 429, 'too many requests at once');
    this.inFlight++;
    try {
      const { seq } = message.t === 'decide' ? await this.decide(this.me, message) : await this.speak(this.me, message);
      this.say({ t: 'done', id: message.id, seq });
    } finally {
      this.inFlight--;
    }
  }

  private decide(me: Person, { table, seat, seq, decision, key }: Said<'decide'>): Promise<{ seq: number }> {
    return this.parts.answer(me, table, { seat, seq, decision, key });
  }

  private speak(me: Person, { table, text, key, reaction }: Said<'say'>): Promise<{ seq: number }> {
    return this.parts.tables.say(me, table, { text, key, ...(reaction === undefined ? {} : { reaction }) });
  }

  private say(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > this.limits.largestBuffer) {
      this.drop();
      return;
    }
    this.gather();
    this.socket.send(text);
    this.parts.metrics.sent.inc();
  }

  /** What is said in one round of the event loop goes out in one piece: an acknowledgement and the news with it. */
  private gather(): void {
    if (this.wire.writableCorked > 0) return;
    this.wire.cork();
    setImmediate(() => this.wire.uncork());
  }

  async drained(): Promise<void> {
    const { socket, limits } = this;
    while (socket.readyState === socket.OPEN && socket.bufferedAmount > limits.largestBuffer / 4) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  report(error: unknown): void {
    this.parts.log.error({ err: error }, 'live request failed');
  }

  private drop(): void {
    this.parts.metrics.dropped.inc();
    this.close(CLOSED.resume, 'too slow: connect again and resume');
  }

  /** Says goodbye; a reader that does not even take that is cut off. */
  close(code: number, reason: string): void {
    this.end();
    this.socket.close(code, reason);
    setTimeout(() => this.socket.terminate(), CLOSE_MS).unref();
  }

  beat(): void {
    if (!this.isAlive) this.socket.terminate();
    else this.socket.ping();
    this.isAlive = false;
  }

  private end(): void {
    for (const key of [...this.subscriptions.keys()]) this.unsubscribe(key);
  }
}
