import { expect, test } from 'vitest';
import { DEAD, heroOf, OUT } from '../../src/index.ts';
import { portraitOf } from '../../web/art/heroes.ts';
import { cast } from '../../web/cast.ts';
import { watchGame } from './play.ts';

test.each(['one', 'two', 'three'])('everybody stands in the last picture by their last hero, and the dead lie (%s)', async (seed) => {
  const { after } = watchGame(seed, 4).at(-1)!;
  const { heroes, fallen, foe } = await cast(after);
  expect(heroes).toEqual(after.seats.map((seat) => [portraitOf(heroOf(seat).id)]));
  expect(fallen).toEqual([0, 1, 2, 3].filter((seat) => [DEAD, OUT].includes(after.seats[seat]!.status as never)));
  expect(foe).toBeNull();
});
