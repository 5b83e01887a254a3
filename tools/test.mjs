// Everything that must hold: types, lint, the shape of the tree, and all tests. Ends with `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { needChromium } from './chromium.mjs';
import { RESULTS_FILE, slowest, summed } from './results.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = (name) => join(root, 'node_modules', '.bin', name);
// The project's own Node comes first, whatever runs this file.
const env = { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}` };
const run = (command, args, its = env) => spawnSync(command, args, { cwd: root, stdio: 'inherit', env: its }).status;
const holds = (command, args) => run(command, args) === 0;

const checks = [
  ['types', () => holds(bin('tsc'), ['-p', '.']) && holds(bin('tsc'), ['-p', 'packages/web'])],
  ['lint', () => holds(bin('biome'), ['check', '--error-on-warnings', '.'])],
  ['tree', () => holds('node', ['tools/check-tree.mjs'])],
];

let passed = 0;
let failed = 0;
for (const [name, check] of checks) {
  const ok = check();
  if (ok) passed++;
  else failed++;
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}`);
}

// Before the tests, because it may have to be installed; without it the browser tests fail, they are never skipped.
try {
  env.UNDERCROFT_CHROMIUM = await needChromium();
} catch (error) {
  console.error(error.message);
}

const folder = mkdtempSync(join(tmpdir(), 'undercroft-test-'));
const file = join(folder, 'results.json');
const status = run(
  'node',
  [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--reporter=default',
    `--reporter=${join(root, 'tools', 'results.mjs')}`,
    ...process.argv.slice(2),
  ],
  { ...env, [RESULTS_FILE]: file },
);
const results = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
rmSync(folder, { recursive: true, force: true });

const tests = summed(results, status);
passed += tests.passed;
failed += tests.failed;
if (results !== null) console.log(['The slowest files:', ...slowest(results)].join('\n'));
if (tests.lines.length > 0) console.log(tests.lines.join('\n'));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
