/** The worked examples that stand in the rulebook. */
import { tableFor } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { BOSSES } from '../../src/content/bosses.ts';
import { NONE } from '../../src/content/cards.ts';
import { game } from '../../src/index.ts';
import { succeeds } from '../../src/rules/fulfilment.ts';
import { openVp } from '../../src/rules/score.ts';
import { bossSets } from '../../src/rules/sending.ts';
import {
  arenaOpens,
  bossArrives,
  byClock,
  choosingQuest,
  dicesLie,
  face,
  finishRoll,
  heroCard,
  march,
  optionsOf,
  ownQuest,
  party,
  poolOf,
  questCard,
  refreshing,
  refusedBy,
  rolled,
  tableWith,
  take,
  told,
  waiting,
  willShow,
} from '../table.ts';

const TRIO = ['gretchen-firmgrip', 'wanda-probably', 'tolly-quill'];

test('V-AP-01 three players begin with 2, 2, 3 items and 3, 4, 4 gold', () => {
  const t = tableFor(game, { seats: 3, options: { 'play.starter': 'first' } });
  expect(t.seats.map((s) => s.hand.length)).toEqual([2, 2, 3]);
  expect(t.seats.map((s) => s.gold)).toEqual([3, 4, 4]);
  expect(t.seats.every((s) => s.banner)).toBe(true);
  expect(t.town).toHaveLength(4);
  expect([...t.heroRow, t.heroTop].filter((hero) => hero !== NONE)).toHaveLength(5);
  expect(waiting(t)).toEqual(['0 tavern']);
});

test('V-AP-02 Refresh flips up to the numbers of the level; surplus stays', () => {
  const t = tableWith({ parties: [{}, {}], level: 2, heroRow: TRIO.slice(0, 2), heroTop: TRIO[2]! });
  for (let i = 0; i < 5; i++) t.town.push(t.townDeck.pop()!);
  for (let i = 0; i < 3; i++) t.forest.push(t.forestDeck.pop()!);
  const [e] = told(refreshing(t), 'refreshed');
  expect([t.forest.length, t.town.length, t.mountain.length]).toEqual([4, 5, 0]);
  expect([e!.quests.length, e!.heroes.length]).toEqual([1, 2]);
  expect(t.heroRow).toHaveLength(4);
});

test('V-AP-03 a quest with two slots takes exactly two heroes', () => {
  const t = tableWith({ parties: [{ heroes: TRIO }, {}], town: ['bouncer-wanted'] });
  choosingQuest(t);
  const send = (...heroes: string[]) => ({ seat: 0, kind: 'quest', quest: questCard('bouncer-wanted'), heroes: heroes.map(heroCard) });
  expect(refusedBy(t, send(TRIO[0]!))).toBe('AP-076');
  expect(refusedBy(t, send(...TRIO))).toBe('AP-076');
  expect(game.play.refuse(t, send(TRIO[0]!, TRIO[1]!))).toBeNull();
});

test('V-AP-04 parchment pays one item on failure, a level-up and two items on success', () => {
  const fails = tableWith({ parties: [{ heroes: TRIO.slice(0, 2) }, {}] });
  rolled(fails, 'bloodthirsty-beagles', ['red blank', 'blue blank']);
  finishRoll(fails);
  expect(fails.seats[0]!.hand).toHaveLength(1);
  expect(party(fails, 0).some((each) => each.includes('+'))).toBe(false);

  const wins = tableWith({ parties: [{ heroes: TRIO.slice(0, 2) }, {}] });
  rolled(wins, 'bloodthirsty-beagles', ['red SS', 'blue M']);
  finishRoll(wins);
  expect(wins.seats[0]!.hand).toHaveLength(2);
  expect(party(wins, 0).filter((each) => each.includes('+'))).toHaveLength(1);
  expect(waiting(wins)).toEqual(['0 tavern']);
});

test('V-AP-05 a spent rune locks its die; its magic counts, and it cannot be rerolled', () => {
  const t = tableWith({ parties: [{ heroes: ['wanda-probably', 'gretchen-firmgrip'] }, {}] });
  const magic = ownQuest({ slots: 2, needs: { magic: 1, sword: 1 } });
  rolled(t, magic, ['blue M+R', 'red blank']);
  willShow(t, face('red S'));
  take(t, { seat: 0, kind: 'roll', do: 'rune', die: 1, rune: 0 });
  expect(poolOf(t)).toEqual(['blue M+R#', 'red S']);
  expect(succeeds(t)).toBe(true);
  expect(refusedBy(t, { seat: 0, kind: 'roll', do: 'banner', die: 0 })).toBe('AP-107');
  expect(waiting(t)).toEqual(['0 roll']);
});

