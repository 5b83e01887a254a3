/** A moment of a kept match on the page: served from here, and the match itself stays between this machine and its browser. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { momentText } from '@undercroft/client';
import type { Save, Seat } from '@undercroft/engine';
import { readConfig } from '@undercroft/server/config';
import { Screen } from '@undercroft/terminal/screen.ts';
import { openBrowser, pagesFor } from '../browser.ts';
import type { Io } from '../io.ts';

/** The path of the page that shows it. */
export async function momentPath(save: Save, at: number, viewer: Seat | null): Promise<string> {
  const { events: _told, ...match } = save;
  return `/replay/file?at=${at}${viewer === null ? '' : `&seat=${viewer}`}#${await momentText(match)}`;
}

/** Serves the pages until Ctrl-C, and opens that one. */
export async function openMoment(io: Io, path: string): Promise<void> {
  const pages = await pagesFor(io);
  const data = mkdtempSync(join(tmpdir(), 'undercroft-replay-'));
  const config = readConfig(['--host', '127.0.0.1', '--port', '0', '--data', data, '--log-level', 'warn'], {});
  const { serveUntilStopped } = await import('@undercroft/server');
  try {
    await serveUntilStopped({ ...config, pages }, {}, async ({ port }) => {
      const url = `http://127.0.0.1:${port}${path}`;
      new Screen(io).say('This moment is open here; Ctrl-C closes it:');
      io.stdout.write(`${url}\n`);
      openBrowser(url, io.env);
    });
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
