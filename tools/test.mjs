// Everything that must hold: types, lint, the shape of the tree, and all tests. Ends with `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { needChromium } from './chromium.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = (name) => join(root, 'node_modules', '.bin', name);
// The project's own Node comes first, whatever runs this file.
const env = { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}` };
const run = (command, args) => spawnSync(command, args, { cwd: root, stdio: 'inherit', env }).status === 0;

const checks = [
  ['types', () => run(bin('tsc'), ['-p', '.']) && run(bin('tsc'), ['-p', 'packages/web'])],
  ['lint', () => run(bin('biome'), ['check', '--error-on-warnings', '.'])],
  ['tree', () => run('node', ['tools/check-tree.mjs'])],
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
run('node', [
  join(root, 'node_modules', 'vitest', 'vitest.mjs'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${file}`,
]);
try {
  const results = JSON.parse(readFileSync(file, 'utf8'));
  passed += results.numPassedTests;
  // A file that could not even be loaded counts as a failure too.
  const unloaded = results.testResults.filter(
    (r) => r.status === 'failed' && r.assertionResults.every((a) => a.status === 'passed'),
  ).length;
  failed += results.numFailedTests + unloaded;
} catch {
  console.error('the test runner left no results');
  failed++;
}
rmSync(folder, { recursive: true, force: true });

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
