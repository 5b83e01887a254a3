import { running } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import type { Decision } from '../src/decisions.ts';
import { game } from '../src/index.ts';
import { rejoin } from '../src/procedures/death.ts';
import { summon } from '../src/procedures/marauder.ts';
import { DEAD, OUT, type Table } from '../src/table.ts';
import {
  attack,
  beginTurn,
  canDo,
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

test('PHF-112 R-PHF-31 who may not choose a room to come back in hears why: the living, and the dead before their turn', () => {
  const t = turnOf({ map: 'PPPP', party: [{}, { at: 1 }, { at: 2 }] });
  const start = (seat: number, room = 3): Decision => ({ seat, kind: 'start', room });
  const alive = 'you are in the dungeon already: starting rooms are chosen before the game, and only the dead come back';
  expect([said(t, start(0)), said(t, start(1))]).toEqual([
    ['PHF-112', alive],
    ['PHF-112', alive],
  ]);
  t.seats[1]!.status = DEAD;
  expect(said(t, start(1))).toEqual(['R-PHF-31', 'a room to come back in is chosen when your own turn begins']);
  t.stack.push({ ...running<Decision>(rejoin, { seat: 1 }, 'placed'), asks: [{ seat: 1, kind: 'start' }] });
  expect(said(t, start(1, 0))).toEqual(['PHF-113', 'come back in an explored room without a player or the Marauder']);
});

test('PHF-145 PHF-146 where the Marauder may be placed is told to whoever places it only', () => {
  const t = turnOf({ map: 'PPPP', party: [{}, { at: 1 }], options: { 'expansion.marauder': true } });
  expect(said(t, { seat: 0, kind: 'summon', room: 3 })).toEqual(['PHF-145', 'whoever summons the Marauder places it, and then only']);
  t.stack.push({ ...running<Decision>(summon, { seat: 0 }, 'appear'), asks: [{ seat: 0, kind: 'summon' }] });
  expect(said(t, { seat: 0, kind: 'summon', room: 3 })[0]).toBe('PHF-146');
});

test('PHF-070 PHF-065 a card that cannot be used hears why: no price, nothing to do, another moment, another way', () => {
  const items = ['Emergency Cheese', 'Smoke Bomb With Instructions'];
  const t = turnOf({ map: 'PPP', party: [{ items, hp: 10 }, { at: 2 }] });
  const cheese = item('Emergency Cheese');
  expect(canDo(t, use(cheese))).toBe(true);
  const besides: Decision = { seat: 0, kind: 'use', card: cheese };
  expect(said(t, besides)).toEqual(['PHF-070', 'in your own turn a card is one of the things you do in it']);
  // Nobody is near enough for the fork; and with the attack gone there is no price for it either.
  const armed = turnOf({ map: 'PPP', party: [{ items: ['Throwing Fork', 'Emergency Cheese'] }, { at: 2 }] });
  const fork = item('Throwing Fork');
  expect(said(armed, use(fork))).toEqual(['PHF-070', 'this would do nothing now']);
  armed.attacks = 0;
  expect(said(armed, use(fork))).toEqual(['PHF-070', 'this cannot be paid for now']);
  // What takes the place of an attack waits until the steps are done.
  const walking = turnOf({ map: 'PPPP', party: [{ items: ['Throwing Fork', 'Emergency Cheese'], hp: 10 }, {}] });
  dice(walking, 2);
  take(walking, roll());
  expect([waiting(walking), said(walking, { seat: 0, kind: 'step', use: fork })]).toEqual([
    ['0 step'],
    ['PHF-093', 'an attack comes before or after moving, never during it'],
  ]);
  // Something else is being decided.
  const fight = turnOf({ map: 'PPP', party: [{ items, hp: 10, ability: 'Loaded Die (Allegedly)' }, {}] });
  take(fight, attack(1), press());
  expect([waiting(fight), said(fight, { seat: 0, kind: 'use', card: cheese }), said(fight, use(cheese))]).toEqual([
    ['0 reroll'],
    inBetween,
    inBetween,
  ]);
  t.seats[0]!.status = DEAD;
  expect(said(t, use(cheese))).toEqual(['R-PHF-31', 'the dead use nothing']);
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
