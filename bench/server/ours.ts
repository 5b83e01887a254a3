/** Our server as it is shipped, durable, without limits per address unless told; tells its port, and its memory when asked. */
import { readConfig, startServer } from '@undercroft/server';

export interface Memory {
  rss: number;
  heap: number;
  tables: number;
}

const [data = '', mostTables = '1000', rateLimit = '0'] = process.argv.slice(2);
const config = readConfig(['--port', '0', '--data', data, '--rate-limit', rateLimit, '--log-level', 'warn'], {});
const server = await startServer(config, { tables: { mostTables: Number(mostTables) } });

process.on('message', () => {
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ rss, heap: heapUsed + external, tables: server.tables.stats().tablesInMemory } satisfies Memory);
});
process.once('SIGTERM', () => void server.close().then(() => process.exit()));
process.send?.({ url: server.url });
