import { expect, test } from 'vitest';
import { GOALS } from '../../src/content/goals.ts';
import { game } from '../../src/index.ts';
import { counterIndex, goalMet, readyToWin } from '../../src/rules/winning.ts';
import { DEAD, OUT } from '../../src/state.ts';
import {
  beginTurn,
  dice,
  endRound,
  fightNow,
  goalCard,
  held,
  item,
  nextEvents,
  optionsOf,
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

test('V-PHF-20 PHF-131 PHF-133 R-PHF-36 R-PHF-37 not in round 5; still there when round 6 starts: won before the first turn', () => {
  const t = turnOf({ map: 'PX', party: [{ items: FORTUNE }, {}], round: 5 });
  dice(t, 1);
  take(t, roll());
  expect([rooms(t)[0], t.ending, waiting(t)]).toEqual([1, null, ['0 turn']]);
  const out = take(t, pass(), pass(1));
  expect(game.outcome(t)).toMatchObject({ winners: [0], reason: 'treasure' });
  expect([t.round, told(out, 'turnBegan').map((e) => e.seat)]).toEqual([6, [1]]);
});

test('V-PHF-21 PHF-090 PHF-091 R-PHF-14 the winning EXIT needs no exact roll; with 16 points movement must go on', () => {
  const map = 'PPXPPPPP';
  const t = turnOf({ map, party: [{ items: FORTUNE }, { at: 7 }], round: 6 });
  dice(t, 6);
  const out = take(t, roll());
  expect(game.outcome(t)).toMatchObject({ winners: [0], reason: 'treasure' });
  expect(told(out, 'stepped').at(-1)).toMatchObject({ room: 2, left: 4 });
  const poor = turnOf({ map, party: [{ items: SIXTEEN }, { at: 7 }], round: 6 });
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
  expect(game.outcome(ends)).toMatchObject({ winners: [0] });
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
  expect(game.outcome(t)).toMatchObject({ winners: [0], reason: 'goal' });
  expect(told(out, 'won')[0]!.goals[0]).toBe(goalCard('Hatstand'));
  expect(game.view(t, null).seats.map((s) => s.goal)).toEqual(t.seats.map((s) => s.goal));
});

test('V-PHF-23 PHF-132 R-PHF-35 Win 3: everybody still in the game killed at least once', () => {
  const t = tableWith({ map: 'PX', party: [{}, {}, {}, {}], round: 7 });
  t.seats[0]!.kills = 0b0110;
  t.seats[3]!.status = OUT;
  beginTurn(t);
  dice(t, 1);
  take(t, roll());
  expect(game.outcome(t)).toMatchObject({ winners: [0], reason: 'kills' });
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
  expect(game.outcome(t)).toMatchObject({ winners: [0], reason: 'treasure' });
  const own = turnOf({ ...scene, options: { 'win.ownTurnOnly': true } }, 1);
  take(own, { ...gift, moves }, { seat: 0, kind: 'answerOffer', offer: 1, accept: true, items: [] });
  expect(own.ending).toBeNull();
  take(own, pass(1));
  expect(game.outcome(own)).toMatchObject({ winners: [0] });
});

test('R-PHF-37 V-PHF-24 [win.ownTurnOnly] the win comes at the start of the own turn, before a cursed thing can spoil it', () => {
  const items = [...FIFTEEN, 'Ring of Being a Ring', 'Screaming Goblet'];
  const t = turnOf({ map: 'PX', party: [{ at: 1, start: 0, hp: 1, items }, {}], round: 7, options: { 'win.ownTurnOnly': true } }, 1);
  dice(t, 1);
  take(t, pass(1));
  expect(game.outcome(t)).toMatchObject({ winners: [0], reason: 'treasure' });
});

test('R-PHF-37 V-PHF-23 somebody on EXIT wins when the last one left to be killed stays out, before anything else happens', () => {
  const t = tableWith({ map: 'PX', party: [{ at: 1, start: 0 }, {}, {}], round: 7 });
  t.seats[0]!.kills = 0b100;
  t.seats[1]!.status = DEAD;
  beginTurn(t, 1);
  const out = take(t, { seat: 1, kind: 'rejoin', yes: false });
  expect(game.outcome(t)).toMatchObject({ winners: [0], reason: 'kills' });
  expect(told(out, 'turnBegan')).toEqual([]);
});

test('R-PHF-37 PHF-068 a card used in another player’s turn completes a win at once', () => {
  const items = ['Emergency Cheese', 'Ceremonial Ham', 'Fruit of the Forbidden Bowl', 'Borrowed Halo'];
  const t = turnOf({ map: 'PX', party: [{}, { at: 1, start: 0, goal: 'Full Buffet', hp: 9, items }], round: 7 });
  take(t, { seat: 1, kind: 'use', card: item('Borrowed Halo') });
  expect(game.outcome(t)).toMatchObject({ winners: [1], reason: 'goal' });
});

test('R-PHF-37 several at once: the active player first', () => {
  const t = tableWith({ map: 'PX', party: [{ at: 1, start: 0, items: FORTUNE }, { items: [] }], round: 6 });
  t.seats[1]!.kills = 1;
  beginTurn(t, 1);
  expect(game.outcome(t)).toMatchObject({ winners: [0] });
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
  expect(game.outcome(both)).toMatchObject({ winners: [1] });
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
  expect(game.outcome(t)).toMatchObject({ winners: [1], reason: 'kills' });
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
  expect(game.outcome(t)).toMatchObject({ winners: [0] });
});

test('R-PHF-36 [win.minRounds] 0: at once', () => {
  const t = turnOf({ map: 'PX', party: [{ items: FORTUNE }, {}], round: 1, options: { 'win.minRounds': 0 } });
  dice(t, 1);
  take(t, roll());
  expect(game.outcome(t)).toMatchObject({ winners: [0] });
});

test('R-PHF-52 with several exits any of them will do', () => {
  const t = turnOf({ map: 'XPX', party: [{ at: 1, items: FORTUNE }, { at: 1 }], round: 6, options: { 'dungeon.exits': 2 } });
  dice(t, 1);
  take(t, roll(), step(2));
  expect(game.outcome(t)).toMatchObject({ winners: [0] });
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
    expect(game.outcome(t)?.reason).toBe(reason);
  }
});

