import { greedy, randomBot } from '@undercroft/bots';
import { watchMatch } from '@undercroft/testkit/watch.ts';
import { expect, test } from 'vitest';
import { game, rollingIn, seenAfter, type View } from '../src/index.ts';

const MOMENTS = [
  ...watchMatch(game, randomBot, { seed: 'seen', seats: 3, options: {} }),
  ...watchMatch(game, greedy, { seed: 'seen', seats: 2, options: {} }),
  ...watchMatch(game, greedy, { seed: 'together', seats: 2, options: { 'play.mode': 'together' } }),
];

/** What everybody looks at all the time. */
const town = (view: View) => ({
  level: view.level,
  open: [view.town, view.forest, view.mountain],
  tavern: [view.heroRow, view.heroTop, view.legendRow, view.legendTop],
  lantern: view.lantern,
  boss: [view.boss, view.bossComes],
  arena: view.totals,
  seats: view.seats.map(({ gold, hand, handSize, heroes, quests, retired, banner, vp, boss, done }) => ({
    ...{ gold, hand, handSize, heroes, quests, retired, banner, vp, boss, done },
  })),
});

test('whoever has seen everything that is told has seen the table as it is', () => {
  expect(MOMENTS.length).toBeGreaterThan(400);
  for (const { before, events, after } of MOMENTS) {
    const seen = events.reduce(seenAfter, before);
    expect(town(seen)).toEqual(town(after));
  }
});

test('the dice of a roll, what is missing and what gets through follow from what is told', () => {
  let rolls = 0;
  for (const { before, events, after } of MOMENTS) {
    if (after.step !== 'roll' && after.step !== 'wounds') continue;
    const seen = events.reduce(seenAfter, before);
    rolls++;
    const { pool, active, light, deadly, succeeded } = after;
    expect({ pool: seen.pool, active: seen.active, light: seen.light, deadly: seen.deadly, succeeded: seen.succeeded }).toEqual({
      ...{ pool, active, light, deadly, succeeded },
    });
    const { succeeds, missing, total, sockets, wounds } = after.rolling!;
    expect(rollingIn(seen)).toMatchObject({ succeeds, missing, total, sockets, wounds });
  }
  expect(rolls).toBeGreaterThan(60);
});

test('what is seen shows neither tools nor chances', () => {
  const moment = MOMENTS.find(({ events, after }) => events.some(({ type }) => type === 'rolled') && after.step === 'roll')!;
  const rolling = rollingIn(moment.events.reduce(seenAfter, moment.before))!;
  expect(rolling.others).toEqual([]);
  for (const { tools, chance } of rolling.dice) expect([tools, chance]).toEqual([[], null]);
});
