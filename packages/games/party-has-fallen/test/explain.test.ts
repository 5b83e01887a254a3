import { expect, test } from 'vitest';
import type { Decision } from '../src/decisions.ts';
import { game } from '../src/index.ts';
import { OUT, type Table } from '../src/table.ts';
import {
  attack,
  beginTurn,
  dice,
  fightNow,
  item,
  join,
  nextEvents,
  pass,
  press,
  roll,
  step,
  tableWith,
  take,
  told,
  turnOf,
  use,
  waiting,
  why,
} from './table.ts';

test('refusals name the rule behind them', () => {
  const t = turnOf({ map: 'PP/PP', party: [{ items: ['Homing Slippers'] }, { at: 1 }] });
  expect(why(t, attack(1))).toBe('PHF-092');
  expect(why(t, join(1, 'attack'))).toBe('R-PHF-27');
  expect(why(t, { seat: 1, kind: 'turn', do: 'end' })).toBe('PHF-065');
  expect(why(t, use(item('Half a Crown')))).toBe('PHF-070');
  expect(why(t, use(item('Homing Slippers')))).toBe('PHF-070');
  expect(why(t, { seat: 1, kind: 'answerOffer', offer: 7, accept: true, items: [] })).toBe('R-PHF-43');
  dice(t, 2);
  take(t, roll());
  expect([why(t, step(3)), why(t, step(0)), why(t, step(-1))]).toEqual(['PHF-072', 'PHF-073', 'R-PHF-14']);
});

test('used-up attacks, the dead and those who are out', () => {
  const t = turnOf({ map: 'PP', party: [{}, {}, {}] });
  fightNow(t, [1, 6], { 2: 'out' });
  expect(why(t, attack(2))).toBe('PHF-069');
  const out = tableWith({ map: 'PP', party: [{}, {}] });
  out.seats[1]!.status = OUT;
  beginTurn(out);
  expect(why(out, { seat: 1, kind: 'turn', do: 'roll' })).toBe('R-PHF-31');
});

test('what has no rule behind it is still refused with a word', () => {
  const t = turnOf({ map: 'PP', party: [{}, {}] });
  expect(game.play.refuse(t, { seat: 0, kind: 'vote', yes: true })).toMatchObject({ code: 'not-asked' });
  expect(game.play.refuse(t, { seat: 5, kind: 'turn', do: 'end' })?.message).toBeTruthy();
});

/** The rule and the sentence. */
const said = (t: Table, d: Decision) => {
  const refusal = game.play.refuse(t, d);
  return [refusal?.rule, refusal?.message];
};
const inBetween = ['PHF-065', 'something else has to be decided first'];

test('PHF-094 nobody attacks themselves, and a peace is named only where there is one', () => {
  const t = turnOf({ map: 'PP', party: [{}, {}, {}], options: { 'trade.bindingPacts': true } });
  t.pacts = [{ by: 1, to: 0, pact: 'peace', until: 2 }];
  expect(said(t, attack(0))).toEqual(['PHF-094', 'nobody attacks themselves']);
  expect(said(t, attack(1))).toEqual(['R-PHF-43', 'a binding peace forbids it']);
});

test('PHF-093 PHF-065 while a die may be rolled again, no attack begins: it is during movement, or something else comes first', () => {
  const party = [{ ability: 'Loaded Die (Allegedly)' }, {}, {}];
  const moving = turnOf({ map: 'PPP', party });
  take(moving, roll());
  expect([waiting(moving), said(moving, attack(1))]).toEqual([
    ['0 reroll'],
    ['PHF-093', 'an attack comes before or after moving, never during it'],
  ]);
  const fighting = turnOf({ map: 'PPP', party });
  take(fighting, attack(1), join(2, 'out'), press());
  expect([waiting(fighting), said(fighting, attack(2)), said(fighting, pass())]).toEqual([['0 reroll'], inBetween, inBetween]);
});

test('R-PHF-31 those who are out hear why: the dead stay dead, or whoever is out stays out', () => {
  const after = (options: Record<string, unknown>) => {
    const t = tableWith({ map: 'PP', party: [{}, {}], options });
    t.seats[1]!.status = OUT;
    beginTurn(t);
    return said(t, roll(1));
  };
  expect(after({ 'death.mode': 'permadeath' })).toEqual(['R-PHF-31', 'at this table the dead stay dead']);
  expect(after({})).toEqual(['R-PHF-31', 'whoever is out of the game stays out']);
});

test('PHF-071 PHF-065 a step by somebody who is not moving: roll first, once, and in the own turn', () => {
  const t = turnOf({ map: 'PP/PP', party: [{}, { at: 1 }] });
  expect([said(t, step(3)), said(t, step(3, 1))]).toEqual([
    ['PHF-071', 'steps come after the movement roll'],
    ['PHF-065', 'it is not your turn'],
  ]);
  t.rolled = 1;
  expect(said(t, step(1))).toEqual(['PHF-071', 'movement is rolled once a turn']);
});

test('PHF-080 PHF-089 after a failed check no card says that there are steps left', () => {
  const t = turnOf({ map: 'PSPP', party: [{}, { at: 3 }] });
  nextEvents(t, 'Tailwind');
  dice(t, 3, 1, [8, 8]);
  const out = take(t, roll());
  expect(told(out, 'checked')).toMatchObject([{ passed: false }]);
  expect([told(out, 'eventDrawn').length, told(out, 'stepsChanged'), told(out, 'movementEnded')]).toMatchObject([
    1,
    [],
    [{ why: 'failed' }],
  ]);
  expect([t.seats[0]!.room, t.points, waiting(t)]).toEqual([1, 0, ['0 turn']]);
});
