import { expect, test } from 'vitest';
import { card, cards } from '../../src/cards.ts';
import type { Decision } from '../../src/decisions.ts';
import { game } from '../../src/index.ts';
import { facing, type Hero, optionsOf, playCards, take, told, waiting } from '../table.ts';

const ROYAL: Hero = { class: 'fighter', hand: 'KC 2C 3C', xp: '9C 8S 7H' };
const OTHER: Hero = { class: 'wizard', hand: '4S' };
/** Seat 0 has revealed a royal in a lost fight. */
function revealed(hero: Hero = ROYAL, other: Hero = OTHER) {
  const t = facing({ heroes: [hero, other], enemy: { health: 22 } });
  playCards(t, 'KC', other.hand!.split(' ')[0]!);
  return t;
}
const royal = (choice: 'nothing' | 'cycle' | 'learn', seat = 0): Decision => ({ seat, kind: 'royal', choice });
const bury = (text: string): Decision => ({ seat: 0, kind: 'royal', choice: 'bury', card: card(text) });

test('TD-047 R-TD-08 the owner of a royal may do one of three things or nothing; nobody else is asked', () => {
  const t = revealed();
  expect(waiting(t)).toEqual(['0 royal']);
  expect(optionsOf(t, 0, 'royal')).toEqual([
    { choice: 'nothing' },
    { choice: 'cycle' },
    { choice: 'learn' },
    { choice: 'bury', card: card('2C') },
    { choice: 'bury', card: card('3C') },
  ]);
  expect(game.play.refuse(t, { seat: 1, kind: 'royal', choice: 'cycle' })).toMatchObject({ rule: 'TD-047' });
  take(t, royal('nothing'));
  expect(t.seats[0]!.xp).toEqual(cards('9C 8S 7H'));
  expect(waiting(t)).toEqual(['0 play', '1 play']);
});

test('TD-044 choice 1: the top XP card goes to the bottom, for all to see', () => {
  const t = revealed();
  const out = take(t, royal('cycle'));
  expect(out[0]).toEqual({ type: 'royalChosen', seat: 0, choice: 'cycle', card: card('9C') });
  expect(t.seats[0]!.xp).toEqual(cards('8S 7H 9C'));
  expect(game.sight.view(t, 1).seats[0]!.xpBottom).toEqual([card('9C')]);
});

test('TD-045 R-TD-08 choice 2: a hand card goes to the bottom; the hand is 3, so 2 are drawn', () => {
  const t = revealed({ ...ROYAL, hand: 'KC 2C 3C 4C 5C' });
  const out = take(t, bury('3C'));
  expect(t.seats[0]!.xp).toEqual(cards('9C 8S 7H 3C'));
  expect(t.seats[0]!.hand.slice(0, 3)).toEqual(cards('2C 4C 5C'));
  expect(told(out, 'drew')[0]).toMatchObject({ seat: 0, count: 2 });
});

test('TD-046 choice 3: the top XP card goes to the own discard pile, before the played royal', () => {
  const t = revealed();
  take(t, royal('learn'));
  expect(t.seats[0]!.xp).toEqual(cards('8S 7H'));
  expect(t.seats[0]!.discard).toEqual(cards('9C KC'));
});

test('R-TD-08 R-TD-26 choices 1 and 3 need an XP card, choice 2 a hand card', () => {
  const noXp = revealed({ ...ROYAL, xp: '' });
  expect(optionsOf(noXp, 0, 'royal').map((o) => o['choice'])).toEqual(['nothing', 'bury', 'bury']);
  expect(game.play.refuse(noXp, royal('cycle'))).toMatchObject({ rule: 'R-TD-08' });
  const noHand = revealed({ ...ROYAL, hand: 'KC' });
  expect(optionsOf(noHand, 0, 'royal').map((o) => o['choice'])).toEqual(['nothing', 'cycle', 'learn']);
});

test('R-TD-08 several owners choose at the same time, after hearts and before loot', () => {
  const t = facing({
    heroes: [ROYAL, { class: 'rogue', hand: 'QS', xp: '10S 9S' }, { class: 'cleric', hand: '2H', health: 5 }],
    enemy: [1, 2],
    loot: '9D',
  });
  const before = playCards(t, 'KC', 'QS', '2H');
  expect(told(before, 'healed')).toHaveLength(1);
  expect(told(before, 'looted')).toEqual([]);
  expect(waiting(t)).toEqual(['0 royal', '1 royal']);
  expect(take(t, royal('learn', 1))).toEqual([]);
  expect(game.sight.view(t, 0).seats[1]!.xpTop).toBe(card('10S'));
  const out = take(t, royal('cycle'));
  expect(told(out, 'royalChosen').map((e) => [e.seat, e.choice])).toEqual([
    [0, 'cycle'],
    [1, 'learn'],
  ]);
  expect(told(out, 'looted').map((e) => e.seat)).toEqual([2]);
});

test('TD-047 whoever dies of the fight chooses nothing', () => {
  const t = revealed({ ...ROYAL, health: 4 });
  expect(waiting(t)).toEqual(['1 play']);
});
