import { tableFor } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { NONE } from '../../src/content/cards.ts';
import { game } from '../../src/index.ts';
import { checkConfig } from '../../src/lab.ts';
import { challengeOfStage } from '../../src/rules/challenge.ts';
import { rankOf, sharedScore, victoriesNeeded } from '../../src/rules/score.ts';
import { lanternLimit, questsNeeded } from '../../src/rules/town.ts';
import {
  arenaOpens,
  beginTurn,
  bossArrives,
  byClock,
  dicesLie,
  face,
  finishRoll,
  hero,
  inTavern,
  item,
  mayAnswer,
  ownQuest,
  poolOf,
  questCard,
  refusedBy,
  rolled,
  tableWith,
  take,
  told,
  waiting,
  willShow,
} from '../table.ts';

const TOGETHER = { 'play.mode': 'together' };
const ALONE = { 'play.mode': 'alone' };
const idle = (t: ReturnType<typeof tableWith>, seat: number) =>
  take(t, { seat, kind: 'tavern', do: 'leave' }, { seat, kind: 'quest', quest: NONE, heroes: [] }, { seat, kind: 'tavern', do: 'leave' });

test.each([
  [1, 'rivals', false],
  [2, 'rivals', true],
  [4, 'together', true],
  [1, 'together', false],
  [1, 'alone', true],
  [2, 'alone', false],
  [2, 'twoParties', true],
  [3, 'twoParties', false],
])('AP-001 AP-002 R-AP-60 %i seats, %s: playable %s', (seats, mode, playable) => {
  expect(checkConfig({ seats, options: { 'play.mode': mode } }) === null).toBe(playable);
});

test('AP-143 R-AP-75 together every hand is its own; only one person with two parties holds both', () => {
  const seenIn = (mode: string, viewer: number | null) => {
    const t = tableWith({ parties: [{ hand: ['second-draft'] }, { hand: ['bottled-second-wind'] }], rules: { 'play.mode': mode } });
    return game.sight.view(t, viewer).seats.map(({ hand, handSize, vpWithRelics }) => [hand, handSize, vpWithRelics === null]);
  };
  const [mine, theirs] = [item('second-draft'), item('bottled-second-wind')];
  for (const mode of ['rivals', 'together']) {
    expect(seenIn(mode, 0)).toEqual([
      [[mine], 1, false],
      [null, 1, true],
    ]);
    expect(seenIn(mode, null)).toEqual([
      [null, 1, true],
      [null, 1, true],
    ]);
  }
  expect(seenIn('twoParties', 0).map(([hand]) => hand)).toEqual([[mine], [theirs]]);
  expect(seenIn('twoParties', null).map(([hand]) => hand)).toEqual([null, null]);
});

test('R-AP-61 the Lantern rises after each full round; at its limit the boss comes without extra turns', () => {
  const t = tableWith({ parties: [{}, {}], rules: TOGETHER });
  beginTurn(t);
  idle(t, 0);
  expect(t.lantern).toBe(0);
  idle(t, 1);
  expect([t.lantern, t.round]).toEqual([1, 3]);
  t.lantern = 11;
  idle(t, 0);
  const out = idle(t, 1);
  expect(told(out, 'bossTriggered')).toMatchObject([{ why: 'lantern' }]);
  expect(t.ending).toMatchObject({ winners: [], reason: 'boss-unbeaten' });
});

test('R-AP-61 once quests have called the boss the Lantern stands still', () => {
  const t = tableWith({ parties: [{}, {}], rules: TOGETHER, turn: 1, level: 3 });
  t.lantern = 11;
  t.bossComes = true;
  t.lastTurns = 3;
  beginTurn(t, 1);
  idle(t, 1);
  expect([t.lantern, t.turn]).toEqual([11, 0]);
});

test.each([
  ['cosy', 14],
  ['regular', 12],
  ['grim', 10],
])('R-AP-61 the limit of %s is %i, two more alone', (lantern, limit) => {
  const rules = (mode: string) =>
    tableWith({ parties: mode === 'alone' ? [{}] : [{}, {}], rules: { 'play.mode': mode, 'play.lantern': lantern } }).rules;
  expect(lanternLimit(rules('together'))).toBe(limit);
  expect(lanternLimit(rules('alone'))).toBe(limit + 2);
});

test.each([
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
])('R-AP-62 %i players need %i quests together', (players, needed) => {
  const rules = players === 1 ? ALONE : TOGETHER;
  expect(questsNeeded(tableWith({ parties: Array.from({ length: players }, () => ({})), rules }))).toBe(needed);
});

