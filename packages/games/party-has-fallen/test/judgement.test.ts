import { sfc32 } from '@undercroft/engine';
import { expect, test } from 'vitest';
import type { Decision, Kind } from '../src/decisions.ts';
import { game } from '../src/index.ts';
import { itemWorth } from '../src/judgement/items.ts';
import type { Table } from '../src/table.ts';
import { EAST, haunted, itsTurn } from './haunted.ts';
import { attack, beginTurn, dice, item, join, pass, press, roll, step, tableWith, take, turnOf, use } from './table.ts';

const judged = (t: Table, d: Decision): number => game.bots.judge(game.sight.view(t, d.seat), { seat: d.seat, kind: d.kind }, d);
function best(t: Table, seat: number, kind: Kind): Decision {
  const options = game.play.options(t, { seat, kind });
  return options.reduce((a, b) => (judged(t, b) > judged(t, a) ? b : a));
}
const FORTUNE = ['Very Large Coin', 'Crown of Bad Decisions', 'Goblin Payroll', 'Half a Crown'];

test('with a fortune it runs for EXIT, and goes past an item room for it', () => {
  const t = turnOf({ map: 'IPPX/P...', party: [{ at: 1, items: FORTUNE }, { at: 4 }], round: 7 });
  dice(t, 2);
  take(t, roll());
  expect(best(t, 0, 'step')).toEqual(step(2));
  const poor = turnOf({ map: 'IPPX/P...', party: [{ at: 1 }, { at: 4 }], round: 7 });
  dice(poor, 1);
  take(poor, roll());
  expect(best(poor, 0, 'step')).toEqual(step(0));
});

test('on EXIT with a fortune and rounds to wait, it stays; otherwise it moves', () => {
  const t = tableWith({ map: 'PXP', party: [{ at: 1, start: 0, items: FORTUNE }, { at: 2 }], round: 3 });
  beginTurn(t);
  expect(best(t, 0, 'turn')).toEqual(pass());
  expect(best(turnOf({ map: 'PXP', party: [{}, { at: 2 }], round: 3 }), 0, 'turn')).toEqual(roll());
});

test('it robs the rich and the weak before it moves on, and keeps a peace', () => {
  const t = turnOf({ map: 'PP', party: [{}, { hp: 3, items: FORTUNE }] });
  expect(best(t, 0, 'turn')).toEqual(attack(1));
  t.pacts = [{ by: 1, to: 0, pact: 'peace', until: 9 }];
  expect(judged(t, attack(1))).toBeLessThan(0);
});

test('it heals when it hurts and not before', () => {
  const cheese = use(item('Emergency Cheese'));
  expect(best(turnOf({ map: 'PP', party: [{ hp: 5, items: ['Emergency Cheese'] }, { at: 1 }] }), 0, 'turn')).toEqual(cheese);
  expect(judged(turnOf({ map: 'PP', party: [{ items: ['Emergency Cheese'] }, { at: 1 }] }), cheese)).toBeLessThan(0);
});

test('bystanders join against the leader', () => {
  const t = turnOf({ map: 'PP', party: [{}, { items: FORTUNE }, {}] });
  take(t, attack(1));
  expect(best(t, 2, 'join')).toEqual(join(2, 'attack'));
  const other = turnOf({ map: 'PP', party: [{ items: FORTUNE }, {}, {}] });
  take(other, attack(1));
  expect(best(other, 2, 'join')).toEqual(join(2, 'defend'));
  expect(judged(other, press())).toBeGreaterThan(judged(other, press(0, false)));
});

test('trades: what the goal wants is worth more; a bad bargain is declined, a good one accepted', () => {
  const t = turnOf({
    map: 'PP',
    party: [
      { goal: 'Hatstand', items: ['Goblin Payroll'] },
      { at: 1, items: ['Half a Crown'] },
    ],
  });
  expect(itemWorth(game.sight.view(t, 0), 0, item('Half a Crown'))).toBeGreaterThan(
    itemWorth(game.sight.view(t, 0), 0, item('Goblin Payroll')),
  );
  const swap = {
    seat: 0,
    kind: 'offer' as const,
    moves: [
      { item: item('Goblin Payroll'), from: 0, to: 1 },
      { item: item('Half a Crown'), from: 1, to: 0 },
    ],
    with: [],
    threat: false,
    pact: 'none' as const,
    promise: '',
  };
  expect(judged(t, swap)).toBeGreaterThan(0);
  take(t, swap);
  const answer = (accept: boolean): Decision => ({ seat: 1, kind: 'answerOffer', offer: 1, accept, items: [] });
  expect(judged(t, answer(true))).toBeGreaterThan(judged(t, answer(false)));
  const greed = { ...swap, moves: [{ item: item('Half a Crown'), from: 1, to: 0 }] };
  expect(judged(t, greed)).toBeLessThan(0);
});

test('of a hand it gives up the cheapest', () => {
  const t = turnOf({ map: 'PP', party: [{ hp: 5, items: ['Cookbook of the Damned', 'Very Large Coin', 'Ceremonial Ham'] }, {}] });
  take(t, use(item('Cookbook of the Damned')));
  expect(best(t, 0, 'which')).toEqual({ seat: 0, kind: 'which', item: item('Ceremonial Ham') });
});

test('tables are worth more the nearer a seat is to winning; a finished one is worth 1 to its winner', () => {
  const t = turnOf({ map: 'PX', party: [{ items: FORTUNE }, {}, {}], round: 6 });
  const worth: number[] = [];
  game.bots.worth(t, worth);
  expect(worth[0]).toBeGreaterThan(worth[1]!);
  dice(t, 1);
  take(t, roll());
  game.bots.worth(t, worth);
  expect(worth).toEqual([1, 0, 0]);
});

test('imagined tables of a view are judged like real ones', () => {
  const t = turnOf({ map: 'PX', party: [{ items: FORTUNE }, {}], round: 6 });
  const worth: number[] = [];
  game.bots.worth(game.sight.imagine(game.sight.view(t, 1), sfc32(4)), worth);
  expect(worth.every((x) => x >= 0 && x <= 1)).toBe(true);
});

test('a die against a Marauder that attacks is rolled again if it is lower than the one that lies there', () => {
  const rerolls = (mine: number, its: number): boolean => {
    const t = haunted({ map: 'PPP', party: [{ at: 1, ability: 'Loaded Die (Allegedly)' }, { at: 2 }] }, 0);
    itsTurn(t, 1, EAST, its, mine);
    return (best(t, 0, 'reroll') as { yes: boolean }).yes;
  };
  expect([rerolls(3, 5), rerolls(5, 5), rerolls(2, 1), rerolls(1, 1)]).toEqual([true, false, false, false]);
});
