/** What commands are, and the world outside of a real process. */
import type { Io } from '@undercroft/terminal/io.ts';

export type { Io };

/** The world of a real process. */
export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  const isTTY = Boolean(stdin.isTTY && stdout.isTTY);
  return { stdin, stdout, stderr, isTTY, columns: stdout.columns ?? 80, env, cwd: process.cwd() };
}

/** What the program can do: one word on the command line, and what it leads to. */
export interface Command {
  /** One line for the list of commands. */
  summary: string;
  /** What `--help` prints. */
  help: string;
  /** Carries it out; the result is the exit code. */
  run(args: string[], io: Io): Promise<number>;
}

/** Exit codes: a check that failed, and a command line or file that cannot be used. */
export const FAILED = 1;
export const BAD_USAGE = 2;
