/** The image can be built and its server serves: the Dockerfile's own lines, carried out in an empty folder without Docker. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../../packages/server/test/store/postgres-server.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const lines = (file: string): string[] => readFileSync(join(ROOT, file), 'utf8').split('\n');
/** What stands behind this word, once for each line that begins with it. */
const instructions = (word: string): string[] =>
  lines('Dockerfile').flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : []));

let image = '';
let server: ChildProcess | null = null;
afterEach(async () => {
  if (server !== null && server.exitCode === null) {
    server.kill();
    await once(server, 'exit');
  }
  if (image !== '') rmSync(image, { recursive: true, force: true });
});

/** The folders of the image lie below one of ours. */
const inside = (text: string): string => text.replaceAll(/(?<=^|[\s=])\/(app|data)\b/g, (path) => join(image, path));

function copy(): void {
  const ignored = new Set(
    globSync(lines('.dockerignore').filter(Boolean), { cwd: ROOT, exclude: (path) => path.endsWith('node_modules/.bin') }),
  );
  for (const instruction of instructions('COPY')) {
    const words = instruction.split(' ');
    const to = words.pop()!;
    for (const from of words)
      cpSync(join(ROOT, from), join(image, 'app', to.endsWith('/') ? join(to, from) : to), {
        recursive: true,
        filter: (path) => !ignored.has(relative(ROOT, path)),
      });
  }
}

/** Nobody here is called `node`: whose the files are is the one thing that is left out. */
function withoutOwners(): string {
  const folder = join(image, 'bin');
  mkdirSync(folder);
  writeFileSync(join(folder, 'chown'), '#!/bin/sh\n');
  chmodSync(join(folder, 'chown'), 0o755);
  return `${folder}${delimiter}${process.env['PATH']}`;
}

test('the lines of the Dockerfile build the pages and start a server that its health check finds well', async () => {
  image = mkdtempSync(join(tmpdir(), 'undercroft-image-'));
  copy();
  const set = instructions('ENV')
    .flatMap((line) => inside(line).split(' '))
    .map((pair) => pair.split('=') as [string, string]);
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: '', npm_config_prefer_offline: 'true', ...Object.fromEntries(set), PATH: withoutOwners() };
  const run = (command: string, its: NodeJS.ProcessEnv) =>
    spawnSync('sh', ['-c', inside(command)], { cwd: join(image, 'app'), env: its, encoding: 'utf8' });
  for (const command of instructions('RUN')) {
    const { status, stdout, stderr } = run(command, env);
    expect(status, `${command}\n${stdout}\n${stderr}`).toBe(0);
  }
  const [program, ...args] = JSON.parse(instructions('CMD')[0]!) as [string, ...string[]];
  const its = { ...env, UNDERCROFT_HOST: '127.0.0.1', UNDERCROFT_PORT: String(port) };
  server = spawn(program, args, { cwd: join(image, 'app'), env: its, stdio: 'ignore' });
  const page = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      (answer) => answer.text(),
      () => null,
    );
  await expect.poll(page).toContain('<div id="root">');
  const check = instructions('HEALTHCHECK')[0]!.replace(/^CMD /, '').replace('8080', String(port));
  expect(run(check, its).status).toBe(0);
});
