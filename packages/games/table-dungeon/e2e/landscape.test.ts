import { openHouse } from '@undercroft/web/e2e/house.ts';
import { lookAtEach } from '@undercroft/web/e2e/one-screen.ts';
import { expect, test } from 'vitest';
import { game } from '../src/index.ts';

const house = openHouse();

test('on a phone on its side each question and its answers are on one screen', async () => {
  const found = await lookAtEach(house(), {
    table: { game: 'table-dungeon', seats: 3 },
    wise: game,
    wanted: ['accent', 'class', 'play', 'royal', 'levelUp', 'item'],
    asks: ':is(.td-heroes h2, .td-act .td-say)',
    seeds: [1, 2],
  });
  expect(found).toEqual([]);
});
