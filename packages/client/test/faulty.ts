/** A proxy that does what networks do: it loses, delays, repeats and cuts, over HTTP and over sockets. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { WebSocket, WebSocketServer } from 'ws';

export interface Faults {
  /** Each the share of messages or requests it happens to. */
  lose: number;
  repeat: number;
  delay: number;
  cut: number;
  longestDelayMs: number;
}

export const NONE: Faults = { lose: 0, repeat: 0, delay: 0, cut: 0, longestDelayMs: 0 };

/** A small generator, so that a run can be repeated. */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}

export class FaultyProxy {
  faults: Faults;
  /** What went wrong so far. */
  readonly count = { lose: 0, repeat: 0, delay: 0, cut: 0 };
  private readonly target: URL;
  private readonly chance: () => number;
  private readonly server = createServer((asked, answer) => void this.forward(asked, answer).catch(() => answer.destroy()));
  private readonly sockets = new WebSocketServer({ noServer: true });

  constructor(target: string, faults: Faults, seed: number) {
    this.target = new URL(target);
    this.faults = faults;
    this.chance = chanceFrom(seed);
    this.server.on('upgrade', (asked, socket, head) => {
      this.sockets.handleUpgrade(asked, socket, head, (near) => this.relay(near));
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const { port } = this.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  private happens(fault: 'lose' | 'repeat' | 'delay' | 'cut'): boolean {
    if (this.chance() >= this.faults[fault]) return false;
    this.count[fault]++;
    return true;
  }

  private wait(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.chance() * this.faults.longestDelayMs));
  }

  private async forward(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(asked);
    if (this.happens('delay')) await this.wait();
    if (this.happens('lose')) return void answer.destroy();
    const given = await this.pass(asked, body);
    const last = this.happens('repeat') ? await this.pass(asked, body) : given;
    // It was done, and nobody will ever hear of it.
    if (this.happens('cut')) return void answer.destroy();
    answer.writeHead(last.status, { 'content-type': last.type, ...(last.retry ? { 'retry-after': last.retry } : {}) });
    answer.end(last.text);
  }

  private pass(asked: IncomingMessage, body: Buffer): Promise<{ status: number; type: string; retry: string | undefined; text: string }> {
    return new Promise((resolve, reject) => {
      const { hostname, port } = this.target;
      const headers = { ...asked.headers, connection: 'close' };
      const passed = request({ hostname, port, path: asked.url, method: asked.method, headers }, (given) => {
        void text(given).then((body) => {
          const type = given.headers['content-type'] ?? '';
          resolve({ status: given.statusCode ?? 500, type, retry: given.headers['retry-after'], text: body });
        }, reject);
      });
      passed.on('error', reject);
      passed.end(body);
    });
  }

  private relay(near: WebSocket): void {
    const far = new WebSocket(`${this.target.origin.replace('http', 'ws')}/api/live`);
    const cut = () => {
      near.terminate();
      far.terminate();
    };
    const waiting: string[] = [];
    far.on('open', () => {
      for (const text of waiting.splice(0)) far.send(text);
    });
    near.on(
      'message',
      (data) => void this.carry(String(data), (text) => (far.readyState === far.OPEN ? far.send(text) : waiting.push(text)), cut),
    );
    far.on('message', (data) => void this.carry(String(data), (text) => near.send(text), cut));
    for (const end of [near, far]) end.on('close', cut).on('error', cut);
  }

  private async carry(text: string, on: (text: string) => void, cut: () => void): Promise<void> {
    if (this.happens('cut')) return cut();
    if (this.happens('lose')) return;
    if (this.happens('delay')) await this.wait();
    on(text);
    if (this.happens('repeat')) on(text);
  }

  /** Breaks every connection there is, as a restart would. */
  cutAll(): void {
    for (const socket of this.sockets.clients) socket.terminate();
  }

  async close(): Promise<void> {
    this.cutAll();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
