/** What anybody at the table would call foolish. */
import type { Seat } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { COUNTERS } from '../../src/content/goals.ts';
import type { Decision, Kind } from '../../src/decisions.ts';
import { game } from '../../src/index.ts';
import { goalPromise } from '../../src/judgement/drafts.ts';
import { attackWorth } from '../../src/judgement/fights.ts';
import { suggestOffers } from '../../src/judgement/trades.ts';
import type { Table } from '../../src/table.ts';
import { attack, dice, goalCard, item, join, nextEvents, roll, type Somebody, take, turnOf, use } from '../table.ts';

const judged = (t: Table, d: Decision): number => game.bots.judge(game.sight.view(t, d.seat), { seat: d.seat, kind: d.kind }, d);
const best = (t: Table, seat: Seat, kind: Kind): Decision =>
  game.play.options(t, { seat, kind }).reduce((a, b) => (judged(t, b) > judged(t, a) ? b : a));
const ABILITY = -1;
const FORTUNE = ['Very Large Coin', 'Crown of Bad Decisions', 'Goblin Payroll', 'Half a Crown'];

/** Seat 0 has passed the check of a room on its way, with one step left, and somebody is in the next room. */
function passedBefore(victim: Somebody): Table {
  const t = turnOf({ map: 'PSPP', party: [{}, { at: 2, ...victim }, { at: 3 }, { at: 3 }], round: 7 });
  dice(t, 2, 1, [1, 8]);
  take(t, roll());
  return t;
}

test('it takes the item of a passed check, unless somebody worth far more is within reach', () => {
  expect(best(passedBefore({ hp: 20 }), 0, 'passed')).toMatchObject({ take: 'item' });
  expect(best(passedBefore({ hp: 2, items: FORTUNE }), 0, 'passed')).toMatchObject({ take: 'move' });
});

test('whoever wants empty hands takes no item for a passed check', () => {
  const t = passedBefore({ hp: 20 });
  t.seats[0]!.goal = goalCard('Nothing Up My Sleeves');
  t.seats[0]!.counts[COUNTERS.indexOf('mostHeld')] = 5;
  t.seats[0]!.items = [item('Unsigned Prophecy')];
  expect(best(t, 0, 'passed')).toMatchObject({ take: 'move' });
});

test('it looks at rooms it does not know, and at none if it knows them all', () => {
  const t = turnOf({ map: 'pPp', party: [{ at: 1, ability: 'Degree in Cartography' }, { at: 1 }] });
  t.known[0] = 1;
  expect(judged(t, use(ABILITY))).toBeGreaterThan(0);
  take(t, use(ABILITY));
  expect(best(t, 0, 'where')).toMatchObject({ room: 2 });
  t.known[2] = 1;
  const again = turnOf({ map: 'pPp', party: [{ at: 1, ability: 'Degree in Cartography' }, { at: 1 }] });
  again.known = t.known.slice();
  expect(judged(again, use(ABILITY))).toBeLessThan(0);
});

/** Two who have killed each other before and could do so again: both would rather not fight. */
function rivals(hps: [number, number]): Table {
  const t = turnOf({ map: 'PP', party: [...hps.map((hp) => ({ hp, ability: 'Thick Skull' })), { at: 1 }] });
  t.seats[0]!.kills = 0b010;
  t.seats[1]!.kills = 0b001;
  t.rolled = 1;
  return t;
}
const offersPeace = (t: Table): boolean => suggestOffers(game.sight.view(t, 0), 0).some((d) => d.pact === 'peace' && judged(t, d) > 0);

test('peace is offered where one stays, not in passing', () => {
  const t = rivals([2, 2]);
  expect(offersPeace(t)).toBe(true);
  t.points = 2;
  expect(offersPeace(t)).toBe(false);
});

test('peace is not offered to somebody with nothing to fear and something to gain', () => {
  const t = rivals([2, 20]);
  t.seats[1]!.kills = 0b100;
  expect(offersPeace(t)).toBe(false);
});

test('food is not eaten by those whose goal wants it, unless they are about to die', () => {
  const eats = (goal: string, hp: number): boolean =>
    judged(turnOf({ map: 'PP', party: [{ goal, hp, items: ['Emergency Cheese'] }, { at: 1 }] }), use(item('Emergency Cheese'))) > 0;
  expect(eats('Homesick', 10)).toBe(true);
  expect(eats('Full Buffet', 10)).toBe(false);
  expect(eats('Full Buffet', 2)).toBe(true);
  expect(eats('Cursed and Thriving', 10)).toBe(false);
});

