/** A game that is begun by the command runs, and nothing outside its folder had to change: tried in a copy of the whole project. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { renamed } from '../../src/new/rename.ts';
import { expectOneLine, freshFolder, run } from '../harness.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const NAMES = { slug: 'dead-letters', name: 'Dead Letters', prefix: 'dlt' };
const told = (text: string, path = 'src/a.ts'): string => renamed(path, text, NAMES);

test('types, ids, keys, styles and addresses get the new name, the story keeps its own', () => {
  expect(told("import type { Cellar, CellarEvent } from './table.ts';")).toBe(
    "import type { DeadLetters, DeadLettersEvent } from './table.ts';",
  );
  expect(told('/** CEL-012  Cellar: gold. */ const t = cellarWith({}); // the cellar is dark')).toBe(
    '/** DLT-012  Dead Letters: gold. */ const t = deadLettersWith({}); // the cellar is dark',
  );
  expect(told("import wine from 'game-icon:cellar-barrels'; const a = { id: 'cel', slug: 'cellar', of: 'cellar-troll' };")).toBe(
    "import wine from 'game-icon:cellar-barrels'; const a = { id: 'dlt', slug: 'dead-letters', of: 'cellar-troll' };",
  );
  const piece = (style: string, key: string): string => `<p className="slip ${style}-shown">{say(\`${key}.\${skill}\`)}</p>`;
  expect(told(piece('cellar', 'cel'), 'web/a.tsx')).toBe(piece('dead-letters', 'dlt'));
  expect(told('.cellar .hand { } .cellar-map { }', 'web/a.css')).toBe('.dead-letters .hand { } .dead-letters-map { }');
  expect(told('"cel.map": "The cellar", "event.cellar-troll": "Cellar troll"', 'en.json')).toBe(
    '"dlt.map": "The cellar", "event.cellar-troll": "Cellar troll"',
  );
  expect(told('# Cellar\n`npx vitest run packages/games/cellar`, `CEL`', 'README.md')).toBe(
    '# Dead Letters\n`npx vitest run packages/games/dead-letters`, `DLT`',
  );
});

test('a name that cannot be, or is taken, is refused in one line and nothing is written', async () => {
  const before = readdirSync(join(ROOT, 'packages', 'games'));
  for (const args of [
    [],
    ['Attic'],
    ['dead letters'],
    ['-attic'],
    ['../attic'],
    ['attic', 'loft'],
    ['cellar'],
    ['attic', '--prefix', 'cel'],
    ['attic', '--prefix', 'A1'],
    ['attic', '--name', '<b>'],
    ['attic', '--door', '7'],
  ])
    expectOneLine(await run(['new', ...args]));
  expect(readdirSync(join(ROOT, 'packages', 'games'))).toEqual(before);
});

/** The project as git knows it, with what npm has installed for it. */
function copyOfTheHouse(): string {
  const copy = join(freshFolder(), 'house');
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: ROOT, encoding: 'utf8' });
  for (const file of files.split('\0').filter((name) => name !== '' && existsSync(join(ROOT, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file));
  }
  const modules = join(ROOT, 'node_modules');
  mkdirSync(join(copy, 'node_modules', '.bin'), { recursive: true });
  for (const name of readdirSync(modules).filter((each) => each !== '@undercroft' && each !== '.bin' && !each.startsWith('.vite')))
    symlinkSync(join(modules, name), join(copy, 'node_modules', name));
  // Links to the packages of the house itself lead to those of the copy.
  cpSync(join(modules, '@undercroft'), join(copy, 'node_modules', '@undercroft'), { recursive: true, verbatimSymlinks: true });
  for (const name of readdirSync(join(modules, '.bin'))) symlinkSync(join(modules, '.bin', name), join(copy, 'node_modules', '.bin', name));
  execFileSync('git', ['init', '-q'], { cwd: copy });
  return copy;
}

test('what is begun is sound, and the page, the lists and the rules of all games are as well', { timeout: 900_000 }, async () => {
  const copy = copyOfTheHouse();
  const works = (...command: string[]): string => {
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8', input: '\n' });
    expect(status, `${command.join(' ')}\n${stdout}\n${stderr}`).toBe(0);
    return stdout;
  };
  const tool = (...path: string[]): string => join(ROOT, 'node_modules', ...path);
  expect(works('packages/cli/src/main.ts', 'new', 'dead-letters', '--prefix', 'dlt')).toContain('rule ids from DLT-001');
  expect(works('packages/cli/src/main.ts', 'games')).toContain('dead-letters (');
  expect(works('packages/cli/src/main.ts', 'simulate', 'dead-letters', '--games', '4')).toContain('4 games of dead-letters');
  works('tools/check-tree.mjs');
  works(tool('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', 'packages/games/dead-letters');
  works(tool('typescript', 'bin', 'tsc'), '-p', '.');
  works(tool('typescript', 'bin', 'tsc'), '-p', 'packages/web');
  works('packages/web/build.ts');
  const tests = ['packages/games/dead-letters/test', 'packages/web/test/rules.test.ts', 'packages/catalog', 'packages/web/test/pages'];
  works(tool('vitest', 'vitest.mjs'), 'run', '--project', 'house', ...tests);
  const board = readFileSync(join(copy, 'packages', 'games', 'dead-letters', 'web', 'board.css'), 'utf8');
  expect(board).toContain('.dead-letters {');
});
