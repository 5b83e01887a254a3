import { expect, test } from 'vitest';
import { BOSSES, HEROES } from '../../src/index.ts';
import { BOSSES as BOSS_ART } from '../../web/art/bosses.ts';
import { HEROES as HERO_ART } from '../../web/art/heroes.ts';
import { cast } from '../../web/cast.ts';
import { watchGame } from './play.ts';

test('each party stands in the last picture, and the boss once it is known', async () => {
  const moments = watchGame('picture', 3);
  const { after } = moments.at(-1)!;
  const { heroes, fallen } = await cast(after);
  expect(heroes).toEqual(after.seats.map(({ party }) => party.map(({ card }) => HERO_ART[HEROES[card]!.id])));
  expect(heroes.flat().length).toBeGreaterThan(0);
  expect(fallen).toEqual([]);
  const met = await cast({ ...after, boss: 0, seats: after.seats.map((seat, i) => ({ ...seat, boss: i === 1 ? 'stage 2' : 'none' })) });
  expect(met.foe).toEqual({ creature: BOSS_ART[BOSSES[0]!.id], isBeaten: true });
  expect((await cast({ ...after, boss: -1 })).foe).toBeNull();
});
