import { expect, test } from 'vitest';
import { HEROES } from '../../web/art/heroes.ts';
import { lookFor } from '../../web/art/looks.ts';
import { cast } from '../../web/cast.ts';
import { watchGame } from './play.ts';

test.each(['one', 'two', 'three', 'four'])(
  'everybody stands in the last picture, the dead lie, and the last enemy is behind them (%s)',
  async (seed) => {
    const moments = watchGame(seed, 3);
    const { after } = moments.at(-1)!;
    const { heroes, fallen, foe } = await cast(
      after,
      moments.flatMap(({ events }) => events),
    );
    expect(heroes).toEqual(after.seats.map((seat) => [HEROES[seat.class]]));
    expect(fallen).toEqual([0, 1, 2].filter((seat) => !after.seats[seat]!.alive));
    expect(foe?.creature).toEqual(await lookFor(after.enemy!));
    // Whoever is wiped out has not beaten it.
    if (fallen.length === 3) expect(foe?.isBeaten).toBe(false);
  },
);
