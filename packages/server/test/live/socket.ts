/** A socket as tests use it: every message is checked against its schema and kept. */
import { WebSocket } from 'ws';
import { type ClientMessage, type ServerMessage, serverMessage } from '../../src/live/messages.ts';

type Of<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>;

export class TestSocket {
  readonly messages: ServerMessage[] = [];
  /** The texts as they came. */
  readonly texts: string[] = [];
  readonly raw: WebSocket;
  closed: { code: number } | null = null;
  private watchers: (() => void)[] = [];

  constructor(url: string, headers: Record<string, string> = {}) {
    this.raw = new WebSocket(`${url.replace(/^http/, 'ws')}/api/live`, { headers });
    this.raw.on('message', (data) => {
      this.texts.push(String(data));
      this.messages.push(serverMessage.parse(JSON.parse(String(data))));
      this.stir();
    });
    this.raw.on('close', (code) => {
      this.closed = { code };
      this.stir();
    });
    this.raw.on('error', () => {});
  }

  private stir(): void {
    for (const watcher of this.watchers.splice(0)) watcher();
  }

  async until<T>(find: () => T | undefined | null | false): Promise<T> {
    const end = Date.now() + 60_000;
    for (;;) {
      const found = find();
      if (found) return found;
      if (Date.now() > end) throw new Error(`never came; there were: ${this.texts.slice(-5).join('\n')}`);
      await new Promise<void>((resolve) => {
        this.watchers.push(resolve);
        setTimeout(resolve, 100);
      });
    }
  }

  of<T extends ServerMessage['t']>(t: T): Of<T>[] {
    return this.messages.filter((message): message is Of<T> => message.t === t);
  }

  next<T extends ServerMessage['t']>(t: T, count = 1): Promise<Of<T>> {
    return this.until(() => this.of(t)[count - 1]);
  }

  async open(): Promise<this> {
    await this.next('welcome');
    return this;
  }

  say(message: ClientMessage): void {
    this.raw.send(JSON.stringify(message));
  }

  close(): void {
    this.raw.terminate();
  }
}
