import { configFor, sfc32 } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { NONE } from '../../src/content/cards.ts';
import { type Decision, type Event, game } from '../../src/index.ts';
import { takeTokens } from '../../src/procedures/kit.ts';
import {
  beginTurn,
  finishRoll,
  heroCard,
  inTavern,
  item,
  optionsOf,
  ownQuest,
  party,
  questCard,
  refreshing,
  refusedBy,
  rolled,
  tableWith,
  take,
  told,
  waiting,
} from '../table.ts';

const TRIO = ['gretchen-firmgrip', 'wanda-probably', 'tolly-quill'];
const leave = (seat: number) => ({ seat, kind: 'tavern', do: 'leave' }) as const;
const home = (seat: number): Decision => ({ seat, kind: 'quest', quest: NONE, heroes: [] });

test('AP-046 AP-065 a turn has its five phases, and the second Tavern is like the first', () => {
  const t = tableWith({ parties: [{ gold: 9 }, {}], heroRow: ['nib-twopence', 'tolly-quill'] });
  beginTurn(t);
  expect([t.seats[0]!.gold, t.phase, waiting(t)]).toEqual([13, 'tavern', ['0 tavern']]);
  const first = optionsOf(t, 0, 'tavern').length;
  take(t, leave(0));
  expect([t.phase, waiting(t)]).toEqual(['quest', ['0 quest']]);
  take(t, home(0));
  expect([t.phase, waiting(t)]).toEqual(['secondTavern', ['0 tavern']]);
  expect(optionsOf(t, 0, 'tavern')).toHaveLength(first);
  expect(told(take(t, leave(0)), 'refreshed')).toHaveLength(1);
  expect([t.turn, waiting(t)]).toEqual([1, ['1 tavern']]);
});

test('AP-050 AP-051 AP-052 payday', () => {
  const paid = (heroes: string[], turns: number) => {
    const t = tableWith({ parties: [{ heroes, gold: 0, turns }, {}] });
    beginTurn(t);
    return t.seats[0]!.gold;
  };
  expect([paid(['nib-twopence'], 3), paid([], 3), paid([], 0)]).toEqual([2, 4, 0]);
});

test('AP-056 R-AP-02 AP-070 the deck top may be hired and is replaced in Refresh', () => {
  const t = tableWith({ parties: [{ gold: 2 }, {}], heroRow: ['tolly-quill'], heroTop: 'nib-twopence' });
  inTavern(t);
  take(t, { seat: 0, kind: 'tavern', do: 'hire', hero: heroCard('nib-twopence'), over: NONE });
  expect([t.heroTop, party(t, 0)]).toEqual([NONE, ['nib-twopence']]);
  take(t, leave(0), home(0), leave(0));
  expect(t.heroTop).not.toBe(NONE);
  expect(t.heroRow).toHaveLength(4);
});

test('R-AP-02 with the house rule a hired deck top is replaced at once', () => {
  const t = tableWith({ parties: [{ gold: 2 }, {}], heroTop: 'nib-twopence', rules: { 'tavern.deckTopChain': true } });
  inTavern(t);
  take(t, { seat: 0, kind: 'tavern', do: 'hire', hero: heroCard('nib-twopence'), over: NONE });
  expect(t.heroTop).not.toBe(NONE);
});

test('R-AP-02 the house may want six heroes open', () => {
  const t = tableWith({ parties: [{}, {}], rules: { 'tavern.heroes': 6 } });
  refreshing(t);
  expect(t.heroRow).toHaveLength(5);
});

test('AP-168 AP-169 R-AP-11 a hire may replace somebody, and must with three heroes', () => {
  const t = tableWith({ parties: [{ gold: 9, heroes: ['tolly-quill'] }, {}], heroRow: ['nib-twopence'] });
  inTavern(t);
  const over = () =>
    optionsOf(t, 0, 'tavern')
      .filter((d) => d.do === 'hire')
      .map((d) => d.over);
  expect(over()).toEqual([NONE, heroCard('tolly-quill')]);
  t.seats[0]!.heroes = tableWith({ parties: [{ heroes: TRIO }, {}] }).seats[0]!.heroes;
  expect(over()).toEqual(TRIO.map(heroCard));
  expect(refusedBy(t, { seat: 0, kind: 'tavern', do: 'hire', hero: heroCard('nib-twopence'), over: NONE })).toBe('AP-169');
});