test('R-PHF-40 goals count only from the moment they are received', () => {
  const t = tableWith({ map: 'PP', party: [{ goal: 'Fist Diplomacy' }, {}] });
  t.seats[0]!.counts[counterIndex('hits')] = 7;
  beginTurn(t);
  fightNow(t, [6, 1]);
  expect(goalMet(t, 0)).toBe(true);
  const fresh = turnOf({ map: 'PEP', party: [{ goal: 'Fist Diplomacy' }, {}] });
  fresh.seats[0]!.counts[counterIndex('hits')] = 5;
  Object.assign(fresh.seats[0]!, { slain: 2, partners: 2, leftDied: 1 });
  nextEvents(fresh, 'Career Change');
  dice(fresh, 1);
  take(fresh, roll(), { seat: 0, kind: 'option', option: 0 });
  take(fresh, game.options(fresh, { seat: 0, kind: 'goal' })[0]!);
  expect(fresh.seats[0]!.counts.every((n) => n === 0)).toBe(true);
  expect(fresh.seats[0]).toMatchObject({ slain: 0, partners: 0, leftDied: 0 });
});

test('R-PHF-40 what is held when a goal is received has been held since', () => {
  const t = turnOf({ map: 'PEP', party: [{ items: [...FORTUNE, 'Ring of Being a Ring'] }, {}] });
  nextEvents(t, 'Career Change');
  dice(t, 1);
  take(t, roll(), { seat: 0, kind: 'option', option: 0 });
  t.seats[0]!.pool = [goalCard('Nothing Up My Sleeves')];
  take(t, { seat: 0, kind: 'goal', card: goalCard('Nothing Up My Sleeves'), target: -1 });
  expect(goalMet(t, 0)).toBe(false);
  t.seats[0]!.items = [];
  expect(goalMet(t, 0)).toBe(true);
});

