/** Runs the program in the test's own process: typed lines go in, what it prints comes out. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { type Io, undercroft } from '@undercroft/cli';
import { afterAll, expect } from 'vitest';

export interface Run {
  code: number;
  out: string;
  err: string;
}

export interface World {
  lines?: Iterable<string>;
  isTTY?: boolean;
  columns?: number;
  env?: Record<string, string>;
  cwd?: string;
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder of its own for what a test writes; gone when the file's tests are over. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-cli-'));
  folders.push(folder);
  return folder;
}

function sink(): { stream: Writable; text(): string } {
  const parts: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer | string, _encoding, done) {
      parts.push(String(chunk));
      done();
    },
  });
  return { stream, text: () => parts.join('') };
}

export async function run(args: string[], world: World = {}): Promise<Run> {
  const stdout = sink();
  const stderr = sink();
  const lines = Array.from(world.lines ?? [], (line) => `${line}\n`);
  const io: Io = {
    stdin: Readable.from(lines),
    stdout: stdout.stream,
    stderr: stderr.stream,
    isTTY: world.isTTY ?? false,
    columns: world.columns ?? 80,
    env: world.env ?? {},
    cwd: world.cwd ?? freshFolder(),
  };
  const code = await undercroft(args, io);
  return { code, out: stdout.text(), err: stderr.text() };
}

/** Bad usage and bad files: exit code 2, nothing printed, one line that says why. */
export function expectOneLine({ code, err }: Run): void {
  expect(code).toBe(2);
  expect(err).toMatch(/^undercroft: [^\n]+\n$/);
  expect(err).not.toMatch(/\n\s+at /);
}

/** No line is wider than a terminal of 80 columns. */
export function expectNarrow(text: string): void {
  const wide = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => [...line].length > 80);
  expect(wide).toEqual([]);
}
