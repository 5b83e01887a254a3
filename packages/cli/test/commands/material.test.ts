import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame } from '@undercroft/catalog';
import { expect, test } from 'vitest';
import { expectOneLine, freshFolder, run } from '../harness.ts';

const game = await loadGame('cellar');
const abbey = Object(game.doors?.material?.shipped['abbey']);
const lines = Array.from({ length: 300 }, () => 'sample');
const PLAY = ['play', 'cellar', '--bots', 'greedy', '--seats', '2', '--option', 'rounds=2', '--seed', 'plan'];

test('play takes material by name or from a file, keeps it in the save, and it is verified and told', async () => {
  const cwd = freshFolder();
  writeFileSync(join(cwd, 'plan.json'), JSON.stringify({ ...abbey, name: 'Drawn on a napkin' }));
  for (const [material, title] of [
    ['abbey', abbey.name],
    ['plan.json', 'Drawn on a napkin'],
  ] as const) {
    const { code, out } = await run([...PLAY, '--material', material, '--save', 'done.json'], { lines, cwd });
    expect(code).toBe(0);
    expect(out).toContain('the hatch');
    expect(JSON.parse(readFileSync(join(cwd, 'done.json'), 'utf8')).material.name).toBe(title);
    expect(await run(['verify', 'done.json'], { cwd })).toMatchObject({ code: 0, err: '' });
    expect((await run(['replay', 'done.json', '--at', '3'], { cwd })).out).toContain('the ossuary');
  }
  await run([...PLAY, '--material', 'abbey', '--save', 'half.json'], { lines: ['sample', 'sample'], cwd });
  expect((await run(['play', 'cellar', '--resume', 'half.json'], { lines, cwd })).out).toContain('the hatch');
});

test('simulate plays with it, in this thread and in workers, with the same result', async () => {
  const args = ['simulate', 'cellar', '--games', '20', '--seats', '2', '--bots', 'greedy', '--seed', 'x', '--json'];
  const report = async (...more: string[]) => JSON.parse((await run([...args, ...more])).out);
  const plain = await report('--workers', '0');
  const here = await report('--workers', '0', '--material', 'abbey');
  expect(here).toMatchObject({ finished: 20, errors: 0 });
  expect(here.bySeat).not.toEqual(plain.bySeat);
  expect((await report('--workers', '1', '--material', 'abbey')).bySeat).toEqual(here.bySeat);
});

test('a file with flaws is refused, and each is told on a line', async () => {
  const cwd = freshFolder();
  writeFileSync(join(cwd, 'bad.json'), JSON.stringify({ name: '', rooms: 7 }));
  const { code, out, err } = await run([...PLAY, '--material', 'bad.json'], { cwd });
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err.split('\n').map((line) => line.split(':')[0])).toEqual(['undercroft', '  name', '  rooms', '']);
});

test.each([
  [[...PLAY, '--material', 'castle']],
  [[...PLAY, '--material', './nowhere.json']],
  [['play', 'table-dungeon', '--material', 'abbey']],
  [['simulate', 'cellar', '--material', 'castle']],
  [['play', 'cellar', '--resume', 'x.json', '--material', 'abbey']],
])('%j is bad usage', async (args) => {
  expectOneLine(await run(args));
});

test('games lists what tables can be made with', async () => {
  expect((await run(['games'])).out).toContain('--material abbey  The abbot’s cellar');
});
