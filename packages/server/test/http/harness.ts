/** A server of a test's own, on a free port with a store in a temporary directory. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { readConfig, type ServerConfig } from '../../src/config.ts';
import type { Followed } from '../../src/http/app.ts';
import { makeLog } from '../../src/http/log.ts';
import { type Listening, listen } from '../../src/http/serve.ts';
import type { LiveLimits } from '../../src/live/connection.ts';
import { Metrics } from '../../src/metrics.ts';
import { openStore, type Store } from '../../src/store/index.ts';

export interface TestServer extends Listening {
  store: Store;
  /** Everything logged so far. */
  logged(): string;
}

export interface Wish {
  config?: Partial<ServerConfig>;
  live?: Partial<LiveLimits>;
  shedsLoad?: boolean;
  tables(store: Store): Followed | Promise<Followed>;
}

export const config = (changes: Partial<ServerConfig> = {}): ServerConfig => ({ ...readConfig([], {}), port: 0, rateLimit: 0, ...changes });

export async function testServer(wish: Wish): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'undercroft-http-'));
  const store = await openStore({ data: folder });
  const tables = await wish.tables(store);
  let text = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  const log = makeLog('debug', sink);
  const listening = await listen({
    config: config(wish.config),
    store,
    tables,
    metrics: new Metrics(),
    log,
    version: 'test',
    live: wish.live ?? {},
    ...(wish.shedsLoad === undefined ? {} : { shedsLoad: wish.shedsLoad }),
  });
  const close = async () => {
    await listening.close();
    await tables.close();
    await store.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...listening, store, logged: () => text, close };
}

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came, and fails if it is something else
  body: any;
}

/** Sends a request as a program would; a string is sent as it is. */
export async function send(
  url: string,
  method: string,
  path: string,
  sent: { body?: unknown; token?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const headers: Record<string, string> = { ...sent.headers };
  if (sent.body !== undefined) headers['content-type'] ??= 'application/json';
  if (sent.token !== undefined) headers['authorization'] = `Bearer ${sent.token}`;
  const body = sent.body === undefined ? {} : { body: typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body) };
  const response = await fetch(url + path, { method, headers, ...body });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

export async function newPerson(url: string, name = 'Ada'): Promise<{ id: string; token: string }> {
  const { body } = await send(url, 'POST', '/api/people', { body: { name } });
  return { id: body.person.id, token: body.token };
}
