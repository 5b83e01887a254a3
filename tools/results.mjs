// What a run of the tests came to, told by the runner itself: a reporter for vitest that writes it down, and the sums.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Where the reporter writes to. */
export const RESULTS_FILE = 'UNDERCROFT_TEST_RESULTS';
const SLOWEST = 20;

const firstLine = (error) => String(error?.message ?? error).split('\n')[0];

/** The files whose own set-up or loading failed, and how: none of their tests has to be red for that. */
function brokenIn(module) {
  const suites = [module, ...module.children.allSuites()];
  return suites.flatMap((suite) => suite.errors()).map(firstLine);
}

function toldOf(module) {
  const tests = [...module.children.allTests()].map((test) => ({ name: test.fullName, ...test.result() }));
  const named = (state) => tests.filter((test) => test.state === state);
  return {
    file: relative(process.cwd(), module.moduleId),
    ms: Math.round(module.diagnostic().duration),
    ok: module.ok(),
    passed: named('passed').length,
    failed: named('failed').map(({ name }) => name),
    // Whoever leaves a test out says why: in a note, or in the title of the suite.
    skipped: named('skipped').map(({ name, note }) => (note ? `${name}: ${note}` : name)),
    // Neither passed nor failed nor left out: the run ended before it did.
    unfinished: named('pending').map(({ name }) => name),
    broken: brokenIn(module),
  };
}

/** The reporter. */
export default class Results {
  onTestRunEnd(modules, unhandled, reason) {
    const results = { reason, unhandled: unhandled.map(firstLine), files: modules.map(toldOf) };
    writeFileSync(process.env[RESULTS_FILE], JSON.stringify(results));
  }
}

/**
 * How many passed and failed, and what a reader of the run must be told. `results` is null if the runner left none, `status` is
 * what it ended with: whatever else it says, a run that did not end with 0 has failed.
 */
export function summed(results, status) {
  if (results === null) return { passed: 0, failed: 1, lines: [`the test runner left no results and ended with ${status}`] };
  const { files, unhandled, reason } = results;
  const lines = [];
  let failed = 0;
  const fails = (line) => {
    failed++;
    lines.push(`FAIL ${line}`);
  };
  for (const { file, ok, ...told } of files) {
    const before = failed;
    for (const name of told.failed) fails(`${file} > ${name}`);
    for (const error of told.broken) fails(`${file}: ${error}`);
    for (const name of told.unfinished) fails(`${file} > ${name}: did not end`);
    if (!ok && failed === before) fails(`${file}: the runner says it failed`);
  }
  for (const error of unhandled) fails(`outside every test: ${error}`);
  if (failed === 0 && status !== 0) fails(`the test runner ended with ${status} (${reason})`);
  const skipped = files.flatMap(({ file, skipped: names }) => names.map((name) => `${file} > ${name}`));
  if (skipped.length > 0) lines.push(`${skipped.length} skipped:`, ...skipped.map((name) => `  ${name}`));
  const passed = files.reduce((sum, file) => sum + file.passed, 0);
  if (failed === 0 && passed === 0) fails('no test was run');
  return { passed, failed, lines };
}

/** The files that took longest, a line each. */
export function slowest({ files }) {
  const longest = files.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  return longest.map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`);
}