test('R-AP-11 whoever was hired this turn may be replaced again, each time for the full price', () => {
  const t = tableWith({ parties: [{ gold: 6 }, {}], heroRow: ['nib-twopence', 'tolly-quill', 'hob-of-nowhere'] });
  inTavern(t);
  const hire = (id: string, over: string | null): Decision => ({
    seat: 0,
    kind: 'tavern',
    do: 'hire',
    hero: heroCard(id),
    over: over === null ? NONE : heroCard(over),
  });
  take(t, hire('nib-twopence', null), hire('tolly-quill', 'nib-twopence'), hire('hob-of-nowhere', 'tolly-quill'));
  expect([party(t, 0), t.seats[0]!.gold, t.heroDiscard.length]).toEqual([['hob-of-nowhere'], 0, 2]);
});

test('R-AP-12 AP-171 a Legendary hero retires for his VP, or by house rule is discarded; he cannot be upgraded', () => {
  const replaced = (legendaryRetire: boolean) => {
    const t = tableWith({
      parties: [{ gold: 2, heroes: ['aunt-cataclysm'] }, {}],
      heroRow: ['nib-twopence'],
      rules: { 'tavern.legendaryRetire': legendaryRetire },
    });
    inTavern(t);
    take(t, { seat: 0, kind: 'tavern', do: 'hire', hero: heroCard('nib-twopence'), over: heroCard('aunt-cataclysm') });
    return [t.seats[0]!.retired.length, t.legendDiscard.length];
  };
  expect(replaced(true)).toEqual([1, 0]);
  expect(replaced(false)).toEqual([0, 1]);
  const t = tableWith({ parties: [{ gold: 9, heroes: ['aunt-cataclysm'] }, {}], level: 3 });
  inTavern(t);
  expect(refusedBy(t, { seat: 0, kind: 'tavern', do: 'upgrade', hero: heroCard('aunt-cataclysm') })).toBe('AP-171');
});

test('AP-181 AP-183 R-AP-33 the actions of level 3 and below, and their prices', () => {
  const t = tableWith({ parties: [{ gold: 20, heroes: ['tolly-quill!'], hand: ['second-draft', 'doomspatula'] }, {}], level: 3 });
  inTavern(t);
  const gold = (d: Parameters<typeof take>[1]): number => {
    const before = t.seats[0]!.gold;
    take(t, d);
    return t.seats[0]!.gold - before;
  };
  expect(gold({ seat: 0, kind: 'tavern', do: 'buyItem' })).toBe(-2);
  expect(gold({ seat: 0, kind: 'tavern', do: 'buyLegendary' })).toBe(-5);
  expect(gold({ seat: 0, kind: 'tavern', do: 'sellItem', item: item('doomspatula') })).toBe(1);
  expect(t.legendaryDiscard).toEqual([item('doomspatula')]);
  expect(gold({ seat: 0, kind: 'tavern', do: 'scout', deck: 'mountain' })).toBe(-1);
  expect(t.mountain).toHaveLength(1);
  expect(gold({ seat: 0, kind: 'tavern', do: 'heal', hero: heroCard('tolly-quill') })).toBe(-2);
  expect(gold({ seat: 0, kind: 'tavern', do: 'upgrade', hero: heroCard('tolly-quill') })).toBe(-4);
  expect(party(t, 0)).toEqual(['tolly-quill+']);
});

test('AP-182 R-AP-34 decks that are not out are not scouted', () => {
  const t = tableWith({ parties: [{ gold: 9 }, {}], level: 2 });
  inTavern(t);
  expect(refusedBy(t, { seat: 0, kind: 'tavern', do: 'scout', deck: 'mountain' })).toBe('R-AP-34');
  expect(refusedBy(t, { seat: 0, kind: 'tavern', do: 'scout', deck: 'legends' })).toBe('R-AP-34');
  take(t, { seat: 0, kind: 'tavern', do: 'scout', deck: 'town' });
  expect(t.town).toHaveLength(1);
});

test('R-AP-47 a draw from nothing gives nothing', () => {
  const t = tableWith({ parties: [{ heroes: ['tolly-quill'] }, {}] });
  t.itemDeck = [];
  rolled(t, ownQuest({ rewards: { items: 2 } }), ['red S']);
  finishRoll(t);
  expect([t.seats[0]!.hand, waiting(t)]).toEqual([[], ['0 tavern']]);
});

test('R-AP-47 an empty deck is made of its discards; if there are none, nothing is bought', () => {
  const t = tableWith({ parties: [{ gold: 9 }, {}], level: 2 });
  inTavern(t);
  t.itemDeck = [];
  t.itemDiscard = [item('second-draft')];
  take(t, { seat: 0, kind: 'tavern', do: 'buyItem' });
  expect(t.seats[0]!.hand).toEqual([item('second-draft')]);
  expect(refusedBy(t, { seat: 0, kind: 'tavern', do: 'buyItem' })).toBe('R-AP-47');
});

