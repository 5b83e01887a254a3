import { tableFor } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { ARENAS } from '../../src/content/arenas.ts';
import { BOSSES } from '../../src/content/bosses.ts';
import {
  HEROES,
  ITEMS,
  LEGEND_DECK,
  LEGENDARY_ITEM_DECK,
  NONE,
  QUEST_DECKS,
  STANDARD_HERO_DECK,
  STANDARD_ITEM_DECK,
} from '../../src/content/cards.ts';
import { DICE_PER_COLOUR, FACES } from '../../src/content/dice.ts';
import { COLOURS, ITEM_TYPES } from '../../src/content/vocabulary.ts';
import { game } from '../../src/index.ts';
import { takeTokens } from '../../src/procedures/kit.ts';
import { isUpgraded, isWounded } from '../../src/rules/heroes.ts';
import { HAND_LIMIT, PARTY_LIMIT } from '../../src/table.ts';
import { beginTurn, hero, heroCard, inTavern, ownQuest, rolled, tableWith, take, waiting } from '../table.ts';

const fresh = (seats: number, options = {}) => tableFor(game, { seats, options: { 'play.starter': 'first', ...options } });

test('AP-010 AP-011 AP-030 every seat has its board, at most four of them', () => {
  expect(game.about.seats.max).toBe(4);
  expect(fresh(4).seats).toHaveLength(4);
});
test('AP-012 AP-031 banners begin on the active side, and can be turned', () => {
  const t = fresh(3);
  expect(t.seats.map((s) => s.banner)).toEqual([true, true, true]);
  t.seats[0]!.heroes = [hero('tolly-quill')];
  rolled(t, ownQuest({}), ['red S']);
  take(t, { seat: 0, kind: 'roll', do: 'banner', die: 0 });
  expect(t.seats.map((s) => s.banner)).toEqual([false, true, true]);
});
test('AP-013 AP-014 there is one town with one sword, at level 1, in the first round', () => {
  expect([fresh(2).level, fresh(2).round]).toEqual([1, 1]);
});
test('AP-016 sixteen dice: four of each of four colours, six faces each', () => {
  expect(DICE_PER_COLOUR * COLOURS.length).toBe(16);
  expect(FACES.map((faces) => faces.length)).toEqual([6, 6, 6, 6]);
});
test('AP-017 AP-018 AP-019 two item decks, two hero decks, three quest decks', () => {
  const t = fresh(2);
  const left = (deck: readonly number[], out: number) => deck.length - out;
  expect(t.itemDeck).toHaveLength(left(STANDARD_ITEM_DECK, 4));
  expect(t.legendaryDeck).toHaveLength(LEGENDARY_ITEM_DECK.length);
  expect(t.heroDeck).toHaveLength(left(STANDARD_HERO_DECK, 5));
  expect(t.legendDeck).toHaveLength(LEGEND_DECK.length);
  expect([t.townDeck.length, t.forestDeck.length, t.mountainDeck.length]).toEqual(
    QUEST_DECKS.map((deck, tier) => left(deck, tier === 0 ? 4 : 0)),
  );
});
test('AP-020 AP-021 one Arena deck and one Final Boss deck, six cards each, none shown', () => {
  const t = fresh(2);
  expect([ARENAS.length, BOSSES.length, t.arenaDeck.length, t.bossDeck.length]).toEqual([6, 6, 6, 6]);
  expect([t.arena, t.boss]).toEqual([NONE, NONE]);
});
test('AP-022 AP-023 R-AP-08 coins and tokens never run out', () => {
  const t = tableWith({ parties: [{ gold: 5000, tokens: 5000 }, {}] });
  beginTurn(t);
  takeTokens(t, 0, 5000, { by: 'town' }, null);
  expect([t.seats[0]!.gold, t.seats[0]!.tokens]).toEqual([5004, 10_000]);
});
test.each([2, 3, 4])('AP-033 R-AP-05 starting hands and gold of %i players, in turn order', (seats) => {
  const t = fresh(seats);
  expect(t.seats.map((s) => [s.hand.length, s.gold])).toEqual(
    [
      [2, 3],
      [2, 4],
      [3, 4],
      [3, 5],
    ].slice(0, seats),
  );
  for (const { hand } of t.seats) for (const item of hand) expect(STANDARD_ITEM_DECK).toContain(item);
});
test('AP-033 the rows go by turn order, wherever the first player sits', () => {
  const t = tableFor(game, { seats: 4, seed: 5 });
  expect(t.seats[t.starter]).toMatchObject({ gold: 3 });
  expect(t.seats[(t.starter + 3) % 4]!.hand).toHaveLength(3);
});
test('AP-034 every deck is shuffled', () => {
  const tables = [1, 2, 3, 4, 5].map((seed) => tableFor(game, { seats: 2, seed }));
  for (const deck of [
    ...(['itemDeck', 'legendaryDeck', 'heroDeck', 'legendDeck', 'townDeck'] as const),
    ...(['forestDeck', 'mountainDeck', 'arenaDeck', 'bossDeck'] as const),
  ])
    expect([deck, new Set(tables.map((t) => t[deck].join())).size > 1]).toEqual([deck, true]);
});
test('AP-035 AP-036 AP-038 four town quests and five Standard heroes lie open, no Legendary one', () => {
  const t = fresh(2);
  expect([t.town.length, t.forest.length, t.heroRow.length, t.heroTop === NONE, t.legendTop]).toEqual([4, 0, 4, false, NONE]);
});
test('AP-037 AP-165 heroes are hired on the standard side, unhurt', () => {
  const t = tableWith({ parties: [{ gold: 9 }, {}], heroRow: ['wanda-probably'] });
  inTavern(t);
  take(t, { seat: 0, kind: 'tavern', do: 'hire', hero: heroCard('wanda-probably'), over: NONE });
  const [hired] = t.seats[0]!.heroes;
  expect([isUpgraded(hired!), isWounded(hired!)]).toEqual([false, false]);
});
test('AP-003 R-AP-10 at most three heroes, all different', () => {
  expect(PARTY_LIMIT).toBe(3);
  expect(new Set(HEROES.map(({ name }) => name)).size).toBe(HEROES.length);
});
test('AP-141 four types of items; AP-140 seven may be held', () => {
  expect([...new Set(ITEMS.map(({ type }) => type))].sort()).toEqual([...ITEM_TYPES].sort());
  expect(HAND_LIMIT).toBe(7);
});
test('AP-032 R-AP-06 a random seat begins, the first one, or whoever is voted for', () => {
  const starters = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => tableFor(game, { seats: 3, seed }).starter);
  expect(new Set(starters).size).toBeGreaterThan(1);
  expect([1, 2, 3, 4, 5].map((seed) => tableFor(game, { seats: 3, seed, options: { 'play.starter': 'first' } }).starter)).toEqual([
    0, 0, 0, 0, 0,
  ]);
  const t = fresh(3, { 'play.starter': 'vote' });
  expect(waiting(t)).toEqual(['0 vote', '1 vote', '2 vote']);
  take(t, { seat: 0, kind: 'vote', for: 2 }, { seat: 1, kind: 'vote', for: 2 }, { seat: 2, kind: 'vote', for: 1 });
  expect([t.starter, waiting(t)]).toEqual([2, ['2 tavern']]);
  expect(t.seats[2]!.gold).toBe(3);
});
test('AP-045 turns go clockwise from the starting player', () => {
  const t = tableWith({ parties: [{}, {}, {}], starter: 1, turn: 2 });
  beginTurn(t, 2);
  take(
    t,
    { seat: 2, kind: 'tavern', do: 'leave' },
    { seat: 2, kind: 'quest', quest: NONE, heroes: [] },
    { seat: 2, kind: 'tavern', do: 'leave' },
  );
  expect([t.turn, t.round]).toEqual([0, 2]);
  take(
    t,
    { seat: 0, kind: 'tavern', do: 'leave' },
    { seat: 0, kind: 'quest', quest: NONE, heroes: [] },
    { seat: 0, kind: 'tavern', do: 'leave' },
  );
  expect([t.turn, t.round]).toEqual([1, 3]);
});
test('R-AP-07 no payday on the first turn, even without heroes', () => {
  const t = fresh(2);
  expect(t.seats[0]!.gold).toBe(3);
});
