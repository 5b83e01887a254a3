import { expect, test } from 'vitest';
import { ARENAS } from '../../src/content/arenas.ts';
import { NONE } from '../../src/content/cards.ts';
import type { ArenaCard } from '../../src/content/vocabulary.ts';
import { placesOf, prizeFor } from '../../src/rules/arena.ts';
import { arenaTotal } from '../../src/rules/fulfilment.ts';
import {
  arenaOpens,
  byClock,
  dicesLie,
  finishRoll,
  heroCard,
  optionsOf,
  ownQuest,
  party,
  refusedBy,
  rolled,
  tableWith,
  take,
  told,
  waiting,
} from '../table.ts';

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

test('AP-187 AP-188 AP-195 reaching level 3 opens the Arena at once; the boss is turned up when it is over', () => {
  const t = tableWith({ parties: [{ heroes: PAIRS[0]!, quests: ['moss-knight'] }, {}], level: 2, arena: 'shield-social' });
  rolled(t, ownQuest({ slots: 2 }, 'forest'), ['red S']);
  const out = finishRoll(t);
  expect(told(out, 'arenaBegan')).toHaveLength(1);
  expect(told(out, 'cardShown')).toEqual([]);
  expect([t.boss, t.phase, waiting(t)]).toEqual([NONE, 'arena', ['0 arena']]);
  // Who is asked whether to enter, and who competes, does not know him yet.
  const bossTop = t.bossDeck.at(-1);
  enter(t, 0);
  expect([t.boss, t.bossDeck.at(-1)]).toEqual([NONE, bossTop]);
  const events = roll(t, 'red S');
  expect(told(events, 'cardShown')).toEqual([{ type: 'cardShown', what: 'boss', card: bossTop }]);
  expect(events.findIndex(({ type }) => type === 'arenaPaid')).toBeLessThan(events.findIndex(({ type }) => type === 'cardShown'));
  expect([t.boss, t.phase]).toEqual([bossTop, 'secondTavern']);
});

test('R-AP-58 items won by the quest may serve in the Arena', () => {
  const t = tableWith({ parties: [{ heroes: PAIRS[0]!, quests: ['moss-knight'] }, {}], level: 2, arena: 'shield-social' });
  rolled(t, ownQuest({ slots: 2, rewards: { items: 2 } }, 'forest'), ['red S']);
  finishRoll(t);
  expect([t.phase, t.seats[0]!.hand.length]).toEqual(['arena', 2]);
});

test('R-AP-28 of a prize less may be taken, never more; the VP are taken', () => {
  const { t } = opened(0);
  enter(t, 1, false);
  enter(t, 2, false);
  enter(t, 0);
  byClock(t, 'pool');
  dicesLie(t, 'red S');
  take(t, { seat: 0, kind: 'roll', do: 'evaluate' });
  byClock(t, 'wound');
  expect([waiting(t), t.seats[0]!.tokens]).toEqual([['0 collect'], 5]);
  expect(optionsOf(t, 0, 'collect').map((d) => d.items)).toEqual([2, 1, 0]);
  expect(refusedBy(t, { seat: 0, kind: 'collect', gold: 0, items: 3, legendary: 0 })).toBe('AP-091');
  take(t, { seat: 0, kind: 'collect', gold: 0, items: 1, legendary: 0 });
  expect(t.seats[0]!.hand).toHaveLength(1);
  expect([t.arenaHeld, waiting(t)]).toEqual([true, ['0 tavern']]);
});

test('AP-199 the fourth tier pays gold alone', () => {
  const { t } = opened(1);
  t.entrants = [0, 1, 2, 3];
  t.totals = [4, 3, 2, 1];
  expect(prizeFor(t, 3)).toEqual({ vp: 0, gold: 1, items: 0, legendary: 0 });
});

test('V-AP-27 R-AP-39 a card with three tiers pays nothing below the third', () => {
  const { t } = opened(1);
  const card: ArenaCard = { ...ARENAS[0]!, tiers: ARENAS[0]!.tiers.slice(0, 3) };
  t.arena = (ARENAS as ArenaCard[]).push(card) - 1;
  t.entrants = [0, 1, 2, 3];
  t.totals = [6, 4, 2, 2];
  expect(t.entrants.map((seat) => prizeFor(t, seat).vp)).toEqual([5, 3, 0, 0]);
  expect(prizeFor(t, 3)).toEqual({ vp: 0, gold: 0, items: 0, legendary: 0 });
  (ARENAS as ArenaCard[]).pop();
});

test('AP-196 when a quest opens the Arena, whoever sits to the left is asked first', () => {
  const parties = PAIRS.map((heroes, seat) => ({ heroes, quests: seat === 1 ? ['moss-knight'] : [] }));
  const t = tableWith({ parties, level: 2, turn: 1, arena: 'shield-social' });
  rolled(t, ownQuest({ slots: 2 }, 'forest'), ['red S']);
  finishRoll(t);
  expect(waiting(t)).toEqual(['2 arena']);
});

test('AP-201 a number of heroes that the card does not want is refused', () => {
  const { t } = opened(0, 'sand-and-sandals', [['gretchen-firmgrip', 'tolly-quill', 'wanda-probably'], [], []]);
  enter(t, 0);
  expect(refusedBy(t, { seat: 0, kind: 'send', heroes: [heroCard('tolly-quill')] })).toBe('AP-076');
});

test('AP-159 when time is up a die is set to what counts most in the Arena', () => {
  const { t } = opened(0, 'shield-social', [['madame-almanac', 'tolly-quill'], [], []]);
  enter(t, 0);
  byClock(t, 'pool');
  dicesLie(t, 'yellow R', 'red blank');
  take(t, { seat: 0, kind: 'roll', do: 'hero', card: heroCard('madame-almanac'), power: 0, die: 0, rune: -2 });
  byClock(t, 'face');
  expect(arenaTotal(t)).toBe(2);
});

test('R-AP-31 the banner serves in the Arena, in the own roll', () => {
  const { t } = opened(0);
  enter(t, 1);
  enter(t, 2, false);
  enter(t, 0, false);
  byClock(t, 'pool');
  expect(optionsOf(t, 1, 'roll').some((d) => d.do === 'banner')).toBe(true);
  expect(refusedBy(t, { seat: 0, kind: 'roll', do: 'banner', die: 0 })).toBe('AP-084');
});

test('AP-199 whoever wins nothing is asked nothing, and the next is paid', () => {
  const { t } = opened(2);
  const card = ARENAS[t.arena] as { tiers: ArenaCard['tiers'] };
  const { tiers } = card;
  card.tiers = [{}, { vp: 2, items: 1 }];
  for (const seat of [0, 1, 2]) enter(t, seat);
  const totals = [['red SS'], ['red S'], ['blue blank']].map((dice) => told(roll(t, ...dice), 'evaluated')[0]!.total);
  expect(totals).toEqual([2, 1, 0]);
  byClock(t, 'collect');
  expect([t.arenaHeld, t.seats.map((s) => [s.tokens, s.hand.length])]).toEqual([
    true,
    [
      [0, 0],
      [2, 1],
      [0, 0],
    ],
  ]);
  expect(waiting(t)).toEqual(['2 tavern']);
  card.tiers = tiers;
});
