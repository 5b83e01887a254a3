/** Pages in whatever browser this system has. */
import { spawn } from 'node:child_process';
import type { Io } from './io.ts';

/** The command that shows a page on this system; null: there is no screen to show it on. */
function opener(env: Io['env']): string[] | null {
  if (process.platform === 'darwin') return ['open'];
  if (process.platform === 'win32') return ['cmd', '/c', 'start', ''];
  return env['DISPLAY'] || env['WAYLAND_DISPLAY'] ? ['xdg-open'] : null;
}

export function openBrowser(url: string, env: Io['env']): void {
  const [command, ...args] = opener(env) ?? [];
  if (command === undefined) return;
  // A machine without a browser is no reason to fail: the address has been printed.
  spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

export async function pagesFor(io: Io): Promise<string> {
  const { builtPages } = await import('@undercroft/web/build');
  return builtPages(() => io.stderr.write('Building the pages (once; a few seconds) …\n'));
}
