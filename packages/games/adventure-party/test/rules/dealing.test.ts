import { expect, test } from 'vitest';
import { bestBlow, costOfWounds } from '../../src/rules/dealing.ts';
import { hero, heroCard } from '../table.ts';

const cost = (heroes: string[], light: number, deadly: number) => costOfWounds(heroes.map(hero), light, deadly);

test.each([
  [['tolly-quill'], 0, 0, 0],
  [['tolly-quill'], 1, 0, 1],
  [['tolly-quill'], 2, 0, 3],
  [['tolly-quill'], 0, 1, 2],
  [['tolly-quill'], 3, 3, 2],
  [['tolly-quill!', 'gretchen-firmgrip'], 1, 1, 3],
])('AP-122 AP-124 to %j %i light and %i deadly wounds cost %i', (heroes, light, deadly, n) => {
  expect(cost(heroes, light, deadly)).toBe(n);
});

test('AP-125 the deadly wound goes to the wounded, if that loses least', () => {
  expect(bestBlow(['gretchen-firmgrip', 'tolly-quill!'].map(hero), 0, 1)).toEqual({ wound: 'deadly', hero: heroCard('tolly-quill') });
  expect(bestBlow(['aunt-cataclysm', 'gretchen-firmgrip'].map(hero), 0, 1)).toMatchObject({ hero: heroCard('gretchen-firmgrip') });
  const armed = ['tolly-quill/bow-with-opinions', 'gretchen-firmgrip'].map(hero);
  expect(bestBlow(armed, 0, 1)).toMatchObject({ hero: heroCard('gretchen-firmgrip') });
});
