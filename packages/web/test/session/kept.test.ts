import { expect, test } from 'vitest';
import { keepGame, keptGame } from '../../src/session/kept.ts';

/** A browser's store, as far as it is needed. */
function store(): Pick<Storage, 'getItem' | 'setItem'> {
  const held = new Map<string, string>();
  return { getItem: (key) => held.get(key) ?? null, setItem: (key, value) => void held.set(key, value) };
}

const game = { version: '3', seats: 4, seed: 'ab', log: [{ seat: 0, kind: 'play' }] };

test('a game is taken up where it was left, by the rules it was begun with and by no others', () => {
  const here = store();
  keepGame('cellar', game, here);
  expect(keptGame('cellar', '3', here)).toEqual(game);
  expect(keptGame('cellar', '4', here)).toBeNull();
  expect(keptGame('p52', '3', here)).toBeNull();
});

test('what cannot be read or written is no game, and no trouble', () => {
  expect(keptGame('cellar', '3', { getItem: () => '{' })).toBeNull();
  expect(keptGame('cellar', '3', { getItem: () => '{"version":"3"}' })).toBeNull();
  const full = () => {
    throw new Error('full');
  };
  expect(() => keepGame('cellar', game, { setItem: full })).not.toThrow();
});
