import { expect, test } from 'vitest';
import { cards } from '../../src/cards.ts';
import { game } from '../../src/index.ts';
import { inMask } from '../../src/procedures/kit.ts';
import { facing, type Hero, healths, playCards, scores, take, told, waiting } from '../table.ts';

const STURDY: Hero = { class: 'fighter', hand: 'AC', health: 20, maxHealth: 20 };

test('TD-051 R-TD-19 whoever reaches 0 is removed: hand, piles and loot leave the game, and nothing goes back to the deck', () => {
  const t = facing({
    heroes: [STURDY, { class: 'wizard', hand: 'AS 2S', health: 4, discard: '3S', points: '9C 5C', items: 'J J' }],
    enemy: { health: 18 },
  });
  const deck = t.lootDeck.slice();
  const out = playCards(t, 'AC', 'AS');
  expect(told(out, 'died')).toEqual([{ type: 'died', seat: 1, lootLost: 14 }]);
  expect(t.seats[1]).toMatchObject({ alive: false, health: 0, hand: [], action: [], xp: [], discard: [], points: [], items: [0, 0, 0] });
  expect(t.lootDeck).toEqual(deck);
  expect(waiting(t)).toEqual(['0 play']);
  expect(game.play.refuse(t, { seat: 1, kind: 'play', card: 14 })).toMatchObject({ rule: 'TD-051' });
});

test('R-TD-19 what lay open of the dead is remembered: the card played and the discard pile', () => {
  const t = facing({ heroes: [STURDY, { class: 'rogue', hand: 'AS 2S', health: 4, discard: '3S AC' }], enemy: { health: 18 } });
  playCards(t, 'AC', 'AS');
  const { goneLow, goneHigh } = game.sight.view(t, 0).seats[1]!;
  const gone = Array.from({ length: 52 }, (_, c) => c).filter((c) => inMask(goneLow, goneHigh, c));
  expect(gone).toEqual(cards('AS 3S AC'));
});

test('R-TD-19 damage is simultaneous and health stops at 0: all who fall, fall together', () => {
  const t = facing({
    heroes: [STURDY, { class: 'wizard', hand: 'AS', health: 1 }, { class: 'rogue', hand: 'AD', health: 4 }],
    enemy: { health: 22 },
  });
  const out = playCards(t, 'AC', 'AS', 'AD');
  expect(told(out, 'hurt').map((e) => e.health)).toEqual([16, 0, 0]);
  expect(told(out, 'died').map((e) => e.seat)).toEqual([1, 2]);
});

test('TD-069 if all die, everybody loses', () => {
  const t = facing({
    heroes: [
      { ...STURDY, health: 4, points: '9D' },
      { class: 'wizard', hand: 'AS', health: 2 },
    ],
    enemy: { health: 18 },
  });
  playCards(t, 'AC', 'AS');
  expect(game.play.outcome(t)).toEqual({ winners: [], scores: [0, 0], reason: 'wiped-out' });
  expect(waiting(t)).toEqual([]);
});

const CLERIC: Hero = { class: 'cleric', hand: 'AH 2C', health: 4, items: 'Q' };

test('“Once: a player who would die stays at 1 health.” used for another, and gone afterwards', () => {
  const t = facing({
    heroes: [{ ...CLERIC, health: 20, maxHealth: 20 }, { class: 'rogue', hand: 'AS', health: 3 }, STURDY],
    enemy: { health: 22 },
  });
  playCards(t, 'AH', 'AS', 'AC');
  expect(waiting(t)).toEqual(['0 item']);
  expect(game.play.options(t, { seat: 0, kind: 'item' })).toEqual([
    { seat: 0, kind: 'item', use: 0 },
    { seat: 0, kind: 'item', use: 12, target: 1 },
  ]);
  const out = take(t, { seat: 0, kind: 'item', use: 12, target: 1 });
  expect(told(out, 'died')).toEqual([]);
  expect(healths(t)).toEqual([20, 1, 16]);
  expect(t.seats[0]!.items).toEqual([0, 0, 0]);
  expect(waiting(t)).toEqual(['0 play', '1 play', '2 play']);
});

test('“… stays at 1 health.” R-TD-19 a dying Cleric may save themselves, and then the heart heals', () => {
  const t = facing({ heroes: [CLERIC, STURDY], enemy: { health: 18 } });
  playCards(t, 'AH', 'AC');
  take(t, { seat: 0, kind: 'item', use: 12, target: 0 });
  expect(healths(t)).toEqual([1 + 1 + 3, 16]);
});

test('“… stays at 1 health.” does not work before anybody is dying, when not used, when not held, or for the dead', () => {
  const safe = facing({ heroes: [{ ...CLERIC, health: 5 }, STURDY], enemy: { health: 18 } });
  expect(game.play.refuse(safe, { seat: 0, kind: 'item', use: 12, target: 1 })).toMatchObject({ rule: 'R-TD-32' });
  playCards(safe, 'AH', 'AC');
  expect(waiting(safe)).toEqual(['0 play', '1 play']);

  const unused = facing({ heroes: [CLERIC, STURDY], enemy: { health: 18 } });
  playCards(unused, 'AH', 'AC');
  expect(told(take(unused, { seat: 0, kind: 'item', use: 0 }), 'died').map((e) => e.seat)).toEqual([0]);

  const none = facing({ heroes: [{ ...CLERIC, items: 'J' }, STURDY], enemy: { health: 18 } });
  playCards(none, 'AH', 'AC');
  expect(none.seats[0]!.alive).toBe(false);

  const dead = facing({
    heroes: [
      { ...CLERIC, alive: false },
      { ...STURDY, health: 4 },
      { class: 'rogue', hand: 'AS' },
    ],
    enemy: { health: 22 },
  });
  playCards(dead, '', 'AC', 'AS');
  expect(dead.seats[1]!.alive).toBe(false);
});

test('“… stays at 1 health.” one item saves one: who is saved is the holder’s choice, the other dies', () => {
  const t = facing({ heroes: [CLERIC, { class: 'rogue', hand: 'AS', health: 3, points: '9H' }], enemy: { health: 18 } });
  playCards(t, 'AH', 'AS');
  const out = take(t, { seat: 0, kind: 'item', use: 12, target: 1 });
  expect(told(out, 'died').map((e) => e.seat)).toEqual([0]);
  expect([healths(t), scores(t)]).toEqual([
    [0, 1],
    [0, 9],
  ]);
});

test('“… stays at 1 health.” two holders save the same life at once: the second keeps the item', () => {
  const t = facing({
    heroes: [
      { ...CLERIC, health: 9 },
      { ...CLERIC, health: 9 },
      { class: 'rogue', hand: 'AS', health: 3 },
    ],
    enemy: { health: 22 },
  });
  playCards(t, 'AH', 'AH', 'AS');
  take(t, { seat: 0, kind: 'item', use: 12, target: 2 }, { seat: 1, kind: 'item', use: 12, target: 2 });
  expect(t.seats.map((s) => s.items[1])).toEqual([0, 1, 0]);
  expect(t.seats[2]).toMatchObject({ alive: true, health: 1 });
});

test('R-TD-19 other items do not work at 0 health: a dying Rogue cannot be bandaged', () => {
  const t = facing({ heroes: [{ class: 'rogue', hand: 'AS', health: 4, items: 'K' }, STURDY], enemy: { health: 18 } });
  playCards(t, 'AS', 'AC');
  // The bandage can only be used before the damage.
  expect(waiting(t)).toEqual(['0 item']);
  take(t, { seat: 0, kind: 'item', use: 0 });
  expect(t.seats[0]!.alive).toBe(false);
});