test('R-AP-63 one card and two coins may be handed over in a turn', () => {
  const t = tableWith({ parties: [{ gold: 5, hand: ['second-draft', 'note-from-mother'] }, {}], rules: TOGETHER });
  beginTurn(t);
  const before = t.seats[1]!.gold;
  take(t, { seat: 0, kind: 'tavern', do: 'giveGold', to: 1 }, { seat: 0, kind: 'tavern', do: 'giveGold', to: 1 });
  expect(refusedBy(t, { seat: 0, kind: 'tavern', do: 'giveGold', to: 1 })).toBe('R-AP-63');
  take(t, { seat: 0, kind: 'tavern', do: 'giveItem', item: item('second-draft'), to: 1 });
  expect(refusedBy(t, { seat: 0, kind: 'tavern', do: 'giveItem', item: item('note-from-mother'), to: 1 })).toBe('R-AP-63');
  expect(t.seats[1]).toMatchObject({ gold: before + 2, hand: [item('second-draft')] });

  const rivals = tableWith({ parties: [{ gold: 5 }, {}] });
  beginTurn(rivals);
  expect(refusedBy(rivals, { seat: 0, kind: 'tavern', do: 'giveGold', to: 1 })).toBe('R-AP-63');
});

test('R-AP-64 others may lend their banner once a round', () => {
  const t = tableWith({ parties: [{ heroes: ['tolly-quill'] }, {}, { banner: false }], rules: TOGETHER });
  rolled(t, ownQuest({ needs: { hearts: 1 } }), ['green blank', 'red S#']);
  expect(mayAnswer(t)).toEqual(['1 help']);
  expect(refusedBy(t, { seat: 1, kind: 'help', die: 1 })).toBe('AP-107');
  willShow(t, face('green A'));
  take(t, { seat: 1, kind: 'help', die: 0 });
  expect(poolOf(t)[0]).toBe('green A');
  expect([t.seats[1]!.banner, mayAnswer(t), waiting(t)]).toEqual([false, [], ['0 roll']]);
  t.seats[1]!.banner = true;
  expect(refusedBy(t, { seat: 1, kind: 'help', die: 0 })).toBe('R-AP-64');
});

test('R-AP-65 together the Arena has no ranking', () => {
  const t = tableWith({
    parties: [{ heroes: ['tolly-quill', 'nib-twopence'] }, { heroes: ['hob-of-nowhere', 'perpetua-snuff'] }],
    rules: TOGETHER,
    level: 3,
    arena: 'shield-social',
  });
  arenaOpens(t, 1);
  take(t, { seat: 0, kind: 'arena', enter: true }, { seat: 1, kind: 'arena', enter: true });
  for (const _ of [0, 1]) {
    byClock(t, 'colour', 'pool');
    dicesLie(t, 'yellow HH', 'yellow HH', 'yellow S+H');
    finishRoll(t);
  }
  expect(t.seats.map((s) => s.tokens)).toEqual([5, 5]);
});

test('R-AP-66 AP-210 three mountain quests of two players call the boss; 5 VP go to the pool', () => {
  const t = tableWith({
    parties: [{ heroes: ['tolly-quill'], quests: ['yeti-choir'] }, { quests: ['the-echo'] }],
    rules: TOGETHER,
    level: 3,
  });
  rolled(t, ownQuest({}, 'mountain'), ['green A']);
  finishRoll(t);
  expect([t.bossComes, t.common, t.lastTurns]).toEqual([true, 5, 3]);
});

test.each([
  ['cosy', [1, 1, 1, 1]],
  ['regular', [1, 1, 2, 2]],
  ['grim', [1, 1, 2, 3]],
])('R-AP-67 with the Lantern %s so many of 1 to 4 must beat the boss: %j', (lantern, needed) => {
  const { rules } = tableWith({ parties: [{}, {}], rules: { ...TOGETHER, 'play.lantern': lantern } });
  expect([1, 2, 3, 4].map((players) => victoriesNeeded(rules, players))).toEqual(needed);
});

test('R-AP-67 the grim boss has one heart more on each stage', () => {
  const hearts = (lantern: string) => {
    const t = tableWith({ parties: [{}, {}], rules: { ...TOGETHER, 'play.lantern': lantern }, boss: 'queen-mildew', level: 3 });
    return [challengeOfStage(t, 0).hearts, challengeOfStage(t, 1).hearts];
  };
  expect(hearts('regular')).toEqual([5, 4]);
  expect(hearts('grim')).toEqual([6, 5]);
});