const DRAGON = 'dragon-middle-aged';
const dragonTable = (heroes = TRIO) => tableWith({ parties: [{ heroes, banner: false }, {}], level: 3, mountain: [DRAGON] });

test('V-AP-06 the slot wound of the dragon falls before the roll', () => {
  const t = dragonTable();
  choosingQuest(t);
  march(t, DRAGON, TRIO);
  expect(waiting(t)).toEqual(['0 slotWound']);
  take(t, { seat: 0, kind: 'slotWound', hero: heroCard(TRIO[0]!) });
  expect(party(t, 0)[0]).toBe(`${TRIO[0]}!`);
  expect(t.pool.every((die) => die >> 2 === 7)).toBe(true);
  expect(waiting(t)).toEqual(['0 pool']);
});

test.each([
  [['red SS', 'blue M', 'green A', 'red S'], true],
  [['red SS', 'red SS', 'red S'], false],
  [['red SS', 'blue M', 'green A'], false],
])('V-AP-07 the dragon needs 2 swords, 1 magic and 2 hearts: %j', (dice, success) => {
  const t = dragonTable();
  rolled(t, DRAGON, dice);
  expect(succeeds(t)).toBe(success);
});

test('V-AP-08 one shield on the deadly wound leaves two light ones, for one hero or two', () => {
  const dealt = (first: string, second: string): string[] => {
    const t = dragonTable(['gretchen-firmgrip!', 'wanda-probably', 'tolly-quill']);
    rolled(t, DRAGON, ['yellow H']);
    take(t, { seat: 0, kind: 'roll', do: 'evaluate' }, { seat: 0, kind: 'shields', deadly: 1, light: 0 });
    for (const id of [first, second]) take(t, { seat: 0, kind: 'wound', wound: 'light', hero: heroCard(id) });
    expect(waiting(t)).toEqual(['0 collect']);
    return party(t, 0);
  };
  expect(dealt('wanda-probably', 'wanda-probably')).toEqual(['gretchen-firmgrip!', 'tolly-quill']);
  expect(dealt('wanda-probably', 'tolly-quill')).toEqual(['gretchen-firmgrip!', 'wanda-probably!', 'tolly-quill!']);
});

test('V-AP-09 the dragon pays 2 gold, a Legendary item and 5 VP on its card; on failure the item and the banner', () => {
  const wins = dragonTable();
  rolled(wins, DRAGON, ['red SS', 'blue M', 'green A', 'red S+H', 'yellow HH']);
  finishRoll(wins);
  expect(wins.seats[0]).toMatchObject({ gold: 5, tokens: 0, banner: false, quests: [questCard(DRAGON)] });
  expect(wins.seats[0]!.hand).toHaveLength(1);
  expect(openVp(wins.seats[0]!)).toBe(5);

  const fails = dragonTable();
  rolled(fails, DRAGON, ['yellow HH', 'yellow H']);
  finishRoll(fails);
  expect(fails.seats[0]).toMatchObject({ gold: 3, tokens: 0, banner: true, quests: [] });
  expect(fails.seats[0]!.hand).toHaveLength(1);
  expect(fails.mountain).toEqual([questCard(DRAGON)]);
});

test('V-AP-10 the second town quest of one player moves the sword and pays that player alone', () => {
  const t = tableWith({
    parties: [{ heroes: TRIO, quests: ['overdue-rent'] }, { quests: ['bouncer-wanted'] }, {}],
    town: ['rats-beneath-the-rats'],
  });
  rolled(t, 'rats-beneath-the-rats', ['red S'], [heroCard(TRIO[0]!)]);
  finishRoll(t);
  expect(t.level).toBe(2);
  expect(t.seats.map((s) => s.tokens)).toEqual([2, 0, 0]);
  expect(t.arena).not.toBe(NONE);
  expect(waiting(t)).toEqual(['0 tavern']);
});

