/** A listening server around a store and a table service. */
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { Logger } from 'pino';
import type { ServerConfig } from '../config.ts';
import type { LiveLimits } from '../live/connection.ts';
import { Live, usualLimits } from '../live/live.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/index.ts';
import { connectionConfig } from '../store/postgres/database.ts';
import { buildApp, type Followed, type Parts } from './app.ts';
import { Identity } from './identity.ts';
import { limitsFor } from './limits.ts';
import { originCheck } from './origin.ts';

const COUNTING_CONNECTIONS = 2;

export interface Serving {
  config: ServerConfig;
  store: Store;
  tables: Followed;
  metrics: Metrics;
  log: Logger;
  version: string;
  live?: Partial<LiveLimits>;
  /** Unless said, a server with limits does. */
  shedsLoad?: boolean;
}

export interface Listening {
  /** Where it can be reached from this machine. */
  url: string;
  port: number;
  /** Stops accepting, lets requests under way finish, asks sockets to come back elsewhere. */
  close(): Promise<void>;
}

export async function listen(serving: Serving): Promise<Listening> {
  const { config, store, tables, metrics, log, version } = serving;
  let url = config.publicUrl ?? '';
  const counts = config.databaseUrl === null || config.rateLimit === 0 ? null : countsAt(config.databaseUrl, log);
  const parts: Parts = {
    store,
    tables,
    decide: metrics.timed((...request) => tables.decide(...request)),
    answer: metrics.timed((...request) => tables.answer(...request)),
    identity: new Identity(store),
    limits: limitsFor(config.rateLimit, counts && { pool: counts, log }),
    shedsLoad: serving.shedsLoad ?? config.rateLimit > 0,
    metrics,
    metricsToken: config.metricsToken,
    log,
    isOwnOrigin: originCheck(config.publicUrl),
    publicUrl: () => url,
    secureCookies: config.publicUrl?.startsWith('https:') ?? false,
    trustProxy: config.trustProxy,
    version,
    pages: config.pages,
  };
  const unlimited = config.rateLimit === 0 ? { mostPerAddress: Number.POSITIVE_INFINITY } : {};
  const live = new Live(parts, { ...usualLimits, ...unlimited, ...serving.live });
  const app = await buildApp(parts);
  live.mount(app);
  await app.listen({ port: config.port, host: config.host });
  const { port } = addressOf(app.server.address());
  const local = `http://${config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : hostInUrl(config.host)}:${port}`;
  url = config.publicUrl ?? local;
  metrics.gauge('live_tables', 'Tables watched over sockets on this node', () => live.hub.size);
  return {
    url: local,
    port,
    close: async () => {
      live.close();
      await app.close();
      await counts?.end();
    },
  };
}

/** A few connections of its own: counting never waits behind games, nor games behind counting. */
function countsAt(databaseUrl: string, log: Logger): pg.Pool {
  const pool = new pg.Pool({ ...connectionConfig(databaseUrl), max: COUNTING_CONNECTIONS });
  pool.on('error', (error) => log.warn({ err: error }, 'a connection for shared limits was lost'));
  return pool;
}

const hostInUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address;
}
