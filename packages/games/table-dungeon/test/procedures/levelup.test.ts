import { running, startAt } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { card, cards, NONE } from '../../src/cards.ts';
import { game } from '../../src/index.ts';
import { levelUp } from '../../src/procedures/levelup.ts';
import { loot } from '../../src/procedures/loot.ts';
import type { Table } from '../../src/table.ts';
import { type Hero, healths, maxima, named, optionsOf, tableWith, take, told, waiting } from '../table.ts';

const TRIO: Hero[] = [
  { class: 'fighter', xp: '9C 8S 2H KC', health: 7 },
  { class: 'wizard', xp: '10D 3D' },
  { class: 'rogue', xp: '', health: 1 },
];
function levelling(heroes = TRIO): Table {
  const t = tableWith({ heroes });
  startAt(game, t, running(loot, { ace: NONE }, 'aceBack'), running(levelUp, {}));
  return t;
}
const place = (seat: number, bottom: string) => ({ seat, kind: 'levelUp' as const, bottom: cards(bottom) });

test('TD-063 all gain 5 maximum health and heal 5', () => {
  const t = levelling();
  expect([healths(t), maxima(t)]).toEqual([
    [12, 15, 6],
    [15, 15, 15],
  ]);
});

test('R-TD-30 the dead do not level up; three level-ups lead from 10 to at most 25', () => {
  const t = tableWith({
    heroes: [
      { ...TRIO[2]!, alive: false, health: 0 },
      { class: 'wizard', xp: '' },
    ],
  });
  for (let i = 0; i < 3; i++) startAt(game, t, running(levelUp, {}));
  expect([healths(t), maxima(t)]).toEqual([
    [0, 25],
    [10, 25],
  ]);
});

test('TD-064 R-TD-31 each places the top three XP cards, all at the same time, each card down or away, in any order', () => {
  const t = levelling();
  expect(waiting(t)).toEqual(['0 levelUp', '1 levelUp']);
  // None, one of three, two of three in both orders, three in six orders.
  expect(optionsOf(t, 0, 'levelUp')).toHaveLength(1 + 3 + 6 + 6);
  expect(optionsOf(t, 0, 'levelUp')).toContainEqual({ bottom: cards('2H 9C') });
  expect(game.play.refuse(t, place(0, 'KC'))).toMatchObject({ rule: 'TD-064' });
  expect(take(t, place(0, '2H 9C'))).toEqual([]);
  const out = take(t, place(1, ''));
  expect(told(out, 'xpPlaced')).toEqual([
    { type: 'xpPlaced', seat: 0, discard: cards('8S'), bottom: cards('2H 9C') },
    { type: 'xpPlaced', seat: 1, discard: cards('10D 3D'), bottom: [] },
  ]);
  expect(t.seats[0]!.xp).toEqual(cards('KC 2H 9C'));
  expect(t.seats[0]!.discard).toEqual(cards('8S'));
  expect(t.seats[1]!.xp).toEqual([]);
});

test('R-TD-31 the three cards are public while they are placed, and only then', () => {
  const t = levelling();
  for (const viewer of [null, 0, 2])
    expect(game.sight.view(t, viewer).seats.map((s) => named(s.xpShown))).toEqual(['9♣ 8♠ 2♥', '10♦ 3♦', '']);
  take(t, place(0, '9C 8S 2H'));
  expect(named(game.sight.view(t, 1).seats[0]!.xpShown)).toBe('9♣ 8♠ 2♥');
  take(t, place(1, ''));
  expect(named(game.sight.view(t, 1).seats[0]!.xpShown)).toBe('K♣');
  // Where they went down is known to all, in order.
  expect(named(game.sight.view(t, 1).seats[0]!.xpBottom)).toBe('9♣ 8♠ 2♥');
});

test('V-TD-21 R-TD-26 with two XP cards two are placed; with none nobody is asked', () => {
  const t = levelling();
  expect(optionsOf(t, 1, 'levelUp')).toEqual([[], ['10D'], ['3D'], ['10D', '3D'], ['3D', '10D']].map((b) => ({ bottom: b.map(card) })));
  const none = levelling([{ ...TRIO[2]! }, { ...TRIO[2]! }]);
  expect(waiting(none)).toEqual([]);
  expect(healths(none)).toEqual([6, 6]);
});
