import { expect, test } from 'vitest';
import { compare, type Report, type SimulationSpec, simulate, strength } from '../src/index.ts';

const spec = (more: Partial<SimulationSpec> = {}): SimulationSpec => ({
  game: 'cellar',
  games: 150,
  bots: ['greedy', 'random'],
  seed: 'lab',
  workers: 0,
  ...more,
});

/** A report without what differs from run to run. */
const counted = ({ cpuSeconds, decisionsPerCpuSecond, ...rest }: Report) => rest;

test('the same seed gives the same report with any number of workers', async () => {
  const here = await simulate(spec());
  for (const workers of [1, 2]) expect(counted(await simulate(spec({ workers })))).toEqual(counted(here));
  expect(counted(await simulate(spec({ seed: 'other' })))).not.toEqual(counted(here));
});

test('a report counts every game once', async () => {
  const report = await simulate(spec());
  expect(report.games).toBe(150);
  expect(report.finished + report.errors).toBe(150);
  expect(report.errors).toBe(0);
  const outcomes = Object.values(report.outcomes);
  expect(outcomes.reduce((sum, { count }) => sum + count, 0)).toBe(report.finished);
  expect(report.bySeat.map(({ bot }) => bot)).toEqual(report.bySeat.map((_, seat) => ['greedy', 'random'][seat % 2]));
  expect(report.length.p10).toBeLessThanOrEqual(report.length.median);
  expect(report.length.median).toBeLessThanOrEqual(report.length.p90);
  expect(report.cpuSeconds).toBeGreaterThan(0);
  expect(JSON.parse(JSON.stringify(report))).toEqual(report);
});

test('progress goes up to the last game', async () => {
  const seen: number[] = [];
  await simulate(spec({ games: 40, workers: 2, onProgress: ({ done }) => seen.push(done) }));
  expect(seen.at(-1)).toBe(40);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
});

test.each([0, 2])('a run with %i workers can be broken off', async (workers) => {
  const stop = new AbortController();
  const run = simulate(spec({ games: 5000, workers, signal: stop.signal, onProgress: () => stop.abort(new Error('enough')) }));
  await expect(run).rejects.toThrow('enough');
  await expect(simulate(spec({ workers, signal: stop.signal }))).rejects.toThrow('enough');
});

test.each([
  [{ game: 'chess' }, /no game 'chess'/],
  [{ bots: ['smart'] }, /no bot 'smart'/],
  [{ bots: [] }, /bots/],
  [{ games: 0 }, /number of games/],
  [{ workers: -1 }, /number of workers/],
  [{ seats: 99 }, /seats/],
  [{ options: { luck: 3 } }, /unknown option 'luck'/],
])('%j is refused in one line', async (wrong, why) => {
  await expect(simulate(spec(wrong))).rejects.toThrow(why);
  await expect(simulate(spec(wrong))).rejects.toThrow(/^[^\n]+$/);
});

test('a bot is measured on every seat in turn', async () => {
  const even = await strength({ game: 'cellar', games: 300, seats: 2, bot: 'random', others: 'random', seed: 's', workers: 0 });
  expect(even.games).toBe(300);
  expect(even.interval[0]).toBeLessThanOrEqual(even.othersWinRate);
  expect(even.interval[1]).toBeGreaterThanOrEqual(even.othersWinRate);
});

test('a comparison marks what chance does not explain', async () => {
  const a = await simulate(spec({ games: 400, bots: ['random'] }));
  const same = compare(a, await simulate(spec({ games: 400, bots: ['random'], seed: 'again' })));
  const marked = same.differences.filter((d) => d.significant).length;
  expect(marked).toBeLessThanOrEqual(3 + 2 * same.byChance);
  const greedy = compare(a, await simulate(spec({ games: 400, bots: ['greedy', 'random'] })));
  expect(greedy.setUp).toEqual({ bots: { a: 'random', b: 'greedy random' } });
  expect(greedy.differences.find((d) => 'seat' in d.of && d.of.seat === 0)?.significant).toBe(true);
  expect(() => compare(a, { ...a, game: 'other' })).toThrow('cannot be compared');
});

const together = (more: Partial<SimulationSpec> = {}) =>
  spec({ seats: 3, games: 400, options: { together: true, purse: 'modest', rounds: 12 }, ...more });

test('a party is counted as one: how often it wins with its interval, its score and its ranks', async () => {
  const report = await simulate(together());
  const { party } = report.bySide!;
  expect(Object.keys(report.bySide!)).toEqual(['party']);
  expect(party!.games).toBe(report.finished);
  expect(party!.wins).toBe(report.outcomes.escaped!.count);
  expect(party!.wins).toBe(report.finished - report.winnerless.count);
  expect(party!.interval[0]).toBeLessThan(party!.winRate);
  expect(party!.interval[1]).toBeGreaterThan(party!.winRate);
  expect(Object.values(party!.ranks).reduce((sum, { count }) => sum + count, 0)).toBe(report.finished);
  expect(counted(await simulate(together({ workers: 2 })))).toEqual(counted(report));
  expect((await simulate(spec())).bySide).toBeUndefined();
});

test('two reports on a party are compared by the party, not by its seats', async () => {
  const [few, many] = await Promise.all([simulate(together({ options: { together: true, rounds: 3 } })), simulate(together())]);
  const { differences, setUp } = compare(few, many);
  expect(differences.find(({ of }) => 'side' in of)).toMatchObject({ of: { side: 'party' }, a: 0, significant: true });
  expect(differences.some(({ of }) => 'seat' in of)).toBe(false);
  expect(setUp).toMatchObject({ rounds: { a: 3, b: 12 } });
});

test('in a party a bot is measured by what the party wins with it and without it', async () => {
  const { options } = together();
  const measured = await strength({
    game: 'cellar',
    games: 300,
    seats: 3,
    options,
    bot: 'greedy',
    others: 'random',
    seed: 's',
    workers: 0,
  });
  const without = await simulate(together({ games: 300, bots: ['random'], seed: 's' }));
  expect(measured).toMatchObject({ party: true, othersWinRate: without.bySide!.party!.winRate });
});