test('R-AP-68 the ranks', () => {
  expect([7, 8, 13, 14, 19, 20, 25, 26].map(rankOf)).toEqual([
    'lodgers',
    'regulars',
    'regulars',
    'local-colour',
    'local-colour',
    'toast-of-the-town',
    'toast-of-the-town',
    'statue-pending',
  ]);
});

test('R-AP-70 alone one begins with two items and four gold', () => {
  const t = tableFor(game, { seats: 1, options: ALONE });
  expect([t.seats[0]!.gold, t.seats[0]!.hand.length]).toEqual([4, 2]);
});

test('R-AP-71 alone the longest-open quest of the highest tier goes under its deck before Refresh', () => {
  const t = tableWith({ parties: [{}], rules: ALONE, level: 2, town: ['overdue-rent'], forest: ['moss-knight', 'weeping-birch'] });
  beginTurn(t);
  const out = idle(t, 0);
  expect(told(out, 'churned')).toMatchObject([{ quest: questCard('moss-knight') }]);
  expect(t.forestDeck[0]).toBe(questCard('moss-knight'));
  expect(t.forest[0]).toBe(questCard('weeping-birch'));
  expect(t.town).toContain(questCard('overdue-rent'));
});

test('R-AP-72 alone there is one attempt at the boss', () => {
  const t = tableWith({
    parties: [{ heroes: ['tolly-quill', 'nib-twopence', 'hob-of-nowhere'] }],
    rules: ALONE,
    level: 3,
    boss: 'queen-mildew',
  });
  bossArrives(t);
  take(t, { seat: 0, kind: 'boss', fight: true });
  byClock(t, 'colour', 'pool');
  dicesLie(t, 'red S');
  finishRoll(t);
  expect(t.stack).toHaveLength(0);
  expect(t.ending).toMatchObject({ winners: [], sides: [{ name: 'party', won: false }] });
});

test('R-AP-75 one person sees both hands, and the parties play together', () => {
  const t = tableWith({ parties: [{ hand: ['second-draft'] }, { hand: ['note-from-mother'] }], rules: { 'play.mode': 'twoParties' } });
  inTavern(t);
  expect(game.sight.view(t, 0).seats.map((s) => s.hand)).toEqual([[item('second-draft')], [item('note-from-mother')]]);
  expect(game.sight.view(t, null).seats.map((s) => s.hand)).toEqual([null, null]);
  expect(questsNeeded(t)).toBe(3);
});

test('R-AP-64 in the next round a banner may be lent again', () => {
  const t = tableWith({ parties: [{}, { banner: true }], rules: TOGETHER, turn: 1 });
  t.seats[1]!.helped = true;
  beginTurn(t, 1);
  idle(t, 1);
  expect(t.round).toBe(3);
  t.seats[0]!.heroes = [hero('tolly-quill')];
  rolled(t, ownQuest({}), ['red S']);
  expect(mayAnswer(t)).toEqual(['1 help']);
});

test('R-AP-63 one card and no more, though coins are left to give', () => {
  const t = tableWith({ parties: [{ gold: 5, hand: ['second-draft', 'note-from-mother'] }, {}], rules: TOGETHER });
  beginTurn(t);
  take(t, { seat: 0, kind: 'tavern', do: 'giveItem', item: item('second-draft'), to: 1 });
  expect(refusedBy(t, { seat: 0, kind: 'tavern', do: 'giveItem', item: item('note-from-mother'), to: 1 })).toBe('R-AP-63');
});

test('R-AP-68 a Lantern that burnt out adds nothing', () => {
  const t = tableWith({ parties: [{}, {}], rules: TOGETHER });
  t.lantern = lanternLimit(t.rules);
  expect(sharedScore(t, [7, 6])).toBe(6);
  t.lantern--;
  expect(sharedScore(t, [7, 6])).toBe(7);
});

test('R-AP-71 alone with no quest open nothing goes under the deck', () => {
  const t = tableWith({ parties: [{}], rules: ALONE });
  t.townDeck = [];
  beginTurn(t);
  expect(told(idle(t, 0), 'churned')).toEqual([]);
  expect([t.town, t.townDeck]).toEqual([[], []]);
});

test('R-AP-06 alone nobody votes', () => {
  const t = tableFor(game, { seats: 1, options: { ...ALONE, 'play.starter': 'vote' } });
  expect(waiting(t)).toEqual(['0 tavern']);
});
