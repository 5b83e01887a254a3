import { gameSlugs } from '@undercroft/catalog';
import { expect, test } from 'vitest';
import { expectNarrow, expectOneLine, run } from '../harness.ts';

test('lists every game with seats and house rules, within 80 columns', async () => {
  const { code, out, err } = await run(['games']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const slug of await gameSlugs()) expect(out).toContain(`${slug} (`);
  expect(out).toContain('costlyFlight=off  on or off');
  expect(out).toContain('(CEL-020)');
  const heading = (name: string) => out.indexOf(`\n  ${name}\n`);
  expect(heading('The hunt')).toBeGreaterThan(0);
  expect(heading('The hunt')).toBeLessThan(out.indexOf('costlyFlight=off'));
  expect(out.indexOf('costlyFlight=off')).toBeLessThan(heading('Among thieves'));
  expectNarrow(out);
});

test('--json tells the same as data', async () => {
  const games = JSON.parse((await run(['games', '--json'])).out);
  expect(games.map((game: { slug: string }) => game.slug)).toEqual(await gameSlugs());
  const rounds = { key: 'rounds', type: 'number', group: 'hunt', default: 8, ruling: 'CEL-006' };
  expect(games.find(({ slug }: { slug: string }) => slug === 'cellar')).toMatchObject({
    id: 'cel',
    seats: { min: 2 },
    houseRuleGroups: { hunt: 'The hunt', thieves: 'Among thieves' },
    houseRules: expect.arrayContaining([expect.objectContaining(rounds)]),
  });
});

test('words and unknown flags are refused', async () => {
  expectOneLine(await run(['games', 'cellar']));
  expectOneLine(await run(['games', '--xml']));
});
