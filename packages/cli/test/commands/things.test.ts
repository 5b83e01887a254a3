import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectOneLine, freshFolder, run } from '../harness.ts';

const purse = (gold: number) => ({ format: 'undercroft-thing-1', game: 'cellar', thing: { name: 'Old leather', gold, nights: 4 } });
const lines = Array.from({ length: 300 }, () => 'sample');
const PLAY = ['play', 'cellar', '--bots', 'greedy', '--seats', '2', '--option', 'rounds=2', '--seed', 'purse'];

function folderWith(files: Record<string, unknown>): { cwd: string; read(file: string): ReturnType<typeof JSON.parse> } {
  const cwd = freshFolder();
  for (const [file, value] of Object.entries(files)) writeFileSync(join(cwd, file), JSON.stringify(value));
  return { cwd, read: (file) => JSON.parse(readFileSync(join(cwd, file), 'utf8')) };
}

test('a purse is brought from a file and taken home in one, evening after evening', async () => {
  const { cwd, read } = folderWith({ 'purse.json': purse(30) });
  for (const nights of [5, 6]) {
    const before = read('purse.json').thing.gold;
    const { code, out } = await run([...PLAY, '--bring', 'purse.json', '--keep', 'purse.json', '--save', 'done.json'], { lines, cwd });
    expect(code).toBe(0);
    expect(out).toContain('Taken home: Old leather, in purse.json.');
    const { brings, outcome } = read('done.json');
    expect(brings).toMatchObject([{ gold: before }, null]);
    expect(read('purse.json')).toMatchObject({ ...purse(0), thing: { gold: before - 2 + outcome.scores[0], nights } });
    expect(await run(['verify', 'done.json'], { cwd })).toMatchObject({ code: 0, err: '' });
  }
});

test('a game that is left is taken up again with what was brought, and only its end is taken home', async () => {
  const { cwd, read } = folderWith({ 'purse.json': purse(1) });
  await run([...PLAY, '--bring', 'purse.json', '--keep', 'home.json', '--save', 'half.json'], { lines: ['sample', 'sample'], cwd });
  expect(existsSync(join(cwd, 'home.json'))).toBe(false);
  await run(['play', 'cellar', '--resume', 'half.json', '--keep', 'home.json'], { lines, cwd });
  expect(read('home.json').thing.nights).toBe(5);
});

test('who brought nothing has nothing to take home', async () => {
  const { cwd } = folderWith({});
  const { out } = await run([...PLAY, '--keep', 'home.json'], { lines, cwd });
  expect(out).toContain('There is nothing to take home for home.json.');
  expect(existsSync(join(cwd, 'home.json'))).toBe(false);
});

test.each([
  ['a forged purse', purse(1000)],
  ['a purse of another game', { ...purse(3), game: 'table-dungeon' }],
  ['no purse at all', { format: 'undercroft-match-1' }],
])('%s is refused in one line', async (_what, file) => {
  const { cwd } = folderWith({ 'purse.json': file });
  expectOneLine(await run([...PLAY, '--bring', 'purse.json'], { cwd }));
});

test.each([
  [[...PLAY, '--bring', 'nowhere.json']],
  [[...PLAY, '--bring', 'a.json', '--bring', 'b.json']],
  [[...PLAY, '--keep', 'a.json', '--keep', 'b.json']],
  [['play', 'cellar', '--resume', 'x.json', '--bring', 'a.json']],
])('%j is bad usage', async (args) => {
  expectOneLine(await run(args));
});
