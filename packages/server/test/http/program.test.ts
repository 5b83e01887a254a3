import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BadSetting, readConfig, settingsHelp } from '../../src/config.ts';
import { newPerson, send } from './harness.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

interface Program {
  process: ChildProcess;
  url: Promise<string>;
  ended: Promise<{ code: number | null; text: string }>;
}

function run(args: string[], env: Record<string, string> = {}): Program {
  const started = spawn(process.execPath, [MAIN, ...args], { env: { PATH: process.env['PATH'], ...env } });
  let text = '';
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const hear = (chunk: unknown) => {
    text += String(chunk);
    const url = /"url":"([^"]+)"/.exec(text)?.[1];
    if (url) resolve(url);
  };
  started.stdout.on('data', hear);
  started.stderr.on('data', hear);
  const ended = new Promise<{ code: number | null; text: string }>((done) => {
    started.on('close', (code) => {
      reject(new Error(text));
      done({ code, text });
    });
  });
  promise.catch(() => {});
  return { process: started, url: promise, ended };
}

test('flags win over the environment, which wins over what is usual', () => {
  const config = readConfig(['--port', '1234'], {
    UNDERCROFT_PORT: '99',
    UNDERCROFT_HOST: '0.0.0.0',
    UNDERCROFT_PUBLIC_URL: 'https://games.example/',
  });
  expect(config).toMatchObject({ port: 1234, host: '0.0.0.0', publicUrl: 'https://games.example', databaseUrl: null, data: './data' });
});

test.each([
  [['--port', 'many'], "--port takes a whole number from 0 to 65535, not 'many'"],
  [['--port', '70000'], '--port takes'],
  [['--public-url', 'games.example'], '--public-url takes an address'],
  [['--public-url', 'https://games.example/path'], 'no path'],
  [['--database-url', 'mysql://u:secret@h/d'], '--database-url takes postgres://'],
  [['--log-level', 'loud'], '--log-level takes'],
  [['--metrics-token', 'secret'], '--metrics-token takes 16'],
  [['--colour', 'red'], "Unknown option '--colour'"],
  [['serve'], 'Unexpected argument'],
])('%j is refused with one clear line', (args, line) => {
  expect(() => readConfig(args, {})).toThrow(BadSetting);
  expect(() => readConfig(args, {})).toThrow(line);
  expect(() => readConfig(args, {})).not.toThrow('secret');
});

test('help names every setting and its variable', () => {
  for (const name of ['port', 'host', 'data', 'database-url', 'public-url']) {
    expect(settingsHelp()).toContain(`--${name}`);
    expect(settingsHelp()).toContain(`UNDERCROFT_${name.toUpperCase().replace('-', '_')}`);
  }
});

test('the program serves, stops gracefully and keeps what it acknowledged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'undercroft-program-'));
  try {
    const first = run(['--port', '0'], { UNDERCROFT_DATA: folder });
    const { id, token } = await newPerson(await first.url);
    const table = await send(await first.url, 'POST', '/api/tables', { token, body: { game: 'cellar' } });
    expect((await send(await first.url, 'GET', '/metrics')).body).toContain('undercroft_tables_in_memory');
    first.process.kill('SIGTERM');
    const { code, text } = await first.ended;
    expect([code, text]).toEqual([0, expect.stringContaining('"stopped"')]);
    expect(text).not.toContain(token);
    const second = run(['--port', '0', '--data', folder]);
    expect((await send(await second.url, 'GET', '/api/me', { token })).body.person.id).toBe(id);
    expect((await send(await second.url, 'GET', `/api/tables/${table.body.id}`)).status).toBe(200);
    second.process.kill('SIGINT');
    expect((await second.ended).code).toBe(0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('a bad setting ends the program with one line', async () => {
  const { code, text } = await run(['--port', 'x']).ended;
  expect([code, text.trim().split('\n')]).toEqual([2, ["undercroft: --port takes a whole number from 0 to 65535, not 'x'"]]);
});
