/** R-PHF-40  The goals: from when they count, and what they ask for. */
import { expect, test } from 'vitest';
import { GOALS } from '../../src/content/goals.ts';
import { game } from '../../src/index.ts';
import { counterIndex, goalMet } from '../../src/rules/winning.ts';
import { DEAD } from '../../src/table.ts';
import { beginTurn, dice, fightNow, goalCard, held, nextEvents, pass, roll, tableWith, take, turnOf, waiting } from '../table.ts';

/** 5 + 5 + 4 + 3 = 17 treasure points. */
const FORTUNE = ['Very Large Coin', 'Crown of Bad Decisions', 'Goblin Payroll', 'Half a Crown'];

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
  take(fresh, game.play.options(fresh, { seat: 0, kind: 'goal' })[0]!);
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
  'Unpaid Bodyguard': { round: 13 },
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

test('R-PHF-40 rounds count from the one in which the goal was kept', () => {
  const t = tableWith({ map: 'PXP', party: [{}, { at: 1 }, { at: 2 }], round: 20 });
  Object.assign(t.seats[1]!, { status: DEAD, room: -1, hp: 0, goal: goalCard('Hatstand') });
  t.seats[1]!.aside = [[goalCard('Unpaid Bodyguard'), goalCard('Sole Purpose')], [0], []];
  beginTurn(t, 1);
  take(t, { seat: 1, kind: 'rejoin', yes: true }, { seat: 1, kind: 'hero', card: 0, gender: 0 });
  take(t, { seat: 1, kind: 'goal', card: goalCard('Unpaid Bodyguard'), target: -1 }, { seat: 1, kind: 'start', room: 1 });
  t.seats[1]!.settled = 0;
  expect([goalMet(t, 1), game.sight.view(t, 1).seats[1]!.goalLines]).toEqual([false, [true, false]]);
  take(t, pass(1));
  expect([t.ending, waiting(t)]).toEqual([null, ['2 turn']]);
  expect([32, 33].map((round) => goalMet(Object.assign(t, { round }), 1))).toEqual([false, true]);
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