test('AP-067 AP-069 AP-189 Refresh opens what the level demands', () => {
  const t = tableWith({ parties: [{}, {}], level: 3 });
  const [e] = told(refreshing(t), 'refreshed');
  expect([t.town.length, t.forest.length, t.mountain.length]).toEqual([3, 4, 4]);
  expect([e!.heroes.length, e!.legends.length, t.legendRow.length]).toEqual([5, 2, 1]);
  t.town.push(ownQuest({}));
  refreshing(t);
  expect(t.town).toHaveLength(4);
});

test('AP-057 R-AP-01 Legendary heroes come out at level 3 only', () => {
  const t = tableWith({ parties: [{ gold: 20 }, {}], level: 2 });
  refreshing(t);
  expect([t.legendRow, t.legendTop]).toEqual([[], NONE]);
  inTavern(t);
  expect(refusedBy(t, { seat: 0, kind: 'tavern', do: 'hire', hero: heroCard('aunt-cataclysm'), over: NONE })).toBe('AP-055');
});

test('R-AP-36 AP-179 by house rule the second gets nothing', () => {
  const t = tableWith({
    parties: [{}, { heroes: ['tolly-quill'], quests: ['overdue-rent'] }, {}],
    level: 2,
    turn: 1,
    rules: { 'score.secondBonus': false },
  });
  rolled(t, ownQuest({}), ['green A']);
  finishRoll(t);
  expect(t.seats[1]!.tokens).toBe(0);
});

test('R-AP-13 R-AP-35 retired heroes are no quests, and quests of other tiers do not count', () => {
  const t = tableWith({ parties: [{ heroes: ['tolly-quill'], retired: ['nib-twopence', 'hob-of-nowhere'], quests: ['moss-knight'] }, {}] });
  rolled(t, ownQuest({}), ['green A']);
  finishRoll(t);
  expect(t.level).toBe(1);
});

test('AP-092 AP-094 a completed quest is kept, a failed one stays open', () => {
  const t = tableWith({ parties: [{ heroes: ['tolly-quill'] }, {}] });
  rolled(t, 'rats-beneath-the-rats', ['green blank']);
  finishRoll(t);
  expect([t.town, t.seats[0]!.quests]).toEqual([[questCard('rats-beneath-the-rats')], []]);
  rolled(t, 'rats-beneath-the-rats', ['green A']);
  finishRoll(t);
  expect([t.town, t.seats[0]!.quests]).toEqual([[], [questCard('rats-beneath-the-rats')]]);
});

test('R-AP-50 gold and tokens are open, or by house rule closed; hands are always hidden', () => {
  const seen = (open: boolean) =>
    game.sight.view(tableWith({ parties: [{}, { gold: 7, tokens: 2, hand: ['second-draft'] }], rules: { 'score.open': open } }), 0)
      .seats[1];
  expect(seen(true)).toMatchObject({ gold: 7, tokens: 2, hand: null, handSize: 1, vp: 2 });
  expect(seen(false)).toMatchObject({ gold: null, tokens: null, hand: null, vp: null });
});

test('R-AP-50 where the score is closed nobody is told what others take, until it is counted', () => {
  const heard = (open: boolean, viewer: number | null) => {
    const t = tableWith({ parties: [{ heroes: ['tolly-quill'] }, {}, {}], rules: { 'score.open': open } });
    const events = rolled(t, ownQuest({ rewards: { gold: 3 } }), ['green A']);
    events.push(...finishRoll(t));
    const out: Event[] = [];
    takeTokens(t, 0, 2, { by: 'arena' }, out);
    return told(
      [...events, ...out].map((e) => game.sight.redact(e, viewer)!),
      'goldTaken',
    )
      .map(({ amount }) => amount)
      .concat(
        told(
          out.map((e) => game.sight.redact(e, viewer)!),
          'tokensTaken',
        ).map(({ amount }) => amount),
      );
  };
  expect([heard(true, 1), heard(true, null)]).toEqual([
    [3, 2],
    [3, 2],
  ]);
  expect([heard(false, 0), heard(false, 1), heard(false, null)]).toEqual([
    [3, 2],
    [null, null],
    [null, null],
  ]);

  const t = game.play.setup(configFor(game, { seats: 2, options: { 'score.open': false, 'play.starter': 'first' } }), sfc32(1));
  const begun: Event[] = [];
  game.play.begin(t, begun);
  const [dealt] = told(begun, 'dealt');
  expect([0, 1].map((viewer) => game.sight.redact(dealt!, viewer))).toMatchObject([{ gold: 3 }, { gold: null, items: null }]);
  const say = (e: Event, viewer: number) => game.words.event(game.sight.view(t, viewer), game.sight.redact(e, viewer)!);
  const gold: Event = { type: 'goldTaken', seat: 0, amount: 4, from: { by: 'payday' }, closed: true };
  expect([say(gold, 0), say(gold, 1)].map((line) => /4/.test(line ?? ''))).toEqual([true, false]);
});

