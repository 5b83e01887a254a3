import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { playingServer } from './tables.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..');

test('the game in docs/api.md can be played with exactly its commands', async () => {
  const page = await readFile(join(root, 'docs', 'api.md'), 'utf8');
  const script = [...page.matchAll(/```sh\n(.*?)```/gs)].map(([, commands]) => commands).join('\n');
  const server = await playingServer();
  try {
    const path = `${join(root, 'node_modules', '.bin')}:${process.env['PATH']}`;
    const env = { ...process.env, PATH: path, SERVER: server.url };
    const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], { cwd: root, env });
    expect(stdout).toContain("'table-dungeon'");
    expect(stdout).toMatch(/^[0-9a-f]{64}\nAda\nrunning\n/m);
    expect(stdout).toContain("kind: 'prepare'");
    expect(stdout).toContain('CEL-002\n');
    expect(stdout).toMatch(/winners: \[/);
    expect(stdout.trim().split('\n').at(-1)).toMatch(/^OK Cellar, \d+ decisions as recorded$/);
  } finally {
    await server.close();
  }
});

test('docs/api.md names every code that a refusal may have', async () => {
  const page = await readFile(join(root, 'docs', 'api.md'), 'utf8');
  const files = globSync('packages/server/src/**/*.ts', { cwd: root });
  const sources = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  const codes = new Set(
    sources.flatMap((source) => [...source.matchAll(/(?:new TableError|super)\(\s*'([a-z-]+)'/g)].map(([, code]) => code!)),
  );
  expect(codes.size).toBeGreaterThan(50);
  expect([...codes].filter((code) => !page.includes(`\`${code}\``))).toEqual([]);
});
