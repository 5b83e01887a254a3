/** The Undercroft server: `startServer(config)` opens the store, runs the tables and listens. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { ServerConfig } from './config.ts';
import { makeLog } from './http/log.ts';
import { type Listening, listen } from './http/serve.ts';
import type { LiveLimits } from './live/connection.ts';
import { Metrics } from './metrics.ts';
import { openStore } from './store/index.ts';
import { clockFor } from './tables/door/clock.ts';
import { createTables, type RunningTables, type TablesSettings } from './tables/index.ts';

export { BadSetting, readConfig, type ServerConfig, settingsHelp } from './config.ts';
export { makeLog } from './http/log.ts';
export type { Problem } from './http/problem.ts';
export type { GameInfo } from './http/routes/games.ts';
export type { NewTableRequest } from './http/schemas.ts';
export type { ClientMessage, ServerMessage } from './live/messages.ts';
export * from './store/index.ts';
export * from './tables/index.ts';

/** What a test or a benchmark may want otherwise. */
export interface Extras {
  log?: Logger;
  live?: Partial<LiveLimits>;
  tables?: Partial<Omit<TablesSettings, 'store' | 'log'>>;
}

export interface RunningServer extends Listening {
  tables: RunningTables;
  log: Logger;
}

async function version(): Promise<string> {
  const { version }: { version: string } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'));
  return version;
}

function watchTables(metrics: Metrics, tables: RunningTables): void {
  const gauge = (name: string, help: string, read: (stats: ReturnType<RunningTables['stats']>) => number) =>
    metrics.gauge(name, help, () => read(tables.stats()));
  gauge('tables_in_memory', 'Tables in memory', (s) => s.tablesInMemory);
  gauge('table_loads', 'Tables read from the store so far', (s) => s.loads);
  gauge('changes_waiting', 'Tables with changes waiting for their turn', (s) => s.linesBusy);
  gauge('entries_decided', 'Decisions stored so far, of people, bots and clocks', (s) => s.decisions);
  gauge('conflicts', 'Changes judged again because another node was faster, so far', (s) => s.conflicts);
  gauge('time_outs', 'Questions answered by the clock so far', (s) => s.timeOuts);
  gauge('bot_answers', 'Answers of bots so far', (s) => s.botAnswers);
  gauge('bot_failures', 'Questions no bot could answer so far', (s) => s.botFailures);
  gauge('bot_queue', 'Questions waiting for a bot', (s) => s.botQueue);
  gauge('worker_restarts', 'Workers that were ended and replaced so far', (s) => s.botRestarts);
  gauge('rules_failures', "Failures of a game's rules so far", (s) => s.rulesFailures);
}

/** Resolves when the server listens. `close` stops it and loses nothing. */
export async function startServer(config: ServerConfig, extras: Extras = {}): Promise<RunningServer> {
  const log = extras.log ?? makeLog(config.logLevel);
  const { databaseUrl, data } = config;
  const report = (problem: string) => log.warn({ problem }, 'store');
  const store = await openStore(databaseUrl === null ? { data } : { databaseUrl }, report);
  const { clock, stop: stopClock } = await clockFor(store);
  const tables = createTables({
    store,
    log,
    clock,
    // SQLite files belong to one process; PostgreSQL may have several.
    shared: databaseUrl !== null,
    crashes: join(data, 'crashes'),
    suspects: join(data, 'suspects'),
    ...extras.tables,
  });
  const metrics = new Metrics();
  metrics.watchProcess();
  watchTables(metrics, tables);
  const finish = async () => {
    await tables.close();
    stopClock();
    await store.close();
  };
  try {
    const listening = await listen({ config, store, tables, metrics, log, version: await version(), live: extras.live ?? {} });
    log.info({ url: listening.url }, 'listening');
    return { ...listening, tables, log, close: () => listening.close().then(finish) };
  } catch (error) {
    await finish();
    throw error;
  }
}

/** Runs until SIGTERM or SIGINT, then finishes what is under way. A second signal ends at once. */
export async function serveUntilStopped(
  config: ServerConfig,
  extras: Extras = {},
  onReady: (server: RunningServer) => unknown = () => {},
): Promise<void> {
  const server = await startServer(config, extras);
  await onReady(server);
  const signal = await new Promise<string>((resolve) => {
    for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => resolve(name));
  });
  server.log.info({ signal }, 'stopping');
  await server.close();
  server.log.info('stopped');
}
