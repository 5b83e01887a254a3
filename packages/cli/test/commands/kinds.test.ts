import { gameSlugs, loadGame } from '@undercroft/catalog';
import { CHANCE } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { placesOf } from '../../src/kinds.ts';
import { expectNarrow, expectOneLine, run } from '../harness.ts';

test.each(await gameSlugs())('every kind of decision of %s is asked, judged and worded where one looks for it', async (slug) => {
  const { play } = await loadGame(slug);
  const kinds = Object.keys(play.questions).filter((kind) => kind !== CHANCE);
  expect(kinds.length).toBeGreaterThan(4);
  for (const kind of kinds) {
    const { asked, judged, worded } = placesOf(slug, kind);
    expect([kind, asked.length > 0, judged.length > 0, worded.length > 0]).toEqual([kind, true, true, true]);
  }
});

test('the places of a kind are those one would find: the step that asks, its options, its words, its control', async () => {
  const { fight } = JSON.parse((await run(['kinds', 'cellar', 'fight', '--json'])).out);
  const files = (aspect: string) => [...new Set(fight[aspect].map(({ file }: { file: string }) => file))];
  expect(files('asked')).toContain('src/procedures/fight.ts');
  expect(files('judged')).toContain('src/questions.ts');
  expect(files('worded')).toContain('src/texts/en.json');
  expect(files('drawn')).toContain('web/board.tsx');
  expect(fight.asked.find(({ text }: { text: string }) => text.includes("kind: 'fight'"))).toBeDefined();
});

test('all kinds in a line each, one in full, within 80 columns', async () => {
  const all = await run(['kinds', 'cellar']);
  expect(all.out.trim().split('\n')).toHaveLength(8);
  const one = await run(['kinds', 'table-dungeon', 'play']);
  expect([all.code, one.code]).toEqual([0, 0]);
  expect(one.out).toMatch(/src\/questions\.ts:\d+/);
  for (const { out } of [all, one]) expectNarrow(out);
});

test('games and kinds that are not there are refused in a line', async () => {
  for (const words of [[], ['chess'], ['cellar', 'dance'], ['cellar', 'fight', 'more']]) expectOneLine(await run(['kinds', ...words]));
});
