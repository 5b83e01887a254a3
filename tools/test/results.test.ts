/** A run that is not whole is red, whatever the runner counts: real files in a folder of their own, run by the real runner. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { RESULTS_FILE, slowest, summed } from '../results.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
let folder: string | null = null;
afterEach(() => {
  if (folder !== null) rmSync(folder, { recursive: true, force: true });
  folder = null;
});

/** What `npm test` would say of these files. */
function ran(files: Record<string, string>) {
  folder = mkdtempSync(join(tmpdir(), 'undercroft-results-'));
  mkdirSync(join(folder, 'some'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'some', name), text);
  const file = join(folder, 'results.json');
  const runner = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const { status } = spawnSync(
    process.execPath,
    [runner, 'run', '--globals', '--root', folder, `--reporter=${join(ROOT, 'tools', 'results.mjs')}`],
    {
      cwd: folder,
      env: { ...process.env, [RESULTS_FILE]: file },
      stdio: 'ignore',
    },
  );
  const results = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  return { results, ...summed(results, status) };
}

const GREEN = "test('holds', () => {});";

test('a suite whose set-up fails is a failure, and so is one in a describe', () => {
  const { passed, failed, lines } = ran({
    'green.test.js': GREEN,
    'set-up.test.js': `beforeAll(() => { throw new Error('no database'); }); ${GREEN}`,
    'inner.test.js': `describe('inside', () => { beforeAll(() => { throw new Error('no door'); }); ${GREEN} });`,
    'tidy.test.js': `afterAll(() => { throw new Error('left open'); }); ${GREEN}`,
  });
  expect({ passed, failed }).toEqual({ passed: 2, failed: 3 });
  expect(lines.filter((line) => line.startsWith('FAIL')).sort()).toEqual([
    'FAIL some/inner.test.js: no door',
    'FAIL some/set-up.test.js: no database',
    'FAIL some/tidy.test.js: left open',
  ]);
});

test('a file that cannot be loaded, a red test and an error outside every test each count', () => {
  const { passed, failed, lines } = ran({
    'unloaded.test.js': "throw new Error('half written');",
    'red.test.js': `${GREEN} test('breaks', () => expect(1).toBe(2));`,
    'astray.test.js':
      "test('ends too early', () => { setTimeout(() => { throw new Error('later'); }, 0); return new Promise((r) => setTimeout(r, 50)); });",
  });
  expect({ passed, failed }).toEqual({ passed: 2, failed: 3 });
  expect(lines).toContain('FAIL some/red.test.js > breaks');
  expect(lines).toContain('FAIL some/unloaded.test.js: half written');
  expect(lines).toContain('FAIL outside every test: later');
});

test('what was left out is named with its reason and fails nothing', () => {
  const { passed, failed, lines, results } = ran({
    'some.test.js': `${GREEN} test('needs a disk', (context) => context.skip('no disk here')); describe.skip('PostgreSQL (no binaries)', () => { ${GREEN} });`,
  });
  expect({ passed, failed }).toEqual({ passed: 1, failed: 0 });
  expect(lines).toEqual([
    '2 skipped:',
    '  some/some.test.js > needs a disk: no disk here',
    '  some/some.test.js > PostgreSQL (no binaries) > holds',
  ]);
  expect(slowest(results)).toEqual([expect.stringMatching(/^ +\d+\.\d s {2}some\/some\.test\.js$/)]);
});

test('a runner that ended badly, left nothing or ran nothing is red, whatever it counted', () => {
  const whole = {
    reason: 'passed',
    unhandled: [],
    files: [{ file: 'a', ms: 1, ok: true, passed: 1, failed: [], skipped: [], unfinished: [], broken: [] }],
  };
  expect(summed(whole, 0)).toMatchObject({ passed: 1, failed: 0 });
  expect(summed(whole, 1)).toMatchObject({ passed: 1, failed: 1 });
  expect(summed(whole, null)).toMatchObject({ failed: 1 });
  expect(summed(null, 0)).toMatchObject({ passed: 0, failed: 1 });
  expect(summed({ ...whole, files: [] }, 0)).toMatchObject({ passed: 0, failed: 1 });
  const [file] = whole.files;
  expect(summed({ ...whole, files: [{ ...file!, unfinished: ['hangs'] }] }, 0)).toMatchObject({ failed: 1 });
  expect(summed({ ...whole, files: [{ ...file!, ok: false }] }, 0)).toMatchObject({ failed: 1 });
});
