/** Files named on the command line: JSON in, JSON out, mistakes as one clear line. */
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Io } from './io.ts';
import { Usage } from './usage.ts';

/** Larger files are surely not matches; reading them would only exhaust the memory. */
const MOST_BYTES = 256 * 1024 * 1024;

const REASONS: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be accessed',
  ENOTDIR: 'part of the path is not a folder',
  ENAMETOOLONG: 'the name is too long',
  EROFS: 'the disk cannot be written to',
  ENOSPC: 'the disk is full',
};

function reason(error: unknown): string {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
}

export async function readText(io: Io, file: string): Promise<string> {
  try {
    const path = resolve(io.cwd, file);
    if ((await stat(path)).size > MOST_BYTES) throw new Error('it is too large to be a match');
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new Usage(`cannot read ${file}: ${reason(error)}`);
  }
}

export async function readJson(io: Io, file: string): Promise<unknown> {
  const text = await readText(io, file);
  try {
    return JSON.parse(text);
  } catch {
    throw new Usage(`cannot read ${file}: it is not JSON, or only part of it`);
  }
}

/** Writes next to the file first, so that a full disk or a lost connection never leaves half a save. */
export async function writeJson(io: Io, file: string, value: unknown): Promise<void> {
  const path = resolve(io.cwd, file);
  try {
    await writeFile(`${path}.part`, `${JSON.stringify(value)}\n`);
    await rename(`${path}.part`, path);
  } catch (error) {
    throw new Usage(`cannot write ${file}: ${reason(error)}`);
  }
}
