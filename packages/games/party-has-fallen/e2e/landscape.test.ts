import { openHouse } from '@undercroft/web/e2e/house.ts';
import { lookAtEach } from '@undercroft/web/e2e/one-screen.ts';
import { expect, test } from 'vitest';
import { CROWDED, GAME } from './party.ts';

const house = openHouse();

test('on a phone on its side each question and its answers are on one screen', async () => {
  const found = await lookAtEach(house(), {
    table: { game: GAME, seats: 4, options: CROWDED },
    wanted: ['goal', 'hero', 'ability', 'start', 'turn', 'step', 'press', 'which', 'join', 'where', 'who', 'option'],
    asks: ':is(.phf-bar .ask, .draft h2)',
    // Whoever can still attack or use something does not end the turn.
    never: (d) => 'do' in d && d.do === 'end',
    seeds: [2, 1, 3],
  });
  expect(found).toEqual([]);
});
