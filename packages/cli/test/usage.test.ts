import { loadGame } from '@undercroft/catalog';
import { expect, test } from 'vitest';
import { houseRules, nameList, oneWord, readArgs, wholeNumber } from '../src/usage.ts';

test('unknown flags are refused in one sentence', () => {
  expect(() => readArgs(['--frob'], {})).toThrow(/^unknown option '--frob'$/);
  expect(() => readArgs(['--at'], { at: { type: 'string' } })).toThrow(/^option '--at <value>' argument missing$/);
});

test('numbers are whole and not too small', () => {
  expect(wholeNumber('12', '--games', 1)).toBe(12);
  for (const text of ['', '-1', '1.5', '1e3', 'many', '0', '9'.repeat(30)])
    expect(() => wholeNumber(text, '--games', 1)).toThrow(/--games takes/);
});

test('exactly one game or file', () => {
  expect(oneWord(['cellar'], 'game')).toBe('cellar');
  expect(() => oneWord([], 'game')).toThrow('which game?');
  expect(() => oneWord(['a', 'b'], 'game')).toThrow("what is 'b'?");
});

test('house rules are read with the types of the game', async () => {
  const game = await loadGame('cellar');
  expect(houseRules(game, ['rounds=5'])).toEqual({ rounds: 5 });
  expect(() => houseRules(game, ['rounds'])).toThrow('--option takes key=value');
  expect(() => houseRules(game, ['frob=1'])).toThrow("unknown option 'frob'");
  expect(() => houseRules(game, ['rounds=99999'])).toThrow('option rounds cannot be 99999');
});

test('names are separated by commas', () => {
  expect(nameList('mcts, greedy,')).toEqual(['mcts', 'greedy']);
  expect(nameList(undefined)).toEqual([]);
});
