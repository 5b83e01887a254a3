/**
 * The socket: kept open, opened again with growing patience, and every watched table resumed exactly where it was.
 * Whatever the network loses, repeats or delays, a watch hears each update once and in order.
 */
import { type Patience, waitMs } from './patience.ts';
import { Problem, Unreachable } from './problem.ts';
import { type Listener, Watch, type WatchOptions } from './watch.ts';
import type { ClientMessage, ServerMessage } from './wire.ts';

/** live: connected. reconnecting: it will be tried again soon. offline: tried several times without success. */
export type Status = 'connecting' | 'live' | 'reconnecting' | 'offline';

export interface LiveOptions {
  url: string;
  token: () => string | undefined;
  WebSocket: typeof WebSocket;
  patience: Patience;
  /** Between two heartbeats; the connection is given up when two in a row stay unanswered. */
  pingMs: number;
  onStatus(status: Status): void;
}

interface Waiting {
  resolve(seq: number): void;
  reject(error: Error): void;
}

/** After this many failures in a row we call it offline, and go on trying. */
const OFFLINE_AFTER = 3;

type Request = { t: 'decide' | 'say'; [key: string]: unknown };

export class Live {
  status: Status = 'connecting';
  private readonly options: LiveOptions;
  private socket: WebSocket | null = null;
  private readonly watches = new Set<Watch>();
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private pings = 0;
  private unanswered = 0;
  private failures = 0;
  private pinging: ReturnType<typeof setInterval> | null = null;
  private reopening: ReturnType<typeof setTimeout> | null = null;
  private closed = false;

  constructor(options: LiveOptions) {
    this.options = options;
  }

  watch(table: string, options: WatchOptions, listener: Listener): Watch {
    for (const other of this.watches) if (other.isAbout({ table, seat: options.seat ?? null })) other.close();
    const watch = new Watch(table, options, listener, (ended) => this.unwatch(ended));
    this.watches.add(watch);
    if (this.isLive) this.subscribe(watch);
    else this.open();
    return watch;
  }

  private unwatch(watch: Watch): void {
    this.watches.delete(watch);
    this.say({ t: 'unsubscribe', table: watch.table, ...(watch.seat === undefined ? {} : { seat: watch.seat }) });
  }

  get isLive(): boolean {
    return this.status === 'live';
  }

