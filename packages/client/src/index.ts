/**
 * A client of the Undercroft server, for browsers and Node: `connect({ url })`. Reconnecting, resuming and retrying
 * are done here, once, so that nobody else needs to think of them.
 */
import type { Json, Seat } from '@undercroft/engine';
import { Api } from './api.ts';
import { type DiceKeeper, inMemory } from './dice.ts';
import { Http } from './http.ts';
import { Live, type Status } from './live.ts';
import { newKey, type Patience, pause, usualPatience, waitMs } from './patience.ts';
import { isPassing, Problem } from './problem.ts';
import type { Listener, Watch, WatchOptions } from './watch.ts';
import type { TableView } from './wire.ts';

export type { NewTable } from './api.ts';
export type { DiceKeeper, DiceRecord } from './dice.ts';
export type { Status } from './live.ts';
export { momentFrom, momentText } from './moment.ts';
export { newKey, type Patience } from './patience.ts';
export { isPassing, Problem, Unreachable } from './problem.ts';
export type { Listener, Watch, WatchOptions } from './watch.ts';
export type * from './wire.ts';

export interface ConnectOptions {
  /** Where the server is: `https://games.example`, without a path. */
  url: string;
  /** For programs; a browser has its cookie. */
  token?: string;
  onStatus?(status: Status): void;
  patience?: Partial<Patience>;
  pingMs?: number;
  /** How long an answer over the socket is waited for before HTTP is tried. */
  answerMs?: number;
  /** Where texts for the dice are kept until the game is over; left out, in memory. */
  dice?: DiceKeeper;
  fetch?: typeof fetch;
  WebSocket?: typeof WebSocket;
}

/** What somebody deciding sees: if this is the same, the same decision is still meant. */
function pictureOf({ viewer, view, asked }: TableView): string {
  return JSON.stringify([viewer, view, asked.map(({ ask, options }) => [ask, options])]);
}

export class Client {
  readonly api: Api;
  readonly live: Live;
  private readonly http: Http;
  private readonly patience: Patience;
  private readonly answerMs: number;

  constructor(options: ConnectOptions) {
    const url = options.url.replace(/\/+$/, '');
    this.patience = { ...usualPatience, ...options.patience };
    this.answerMs = options.answerMs ?? 5_000;
    // Wrapped, because a browser's fetch must be called as a function of the window.
    const send: typeof fetch = options.fetch ?? ((input, init) => fetch(input, init));
    this.http = new Http({ url, token: options.token, fetch: send, patience: this.patience });
    this.api = new Api(this.http, options.dice ?? inMemory(), () => this.live.identify());
    this.live = new Live({
      url,
      token: () => this.http.token,
      WebSocket: options.WebSocket ?? WebSocket,
      patience: this.patience,
      pingMs: options.pingMs ?? 15_000,
      onStatus: (status) => options.onStatus?.(status),
    });
  }

  get status(): Status {
    return this.live.status;
  }

  /** Opens the socket before anything is watched, because something soon will be. */
  connect(): void {
    this.live.open();
  }

  /** Hears of a table until the watch is closed, through any number of broken connections. */
  watch(table: string, options: WatchOptions, listener: Listener): Watch {
    const view = (seen: TableView) => {
      this.api.dice.noticed(seen.info, seen.mine);
      listener.view?.(seen);
    };
    return this.live.watch(table, options, { ...listener, view });
  }

  /**
   * Answers a question at a watched table, once, whatever the network does: every retry carries the same key.
   * If the table has gone on meanwhile but the viewer still sees the very same picture, the answer is given again.
   * Resolves when the watch has heard of it, with the entry up to which the server had come by then.
   */
  async decide(watch: Watch, decision: Json & { seat: Seat }, key: string = newKey()): Promise<number> {
    let seen = watch.view;
    if (!seen) throw new Error('wait for the first view before deciding');
    for (;;) {
      try {
        const seq = await this.decideOnce(watch.table, { seat: decision.seat, seq: seen.seq, decision, key });
        // Through other eyes things have other numbers.
        if (seen.viewer === decision.seat) await watch.reached(seq);
        return seq;
      } catch (error) {
        if (!(error instanceof Problem && error.code === 'stale')) throw error;
        const now: TableView = await this.api.view(watch.table, watch.seat);
        if (now.seq <= seen.seq || pictureOf(now) !== pictureOf(seen)) throw error;
        seen = now;
      }
    }
  }

  /** Over the socket if there is one, else over HTTP, until somebody has answered. */
  private async decideOnce(table: string, request: { seat: Seat; seq: number; decision: Json; key: string }): Promise<number> {
    if (this.live.isLive) {
      try {
        return await this.live.request({ t: 'decide', table, ...request }, this.answerMs);
      } catch (error) {
        if (!isPassing(error)) throw error;
        await pause(waitMs(this.patience, 0));
      }
    }
    return (await this.api.decide(table, request)).seq;
  }

  close(): void {
    this.live.close();
  }
}

export function connect(options: ConnectOptions): Client {
  return new Client(options);
}
