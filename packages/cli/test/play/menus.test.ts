import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectNarrow, freshFolder, run } from '../harness.ts';

const PLAY = ['play', 'party-has-fallen', '--seats', '3', '--bots', 'greedy', '--seed', 'menus'];

test('many options stand in groups; a capital letter opens one, its options keep their numbers', async () => {
  const { out } = await run(PLAY, { lines: ['1', '1', 'B', '7'] });
  expect(out).toMatch(/ A\) Keep .* 1-5\n/);
  const opened = out.slice(out.indexOf('› B\n'));
  expect(opened).toMatch(/^› B\n\s+6\) Keep .*\n\s+7\) Keep/);
  expect(opened).not.toMatch(/^\s+1\) Keep/m);
  expectNarrow(out);
});

test('an open question can be asked line by line, and is left alone if nothing is typed', async () => {
  const cwd = freshFolder();
  const options = ['--option', 'dungeon.layout=custom', '--save', 'a.json'];
  const rows = ['..#####', '..#.##', '..#.#', '#####', '#..##', ''];
  const { out } = await run([...PLAY, ...options], { lines: ['form', '', 'form', ...rows, 'quit'], cwd });
  expect(out).toContain("Type 'form' to be asked line by line");
  expect(out).toContain('Left alone.');
  expect(out).toContain('row 5, 0 left');
  const { log } = JSON.parse(readFileSync(join(cwd, 'a.json'), 'utf8'));
  expect(log[0]).toEqual({ seat: 0, kind: 'layout', drawing: rows.slice(0, -1).join('/') });
});

test('what the rules forbid is said after a form, and the question stays open', async () => {
  const { out } = await run([...PLAY, '--option', 'dungeon.layout=custom'], { lines: ['form', '##', '', 'quit'] });
  expect(out).toContain('This dungeon has 18 rooms, not 2.');
  expect(out).toMatch(/R-PHF-03/);
});
