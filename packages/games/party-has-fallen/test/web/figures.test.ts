import { configFor, sfc32 } from '@undercroft/engine';
import { GOALS, game } from '@undercroft/party-has-fallen';
import { expect, test } from 'vitest';
import { inEnglish } from '../../src/texts.ts';
import { goalProgress } from '../../web/figures.ts';

test('a goal shows what it asks for at this number of seats', () => {
  const want = (seats: number) => {
    const t = game.play.setup(configFor(game, { seats }), sfc32(1));
    t.seats[0]!.goal = GOALS.findIndex(({ id }) => id === 'pillar-of-the-community');
    return goalProgress(inEnglish, game.sight.view(t, 0), 0).map((line) => line.want);
  };
  expect([want(4), want(6)]).toEqual([[3], [5]]);
});
