import { loadGame } from '@undercroft/catalog';
import { expect, test } from 'vitest';
import { type KeptGame, keepGame, keptGame } from '../../src/session/kept.ts';

const cellar = await loadGame('cellar');
const fighter = await loadGame('dungeon-fighter');
const { slug, version } = cellar.about;

/** A browser's store, as far as it is needed. */
function store(): () => Pick<Storage, 'getItem' | 'setItem'> {
  const held = new Map<string, string>();
  return () => ({ getItem: (key) => held.get(key) ?? null, setItem: (key, value) => void held.set(key, value) });
}

const begun: KeptGame = { version, seats: 3, seed: 'ab'.repeat(32), log: [{ seat: 0, kind: 'prepare' }] };

test('a game is taken up where it was left, by the rules it was begun with and by no others', () => {
  const here = store();
  keepGame(slug, begun, here);
  expect(keptGame(cellar, here)).toEqual(begun);
  expect(keptGame(fighter, here)).toBeNull();
  keepGame(slug, { ...begun, version: 'another' }, here);
  expect(keptGame(cellar, here)).toBeNull();
});

test('a game goes on by the house rules it was begun with', () => {
  const here = store();
  const led: KeptGame = { ...begun, version: fighter.about.version, options: { 'play.leader': 'first' }, log: [] };
  keepGame(fighter.about.slug, led, here);
  expect(keptGame(fighter, here)).toEqual(led);
});

test('what cannot be read or written, or begun with, is no game, and no trouble', () => {
  const holding = (text: string) => () => ({ getItem: () => text, setItem: () => undefined });
  const damaged = [{ options: { none: 1 } }, { seats: 99 }, { seats: 0 }, { seats: -1 }, { log: 'none' }];
  for (const text of [
    '{',
    'null',
    '[]',
    '7',
    `{"version":"${version}"}`,
    ...damaged.map((each) => JSON.stringify({ ...begun, ...each })),
  ]) {
    expect(keptGame(cellar, holding(text)), text).toBeNull();
  }
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(() => keepGame(slug, begun, () => ({ getItem: () => null, setItem: full }))).not.toThrow();
  // Some browsers throw already when they are asked for their storage.
  const forbidden = () => {
    throw new DOMException('no', 'SecurityError');
  };
  expect(() => keepGame(slug, begun, forbidden)).not.toThrow();
  expect(keptGame(cellar, forbidden)).toBeNull();
});
