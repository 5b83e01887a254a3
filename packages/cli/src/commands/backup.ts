/** `undercroft backup`: copies the built-in database while the server runs. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readConfig } from '@undercroft/server/config';
import type { Command, Io } from '../io.ts';
import { oneWord, readArgs, Usage } from '../usage.ts';

const help = `Copies the built-in database, with everything acknowledged so far, while the
server may go on running. PostgreSQL has pg_dump for that.

Usage: undercroft backup <file> [--data DIR]

The file must not exist. To restore, stop the server and put the file into an
empty data directory as undercroft.db.
`;

async function run(args: string[], io: Io): Promise<number> {
  const { values, positionals } = readArgs(args, { data: { type: 'string' } });
  const file = resolve(io.cwd, oneWord(positionals, 'file'));
  const { data } = readConfig(values.data === undefined ? [] : ['--data', values.data], io.env);
  const { backUpDirectory, DATABASE_FILE } = await import('@undercroft/server');
  const folder = resolve(io.cwd, data);
  if (!existsSync(join(folder, DATABASE_FILE))) throw new Usage(`there is no database in ${folder}`);
  await backUpDirectory(folder, file);
  io.stdout.write(`saved ${file}\n`);
  return 0;
}

export const backup: Command = { summary: "copy the server's database while it runs", help, run };
