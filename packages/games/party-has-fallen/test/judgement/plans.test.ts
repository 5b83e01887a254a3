import { expect, test } from 'vitest';
import type { Decision, Kind } from '../../src/decisions.ts';
import { game } from '../../src/index.ts';
import { attackWorth, killWorth } from '../../src/judgement/fights.ts';
import { chanceOf, meanDamage } from '../../src/judgement/odds.ts';
import { goalTurns } from '../../src/judgement/outlook.ts';
import { endWorth } from '../../src/judgement/paths.ts';
import { resolve } from '../../src/rules/combat.ts';
import type { Table } from '../../src/table.ts';
import { attack, dice, join, roll, step, take, turnOf } from '../table.ts';

const judged = (t: Table, d: Decision): number => game.bots.judge(game.sight.view(t, d.seat), { seat: d.seat, kind: d.kind }, d);
function best(t: Table, seat: number, kind: Kind): Decision {
  return game.play.options(t, { seat, kind }).reduce((a, b) => (judged(t, b) > judged(t, a) ? b : a));
}

test('the odds are those of the dice', () => {
  const all = [1, 2, 3, 4, 5, 6];
  const damages = (bonus: number) => all.flatMap((a) => all.map((b) => resolve([a + bonus], [b], false).damage));
  for (const bonus of [-2, 0, 3]) {
    const list = damages(bonus);
    expect(meanDamage(bonus)).toBeCloseTo(list.reduce((a, b) => a + b, 0) / 36);
    expect(chanceOf(bonus, 2)).toBeCloseTo(list.filter((damage) => damage >= 2).length / 36);
  }
  expect(meanDamage(40)).toBe(meanDamage(12));
});

test('whoever has killed everybody runs for EXIT', () => {
  const party = [{ at: 1 }, { at: 4 }, { at: 4 }];
  const t = turnOf({ map: 'IPPX/P...', party, round: 7 });
  t.seats[0]!.kills = 0b110;
  dice(t, 2);
  take(t, roll());
  expect(best(t, 0, 'step')).toEqual(step(2));
});

test('the last one to be killed is worth more than the first, and one killed before nothing but loot', () => {
  const t = turnOf({ map: 'PP', party: [{}, {}, {}, {}] });
  const worth = () => killWorth(game.sight.view(t, 0), 0, 1);
  const first = worth();
  t.seats[0]!.kills = 0b1100;
  const last = worth();
  t.seats[0]!.kills = 0b0010;
  expect(last).toBeGreaterThan(first + 5);
  expect(worth()).toBeLessThan(first);
});

test('it hunts the wounded last victim past an item room, and attacks before it moves on', () => {
  const t = turnOf({
    map: 'IPP',
    party: [
      { at: 1, items: ['Axe With Opinions'] },
      { at: 2, hp: 3 },
      { at: 0, hp: 20 },
    ],
    round: 7,
  });
  t.seats[0]!.kills = 0b100;
  dice(t, 1);
  take(t, roll());
  expect(best(t, 0, 'step')).toEqual(step(2));
  take(t, step(2));
  expect(best(t, 0, 'turn')).toEqual(attack(1));
});

test('a bystander defends against somebody who lacks only this kill', () => {
  const t = turnOf({ map: 'PX', party: [{ items: ['Axe With Opinions'] }, { hp: 3 }, {}], round: 7 });
  t.seats[0]!.kills = 0b100;
  take(t, attack(1));
  expect(best(t, 2, 'join')).toEqual(join(2, 'defend'));
});

test('a model citizen attacks nobody; a fist diplomat anybody', () => {
  const worth = (goal: string) => {
    const t = turnOf({ map: 'PP', party: [{ goal }, {}] });
    return attackWorth(game.sight.view(t, 0), 0, 1);
  };
  expect(worth('Model Citizen')).toBeLessThan(0);
  expect(worth('Fist Diplomacy')).toBeGreaterThan(worth('Homesick') + 1);
});

test('goals decide which rooms are worth going to', () => {
  const worth = (goal: string, room: number) => {
    const t = turnOf({ map: 'PSEIp', party: [{ goal }, { at: 3 }], round: 2 });
    return endWorth(game.sight.view(t, 0), 0, room);
  };
  expect(worth('Drama Magnet', 2)).toBeGreaterThan(worth('Homesick', 2) + 1);
  expect(worth('Straight A Student', 1)).toBeGreaterThan(worth('Homesick', 1) + 1);
  expect(worth('Cartographer', 4)).toBeGreaterThan(worth('Homesick', 4) + 1);
});

test('goals get nearer as they are worked on, and are far if nobody can say what they want', () => {
  const t = turnOf({ map: 'PP', party: [{ goal: 'Hatstand' }, {}] });
  const far = goalTurns(t, 0);
  t.seats[0]!.items = [0, 1];
  expect(goalTurns(t, 0)).toBeLessThan(far);
  t.seats[0]!.goal = -1;
  expect(goalTurns(t, 0)).toBe(60);
});
