import { openHouse } from '@undercroft/web/e2e/house.ts';
import { lookAtEach } from '@undercroft/web/e2e/one-screen.ts';
import { expect, test } from 'vitest';
import { game, type View } from '../src/index.ts';
import { GAME } from './party.ts';

const house = openHouse();

/** The same question looks different in a quest, in the Arena and before the boss. */
const about = (kind: string, view: unknown) => {
  const { phase } = view as View;
  return phase === 'arena' || phase === 'boss' ? `${kind} (${phase})` : kind;
};

test('on a phone on its side each question and its answers are on one screen', async () => {
  const found = await lookAtEach(house(), {
    table: { game: GAME, seats: 2, options: { 'play.starter': 'vote' } },
    wise: game,
    about,
    wanted: [
      'vote',
      'tavern',
      'quest',
      'pool',
      'roll',
      'slotWound',
      'shields',
      'wound',
      'collect',
      'levelUp',
      'face',
      'arena (arena)',
      'send (arena)',
      'roll (arena)',
      'collect (arena)',
      'boss (boss)',
      'roll (boss)',
    ],
    seeds: [1, 2],
    asks: ':is(.ap-act .ask, .ap-act .ap-head, .ap-wound-act, .ap-purse)',
  });
  expect(found).toEqual([]);
});