test('R-PHF-40 a named target is part of keeping the goal; if it is out, the goal may be drawn anew', () => {
  const t = tableWith({ map: 'PPP', party: [{ goal: 'A Personal Matter' }, { at: 1 }, { at: 2 }] });
  t.seats[0]!.named = 1;
  t.seats[1]!.status = OUT;
  beginTurn(t);
  expect(waiting(t)).toEqual(['0 redraw']);
  take(t, { seat: 0, kind: 'redraw', yes: true });
  expect([waiting(t), t.seats[0]!.pool.length]).toEqual([['0 goal'], 3]);
  t.seats[0]!.pool = [goalCard('A Personal Matter'), goalCard('Hatstand')];
  expect(optionsOf(t, 0, 'goal')).toEqual([
    { card: goalCard('A Personal Matter'), target: 2 },
    { card: goalCard('Hatstand'), target: -1 },
  ]);
  take(t, { seat: 0, kind: 'goal', card: goalCard('A Personal Matter'), target: 2 });
  expect([t.seats[0]!.named, waiting(t)]).toEqual([2, ['0 turn']]);
  t.seats[0]!.counts[counterIndex('hits')] = 8;
  expect(goalMet(t, 0)).toBe(false);
  t.seats[0]!.slain = 0b010;
  expect(goalMet(t, 0)).toBe(false);
  t.seats[0]!.slain = 0b100;
  expect(goalMet(t, 0)).toBe(true);
});

test('R-PHF-40 no goal is drawn anew for a target who is still in the game, or was killed for it', () => {
  for (const [status, slain] of [
    [DEAD, 0],
    [OUT, 0b010],
  ] as const) {
    const t = tableWith({ map: 'PPP', party: [{ goal: 'A Personal Matter' }, { at: 1 }, { at: 2 }] });
    Object.assign(t.seats[0]!, { named: 1, slain });
    t.seats[1]!.status = status;
    beginTurn(t);
    expect(waiting(t)).toEqual(['0 turn']);
  }
});

const EIGHT_KINDS = ['Concrete Boots', 'Half a Crown', 'Screaming Goblet', 'Ear of the Usher', 'Ring of Being a Ring'];

/** What makes each goal true, and what undoes it. */
const CASES: Record<
  string,
  { items?: string[]; counts?: Record<string, number>; hp?: number; round?: number; seats?: number; slain?: number }
> = {
  Hatstand: { items: ['Half a Crown', 'The Other Half of the Crown', 'Cowl of Caution'] },
  'Nothing Up My Sleeves': { counts: { mostHeld: 5 } },
  'Cursed and Thriving': { items: ['Concrete Boots', 'Hungry Backpack'], hp: 4 },
  Homesick: { counts: { homesick: 2 }, items: [...FORTUNE, 'Ring of Being a Ring', 'Ear of the Usher'] },
  Cartographer: { counts: { flips: 8, skillFlips: 1, itemFlips: 1, eventFlips: 1 } },
  'Unpaid Bodyguard': { round: 18 },
  'A Personal Matter': { slain: 2, counts: { hits: 8 } },
  'Pillar of the Community': { counts: { helped: 3 } },
  'Market Day': { counts: { tradePartners: 2 }, items: EIGHT_KINDS },
  'Full Buffet': { items: ['Emergency Cheese', 'Ceremonial Ham', 'Fruit of the Forbidden Bowl'], hp: 10 },
  'Sole Purpose': { items: ['Left Shoe of Destiny', 'Right Shoe of Destiny', 'Socks of Sneaking'] },
  'Armed and Overdressed': { items: ['Axe With Opinions', 'Decorative Sword', 'Dented Breastplate', 'Shield With a Window'] },
  'Head Count': { items: ['Ear of the Usher', 'Nosy Skull', 'Jar of Somebody'] },
  'Something Blue': { items: ['Wedding Ring, Previously Owned', 'Chandelier Pieces', 'Half a Crown'] },
  'Batteries Not Included': { items: ["Ghost's Umbrella", 'Screaming Goblet', 'Homing Slippers'] },
  'Straight A Student': { counts: { checksPassed: 5 } },
  'Professional Victim': { counts: { wounds: 22 } },
  'Drama Magnet': { counts: { events: 10 } },
  'Model Citizen': { round: 11, items: [...FORTUNE, 'Ring of Being a Ring'] },
  'Fist Diplomacy': { counts: { hits: 8 } },
  'Double Feature': { counts: { kills: 2 }, hp: 14 },
  'One of Each, Please': { items: EIGHT_KINDS },
  'Human Shield': { counts: { defended: 1 }, items: [...FORTUNE, 'Ring of Being a Ring'] },
  'Anonymous Donor': { counts: { gifts: 7 } },
  'Ghost Puncher': { counts: { marauderHits: 3 } },
  'Haunted Once, Never Again': { counts: { marauderBeaten: 1 }, items: [...FORTUNE, 'Ring of Being a Ring', 'Ear of the Usher'], hp: 14 },
  'Thrill Seeker': { counts: { marauderFights: 4 } },
  'Cursed Souvenir': { items: ['Nosy Skull'], counts: { marauderFights: 2 } },
};

