import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame } from '@undercroft/catalog';
import { expect, test } from 'vitest';
import { expectNarrow, expectOneLine, freshFolder, run } from '../harness.ts';

const { shipped } = (await loadGame('p52')).doors!.material!;
const cwd = freshFolder();
const file = (name: string, value: unknown): string => {
  writeFileSync(join(cwd, name), typeof value === 'string' ? value : JSON.stringify(value, null, 2));
  return name;
};
const good = file('good.json', shipped['short-stay']);

test('check says that nothing is wrong, by the title', async () => {
  expect(await run(['scenario', 'check', good], { cwd })).toMatchObject({
    code: 0,
    err: '',
    out: 'Level Nine, Short Stay: nothing is wrong with it.\n',
  });
});

test('check tells every flaw with the line and column of the file itself', async () => {
  const text = JSON.stringify(shipped['short-stay'], null, 1).replace('"8 - aLv/2"', '"8 - aLv/0"').replace('"highBeam"', '"lowBeam"');
  const { code, out } = await run(['scenario', 'check', file('flawed.json', text)], { cwd });
  expect(code).toBe(1);
  const lines = out.trimEnd().split('\n');
  const wrong = text.slice(0, text.indexOf('"8 - aLv/0"')).split('\n');
  expect(lines.some((line) => line.startsWith(`flawed.json:${wrong.length}:`))).toBe(true);
  expect(lines.some((line) => line.includes('lowBeam'))).toBe(true);
  for (const line of lines) expect(line).toMatch(/^flawed\.json:\d+:\d+: .+\.$/);
});

test('simulate reports every size of party, the quests, and each thing against the mean', async () => {
  const { code, out, err } = await run(['scenario', 'simulate', good, '--games', '4', '--seats', '1,3', '--seed', 'x'], { cwd });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('Level Nine, Short Stay');
  expect(out).toMatch(/^ +1 +\d+ %/m);
  expect(out).toMatch(/^ +3 +\d+ %/m);
  expect(out).toMatch(/^Quest +Used +Won/m);
  expect(out).toMatch(/^Class +Used +Won/m);
  expectNarrow(out);
});

test('simulate --json prints one report for each size, and nothing else', async () => {
  const { out } = await run(['scenario', 'simulate', good, '--games', '3', '--seats', '1,2', '--seed', 'x', '--json'], { cwd });
  expect(JSON.parse(out)).toMatchObject([
    { game: 'p52', seats: 1, finished: 3 },
    { game: 'p52', seats: 2, finished: 3 },
  ]);
});

test.each([
  [['scenario']],
  [['scenario', 'paint', good]],
  [['scenario', 'check']],
  [['scenario', 'check', 'nowhere.json']],
  [['scenario', 'check', good, '--game', 'cellar']],
  [['scenario', 'simulate', good, '--seats', 'many']],
])('%j is refused in one line', async (args) => {
  expectOneLine(await run(args, { cwd }));
});
