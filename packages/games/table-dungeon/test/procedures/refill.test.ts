import { expect, test } from 'vitest';
import { cards, NONE } from '../../src/cards.ts';
import type { Event } from '../../src/events.ts';
import { game } from '../../src/index.ts';
import { refillSeat } from '../../src/procedures/refill.ts';
import { dealSeat } from '../../src/table.ts';
import { facing, type Hero, playCards, royalsIn, seedWhere, sorted, tableWith, take, told, waiting } from '../table.ts';

function refilled(hero: Omit<Hero, 'class'>, level = 1, seed = 1) {
  const t = tableWith({ heroes: [{ class: 'fighter', ...hero }, { class: 'wizard' }], level, seed });
  const out: Event[] = [];
  refillSeat(t, 0, out);
  const s = t.seats[0]!;
  return { s, out, sizes: { hand: s.hand.length, action: s.action.length, discard: s.discard.length, xp: s.xp.length } };
}

test('TD-059 everybody draws back up to five from the own action pile', () => {
  const t = facing({
    heroes: [
      { class: 'fighter', hand: '2C 3C 4C 5C 6C', action: 'AC AS' },
      { class: 'wizard', hand: 'AS', action: '2S 3S 4S 5S 6S' },
    ],
    enemy: { health: 18 },
  });
  playCards(t, '2C', 'AS');
  expect(t.seats[0]!.hand).toEqual(cards('3C 4C 5C 6C AC'));
  expect(t.seats[1]!.hand).toEqual(cards('2S 3S 4S 5S 6S'));
  expect([t.seats[0]!.action, t.seats[1]!.action]).toEqual([cards('AS'), []]);
});

test('V-TD-18 R-TD-28 hand 4, action pile 1: it is drawn, the pile is empty, and nothing is re-formed', () => {
  const { sizes, out } = refilled({ hand: 'AC 2C 3C 4C', action: '5C', discard: '6C AS', xp: '9C 8C' });
  expect(sizes).toEqual({ hand: 5, action: 0, discard: 2, xp: 2 });
  expect(out.map((e) => e.type)).toEqual(['drew']);
});

const atLevelTwo = () => refilled({ hand: 'AC 2C 3C', action: '4C', discard: '5C 6C AS 2S 3S 4S', xp: '9C 8C 7C' }, 2);

test('V-TD-19 R-TD-28 hand 3, pile 1, discard 6, level 2: draw 1, then 2 XP cards, 12 shuffled, 5 drawn, 7 left', () => {
  const { sizes, out } = atLevelTwo();
  expect(sizes).toEqual({ hand: 5, action: 7, discard: 0, xp: 1 });
  expect(out[0]).toMatchObject({ type: 'drew', count: 1, cards: cards('4C') });
});

test('TD-060 TD-062 an empty action pile: as many XP cards as the level go to the discard pile, and five new cards are drawn', () => {
  expect(atLevelTwo().out[1]).toMatchObject({ type: 'reformed', fromXp: cards('9C 8C'), size: 12, count: 5 });
});

test('TD-060 R-TD-05 a card known to lie at the bottom stays known when the last one above it is taken', () => {
  const t = tableWith({
    heroes: [{ class: 'fighter', hand: 'AC 2C 3C 4C', action: '', discard: '5C 6C AS', xp: '9C 8C 7C' }, { class: 'wizard' }],
  });
  const s = t.seats[0]!;
  // Everybody has seen the eight go under the pile, and the owner alone the seven.
  s.placed = [1, 0];
  const bottoms = () => [0, 1, null].map((viewer) => game.sight.view(t, viewer).seats[0]!.xpBottom);
  const known = [cards('8C 7C'), [...cards('8C'), NONE], [...cards('8C'), NONE]];
  expect(bottoms()).toEqual(known);
  refillSeat(t, 0, null);
  expect([s.xp, bottoms()]).toEqual([cards('8C 7C'), known]);
});

test('TD-061 hand and discard pile together are the new action pile', () => {
  const { s } = atLevelTwo();
  expect(sorted([...s.hand, ...s.action])).toEqual(sorted(cards('AC 2C 3C 4C 5C 6C AS 2S 3S 4S 9C 8C')));
});

