import { greedy } from '@undercroft/bots';
import { watchMatch } from '@undercroft/testkit/watch.ts';
import { expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { cast } from '../../web/cast.ts';
import { heroArt, monsterArt } from '../../web/parts/pictures.tsx';

test.each([1, 3])('the last picture shows the heroes of each person (%i) and the last monster they met', async (seats) => {
  const moments = watchMatch(game, greedy, { seed: 'picture', seats, options: { 'play.throws': 'rough' } });
  const { after } = moments.at(-1)!;
  const events = moments.flatMap((moment) => moment.events);
  const { heroes, fallen, foe } = await cast(after, events);
  expect(heroes).toHaveLength(seats);
  expect(heroes.flat()).toEqual(after.heroes.map(({ card }) => heroArt(card)));
  const met = events.findLast((e) => e.type === 'monsterRevealed');
  expect(foe).toEqual({ creature: monsterArt(met!.monster), isBeaten: after.ending!.winners.length > 0 });
  expect(fallen).toEqual(
    heroes.flatMap((_, seat) => (after.heroes.some((h) => h.seat === seat && !h.fainted && !h.eliminated) ? [] : [seat])),
  );
});
