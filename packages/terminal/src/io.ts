/** Everything a command may touch of the world outside, so that tests can be that world. */
import type { Readable, Writable } from 'node:stream';

export interface Io {
  stdin: Readable;
  stdout: Writable;
  stderr: Writable;
  /** Whether a person sits at a terminal: colours, line editing, clearing the screen. */
  isTTY: boolean;
  columns: number;
  env: Record<string, string | undefined>;
  /** Where file names on the command line begin. */
  cwd: string;
}
