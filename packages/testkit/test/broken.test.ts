/** The testkit is tested by games that are broken on purpose: each must be caught, and by the promise it breaks. */
import { end } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { conformance, PROMISES } from '../src/conformance.ts';
import { fuzz, replayCrash } from '../src/fuzz.ts';
import { recordings, unreachedSteps } from '../src/index.ts';
import { inconsistent } from './broken/answers.ts';
import { base, bidding, breakGame } from './broken/base.ts';
import { careless, sound as lucky } from './broken/doors.ts';
import { stray } from './broken/flow.ts';
import { rude } from './broken/manners.ts';
import { leaky } from './broken/secrets.ts';

const broken = [...leaky, ...inconsistent, ...stray, ...rude, ...careless];
/** Promises about described tables and secret answers: `leaks.test.ts` breaks them. */
const BY_DESCRIPTION = ['secrets', 'secrets-after', 'hidden-variables', 'secret-answers'];
const budget = { games: 6, moments: 15 };

test('the sound game keeps every promise', () => {
  const sound = breakGame({});
  expect(conformance(sound, budget)).toEqual([]);
  expect(unreachedSteps(sound, recordings(sound, budget))).toEqual([]);
  expect(fuzz(sound, { games: 50 }).crashes).toEqual([]);
});

test('a game whose doors are in order keeps every promise', () => {
  expect(conformance(lucky, budget)).toEqual([]);
});

test.each(broken.map((b) => [b.wrong, b] as const))('caught: %s', (_wrong, { game, breaks }) => {
  const caught = conformance(game, { ...budget, only: [breaks] });
  expect(caught).toHaveLength(1);
  expect(caught[0]).toMatch(new RegExp(`^${breaks}: .+`));
});

test('every promise is broken by some game', () => {
  const proved = new Set([...broken.map((b) => b.breaks), ...BY_DESCRIPTION]);
  expect(PROMISES.map((promise) => promise.name).filter((name) => !proved.has(name))).toEqual([]);
});

test('a failure names the seed and the decision', () => {
  const [failure] = conformance(leaky[0]!.game, { ...budget, only: ['imagine'] });
  expect(failure).toMatch(/before decision \d+/);
  expect(failure).toMatch(/seed [0-9a-f]{64}/);
});

test('a step that nothing leads to is named', () => {
  const main = bidding();
  const lost = breakGame({
    play: {
      procedures: [{ ...main, steps: { ...main.steps, lost: () => end() } }, base.play.procedures[1]!],
    },
  });
  expect(unreachedSteps(lost, recordings(lost, budget), 5)).toEqual(['bidding.lost']);
});

test.each([
  'it never ends',
  'its rules run in a circle',
  'an option cannot be carried out',
  'it keeps a Map in the table',
  'the view shows the next card of the pile',
])('the fuzzer finds that %s, and the crash replays', (wrong) => {
  const { game } = broken.find((b) => b.wrong === wrong)!;
  const { crashes, games } = fuzz(game, { games: 8 });
  expect(games).toBe(8);
  const crash = crashes[0]!;
  expect(crash).toMatchObject({ format: 'undercroft-crash-1', game: 'bidding', version: '1' });
  expect(replayCrash(game, JSON.parse(JSON.stringify(crash))).error).toBe(crash.error);
});

test('a crash that was mended replays to its end', () => {
  const { game } = broken.find((b) => b.wrong === 'an option cannot be carried out')!;
  const crash = fuzz(game, { games: 8 }).crashes[0]!;
  const replay = replayCrash(breakGame({}), crash);
  expect(replay.error).toBeNull();
  expect(replay.match?.log).toEqual(crash.log);
});
