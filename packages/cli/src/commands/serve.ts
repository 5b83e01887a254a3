/** `undercroft serve`: runs the server until it is told to stop. */
import { enableCompileCache } from 'node:module';
import { readConfig, settingsHelp } from '@undercroft/server/config';
import type { Command, Io } from '../io.ts';

const help = `Runs the server on which people and bots sit down at tables.

Usage: undercroft serve [settings]

${settingsHelp()}

Offers the page too if it was built (npm run build).
Stop it with Ctrl-C: what is under way is finished first.
`;

async function run(args: string[], io: Io): Promise<number> {
  const config = readConfig(args, io.env);
  // From the second start on, nothing of it has to be compiled.
  enableCompileCache();
  // Loaded only here: the server is large, and every other command does without it.
  const [{ serveUntilStopped }, { pagesAsBuilt }] = await Promise.all([import('@undercroft/server'), import('@undercroft/web/build')]);
  await serveUntilStopped({ ...config, pages: config.pages ?? pagesAsBuilt() });
  return 0;
}

export const serve: Command = { summary: 'run the server', help, run };
