import { expect, test } from 'vitest';
import { NONE } from '../../src/content/cards.ts';
import { placesOf } from '../../src/rules/arena.ts';
import { arenaOpens, byClock, dicesLie, finishRoll, optionsOf, ownQuest, party, rolled, tableWith, take, told, waiting } from '../table.ts';

const PAIRS = [
  ['gretchen-firmgrip', 'tolly-quill'],
  ['nib-twopence', 'wanda-probably'],
  ['hob-of-nowhere', 'perpetua-snuff'],
];
const opened = (trigger: number, arena = 'sand-and-sandals', heroes = PAIRS) => {
  const t = tableWith({ parties: heroes.map((pair) => ({ heroes: pair })), level: 3, arena });
  const out = arenaOpens(t, trigger);
  return { t, out };
};
const enter = (t: ReturnType<typeof tableWith>, seat: number, yes = true) => take(t, { seat, kind: 'arena', enter: yes });
const roll = (t: ReturnType<typeof tableWith>, ...dice: string[]) => {
  byClock(t, 'send', 'colour', 'pool');
  dicesLie(t, ...dice);
  return finishRoll(t);
};

test('AP-196 R-AP-38 from the left of whoever triggered it, he last', () => {
  const { t } = opened(1);
  expect(waiting(t)).toEqual(['2 arena']);
  enter(t, 2);
  enter(t, 0, false);
  expect(waiting(t)).toEqual(['1 arena']);
  enter(t, 1);
  expect(t.entrants).toEqual([2, 1]);
});

test('AP-197 they roll in the order in which they placed', () => {
  const { t } = opened(1);
  for (const seat of [2, 0, 1]) enter(t, seat);
  const rollers: number[] = [];
  for (let i = 0; i < 3; i++) {
    byClock(t, 'colour');
    rollers.push(t.roller);
    roll(t, 'red S');
  }
  expect(rollers).toEqual([2, 0, 1]);
  expect(waiting(t)).toEqual(['1 tavern']);
});

test('AP-198 AP-199 only the named symbols count; the tiers pay', () => {
  const { t } = opened(2);
  for (const seat of [0, 1, 2]) enter(t, seat);
  roll(t, 'red SS', 'blue M', 'green AA', 'yellow HH');
  roll(t, 'red SS', 'green AA');
  roll(t, 'blue M');
  expect(t.totals).toEqual([3, 2, 1]);
  expect(t.seats.map((s) => [s.tokens, s.hand.length])).toEqual([
    [5, 2],
    [3, 1],
    [1, 1],
  ]);
});

test('AP-200 R-AP-39 those who tie are paid one tier lower', () => {
  expect(placesOf([4, 4, 1])).toEqual([
    { place: 1, tier: 2, tied: true },
    { place: 1, tier: 2, tied: true },
    { place: 3, tier: 3, tied: false },
  ]);
});

test('AP-201 whoever has too few heroes is not asked; whoever has more chooses', () => {
  const { t } = opened(0, 'sand-and-sandals', [['gretchen-firmgrip', 'tolly-quill', 'wanda-probably'], ['nib-twopence'], []]);
  expect(waiting(t)).toEqual(['0 arena']);
  enter(t, 0);
  expect(waiting(t)).toEqual(['0 send']);
  expect(optionsOf(t, 0, 'send')).toHaveLength(3);
});

test('AP-202 AP-203 wounds are dealt to each competitor; the dead do not change the total', () => {
  const { t } = opened(0, 'the-long-kick', [['gretchen-firmgrip', 'tolly-quill', 'wanda-probably'], [], []]);
  enter(t, 0);
  const out = roll(t, 'red SS', 'green A');
  expect(told(out, 'died')).toHaveLength(1);
  expect(t.totals).toEqual([3]);
  expect(party(t, 0)).toHaveLength(2);
});

test('R-AP-38 a lone competitor still rolls, and takes the first tier', () => {
  const { t } = opened(0);
  enter(t, 1, false);
  enter(t, 2, false);
  enter(t, 0);
  roll(t, 'yellow H', 'yellow H');
  expect([t.totals, t.seats[0]!.tokens]).toEqual([[0], 5]);
});

test('R-AP-30 the Arena turns no banner', () => {
  const { t } = opened(0, 'shield-social');
  t.seats[0]!.banner = false;
  enter(t, 1, false);
  enter(t, 2, false);
  enter(t, 0);
  roll(t, 'red blank');
  expect(t.seats[0]!.banner).toBe(false);
});

test('AP-187 AP-188 AP-195 reaching level 3 shows the boss and opens the Arena at once', () => {
  const t = tableWith({ parties: [{ heroes: PAIRS[0]!, quests: ['moss-knight'] }, {}], level: 2, arena: 'shield-social' });
  rolled(t, ownQuest({ slots: 2 }, 'forest'), ['red S']);
  const out = finishRoll(t);
  expect(told(out, 'arenaBegan')).toHaveLength(1);
  expect([t.boss === NONE, t.phase, waiting(t)]).toEqual([false, 'arena', ['0 arena']]);
});

test('R-AP-58 items won by the quest may serve in the Arena', () => {
  const t = tableWith({ parties: [{ heroes: PAIRS[0]!, quests: ['moss-knight'] }, {}], level: 2, arena: 'shield-social' });
  rolled(t, ownQuest({ slots: 2, rewards: { items: 2 } }, 'forest'), ['red S']);
  finishRoll(t);
  expect([t.phase, t.seats[0]!.hand.length]).toEqual(['arena', 2]);
});
