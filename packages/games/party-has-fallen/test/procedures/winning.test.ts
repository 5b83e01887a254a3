import { expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { readyToWin } from '../../src/rules/winning.ts';
import { DEAD, OUT } from '../../src/table.ts';
import {
  beginTurn,
  dice,
  endRound,
  fightNow,
  goalCard,
  item,
  pass,
  roll,
  rooms,
  step,
  tableWith,
  take,
  told,
  turnOf,
  waiting,
} from '../table.ts';

/** 5 + 5 + 4 + 3 = 17 treasure points. */
const FORTUNE = ['Very Large Coin', 'Crown of Bad Decisions', 'Goblin Payroll', 'Half a Crown'];
const SIXTEEN = ['Very Large Coin', 'Crown of Bad Decisions', 'Goblin Payroll', 'Ceremonial Ham'];
const FIFTEEN = ['Very Large Coin', 'Crown of Bad Decisions', 'Ceremonial Ham', 'Half a Crown'];

test('PHF-131 whoever reaches EXIT with 17 treasure points wins; with 16 nobody does', () => {
  for (const [items, winners] of [
    [FORTUNE, [0]],
    [SIXTEEN, undefined],
  ] as const) {
    const t = turnOf({ map: 'PX', party: [{ items: [...items] }, {}], round: 6 });
    dice(t, 1);
    take(t, roll());
    expect(game.play.outcome(t)?.winners).toEqual(winners);
  }
});

test('PHF-133 R-PHF-36 nobody wins in round 5', () => {
  const t = turnOf({ map: 'PX', party: [{ items: FORTUNE }, {}], round: 5 });
  dice(t, 1);
  take(t, roll());
  expect([rooms(t)[0], t.ending, waiting(t)]).toEqual([1, null, ['0 turn']]);
});

test('V-PHF-20 R-PHF-37 still on EXIT when round 6 starts: won before the first turn', () => {
  const t = turnOf({ map: 'PX', party: [{ items: FORTUNE }, {}], round: 5 });
  dice(t, 1);
  take(t, roll());
  const out = take(t, pass(), pass(1));
  expect(game.play.outcome(t)).toMatchObject({ winners: [0], reason: 'treasure' });
  expect([t.round, told(out, 'turnBegan').map((e) => e.seat)]).toEqual([6, [1]]);
});

const PAST_EXIT = 'PPXPPPPP';

test('V-PHF-21 PHF-091 the winning EXIT needs no exact roll, and leftover points are dropped', () => {
  const t = turnOf({ map: PAST_EXIT, party: [{ items: FORTUNE }, { at: 7 }], round: 6 });
  dice(t, 6);
  const out = take(t, roll());
  expect(game.play.outcome(t)).toMatchObject({ winners: [0], reason: 'treasure' });
  expect(told(out, 'stepped').at(-1)).toMatchObject({ room: 2, left: 4 });
});

test('PHF-090 R-PHF-14 without a valid win EXIT is an ordinary empty room, and movement must go on', () => {
  const poor = turnOf({ map: PAST_EXIT, party: [{ items: SIXTEEN }, { at: 7 }], round: 6 });
  dice(poor, 6);
  take(poor, roll());
  expect([rooms(poor)[0], poor.ending]).toEqual([6, null]);
});

test('V-PHF-22 R-PHF-17 a face-down EXIT is crossed unknowingly', () => {
  const t = turnOf({ map: 'PxPP', party: [{ items: FORTUNE }, {}], round: 8 });
  dice(t, 2);
  take(t, roll());
  expect([rooms(t)[0], t.ending, t.open[1]]).toEqual([2, null, 0]);
  const ends = turnOf({ map: 'PxPP', party: [{ items: FORTUNE }, {}], round: 8 });
  dice(ends, 1);
  take(ends, roll());
  expect(game.play.outcome(ends)).toMatchObject({ winners: [0] });
});

test('PHF-090 without a valid condition EXIT is an ordinary empty room, and with one there is no win elsewhere', () => {
  const t = turnOf({ map: 'PX', party: [{}, { items: FORTUNE }], round: 9 });
  dice(t, 1);
  take(t, roll());
  expect([t.ending, waiting(t)]).toEqual([null, ['0 turn']]);
});

test('PHF-130 R-PHF-40 Win 1: the own goal, then EXIT', () => {
  const t = turnOf({
    map: 'PX',
    party: [{ goal: 'Hatstand', items: ['Half a Crown', 'The Other Half of the Crown', 'Cowl of Caution'] }, {}],
    round: 6,
  });
  dice(t, 1);
  const out = take(t, roll());
  expect(game.play.outcome(t)).toMatchObject({ winners: [0], reason: 'goal' });
  expect(told(out, 'won')[0]!.goals[0]).toBe(goalCard('Hatstand'));
  expect(game.sight.view(t, null).seats.map((s) => s.goal)).toEqual(t.seats.map((s) => s.goal));
});

test('V-PHF-23 PHF-132 R-PHF-35 Win 3: everybody still in the game killed at least once', () => {
  const t = tableWith({ map: 'PX', party: [{}, {}, {}, {}], round: 7 });
  t.seats[0]!.kills = 0b0110;
  t.seats[3]!.status = OUT;
  beginTurn(t);
  dice(t, 1);
  take(t, roll());
  expect(game.play.outcome(t)).toMatchObject({ winners: [0], reason: 'kills' });
  const back = tableWith({ map: 'PX', party: [{}, {}, {}, {}], round: 7 });
  back.seats[0]!.kills = 0b0110;
  back.seats[3]!.status = DEAD;
  expect(readyToWin(back, 0)).toBeNull();
  const nobody = tableWith({ map: 'PX', party: [{}, {}], round: 7 });
  nobody.seats[1]!.status = OUT;
  expect(readyToWin(nobody, 0)).toBeNull();
});

test('PHF-132 kills add up over the whole game', () => {
  const t = tableWith({ map: 'PP', party: [{}, { hp: 1 }, {}], round: 7 });
  t.seats[0]!.kills = 0b100;
  beginTurn(t);
  expect(readyToWin(t, 0)).toBeNull();
  fightNow(t, [6, 1], { 2: 'out' });
  expect([t.seats[0]!.kills, readyToWin(t, 0)]).toEqual([0b110, 'kills']);
});

test('R-PHF-41 Win 3 stays at two seats', () => {
  const t = tableWith({ map: 'PX', party: [{}, {}], round: 7 });
  t.seats[0]!.kills = 0b10;
  expect(readyToWin(t, 0)).toBe('kills');
});

const gift = { seat: 1, kind: 'offer' as const, with: [], threat: false, pact: 'none' as const, promise: '' };

test('V-PHF-24 R-PHF-37 a trade in another player’s turn completes a win; [win.ownTurnOnly] only in the own', () => {
  const scene = { map: 'PX', party: [{ at: 1, start: 0, items: FIFTEEN }, { items: ['Ring of Being a Ring'] }], round: 7 };
  const moves = [{ item: item('Ring of Being a Ring'), from: 1, to: 0 }];
  const t = turnOf(scene, 1);
  take(t, { ...gift, moves });
  take(t, { seat: 0, kind: 'answerOffer', offer: 1, accept: true, items: [] });
  expect(game.play.outcome(t)).toMatchObject({ winners: [0], reason: 'treasure' });
  const own = turnOf({ ...scene, options: { 'win.ownTurnOnly': true } }, 1);
  take(own, { ...gift, moves }, { seat: 0, kind: 'answerOffer', offer: 1, accept: true, items: [] });
  expect(own.ending).toBeNull();
  take(own, pass(1));
  expect(game.play.outcome(own)).toMatchObject({ winners: [0] });
});

test('R-PHF-37 V-PHF-24 [win.ownTurnOnly] the win comes at the start of the own turn, before a cursed thing can spoil it', () => {
  const items = [...FIFTEEN, 'Ring of Being a Ring', 'Screaming Goblet'];
  const t = turnOf({ map: 'PX', party: [{ at: 1, start: 0, hp: 1, items }, {}], round: 7, options: { 'win.ownTurnOnly': true } }, 1);
  dice(t, 1);
  take(t, pass(1));
  expect(game.play.outcome(t)).toMatchObject({ winners: [0], reason: 'treasure' });
});

test('R-PHF-37 V-PHF-23 somebody on EXIT wins when the last one left to be killed stays out, before anything else happens', () => {
  const t = tableWith({ map: 'PX', party: [{ at: 1, start: 0 }, {}, {}], round: 7 });
  t.seats[0]!.kills = 0b100;
  t.seats[1]!.status = DEAD;
  beginTurn(t, 1);
  const out = take(t, { seat: 1, kind: 'rejoin', yes: false });
  expect(game.play.outcome(t)).toMatchObject({ winners: [0], reason: 'kills' });
  expect(told(out, 'turnBegan')).toEqual([]);
});

test('R-PHF-37 PHF-068 a card used in another player’s turn completes a win at once', () => {
  const items = ['Emergency Cheese', 'Ceremonial Ham', 'Fruit of the Forbidden Bowl', 'Borrowed Halo'];
  const t = turnOf({ map: 'PX', party: [{}, { at: 1, start: 0, goal: 'Full Buffet', hp: 9, items }], round: 7 });
  take(t, { seat: 1, kind: 'use', card: item('Borrowed Halo') });
  expect(game.play.outcome(t)).toMatchObject({ winners: [1], reason: 'goal' });
});

test('R-PHF-37 several at once: the active player first', () => {
  const t = tableWith({ map: 'PX', party: [{ at: 1, start: 0, items: FORTUNE }, { items: [] }], round: 6 });
  t.seats[1]!.kills = 1;
  beginTurn(t, 1);
  expect(game.play.outcome(t)).toMatchObject({ winners: [0] });
  const both = tableWith({
    map: 'PX',
    party: [
      { at: 1, start: 0 },
      { at: 1, start: 0 },
    ],
    round: 6,
  });
  both.seats[0]!.kills = 2;
  both.seats[1]!.kills = 1;
  beginTurn(both, 1);
  expect(game.play.outcome(both)).toMatchObject({ winners: [1] });
});

test('R-PHF-37 several at once in nobody’s turn: in turn order; and before a cap on rounds ends the game', () => {
  const party = [
    { at: 1, start: 0, items: FORTUNE },
    { at: 1, start: 0 },
  ];
  const t = tableWith({ map: 'PX', party, round: 6, options: { 'game.roundCap': 6 } });
  t.first = 1;
  t.seats[1]!.kills = 1;
  endRound(t);
  expect(game.play.outcome(t)).toMatchObject({ winners: [1], reason: 'kills' });
});

test('R-PHF-11 R-PHF-34 EXIT as starting or re-entry room gives no win before one has left it and come back', () => {
  const t = tableWith({ map: 'XP', party: [{ items: FORTUNE }, { at: 1 }], round: 6 });
  t.seats[0]!.settled = 1;
  beginTurn(t);
  expect(waiting(t)).toEqual(['0 turn']);
  dice(t, 1);
  take(t, roll(), pass(), pass(1));
  dice(t, 1);
  take(t, roll());
  expect(game.play.outcome(t)).toMatchObject({ winners: [0] });
});

test('R-PHF-36 [win.minRounds] 0: at once', () => {
  const t = turnOf({ map: 'PX', party: [{ items: FORTUNE }, {}], round: 1, options: { 'win.minRounds': 0 } });
  dice(t, 1);
  take(t, roll());
  expect(game.play.outcome(t)).toMatchObject({ winners: [0] });
});

test('R-PHF-52 with several exits any of them will do', () => {
  const t = turnOf({ map: 'XPX', party: [{ at: 1, items: FORTUNE }, { at: 1 }], round: 6, options: { 'dungeon.exits': 2 } });
  dice(t, 1);
  take(t, roll(), step(2));
  expect(game.play.outcome(t)).toMatchObject({ winners: [0] });
});

test('R-PHF-38 EXIT with the Marauder in it: fight first, then win if alive', () => {
  const scene = { map: 'PX', party: [{ items: FORTUNE, hp: 3 }, {}], round: 6, options: { 'expansion.marauder': true } };
  for (const [mine, other, reason] of [
    [4, 4, 'treasure'],
    [1, 6, undefined],
  ] as const) {
    const t = tableWith(scene);
    [t.haunt, t.hauntHp] = [1, 7];
    beginTurn(t);
    dice(t, 1, mine, other);
    const out = take(t, roll());
    expect(told(out, 'marauderFight')).toHaveLength(1);
    expect(game.play.outcome(t)?.reason).toBe(reason);
  }
});

test('the round goes on after the last player, and nobody wins by standing elsewhere', () => {
  const t = tableWith({ map: 'PXP', party: [{ items: FORTUNE }, { at: 2 }], round: 8 });
  endRound(t);
  expect([t.round, waiting(t), t.ending]).toEqual([9, ['0 turn'], null]);
});
