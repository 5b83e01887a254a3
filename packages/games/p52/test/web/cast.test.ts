import { expect, test } from 'vitest';
import { figureOf } from '../../web/art/figures.ts';
import { cast } from '../../web/cast.ts';
import { watchGame } from './play.ts';

test('the characters stand in the last picture, whoever died and stayed dead lies, and the last enemy is behind them', async () => {
  const moments = watchGame('picture', 3);
  const { after } = moments.at(-1)!;
  const events = moments.flatMap((moment) => moment.events);
  const { heroes, fallen, foe } = await cast(after, events);
  expect(heroes).toEqual(after.heroes.map(({ sheet }) => [figureOf(sheet!.race, sheet!.profession, sheet!.face)]));
  expect(foe?.isBeaten).toBe(after.ending === 'won');
  expect(fallen.every((seat) => events.some((e) => e.type === 'heroDied' && e.seat === seat))).toBe(true);
  const died = { type: 'heroDied', seat: 1 } as const;
  expect((await cast(after, [died])).fallen).toEqual([1]);
  expect((await cast(after, [died, { type: 'heroRevived', seat: 1, hp: 5 }])).fallen).toEqual([]);
});