test('a smoke bomb carries a fortune to EXIT only if it is one without the bomb', () => {
  const flies = (...more: string[]): boolean => {
    const items = [...FORTUNE.slice(0, 3), 'Painting of a Door', 'Smoke Bomb With Instructions', ...more];
    const t = turnOf({ map: 'PPPPX', party: [{ goal: 'Hatstand', items }, {}], round: 7 });
    return judged(t, use(item('Smoke Bomb With Instructions'))) > 0;
  };
  expect(flies()).toBe(false);
  expect(flies('Left Shoe of Destiny')).toBe(true);
});

test('a bodyguard spares and defends its ward, but not one that is about to win', () => {
  const worth = (ward: Somebody): number => {
    const t = turnOf({ map: 'PX', party: [{ goal: 'Unpaid Bodyguard' }, ward, { at: 1 }], round: 7 });
    return attackWorth(game.sight.view(t, 0), 0, 1);
  };
  expect(worth({ hp: 3 })).toBeLessThan(0);
  expect(worth({ hp: 3, items: FORTUNE })).toBeGreaterThan(0);
  const t = turnOf({ map: 'P', party: [{ goal: 'Unpaid Bodyguard' }, { hp: 3, items: ['Goblin Payroll'] }, {}] }, 2);
  take(t, attack(1, 2));
  expect(best(t, 0, 'join')).toEqual(join(0, 'defend'));
});

test('nobody joins an attack on somebody they have made peace with', () => {
  const t = turnOf({ map: 'P', party: [{}, { items: FORTUNE }, {}] });
  take(t, attack(1));
  expect(best(t, 2, 'join')).toEqual(join(2, 'attack'));
  t.pacts = [{ by: 1, to: 2, pact: 'peace', until: 9 }];
  expect(best(t, 2, 'join')).not.toEqual(join(2, 'attack'));
});

/** Seat 0 steps into an event room and draws this. */
function drawn(event: string, somebody: Somebody): Table {
  const t = turnOf({ map: 'PE', party: [somebody, {}] });
  nextEvents(t, event);
  dice(t, 1);
  take(t, roll());
  return t;
}

test('nothing is worth dying for', () => {
  expect(best(drawn('Vending Machine', { hp: 5 }), 0, 'option')).toMatchObject({ option: 0 });
  expect(best(drawn('Vending Machine', { hp: 2 }), 0, 'option')).toMatchObject({ option: 1 });
});

test('a goal that is nearly done is kept', () => {
  const hats = ['Half a Crown', 'The Other Half of the Crown', 'Cowl of Caution'];
  expect(best(drawn('Career Change', { goal: 'Hatstand' }), 0, 'option')).toMatchObject({ option: 0 });
  expect(best(drawn('Career Change', { goal: 'Hatstand', items: hats }), 0, 'option')).toMatchObject({ option: 1 });
});

test('nobody sets out to map a dungeon that is known already', () => {
  const promise = (map: string) => goalPromise(game.sight.view(turnOf({ map, party: [{}, {}] }), 0), goalCard('Cartographer'));
  expect(promise('Pppppppppp')).toBeGreaterThan(promise('PPPPPppppp'));
});

test('whoever has seen EXIT and is homesick goes home by the shortest way', () => {
  const t = turnOf({ map: 'PPPX', party: [{ at: 3, start: 0, goal: 'Homesick', items: ['Homing Slippers'] }, {}] });
  const slippers = use(item('Homing Slippers'));
  expect(judged(t, slippers)).toBeLessThan(0);
  t.seats[0]!.counts[COUNTERS.indexOf('homesick')] = 1;
  expect(best(t, 0, 'turn')).toEqual(slippers);
});

/** Whether somebody asks another for the one thing they have. */
function asks(goal: string, items: string[], want: string): boolean {
  const party = [
    { goal, items },
    { at: 1, items: [want] },
  ];
  const t = turnOf({ map: 'PP', party });
  return suggestOffers(game.sight.view(t, 0), 0).some(({ moves }) => moves.some((move) => move.to === 0));
}

test('nobody asks for what will be refused: the third of a sort, or what would make a fortune', () => {
  expect(asks('Hatstand', ['Decorative Sword'], 'Cowl of Caution')).toBe(true);
  expect(asks('Hatstand', ['Decorative Sword', 'Half a Crown', 'The Other Half of the Crown'], 'Cowl of Caution')).toBe(false);
  expect(asks('Something Blue', ['Axe With Opinions'], 'Ring of Mild Discomfort')).toBe(true);
  const rich = ['Axe With Opinions', 'Goblin Payroll', 'Crown of Bad Decisions', 'Concrete Boots'];
  expect(asks('Something Blue', rich, 'Ring of Mild Discomfort')).toBe(false);
});
