/** A server in a process of its own, that can be stopped for a while, as a laptop that sleeps stops it, or end for good. Says where it listens. */
import { startServer } from '../../src/index.ts';
import { games } from '../work/doubles.ts';

const [data = '', doubles] = process.argv.slice(2);
const settings = {
  port: 0,
  host: '127.0.0.1',
  data,
  databaseUrl: null,
  publicUrl: null,
  trustProxy: 'loopback',
  pages: null,
  metricsToken: null,
};
const tables = doubles === undefined ? {} : { games, rulesMs: Number(doubles) };
const server = await startServer({ ...settings, rateLimit: 0, logLevel: doubles === undefined ? 'warn' : 'silent' }, { tables });
process.send?.({ url: server.url });
process.on('message', () => void server.close().then(() => process.exit()));
