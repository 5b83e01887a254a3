// The rules of the tree that a linter does not know: imports point one way, the engine and games stay free of
// clocks and outside chance, files stay short.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const games = readdirSync(join(root, 'packages', 'games')).map((game) => `@undercroft/${game}`);

/** What each package may import besides itself: `engine <- games <- bots, lab <- server, cli`. */
const MAY_IMPORT = {
  engine: [],
  games: ['@undercroft/engine'],
  testkit: ['@undercroft/engine', 'node:', 'vitest'],
  catalog: ['@undercroft/engine', ...games],
  bots: ['@undercroft/engine'],
  lab: ['@undercroft/engine', '@undercroft/bots', '@undercroft/catalog', 'node:'],
  server: ['@undercroft/engine', '@undercroft/bots', '@undercroft/catalog', 'node:', 'fastify', 'ws', 'zod', 'pino', 'prom-client', 'pg'],
  client: ['@undercroft/engine', '@undercroft/server'],
  cli: ['@undercroft/', 'node:', 'uqr'],
  web: [
    '@undercroft/engine',
    '@undercroft/client',
    '@undercroft/bots',
    '@undercroft/catalog',
    ...games,
    'game-icon:',
    '@fontsource',
    'react',
    'uqr',
  ],
};
const LONGEST = 400;
const BANNED = /\bMath\.random\b|\bDate\.now\b|\bnew Date\b/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));

/** `packages/games/cellar/src/index.ts` -> `games`, and null for what is not a package's source. */
function packageOf(file) {
  const found = /^packages\/([^/]+)\/(?:[^/]+\/)?src\//.exec(file);
  return found ? found[1] : null;
}

const problems = [];
for (const file of files) {
  const text = readFileSync(join(root, file), 'utf8');
  const lines = text.split('\n').length - 1;
  if (lines > LONGEST && !file.includes('/content/')) problems.push(`${file}: ${lines} lines; split it (at most ${LONGEST})`);
  const owner = packageOf(file);
  if (owner === null) continue;
  if (!(owner in MAY_IMPORT)) problems.push(`${file}: packages/${owner} is not listed in tools/check-tree.mjs`);
  for (const [, target] of text.matchAll(/\bfrom '([^'.][^']*)'|\bimport\('([^'.][^']*)'\)/g)) {
    if (target !== undefined && !(MAY_IMPORT[owner] ?? []).some((allowed) => target.startsWith(allowed))) {
      problems.push(`${file}: packages/${owner} must not import ${target}`);
    }
  }
  if ((owner === 'engine' || owner === 'games') && BANNED.test(text)) problems.push(`${file}: chance and time come from the table only`);
}

for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
