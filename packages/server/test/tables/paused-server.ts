/** A server in a process of its own that can be stopped for a while, as a laptop that sleeps stops it. Says where it listens. */
import { startServer } from '../../src/index.ts';

const [data = ''] = process.argv.slice(2);
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
const server = await startServer({ ...settings, rateLimit: 0, logLevel: 'warn' });
process.send?.({ url: server.url });
process.on('message', () => void server.close().then(() => process.exit()));
