// Installs what the project needs, once: run by `npm start` and `npm test`, and quick when there is nothing to do.
// Plain JavaScript without dependencies, because it runs before anything is installed, on whatever Node there is.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules', '.undercroft-setup');
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

function npm(args) {
  const cli = process.env.npm_execpath;
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, npm_config_loglevel: 'error' } };
  return cli
    ? spawnSync(process.execPath, [cli, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.error('Setting up Undercroft (once; a minute at most) …');
  // Not `npm ci`: it refuses a lock file in which other systems' optional binaries are missing.
  const { status } = npm(['install', '--no-save', '--no-audit', '--no-fund']);
  if (status !== 0) {
    console.error('Setting up failed. Is the package registry reachable? `npm install` shows more.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