test('R-PHF-40 PHF-121 every goal can be fulfilled, and not by somebody who has done nothing', () => {
  expect(Object.keys(CASES).sort()).toEqual(GOALS.flatMap((goal) => (goal.blank ? [] : [goal.name])).sort());
  for (const [name, { items = [], counts = {}, hp, round = 2, slain = 0 }] of Object.entries(CASES)) {
    const build = (done: boolean) => {
      const t = tableWith({
        map: 'PPP',
        party: [{ goal: name, items: done ? items : [], ...(done ? hp !== undefined && { hp } : { hp: 7 }) }, {}, {}],
        round: done ? round : 2,
      });
      const s = t.seats[0]!;
      s.named = 1;
      if (done) s.slain = slain;
      if (done) for (const [counter, n] of Object.entries(counts)) s.counts[counterIndex(counter as 'flips')] = n;
      return [name, goalMet(t, 0)];
    };
    expect(build(true)).toEqual([name, true]);
    expect(build(false)).toEqual([name, false]);
  }
});

test('R-PHF-40 goals that ask for rounds mean complete ones', () => {
  const party = [{ goal: 'Model Citizen', items: [...FORTUNE, 'Ring of Being a Ring'] }, {}];
  expect([10, 11].map((round) => goalMet(tableWith({ map: 'PP', party, round }), 0))).toEqual([false, true]);
  const many = [...party, {}, {}, {}, {}];
  expect([12, 13].map((round) => goalMet(tableWith({ map: 'PP', party: many, round }), 0))).toEqual([false, true]);
});

test('Market Day asks for three partners at six seats; Nothing Up My Sleeves for empty hands', () => {
  const t = tableWith({ map: 'PPP', party: [{ goal: 'Market Day', items: EIGHT_KINDS }, {}, {}, {}, {}, {}] });
  t.seats[0]!.counts[counterIndex('tradePartners')] = 2;
  expect(goalMet(t, 0)).toBe(false);
  t.seats[0]!.counts[counterIndex('tradePartners')] = 3;
  expect(goalMet(t, 0)).toBe(true);
  const hands = tableWith({ map: 'PPP', party: [{ goal: 'Nothing Up My Sleeves', items: ['Half a Crown'] }, {}] });
  hands.seats[0]!.counts[counterIndex('mostHeld')] = 5;
  expect(goalMet(hands, 0)).toBe(false);
});

test('Homesick counts EXIT, then the starting room; Unpaid Bodyguard fails when the left neighbour dies', () => {
  const t = turnOf({ map: 'PX', party: [{ goal: 'Homesick' }, {}], round: 1 });
  const home = counterIndex('homesick');
  dice(t, 1);
  take(t, roll(), pass(), pass(1));
  expect(t.seats[0]!.counts[home]).toBe(1);
  dice(t, 1);
  take(t, roll(), pass());
  expect(t.seats[0]!.counts[home]).toBe(2);
  const guard = turnOf({ map: 'PP', party: [{}, { hp: 1 }, { goal: 'Unpaid Bodyguard' }, {}] });
  fightNow(guard, [6, 1], { 2: 'out', 3: 'out' });
  expect([guard.seats[0]!.leftDied, guard.seats[2]!.leftDied]).toEqual([1, 0]);
});

test('Cartographer counts rooms turned by ending a move in them', () => {
  const t = turnOf({ map: 'Pi', party: [{}, {}] });
  dice(t, 1);
  take(t, roll());
  expect([t.seats[0]!.counts[counterIndex('flips')], t.seats[0]!.counts[counterIndex('itemFlips')]]).toEqual([1, 1]);
  expect(held(t, 0)).toHaveLength(1);
});

test('the round goes on after the last player, and nobody wins by standing elsewhere', () => {
  const t = tableWith({ map: 'PXP', party: [{ items: FORTUNE }, { at: 2 }], round: 8 });
  endRound(t);
  expect([t.round, waiting(t), t.ending]).toEqual([9, ['0 turn'], null]);
});
