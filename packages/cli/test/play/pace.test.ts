import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Save } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { pacingOf } from '../../src/play/pace.ts';
import { expectNarrow, expectOneLine, freshFolder, run } from '../harness.ts';

const BOTS = ['--bots', 'greedy,greedy,greedy', '--seats', '4', '--seed', 'pace'];
const TYPED = Array.from({ length: 30 }, () => 'sample');

/** How often a bot's deed was told before anybody was asked again, and how often somebody was. */
function told(out: string): { deeds: number } {
  return { deeds: out.split('\n').filter((line) => line.startsWith('  · ')).length };
}

test.each(['party-has-fallen', 'table-dungeon'])('at the pace of a story what bots do at %s is told as it happens', async (game) => {
  const story = await run(['play', game, ...BOTS, '--pace', 'story'], { lines: TYPED });
  expect(story).toMatchObject({ code: 0, err: '' });
  expect(told(story.out).deeds).toBeGreaterThan(5);
  expectNarrow(story.out);
});

test('a pace is given on the command line or while playing, and nothing else is one', async () => {
  expectOneLine(await run(['play', 'cellar', '--pace', 'slow']));
  const { out } = await run(['play', 'cellar', '--bots', 'greedy'], { lines: ['pace', 'pace at-once', 'pace slow', 'quit'] });
  expect(out).toContain('The pace is brisk.');
  expect(out).toContain('The pace is at-once.');
  expect(out).toContain("a pace is one of story, brisk, at-once, not 'slow'");
});

/** How many answers bots gave between two of the person's, where all three of them had their say. */
function rounds(save: Save): number[] {
  const own = save.log.flatMap(({ seat }, i) => (seat === 0 ? [i] : []));
  const between = own.slice(1).map((at, i) => save.log.slice(own[i]! + 1, at));
  return between.filter((log) => new Set(log.map(({ seat }) => seat)).size === 3).map(({ length }) => length);
}

test.each(
  ['party-has-fallen', 'table-dungeon'].flatMap((game) => [
    { game, pace: 'brisk' as const, most: 10_000 },
    { game, pace: 'at-once' as const, most: 3000 },
  ]),
)('with three bots at $game the thinking between two turns takes at most $most ms, the pace being $pace', async ({ game, pace, most }) => {
  const cwd = freshFolder();
  await run(['play', game, ...BOTS, '--save', 'kept.json', '--pace', pace], { lines: [...TYPED, ...TYPED, 'quit'], cwd });
  const counts = rounds(JSON.parse(readFileSync(join(cwd, 'kept.json'), 'utf8'))).toSorted((a, b) => a - b);
  expect(counts.length).toBeGreaterThan(2);
  expect(counts[Math.floor(counts.length / 2)]! * pacingOf(pace).thought).toBeLessThanOrEqual(most);
});
