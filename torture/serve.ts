/** The server as it always is, but its bots do not pretend to think; it ends when whoever started it does. */
import { enableCompileCache } from 'node:module';

// Before anything large is loaded, as the server's own program does.
enableCompileCache();
const { readConfig, serveUntilStopped } = await import('@undercroft/server');

process.stdin.on('end', () => process.exit(1)).resume();
await serveUntilStopped(readConfig(process.argv.slice(2), process.env), { tables: { bots: { delayMs: 20 } } });
process.stdin.destroy();