  /** Sends a request over the socket; resolves with the entry it became. Rejects with `Unreachable` if the socket breaks. */
  request(message: Request, timeoutMs: number): Promise<number> {
    const id = ++this.lastId;
    const answer = new Promise<number>((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    const timer = setTimeout(() => this.settle(id)?.reject(new Unreachable('the server did not answer in time')), timeoutMs);
    const isSent = this.isLive && this.sendText(JSON.stringify({ ...message, id }));
    if (!isSent) this.settle(id)?.reject(new Unreachable('the connection is gone'));
    return answer.finally(() => clearTimeout(timer));
  }

  private settle(id: number | undefined): Waiting | undefined {
    if (id === undefined) return undefined;
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }

  /** Does nothing if it is open, or about to be. */
  open(): void {
    if (this.socket || this.reopening || this.closed) return;
    const socket = new this.options.WebSocket(`${this.options.url.replace(/^http/, 'ws')}/api/live`);
    this.socket = socket;
    this.startPinging();
    socket.addEventListener('open', () => this.opened(socket));
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.socket) this.hear(String(data));
    });
    socket.addEventListener('close', () => this.lost(socket));
    socket.addEventListener('error', () => this.lost(socket));
  }

  /** Nothing is asked for before the server knows who asks. */
  private opened(socket: WebSocket): void {
    if (socket !== this.socket) return;
    if (this.options.token() === undefined) this.begin();
    else this.hello();
  }

  private hello(): void {
    const token = this.options.token();
    if (token !== undefined) this.say({ t: 'hello', token });
  }

  private begin(): void {
    if (this.isLive) return;
    this.setStatus('live');
    for (const watch of this.watches) this.subscribe(watch);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.stopPinging();
    socket.close();
    for (const id of [...this.waiting.keys()]) this.settle(id)?.reject(new Unreachable('the connection broke'));
    if (this.closed) return;
    this.failures++;
    this.setStatus(this.failures >= OFFLINE_AFTER ? 'offline' : 'reconnecting');
    this.reopening = setTimeout(
      () => {
        this.reopening = null;
        this.open();
      },
      waitMs(this.options.patience, this.failures - 1),
    );
  }

  /** We are somebody else now: the socket is opened again as that person. */
  identify(): void {
    if (!this.socket) return;
    this.lost(this.socket);
    if (this.reopening) clearTimeout(this.reopening);
    this.reopening = null;
    this.open();
  }

  private setStatus(status: Status): void {
    if (status === this.status) return;
    this.status = status;
    this.options.onStatus(status);
  }

  private startPinging(): void {
    this.unanswered = 0;
    this.pinging = setInterval(() => this.ping(), this.options.pingMs);
  }

  private stopPinging(): void {
    if (this.pinging) clearInterval(this.pinging);
    this.pinging = null;
  }

  /** A connection can be dead without anybody having said so. */
  private ping(): void {
    if (this.unanswered++ >= 2 && this.socket) this.lost(this.socket);
    else {
      if (!this.isLive) this.hello();
      this.say({ t: 'ping', n: ++this.pings });
    }
  }

  private subscribe(watch: Watch): void {
    // Not before the server knows who asks: `begin` will ask for everything.
    if (!this.isLive) return;
    watch.askedAfter = this.pings;
    const seat = watch.seat === undefined ? {} : { seat: watch.seat };
    const since = watch.seq === null ? {} : { since: watch.seq };
    this.say({ t: 'subscribe', table: watch.table, ...seat, ...since });
  }

  private say(message: ClientMessage): void {
    this.sendText(JSON.stringify(message));
  }

  private sendText(text: string): boolean {
    if (this.socket?.readyState !== this.options.WebSocket.OPEN) return false;
    this.socket.send(text);
    return true;
  }

  private hear(text: string): void {
    // Made from this very type by the server; what else may stand in it, such as the fields of a later version, is ignored.
    const message: ServerMessage = JSON.parse(text);
    this.failures = 0;
    if (message.t === 'update' || message.t === 'view') this.hearNews(message);
    else if (message.t === 'presence') this.hearPresence(message);
    else if (message.t === 'done') this.settle(message.id)?.resolve(message.seq);
    else if (message.t === 'pong') this.hearPong(message);
    else if (message.t === 'error') this.hearError(message);
    else if (message.person !== null) this.begin();
  }

  private hearNews(message: Extract<ServerMessage, { t: 'update' | 'view' }>): void {
    for (const watch of this.watches) if (watch.isAbout(message) && !watch.hear(message)) this.subscribe(watch);
  }

  private hearPresence({ table, people }: Extract<ServerMessage, { t: 'presence' }>): void {
    for (const watch of this.watches) if (watch.table === table) watch.hearPresence(people);
  }

  /** The server has sent all it says it told before this answer: whoever has not heard it lost something. */
  private hearPong({ n, told }: Extract<ServerMessage, { t: 'pong' }>): void {
    this.unanswered = 0;
    for (const watch of this.watches) {
      if (watch.askedAfter >= n) continue;
      const known = told.find((about) => watch.isAbout(about));
      if (!known || known.seq > (watch.seq ?? 0)) this.subscribe(watch);
    }
  }

  private hearError(message: Extract<ServerMessage, { t: 'error' }>): void {
    const waiting = this.settle(message.id);
    if (waiting) waiting.reject(new Problem(message.problem));
    // Nobody we know: what is public can still be watched.
    if (message.problem.code === 'bad-token') this.begin();
    if (!message.ended) return;
    const { table, seat = null, problem } = message;
    for (const watch of this.watches) {
      if (table === undefined || !watch.isAbout({ table, seat })) continue;
      if (problem.code === 'future-seq') watch.seq = null;
      // Passing trouble: the next heartbeat finds the subscription missing and asks for it again.
      if (problem.status === 429 || problem.status >= 502 || problem.code === 'future-seq') continue;
      this.watches.delete(watch);
      watch.fail(message);
    }
  }

  close(): void {
    this.closed = true;
    if (this.reopening) clearTimeout(this.reopening);
    const { socket } = this;
    if (socket) this.lost(socket);
    for (const watch of this.watches) watch.end();
    this.watches.clear();
  }
}
