import { expect, test } from 'vitest';
import { expectNarrow, expectOneLine, run } from '../harness.ts';

const SMALL = ['simulate', 'cellar', '--games', '40', '--seats', '3', '--bots', 'greedy,random', '--seed', 'x', '--workers', '0'];

test('reports wins with intervals, lengths and endings within 80 columns', async () => {
  const { code, out, err } = await run(SMALL);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('40 games of cellar, 3 seats');
  expect(out).toMatch(/Seat 1 {2}greedy +\d+\.\d % +\d+\.\d – \d+\.\d %/);
  expect(out).toContain('95 % interval');
  expect(out).toMatch(/Rules \S+, content [0-9a-f]{12}/);
  expectNarrow(out);
});

test('--json prints the report and nothing else, the same for the same seed', async () => {
  const first = JSON.parse((await run([...SMALL, '--json'])).out);
  const second = JSON.parse((await run([...SMALL, '--json'])).out);
  expect(first).toMatchObject({ game: 'cellar', games: 40, finished: 40, errors: 0, bots: ['greedy', 'random'] });
  expect(second.bySeat).toEqual(first.bySeat);
});

test('house rules reach the games', async () => {
  const { out } = await run([...SMALL, '--option', 'rounds=2', '--json']);
  expect(JSON.parse(out)).toMatchObject({ options: { rounds: 2 }, length: { p90: 2 } });
});

test('windows are shut unless named: with trades allowed, more is decided', async () => {
  const decisions = async (...more: string[]) => JSON.parse((await run([...SMALL, '--bots', 'random', '--json', ...more])).out).decisions;
  const none = await decisions();
  expect(await decisions('--windows', 'trade')).toBeGreaterThan(none);
  expect(await decisions('--windows', 'all')).toBeGreaterThan(none);
});

test('the progress bar shows only where somebody watches, a short run says nothing elsewhere, and never on the output', async () => {
  expect((await run(SMALL)).err).toBe('');
  const { out, err } = await run([...SMALL, '--json'], { isTTY: true });
  expect(err).toContain('of 40 games');
  expect(() => JSON.parse(out)).not.toThrow();
});

test.each([
  [['simulate']],
  [['simulate', 'chess']],
  [['simulate', 'cellar', '--games', '0']],
  [['simulate', 'cellar', '--games', 'many']],
  [['simulate', 'cellar', '--seats', '99']],
  [['simulate', 'cellar', '--bots', 'deep-blue']],
  [['simulate', 'cellar', '--option', 'rounds=never']],
  [['simulate', 'cellar', '--windows', 'trapdoor']],
  [['simulate', 'cellar', '--frob']],
])('%j is bad usage', async (args) => {
  expectOneLine(await run(args));
});

test('a party is reported as one, with its ranks and without seats', async () => {
  const { code, out } = await run([...SMALL, '--option', 'together=on', '--option', 'purse=modest', '--option', 'rounds=12']);
  expect(code).toBe(0);
  expect(out).toMatch(/party +\d+\.\d % +\d+\.\d – \d+\.\d %/);
  expect(out).toMatch(/Rank +Games/);
  expect(out).not.toContain('Seat 1');
  expect(out).not.toContain('every seat would win');
  expectNarrow(out);
});

test('what is not won is not called so: quests are solved, bosses beaten, and all by their names', async () => {
  const { code, out } = await run(['simulate', 'adventure-party', '--games', '12', '--seats', '2', '--seed', 'x', '--workers', '0']);
  expect(code).toBe(0);
  expect(out).toMatch(/^Quest +Used +Solved +95 % interval/m);
  expect(out).toMatch(/^Boss fought +Used +Beaten +95 % interval/m);
  expect(out).toMatch(/^Tie-break +Used +Of all +95 % interval/m);
  expect(out).toMatch(/^Rats Beneath the Rats/m);
  expect(out).not.toContain('rats-beneath-the-rats');
  expectNarrow(out);
});
