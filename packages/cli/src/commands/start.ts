/** `undercroft start`: everything a newcomer needs: builds the pages, runs the server, says where it is and opens it. */
import { enableCompileCache } from 'node:module';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { readConfig, type ServerConfig } from '@undercroft/server/config';
import { box } from '@undercroft/terminal/box.ts';
import { Screen } from '@undercroft/terminal/screen.ts';
import { center } from '@undercroft/terminal/text.ts';
import { openBrowser, pagesFor } from '../browser.ts';
import type { Command, Io } from '../io.ts';

const help = `Builds the pages if need be, runs the server for this house, and opens the browser.

Usage: undercroft start [--no-open] [settings of serve]

Unlike serve it listens on all addresses, so that phones in the same network can join, keeps its tables in
.undercroft, and writes only warnings. Stop it with Ctrl-C.
`;

/** What this house is called by others in the same network; null: there is no network. */
export function lanAddress(interfaces = networkInterfaces()): string | null {
  const addresses = Object.values(interfaces).flatMap((list) => list ?? []);
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null;
}

/** Whether an Undercroft answers there already. */
async function isRunning(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(2000) });
    return answer.ok && 'version' in ((await answer.json()) as object);
  } catch {
    return false;
  }
}

/** Where it is, for this machine and for phones, with a picture they can read. */
async function announce(io: Io, port: number): Promise<void> {
  const screen = new Screen(io);
  const { ink, width } = screen;
  const lan = lanAddress();
  const here = `http://localhost:${port}`;
  const lines = ['', center(ink(['bold', 'yellow'], 'Undercroft is open'), width - 4), '', `  Here:    ${ink('bold', here)}`];
  if (lan !== null) lines.push(`  Phones:  ${ink('bold', `http://${lan}:${port}`)}  (same network)`);
  screen.say('', ...box([...lines, ''], { ink, width, frame: 'yellow' }));
  if (lan !== null && io.isTTY) {
    const { renderUnicodeCompact } = await import('uqr');
    screen.say('', renderUnicodeCompact(`http://${lan}:${port}`, { border: 1 }));
  }
  screen.say('', 'Ctrl-C closes it; tables stay as they are and go on next time.');
}

/** The settings of `serve`, with what suits a house. */
function settings(args: string[], io: Io): ServerConfig {
  const usual = { UNDERCROFT_HOST: '0.0.0.0', UNDERCROFT_DATA: join(io.cwd, '.undercroft'), UNDERCROFT_LOG_LEVEL: 'warn' };
  return readConfig(args, { ...usual, ...io.env });
}

async function run(args: string[], io: Io): Promise<number> {
  const config = settings(
    args.filter((arg) => arg !== '--no-open'),
    io,
  );
  const show = (url: string) => (args.includes('--no-open') || !io.isTTY ? undefined : openBrowser(url, io.env));
  const known = `http://localhost:${config.port}`;
  if (config.port !== 0 && (await isRunning(known))) {
    new Screen(io).say(`Undercroft is open already: ${known}`);
    show(known);
    return 0;
  }
  const pages = config.pages ?? (await pagesFor(io));
  enableCompileCache();
  const { serveUntilStopped } = await import('@undercroft/server');
  await serveUntilStopped({ ...config, pages }, {}, async ({ port }) => {
    await announce(io, port);
    show(`http://localhost:${port}`);
  });
  return 0;
}

export const start: Command = { summary: 'open the house: pages, server, browser', help, run };
