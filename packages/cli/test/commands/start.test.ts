import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lanAddress } from '../../src/commands/start.ts';

const main = new URL('../../src/main.ts', import.meta.url).pathname;

/** Runs `undercroft start` in a folder of its own until `until` is printed, then hands over what was said. */
function starting(folder: string, args: string[]) {
  const child = spawn(process.execPath, [main, 'start', '--no-open', ...args], { cwd: folder });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  const until = async (pattern: RegExp): Promise<string> => {
    while (!pattern.test(said) && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 30));
    return pattern.exec(said)?.[0] ?? '';
  };
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, until, ended, said: () => said };
}

test('start opens the house: page, API and an address; a second start finds it open; Ctrl-C closes it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-start-'));
  writeFileSync(join(folder, 'index.html'), '<title>Undercroft</title>');
  const first = starting(folder, ['--port', '0', '--pages', folder]);
  try {
    const here = await first.until(/http:\/\/localhost:\d+/);
    expect(await (await fetch(here)).text()).toContain('Undercroft');
    expect(await (await fetch(`${here}/api/health`)).json()).toMatchObject({ ok: true });
    const second = starting(folder, ['--port', new URL(here).port, '--pages', folder]);
    expect(await second.ended).toBe(0);
    expect(second.said()).toContain(`open already: ${here}`);
    first.child.kill('SIGINT');
    expect(await first.ended).toBe(0);
  } finally {
    first.child.kill('SIGKILL');
    await first.ended;
    rmSync(folder, { recursive: true, force: true });
  }
});

test('phones are told an address of this machine that is not only its own', () => {
  const address = (family: 'IPv4' | 'IPv6', internal: boolean, text: string) =>
    ({ family, internal, address: text, netmask: '', mac: '', cidr: null, scopeid: 0 }) as const;
  expect(lanAddress({ lo: [address('IPv4', true, '127.0.0.1')] as never })).toBeNull();
  expect(
    lanAddress({
      lo: [address('IPv4', true, '127.0.0.1')],
      en0: [address('IPv6', false, 'fe80::1'), address('IPv4', false, '10.0.0.7')],
    } as never),
  ).toBe('10.0.0.7');
});
