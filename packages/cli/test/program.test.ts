import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { gameSlugs } from '@undercroft/catalog';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectNarrow, expectOneLine, freshFolder, run } from './harness.ts';

const COMMANDS = ['welcome', 'games', 'play', 'rules', 'simulate', 'replay', 'verify', 'fuzz'];

test('help for the program lists the commands; each command has help of its own', async () => {
  for (const args of [[], ['--help'], ['help']]) {
    const { code, out } = await run(args);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toContain(`\n  ${command} `);
    expectNarrow(out);
  }
  for (const command of COMMANDS) {
    const { code, out } = await run([command, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`Usage: undercroft ${command}`);
    expectNarrow(out);
  }
});

test('--version', async () => {
  expect((await run(['--version'])).out).toMatch(/^undercroft \d+\.\d+\.\d+\n$/);
});

test('an unknown command is refused', async () => {
  expectOneLine(await run(['dance']));
  expectOneLine(await run(['constructor']));
});

test('welcome without a terminal says what can be run', async () => {
  const { code, out } = await run(['welcome']);
  expect(code).toBe(0);
  expect(out).toContain('U N D E R C R O F T');
  expect(out).toContain('undercroft play table-dungeon');
  expectNarrow(out);
});

test('welcome on a terminal asks which game and how many seats', async () => {
  // Only what the questions need is typed; the game itself then meets the end of input.
  const cellar = String((await gameSlugs()).indexOf('cellar') + 1);
  const { code, out } = await run(['welcome'], { lines: ['9', cellar, '1', '2'], isTTY: true });
  expect(code).toBe(0);
  expect(out).toContain(`A number from 1 to ${(await gameSlugs()).length}, please`);
  expect(stripVTControlCharacters(out)).toContain('How many seats? [3]');
});

test('NO_COLOR and pipes mean no escape codes; a terminal gets colours; FORCE_COLOR insists', async () => {
  const code = '\u001b';
  expect((await run(['games'], { isTTY: true, env: { NO_COLOR: '1' } })).out).not.toContain(code);
  expect((await run(['games'])).out).not.toContain(code);
  expect((await run(['games'], { isTTY: true })).out).toContain(code);
  expect((await run(['games'], { env: { FORCE_COLOR: '1' } })).out).toContain(code);
});

test('the program runs as a process of its own', () => {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  expect(execFileSync(process.execPath, [main, '--version'], { encoding: 'utf8' })).toMatch(/^undercroft /);
});

test('whatever is on the command line: exit code 0, 1 or 2, no stack trace, one line of error', async () => {
  const cwd = freshFolder();
  const word = fc.oneof(
    fc.constantFrom(...COMMANDS.filter((command) => command !== 'fuzz' && command !== 'simulate')),
    fc.constantFrom(
      'cellar',
      'td',
      '--json',
      '--seats',
      '--at',
      '--seat',
      '--bots',
      '--option',
      '--help',
      '--',
      '-',
      '--seed=x',
      '3',
      'greedy',
      '--resume',
    ),
    fc.string(),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(word, { maxLength: 6 }), async (args) => {
      const { code, out, err } = await run(args, { cwd });
      expect([0, 1, 2]).toContain(code);
      expect(out + err).not.toMatch(/\n\s+at .*:\d+/);
      if (code === 2) expect(err).toMatch(/^undercroft: [^\n]+\n$/);
      if (code === 0) expect(err).toBe('');
    }),
    { numRuns: 200 },
  );
});