test('R-AP-50 in the end all gold and tokens lie open', () => {
  const t = tableWith({ parties: [{}, { gold: 7, tokens: 2 }], rules: { 'score.open': false } });
  t.ending = { winners: [1], scores: [0, 2], reason: 'boss-beaten', tieBreak: 'none', rank: null };
  expect(game.sight.view(t, 0).seats[1]).toMatchObject({ gold: 7, tokens: 2, vp: 2 });
});

test('AP-057 every Legendary hero that lies open can be hired, and the deck top is replaced in Refresh only', () => {
  const t = tableWith({ parties: [{ gold: 40 }, {}], level: 3 });
  refreshing(t);
  const [first, top] = [t.legendRow[0]!, t.legendTop];
  inTavern(t);
  take(t, { seat: 0, kind: 'tavern', do: 'hire', hero: first, over: NONE }, { seat: 0, kind: 'tavern', do: 'hire', hero: top, over: NONE });
  expect([t.legendRow, t.legendTop, t.seats[0]!.heroes.length]).toEqual([[], NONE, 2]);
});

test.each([
  ['heroes', 'heroDeck'],
  ['legends', 'legendDeck'],
  ['town', 'townDeck'],
  ['forest', 'forestDeck'],
  ['mountain', 'mountainDeck'],
] as const)('R-AP-47 the last card of the %s can be scouted, an empty deck cannot', (deck, field) => {
  const t = tableWith({ parties: [{ gold: 9 }, {}], level: 3 });
  t[field] = t[field].slice(0, 1);
  inTavern(t);
  take(t, { seat: 0, kind: 'tavern', do: 'scout', deck });
  expect(refusedBy(t, { seat: 0, kind: 'tavern', do: 'scout', deck })).toBe('R-AP-47');
});

test('R-AP-47 without Legendary items left none is bought', () => {
  const t = tableWith({ parties: [{ gold: 9 }, {}], level: 3 });
  t.legendaryDeck = [];
  inTavern(t);
  expect(refusedBy(t, { seat: 0, kind: 'tavern', do: 'buyLegendary' })).toBe('R-AP-47');
});

test('AP-070 a hired deck top is replaced in Refresh, though the row is full', () => {
  const heroRow = ['tolly-quill', 'wanda-probably', 'hob-of-nowhere', 'perpetua-snuff'];
  const t = tableWith({ parties: [{}, {}], heroRow });
  const [e] = told(refreshing(t), 'refreshed');
  expect([e!.heroes, t.heroRow.length]).toEqual([[t.heroTop], 4]);

  const legends = tableWith({ parties: [{}, {}], level: 3 });
  legends.legendRow = [legends.legendDeck.pop()!];
  refreshing(legends);
  expect([legends.legendRow.length, legends.legendTop === NONE]).toEqual([1, false]);
});

test('R-AP-36 the first is not the second as well, by another quest of the tier', () => {
  const t = tableWith({ parties: [{ heroes: ['tolly-quill'], quests: ['overdue-rent', 'bouncer-wanted'] }, {}, {}], level: 2 });
  rolled(t, ownQuest({}), ['green A']);
  finishRoll(t);
  expect([t.firsts[0], t.seconds[0], t.seats[0]!.tokens]).toEqual([0, NONE, 0]);
});

test('AP-055 outside the Tavern nobody is hired, and not for want of room', () => {
  const t = tableWith({ parties: [{ gold: 9, heroes: ['tolly-quill'] }, {}], heroRow: ['nib-twopence'] });
  inTavern(t);
  take(t, leave(0));
  const hire = (over: number) => ({ seat: 0, kind: 'tavern', do: 'hire', hero: heroCard('nib-twopence'), over });
  expect([refusedBy(t, hire(NONE)), refusedBy(t, hire(heroCard('tolly-quill')))]).toEqual([undefined, undefined]);
});

test('R-AP-47 with too few cards fewer lie open', () => {
  const t = tableWith({ parties: [{}, {}] });
  t.townDeck = t.townDeck.slice(0, 2);
  t.heroDeck = t.heroDeck.slice(0, 3);
  refreshing(t);
  expect([t.town.length, t.heroRow.length, t.heroTop === NONE]).toEqual([2, 2, false]);
});
