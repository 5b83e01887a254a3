import { expect, test } from 'vitest';
import { card, cards } from '../../src/cards.ts';
import type { Effect } from '../../src/content/vocabulary.ts';
import type { Event } from '../../src/events.ts';
import { carryOut } from '../../src/procedures/effects.ts';
import type { Table } from '../../src/table.ts';
import { facing, type Hero, healths, itemsHeld, playCards, scores, tableWith, told, waiting } from '../table.ts';

function party(seed = 1): Table {
  const t = tableWith({
    seed,
    heroes: [
      { class: 'fighter', hand: '4C 5C', xp: '9C 8C', points: '9D 3D 5D', items: 'Q K', health: 7 },
      { class: 'wizard', hand: '3S', xp: '', points: '4C' },
      { class: 'rogue', hand: '', items: 'J', health: 5, maxHealth: 20 },
    ],
  });
  t.seats[0]!.played = card('6C');
  t.seats[1]!.played = card('2S');
  return t;
}
function done(effect: Effect, t = party()): { t: Table; out: Event[] } {
  const out: Event[] = [];
  carryOut(t, effect, out);
  return { t, out };
}

test('TD-031 hurt: health goes down, not below 0, for those it strikes', () => {
  expect(healths(done({ do: 'hurt', who: 'highest', amount: 1 }).t)).toEqual([6, 10, 5]);
  const { t, out } = done({ do: 'hurt', who: 'everyone', amount: 6 });
  expect(healths(t)).toEqual([1, 4, 0]);
  expect(told(out, 'hurt').every((e) => e.why === 'loss')).toBe(true);
});

test('TD-037 TD-038 heal: up to the maximum, and nobody who is at 0', () => {
  const { t, out } = done({ do: 'heal', who: 'everyone', amount: 5 });
  expect(healths(t)).toEqual([10, 10, 10]);
  expect(told(out, 'healed').map((e) => e.amount)).toEqual([3, 0, 5]);
  const dying = party();
  dying.seats[0]!.health = 0;
  expect(healths(done({ do: 'heal', who: 'everyone', amount: 5 }, dying).t)).toEqual([0, 10, 10]);
});

test('TD-031 dropCard: a random hand card goes to the discard pile; an empty hand drops nothing', () => {
  const { t, out } = done({ do: 'dropCard', who: 'everyone' });
  expect(t.seats.map((s) => [s.hand.length, s.discard.length])).toEqual([
    [1, 1],
    [0, 1],
    [0, 0],
  ]);
  expect(told(out, 'cardDropped').map((e) => e.seat)).toEqual([0, 1]);
  const dropped = Array.from({ length: 40 }, (_, seed) => done({ do: 'dropCard', who: 'highest' }, party(seed)).t.seats[0]!.discard[0]);
  expect(new Set(dropped)).toEqual(new Set(cards('4C 5C')));
});

test('TD-031 forget: the top XP card leaves the game', () => {
  const { t, out } = done({ do: 'forget', who: 'everyone' });
  expect(t.seats[0]!.xp).toEqual(cards('8C'));
  expect(t.seats[0]!.discard).toEqual([]);
  expect(out).toEqual([
    { type: 'forgot', seat: 0, card: card('9C') },
    { type: 'forgot', seat: 2, card: expect.any(Number) },
  ]);
});

test('TD-029 learn: the top XP card goes to the discard pile; an empty pile has none', () => {
  const { t } = done({ do: 'learn', who: 'everyone' });
  expect(t.seats[0]!.xp).toEqual(cards('8C'));
  expect(t.seats[0]!.discard).toEqual(cards('9C'));
  expect(t.seats[1]!.discard).toEqual([]);
});

test('TD-031 losePoints: the richest removes the smallest point card', () => {
  const { t, out } = done({ do: 'losePoints', who: 'richest' });
  expect(scores(t)).toEqual([14, 4, 0]);
  expect(out).toEqual([{ type: 'pointsLost', seat: 0, card: card('3D') }]);
  expect(scores(done({ do: 'losePoints', who: 'poorest' }).t)).toEqual([17, 4, 0]);
});

test('TD-031 loseItem: the lowest royal leaves the game; who holds none loses none', () => {
  const { t, out } = done({ do: 'loseItem', who: 'everyone' });
  expect([itemsHeld(t, 0), itemsHeld(t, 1), itemsHeld(t, 2)]).toEqual(['K', '', '']);
  expect(told(out, 'itemLost')).toEqual([
    { type: 'itemLost', seat: 0, rank: 12 },
    { type: 'itemLost', seat: 2, rank: 11 },
  ]);
});

test('TD-029 nextRoll and returns are for the round to come, and add up', () => {
  const t = party();
  done({ do: 'nextRoll', amount: 2 }, t);
  done({ do: 'nextRoll', amount: -3 }, t);
  done({ do: 'returns' }, t);
  expect([t.nextRoll, t.returning]).toEqual([-1, true]);
});

test('TD-031 R-TD-17 whom an effect strikes is settled before anybody is struck', () => {
  const t = party();
  t.seats[2]!.health = 7;
  // Seats 0 and 2 are weakest with 7 each: both are struck, though the first blow leaves only one weakest.
  expect(healths(done({ do: 'hurt', who: 'weakest', amount: 2 }, t).t)).toEqual([5, 10, 5]);
});

test('TD-031 “if loss” can kill: the dead are removed before hearts heal', () => {
  const t = facing({
    heroes: [
      { class: 'fighter', hand: '6H', health: 9 },
      { class: 'wizard', hand: 'AS', health: 20, maxHealth: 20 },
    ],
    enemy: { health: 17, damage: 8, loss: [{ do: 'hurt', who: 'hearts', amount: 1 }] },
  });
  const out = playCards(t, '6H', 'AS');
  expect(out.filter((e) => e.type === 'hurt' || e.type === 'died' || e.type === 'healed').map((e) => [e.type, e.seat])).toEqual([
    ['hurt', 0],
    ['hurt', 1],
    ['hurt', 0],
    ['died', 0],
  ]);
  expect(waiting(t)).toEqual(['1 play']);
});

test('TD-032 what happens “if it is defeated or flees” happens in both cases, and not after a loss', () => {
  const enemy = { health: 3, flees: { if: 'royals', atLeast: 2 }, win: [{ do: 'learn', who: 'everyone' }] } as const;
  const learners = (...texts: string[]) => {
    const heroes: Hero[] = [
      { class: 'fighter', hand: '4C 2H KC', xp: '9C' },
      { class: 'wizard', hand: 'KD', xp: '9D' },
    ];
    const t = facing({ heroes, enemy: { ...enemy, win: [...enemy.win] }, loot: '9D' });
    return told(playCards(t, ...texts), 'learned').map((e) => [t.result, e.seat, e.why]);
  };
  expect(learners('4C', 'KD')).toEqual([
    ['win', 0, 'effect'],
    ['win', 1, 'effect'],
  ]);
  expect(learners('KC', 'KD').map(([result]) => result)).toEqual(['fled', 'fled']);
  expect(learners('2H', 'KD')).toEqual([]);
});
