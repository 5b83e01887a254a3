import { botByName, questionFor } from '@undercroft/bots';
import { loadGame } from '@undercroft/catalog';
import { type Game, sfc32, simulatedTable, type TableBase } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { playGame, seedsOf, simulationConfig } from '../src/index.ts';
import { type LoadedJob, load, runChunk } from '../src/job.ts';
import { emptyTally, merge } from '../src/tally.ts';

const cellar = await loadGame('cellar');
const config = simulationConfig(cellar, { seats: cellar.about.seats.min });
const bots = Array.from({ length: config.seats }, () => botByName('random'));

function jobWith(game: Game, rotate = false): LoadedJob {
  const job = { game: game.about.slug, config, bots: bots.map(({ name }) => name), rotate, seed: 's' };
  return { job, game, bots, seedOf: seedsOf('s') };
}

/** Cellar, but every third game breaks while its first question is asked. */
function brittle(): Game {
  let games = 0;
  return {
    ...cellar,
    play: {
      ...cellar.play,
      setup: (...args) => {
        if (games++ % 3 === 0) throw new Error('it broke\nbadly');
        return cellar.play.setup(...args);
      },
    },
  };
}

test('in a run bots search as long as they are told, whatever seat they have', async () => {
  const searching = Array.from({ length: config.seats }, () => 'mcts:60');
  const loaded = await load({ game: 'cellar', config, bots: searching, rotate: false, seed: 's' });
  const t: TableBase = simulatedTable(cellar, config, 1);
  const question = questionFor({ game: cellar, t, ask: cellar.play.pending(t)[0]! }, true);
  for (const bot of loaded.bots) {
    const looks = bot.rank!(question, sfc32(1)).reduce((sum, { visits = 0 }) => sum + visits, 0);
    expect(looks).toBe(60);
  }
});

test('a game that throws is counted and does not end the run', () => {
  const tally = runChunk(jobWith(brittle()), { from: 10, to: 40 });
  expect(tally).toMatchObject({ games: 30, finished: 20, errors: 10 });
  expect(tally.errorSamples).toHaveLength(5);
  expect(tally.errorSamples[1]).toEqual({ game: 13, seed: seedsOf('s')(13), message: 'Error: it broke' });
});

test('a game that breaks while its content is counted is not counted as finished', () => {
  const game: Game = {
    ...cellar,
    lab: {
      ...cellar.lab,
      used: (_t, use) => {
        use('card', 'lost', true);
        throw new Error('no');
      },
    },
  };
  const tally = runChunk(jobWith(game), { from: 0, to: 4 });
  expect(tally).toMatchObject({ games: 4, finished: 0, errors: 4, decisions: 0 });
  expect(tally.content.size).toBe(0);
});

test('a game without end is an error', () => {
  const waiting: TableBase = simulatedTable(cellar, config, 1);
  const game: Game = {
    ...cellar,
    play: {
      ...cellar.play,
      apply: () => true,
      applyAll: () => 1,
      begin: (t: TableBase) => t.stack.push(...cellar.sight.clone(waiting).stack),
    },
  };
  expect(() => playGame(game, config, bots, 1)).toThrow('did not end');
});

test('parts add up to the whole', () => {
  const whole = runChunk(jobWith(cellar), { from: 0, to: 30 });
  const sum = emptyTally(bots.length);
  for (const [from, to] of [
    [0, 7],
    [7, 8],
    [8, 30],
  ] as const)
    merge(sum, runChunk(jobWith(cellar), { from, to }));
  expect(sum).toEqual(whole);
});

test('places that move on do not change what happens at the table', () => {
  const [still, moving] = [jobWith(cellar), jobWith(cellar, true)].map((job) => runChunk(job, { from: 0, to: 60 }));
  expect(moving!.outcomes).toEqual(still!.outcomes);
  expect(moving!.wins).not.toEqual(still!.wins);
  const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);
  expect(sum(moving!.wins)).toBe(sum(still!.wins));
});

test('every game has a seed of its own', () => {
  const seedOf = seedsOf('text');
  const seeds = new Set(Array.from({ length: 20_000 }, (_, i) => seedOf(i)));
  expect(seeds.size).toBe(20_000);
  expect([...seeds].every(Number.isSafeInteger)).toBe(true);
  expect(seedOf(5)).toBe(seedsOf('text')(5));
  expect(seedOf(5)).not.toBe(seedsOf('texu')(5));
});

test('open windows are offered to the bots', () => {
  const open = simulationConfig(cellar, { seats: config.seats, shut: [] });
  for (const name of ['random', 'greedy']) {
    for (let seed = 1; seed <= 5; seed++) expect(playGame(cellar, open, [botByName(name)], seed).decisions).toBeGreaterThan(0);
  }
});
