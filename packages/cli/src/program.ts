/** Finds the command, carries it out, and turns every mistake into one line and an exit code. */
import { readFile } from 'node:fs/promises';
import { BadFile, flawText } from '@undercroft/engine';
import { harmless } from '@undercroft/terminal/text.ts';
import { backup } from './commands/backup.ts';
import { fuzz } from './commands/fuzz.ts';
import { games } from './commands/games.ts';
import { kinds } from './commands/kinds.ts';
import { newGame } from './commands/new.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { scenario } from './commands/scenario.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { start } from './commands/start.ts';
import { verify } from './commands/verify.ts';
import { welcome } from './commands/welcome.ts';
import { BAD_USAGE, type Command, type Io } from './io.ts';
import { Usage } from './usage.ts';

const COMMANDS: Record<string, Command> = {
  start,
  welcome,
  games,
  play,
  rules,
  simulate,
  scenario,
  replay,
  verify,
  fuzz,
  serve,
  backup,
  new: newGame,
  kinds,
};

function help(): string {
  const list = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`);
  return `Undercroft: tabletop dungeon-party games, with the rules enforced.

Usage: undercroft <command> [...]

${list.join('\n')}

undercroft <command> --help says more. undercroft --version prints the version.
`;
}

async function version(): Promise<string> {
  const { version }: { version: string } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'));
  return `undercroft ${version}\n`;
}

const wantsHelp = (args: string[]): boolean => {
  const end = args.indexOf('--');
  return args.slice(0, end < 0 ? args.length : end).some((arg) => arg === '--help' || arg === '-h');
};

async function dispatch(args: string[], io: Io): Promise<number> {
  const [name, ...rest] = args;
  if (name === '--version' || name === '-v') return print(io, await version());
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return print(io, help());
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new Usage(`there is no command '${name.slice(0, 40)}'; there are: ${Object.keys(COMMANDS).join(', ')}`);
  return wantsHelp(rest) ? print(io, command.help) : command.run(rest, io);
}

function print(io: Io, text: string): number {
  io.stdout.write(text);
  return 0;
}

/** Runs the program; the result is its exit code. Never throws. */
export async function undercroft(args: string[], io: Io): Promise<number> {
  try {
    return await dispatch(args, io);
  } catch (error) {
    if (io.env.UNDERCROFT_TRACE) throw error;
    io.stderr.write(`undercroft: ${oneLine(error)}\n`);
    if (error instanceof BadFile && error.flaws.length > 1)
      for (const flaw of error.flaws) io.stderr.write(`  ${oneLine(flawText(flaw))}\n`);
    return BAD_USAGE;
  }
}

/** Messages may repeat what stood in a damaged file: they stay on one line of bearable length. */
function oneLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return harmless(message.replace(/\s+/g, ' ')).slice(0, 300) || 'something went wrong';
}