test('V-AP-11 the second forest quest: 3 VP, level 3, the Arena now, then the boss shown, new actions, new decks in Refresh', () => {
  const t = tableWith({ parties: [{ heroes: TRIO, quests: ['moss-knight'], gold: 9 }, {}], level: 2, arena: 'shield-social' });
  rolled(t, 'weeping-birch', ['green AA', 'blue M'], TRIO.slice(0, 2).map(heroCard));
  finishRoll(t);
  expect([t.level, t.seats[0]!.tokens]).toEqual([3, 3]);
  expect([t.boss, waiting(t)]).toEqual([NONE, ['0 arena']]);
  take(t, { seat: 0, kind: 'arena', enter: false });
  expect(t.boss).not.toBe(NONE);
  expect(optionsOf(t, 0, 'tavern').some((d) => d.do === 'upgrade')).toBe(true);
  expect([t.mountain.length, t.legendTop]).toEqual([0, NONE]);
  take(t, { seat: 0, kind: 'tavern', do: 'leave' });
  expect(t.mountain).toHaveLength(4);
  expect(t.legendTop).not.toBe(NONE);
});

/** Three parties in the Arena, each with two heroes: their dice lie as given when they evaluate. */
function arenaOf(totals: string[][]) {
  const pairs = [TRIO.slice(0, 2), ['brother-ampersand', 'nib-twopence'], ['hob-of-nowhere', 'perpetua-snuff']];
  const t = tableWith({ parties: totals.map((_, i) => ({ heroes: pairs[i]! })), level: 3, arena: 'sand-and-sandals' });
  arenaOpens(t, totals.length - 1);
  for (let seat = 0; seat < totals.length; seat++) take(t, { seat, kind: 'arena', enter: true });
  for (const dice of totals) {
    byClock(t, 'colour', 'pool');
    dicesLie(t, ...dice);
    finishRoll(t);
  }
  return t;
}

test('V-AP-12 5, 4 and 4 in the Arena: the first tier once, the third tier twice', () => {
  const t = arenaOf([
    ['red SS', 'red SS', 'blue M'],
    ['red SS', 'red SS'],
    ['blue MM', 'blue MM'],
  ]);
  expect(t.totals).toEqual([5, 4, 4]);
  expect(t.seats.map((s) => s.tokens)).toEqual([5, 1, 1]);
  expect(t.seats.map((s) => s.hand.length)).toEqual([2, 1, 1]);
  expect(waiting(t)).toEqual(['2 tavern']);
});

test('V-AP-13 a shield stops one of the two wounds; a death in the Arena leaves the total', () => {
  const t = tableWith({ parties: [{ heroes: ['gretchen-firmgrip!', 'wanda-probably!'] }, {}], level: 3, arena: 'sand-and-sandals' });
  arenaOpens(t, 0);
  take(t, { seat: 0, kind: 'arena', enter: true });
  byClock(t, 'pool');
  dicesLie(t, 'red SS', 'red S+H', 'blue M');
  const out = take(t, { seat: 0, kind: 'roll', do: 'evaluate' }, { seat: 0, kind: 'shields', deadly: 0, light: 1 });
  expect(told(out, 'evaluated')[0]!.total).toBe(4);
  expect(waiting(t)).toEqual(['0 wound']);
  take(t, { seat: 0, kind: 'wound', wound: 'light', hero: heroCard('gretchen-firmgrip') });
  expect(party(t, 0)).toEqual(['wanda-probably!']);
  expect(t.totals).toEqual([4]);
  expect(t.seats[0]!.tokens).toBe(5);
});

test('V-AP-14 the boss pays the first stage, or the big reward, never both', () => {
  const fight = (second: string[]): number => {
    const t = tableWith({ parties: [{ heroes: TRIO }, {}], level: 3, boss: 'queen-mildew' });
    bossArrives(t);
    take(t, { seat: 0, kind: 'boss', fight: true }, { seat: 0, kind: 'pool', do: 'roll' });
    dicesLie(t, 'red SS', 'red SS', 'red S+H', 'yellow H');
    finishRoll(t);
    expect(t.seats[0]!.tokens).toBe(0);
    expect(bossSets(t, 0, 1)).toHaveLength(1);
    take(t, { seat: 0, kind: 'boss', fight: true }, { seat: 0, kind: 'pool', do: 'roll' });
    dicesLie(t, ...second);
    finishRoll(t);
    return t.seats[0]!.tokens;
  };
  const [first, both] = BOSSES[0]!.stages.map(({ vp }) => vp);
  expect(fight(['red SS'])).toBe(first);
  expect(fight(['red SS', 'red SS', 'blue MM'])).toBe(both);
});
