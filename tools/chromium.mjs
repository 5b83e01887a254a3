// Finds a Chromium for the browser tests, and gets one if there is none. Run by itself it prints where it is.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  `${process.env.PROGRAMFILES ?? 'C:\\Program Files'}\\Google\\Chrome\\Application\\chrome.exe`,
  '/snap/bin/chromium',
];

/** Where Playwright keeps a browser of its own, whether it is there or not. */
async function ownPlace() {
  try {
    const { chromium } = await import('playwright-core');
    return chromium.executablePath();
  } catch {
    return '';
  }
}

/** Whether it is there and starts: some systems have a placeholder that only says what to install. */
function works(place) {
  if (!place || !existsSync(place)) return false;
  // On Windows the question would open a window.
  return process.platform === 'win32' || spawnSync(place, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** Where a Chromium is; null: nowhere. */
export async function findChromium(env = process.env) {
  const folders = new Set([...(env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin']);
  const installed = NAMES.flatMap((name) => [...folders].map((folder) => join(folder, name)));
  const places = [env.UNDERCROFT_CHROMIUM, env.CHROME_PATH, ...installed, ...APPS, await ownPlace()];
  return places.find(works) ?? null;
}

const run = (command, args, env = {}) =>
  spawnSync(command, args, { cwd: root, stdio: 'ignore', env: { ...process.env, ...env }, timeout: 600_000 }).status === 0;

/** Debian and Ubuntu have a package; only root may install it. */
function fromPackages() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const install = () =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { DEBIAN_FRONTEND: 'noninteractive' });
  // The lists may be old, or not there at all.
  if (!install() && run('apt-get', ['update', '-qq'])) install();
}

function fromPlaywright() {
  // What it needs from the system only root may install, too.
  const more = process.getuid?.() === 0 ? ['--with-deps'] : [];
  run(process.execPath, [join(root, 'node_modules', 'playwright-core', 'cli.js'), 'install', ...more, 'chromium']);
}

/** Where a Chromium is, installed now if need be. Throws one clear line if that is impossible. */
export async function needChromium() {
  const found = await findChromium();
  if (found !== null) return found;
  console.error('The browser tests need Chromium; getting it (once) …');
  for (const get of [fromPackages, fromPlaywright]) {
    get();
    const got = await findChromium();
    if (got !== null) return got;
  }
  throw new Error('No Chromium for the browser tests: install Chromium or Chrome, or name one in UNDERCROFT_CHROMIUM.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  needChromium().then(console.log, (error) => {
    console.error(error.message);
    process.exit(1);
  });
}
