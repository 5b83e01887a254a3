// The rules of the tree that a linter does not know: imports point one way, the engine and games stay free of
// clocks and outside chance, files stay short.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rings } from './cycles.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const games = readdirSync(join(root, 'packages', 'games'));

/** What each room of the house may import besides itself; a game's rooms and their own rules come from `GAME_MAY_IMPORT`. */
const MAY_IMPORT = {
  engine: [],
  physics: [],
  mechanics: ['@undercroft/engine'],
  testkit: ['@undercroft/engine', '@undercroft/bots', 'node:', 'vitest'],
  catalog: ['@undercroft/engine', 'node:'],
  bots: ['@undercroft/engine'],
  lab: ['@undercroft/engine', '@undercroft/bots', '@undercroft/catalog', 'node:'],
  server: [
    '@undercroft/engine',
    '@undercroft/bots',
    '@undercroft/catalog',
    'node:',
    'fastify',
    '@fastify/',
    'ipaddr.js',
    'rate-limiter-flexible',
    'ws',
    'zod',
    'pino',
    'prom-client',
    'pg',
  ],
  client: ['@undercroft/engine', '@undercroft/server'],
  terminal: ['@undercroft/engine', 'node:'],
  board: ['@undercroft/engine', '@undercroft/mechanics', 'game-icon:', 'react'],
  web: [
    '@undercroft/engine',
    '@undercroft/client',
    '@undercroft/bots',
    '@undercroft/board',
    '@undercroft/catalog',
    'about-icons',
    'language-shares',
    'game-icon:',
    '@fontsource',
    'react',
    'uqr',
  ],
  cli: ['@undercroft/', 'node:', 'uqr'],
};

/** The rooms of one game: packages each may import, and which other rooms of its game. */
const GAME_MAY_IMPORT = {
  about: { packages: ['@undercroft/engine'], rooms: [] },
  src: { packages: ['@undercroft/engine', '@undercroft/mechanics'], rooms: ['about'] },
  web: { packages: ['@undercroft/engine', '@undercroft/mechanics', '@undercroft/board', 'game-icon:', 'react'], rooms: ['src', 'about'] },
  terminal: { packages: ['@undercroft/engine', '@undercroft/mechanics', '@undercroft/terminal', 'node:'], rooms: ['src', 'about'] },
};
/** What one game needs that the others do not: its rooms may import these packages too. */
const ALSO_IMPORT = { 'dungeon-fighter': { src: ['@undercroft/physics'], web: ['@undercroft/physics', 'three'] } };
/** Rooms of a folder that stand on each other: each imports only from those before it, whatever it takes from outside. */
const FLOORS = { 'packages/server/src/tables': ['said', 'table', 'sight', 'judge', 'keep', 'move', 'past', 'door', 'index'] };
/** Chapters of a rulebook send one to each other and back. */
const MAY_BE_RINGS = /^packages\/games\/[^/]+\/src\/procedures\//;
const LONGEST = 400;
const BANNED = /\bMath\.random\b|\bDate\.now\b|\bnew Date\b/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));

/** Where a file lives: `{ owner: 'engine' }`, `{ owner: 'games', game: 'cellar', room: 'src' }`; null for tests and tools. */
function homeOf(file) {
  const game = /^packages\/games\/([^/]+)\/(about(?=\.ts)|src|web|terminal)/.exec(file);
  if (game) return { owner: 'games', game: game[1], room: game[2] };
  const found = /^packages\/([^/]+)\/src\//.exec(file);
  return found ? { owner: found[1] } : null;
}

/** The other room of its game that a relative import reaches into; null: none. */
function roomOf(file, target, game) {
  const path = join(dirname(file), target);
  return homeOf(path)?.game === game ? homeOf(path).room : path.startsWith(`packages/games/${game}/`) ? null : 'outside';
}

function gameRule(game, room) {
  const { packages, rooms } = GAME_MAY_IMPORT[room];
  return { packages: [...packages, ...(ALSO_IMPORT[game]?.[room] ?? [])], rooms };
}

/** The floor of a file: how many there are below it; null: it stands in no such house. */
function floorOf(path) {
  for (const [folder, floors] of Object.entries(FLOORS)) {
    if (!path.startsWith(`${folder}/`)) continue;
    const room = path.slice(folder.length + 1).split(/[/.]/, 1)[0];
    return { folder, room, at: floors.indexOf(room) };
  }
  return null;
}

function wrongFloor(file, target) {
  const [here, there] = [floorOf(file), floorOf(join(dirname(file), target))];
  if (here === null) return null;
  if (here.at < 0) return `${file}: ${here.room} is no floor of ${here.folder}`;
  const isBelow = there === null || there.folder !== here.folder || there.at <= here.at;
  return isBelow ? null : `${file}: ${here.room} stands below ${there.room} and must not import ${target}`;
}

const problems = [];
const sources = [];
for (const file of files) {
  const text = readFileSync(join(root, file), 'utf8');
  const lines = text.split('\n').length - 1;
  if (lines > LONGEST && !file.includes('/content/')) problems.push(`${file}: ${lines} lines; split it (at most ${LONGEST})`);
  const home = homeOf(file);
  if (home === null) continue;
  const { owner, game, room } = home;
  sources.push([file, text]);
  const rule = room ? gameRule(game, room) : { packages: MAY_IMPORT[owner], rooms: [] };
  if (!rule.packages) problems.push(`${file}: packages/${owner} is not listed in tools/check-tree.mjs`);
  for (const [, from, loaded] of text.matchAll(/\bfrom '([^']*)'|\bimport\('([^']*)'\)/g)) {
    const target = from ?? loaded;
    const wrong = target.startsWith('.') ? wrongFloor(file, target) : null;
    if (wrong !== null) problems.push(wrong);
    const other = game && target.startsWith('.') ? roomOf(file, target, game) : null;
    const allowed = target.startsWith('.')
      ? other === null || other === room || rule.rooms.includes(other)
      : (rule.packages ?? []).some((start) => target.startsWith(start));
    if (!allowed) problems.push(`${file}: ${room ? `a game's ${room}` : `packages/${owner}`} must not import ${target}`);
  }
  if ((owner === 'engine' || owner === 'physics' || room === 'src') && BANNED.test(text))
    problems.push(`${file}: chance and time come from the table only`);
}

for (const ring of rings(sources)) {
  if (ring.every((file) => MAY_BE_RINGS.test(file))) continue;
  problems.push(`${ring.join(', ')}: they import each other in a ring, so none can be read first`);
}

/** What every game has, once it can be played: `docs/how-to-add-a-game.md` says so. */
const GAME_FILES = [
  'README.md',
  'rules.md',
  'about.ts',
  'src/index.ts',
  'src/table.ts',
  'src/house-rules.ts',
  'src/decisions.ts',
  'src/events.ts',
  'src/procedures/index.ts',
  'src/view.ts',
  'src/imagine.ts',
  'src/words.ts',
  'src/explain.ts',
  'src/judgement.ts',
  'test/conformance.test.ts',
  'test/golden.test.ts',
];
for (const game of games) {
  const folder = join(root, 'packages', 'games', game);
  if (!existsSync(join(folder, 'src', 'index.ts'))) continue;
  for (const file of GAME_FILES) if (!existsSync(join(folder, file))) problems.push(`packages/games/${game}: ${file} is missing`);
}

for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
