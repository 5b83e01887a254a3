#!/usr/bin/env -S node --min-semi-space-size=64 --max-semi-space-size=64
/** The server as a program of its own. */
import { enableCompileCache } from 'node:module';

// Before anything large is loaded: from the second start on, nothing has to be compiled.
enableCompileCache();
const { BadSetting, readConfig, settingsHelp } = await import('./config.ts');

const args = process.argv.slice(2);

async function run(): Promise<void> {
  const config = readConfig(args, process.env);
  const { serveUntilStopped } = await import('./index.ts');
  await serveUntilStopped(config);
}

if (args.includes('--help') || args.includes('-h')) {
  process.stdout.write(`The Undercroft server.\n\n${settingsHelp()}\n`);
} else {
  await run().catch((error: unknown) => {
    process.stderr.write(`undercroft: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = error instanceof BadSetting ? 2 : 1;
  });
}
