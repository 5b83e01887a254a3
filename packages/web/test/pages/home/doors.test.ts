import type { GameInfo } from '@undercroft/client';
import { expect, test } from 'vitest';
import { doorsFor, samplesIn } from '../../../src/pages/home/doors.ts';

const gameOf = (slug: string): GameInfo => ({
  slug,
  id: slug,
  name: `The ${slug}`,
  tagline: '',
  version: '1',
  seats: { min: 3, max: 5, usual: 4 },
  houseRuleGroups: {},
  houseRules: {},
  material: null,
  thing: null,
  questions: [],
});

test('a door opens when the server has its game', () => {
  const open = (games: GameInfo[]) =>
    doorsFor(games)
      .filter(({ game }) => game !== null)
      .map(({ slug }) => slug);
  expect(open([])).toEqual([]);
  expect(open([gameOf('table-dungeon'), gameOf('p52'), gameOf('cellar')])).toEqual(['table-dungeon', 'p52']);
});

test('a game nobody drew a door for gets one at the end', () => {
  const doors = doorsFor([gameOf('brand-new')]);
  expect(doors.length).toBe(6);
  expect(doors.at(-1)).toMatchObject({ slug: 'brand-new', name: 'The brand-new', seats: { min: 3, max: 5 } });
});

test('a door says how many usually play, whatever house rules allow', () => {
  expect(doorsFor([gameOf('table-dungeon')])[0]?.seats).toEqual({ min: 1, max: 4 });
});

test('samples are for those who write games', () => {
  expect(samplesIn([gameOf('p52'), gameOf('cellar')]).map(({ slug }) => slug)).toEqual(['cellar']);
});