test('TD-061 the hand is shuffled in too: old hand cards can be left in the pile', () => {
  const left = seedWhere(
    (seed) => refilled({ hand: 'AC 2C 3C 4C', action: '', discard: '5C 6C AS', xp: '9C' }, 1, seed).s,
    (s) => cards('AC 2C 3C').every((c) => s.action.includes(c)),
  );
  expect(left.hand).toHaveLength(5);
});

test('R-TD-26 V-TD-21 level 3 with one XP card: one is moved; with none, none', () => {
  expect(refilled({ hand: 'AC 2C', action: '', discard: '3C 4C 5C', xp: '9C' }, 3).sizes).toEqual({
    hand: 5,
    action: 1,
    discard: 0,
    xp: 0,
  });
  expect(refilled({ hand: 'AC 2C', action: '', discard: '3C 4C 5C', xp: '' }, 3).sizes).toEqual({ hand: 5, action: 0, discard: 0, xp: 0 });
});

test('R-TD-27 fewer than five cards: what there is is drawn, and the pile is re-formed only once', () => {
  const { sizes, out } = refilled({ hand: 'AC 2C', action: '', discard: '3C', xp: '' });
  expect(sizes).toEqual({ hand: 3, action: 0, discard: 0, xp: 0 });
  expect(told(out, 'reformed')).toHaveLength(1);
});

test.each([0, 1, 2, 3])('V-TD-17 TD-060 with %i royals among the ten, the first re-form comes at the end of round 7 + r', (r) => {
  const t = seedWhere(
    (seed) => {
      const fresh = tableWith({ heroes: [{ class: 'fighter' }, { class: 'wizard', health: 99, maxHealth: 99 }], seed, round: 0 });
      const ten = dealSeat(fresh.random, fresh.seats[0]!);
      return { fresh, royals: royalsIn(ten) };
    },
    ({ royals }) => royals === r,
  ).fresh;
  const s = t.seats[0]!;
  for (let round = 1; ; round++) {
    s.discard.push(s.hand.pop()!);
    const out: Event[] = [];
    refillSeat(t, 0, out);
    const [reformed] = told(out, 'reformed');
    if (reformed === undefined) continue;
    expect(round).toBe(7 + r);
    // r = 1: hand 4, discard 8, one XP card: 4 + 9 = 13; five drawn, 8 left.
    expect([reformed.size, reformed.fromXp.length, s.hand.length, s.action.length]).toEqual([12 + r, 1, 5, 7 + r]);
    break;
  }
});

test('V-TD-20 R-TD-25 an ace raises level 1 to 2, and the re-form in the same refill moves 2 XP cards', () => {
  const t = seedWhere(
    (seed) => {
      const table = facing({
        heroes: [
          { class: 'fighter', hand: '4C 2C', action: '', xp: '9C 8C 7C 10C 9S' },
          { class: 'wizard', hand: '5S', xp: '' },
        ],
        enemy: { health: 4 },
        onlyLoot: 'AD 9D 8D',
        seed,
      });
      const out = playCards(table, '4C', '5S');
      expect(waiting(table)).toEqual(['0 levelUp']);
      out.push(...take(table, { seat: 0, kind: 'levelUp', bottom: cards('9C 8C 7C') }));
      return { table, out };
    },
    ({ table }) => table.aces === 1 && table.round === 2,
  );
  expect(told(t.out, 'reformed')).toMatchObject([{ seat: 0, fromXp: cards('10C 9S'), size: 1 + 1 + 2 }]);
  expect(t.table.level).toBe(2);
});

test('R-TD-06 without the played cards in the discard pile nothing could be re-formed', () => {
  const t = facing({
    heroes: [
      { class: 'fighter', hand: 'KC', action: '', xp: '' },
      { class: 'wizard', hand: 'AS' },
    ],
    enemy: { health: 18 },
  });
  playCards(t, 'KC', 'AS');
  take(t, { seat: 0, kind: 'royal', choice: 'nothing' });
  expect(t.seats[0]!.hand).toEqual(cards('KC'));
});
