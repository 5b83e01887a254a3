import { loadMatch, Match } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { crashFile, fuzz } from '../src/fuzz.ts';
import { inconsistent } from './broken/answers.ts';
import { breakGame } from './broken/base.ts';

test('the report counts games, decisions and reasons, and the same seed fuzzes alike', () => {
  const once = fuzz(breakGame({}), { games: 20, seed: 'a' });
  const again = fuzz(breakGame({}), { games: 20, seed: 'a' });
  expect({ ...once, seconds: 0 }).toEqual({ ...again, seconds: 0 });
  expect(once).toMatchObject({ games: 20, reasons: { counted: 20 }, crashes: [] });
  expect(once.decisions).toBeGreaterThan(20 * 9);
  expect(fuzz(breakGame({}), { games: 20, seed: 'b' }).decisions).not.toBe(once.decisions);
});

test('it stops when told to', () => {
  expect(fuzz(breakGame({}), { seconds: 60, onProgress: ({ games }) => games < 3 }).games).toBe(3);
});

test('a crash is the start of a match', () => {
  const { game } = inconsistent.find((b) => b.wrong === 'an option cannot be carried out')!;
  const crash = fuzz(game, { games: 5 }).crashes[0]!;
  expect(crashFile(crash)).toMatch(/^crash-[0-9a-f]{12}\.json$/);
  expect(crash.where).toBe('bidding.drawn');
  const match = new Match(game, crash);
  for (const d of crash.log.slice(0, -1)) match.decide(d);
  expect(loadMatch(game, match.save()).log).toEqual(crash.log.slice(0, -1));
  expect(() => match.decide(crash.log.at(-1))).toThrow(crash.error);
});

test('only set-ups that the game allows are played, however rare they are', () => {
  const rare = breakGame({
    about: { houseRules: { luck: { type: 'number', default: 0, min: 0, max: 20, name: 'Luck', help: 'Only 7 will do.' } } },
    play: { checkConfig: ({ options }) => (options['luck'] === 7 ? null : { message: 'only 7 will do' }) },
  });
  const { games, crashes } = fuzz(rare, { games: 20 });
  expect({ games, crashes }).toEqual({ games: 20, crashes: [] });
});

test('a game hangs when it takes longer than it says such a game may take', () => {
  const short = breakGame({ lab: { longest: ({ seats }) => seats } });
  const { crashes } = fuzz(short, { games: 4 });
  expect(crashes.map(({ seats, error }) => [seats, error])).toEqual(
    crashes.map(({ seats }) => [seats, `hangs: not over after ${seats} decisions`]),
  );
  expect(crashes).toHaveLength(4);
});

test('answers taken back do not make a game longer than it says', () => {
  // In each of three rounds all bid and one may draw; each seat may boast once, and one names a number.
  const most = (seats: number) => 3 * (seats + 1) + seats + 1;
  const exact = breakGame({ lab: { longest: ({ seats }) => most(seats) } });
  const { crashes, longest } = fuzz(exact, { games: 300 });
  expect(crashes).toEqual([]);
  expect(longest).toBeGreaterThan(most(3));
});
