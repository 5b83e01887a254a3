import { expect, test } from 'vitest';
import { STATS } from '../../src/content/vocabulary.ts';
import { attackBonus, defenceBonus, maxHp, moveBonus, statOf } from '../../src/rules/modifiers.ts';
import type { Table } from '../../src/table.ts';
import {
  attack,
  beginTurn,
  canDo,
  dice,
  held,
  hps,
  item,
  nextEvents,
  nextItems,
  optionsOf,
  pass,
  roll,
  rooms,
  type Scene,
  tableWith,
  take,
  turnOf,
  use,
  waiting,
  why,
} from '../table.ts';

/** Seat 0, with 10 HP, steps into an event room and draws this; then the dice show what is wanted. */
function drawing(
  name: string,
  party: Scene['party'] = [{ hp: 10 }, { at: 3 }],
  rolls: (number | [number, number])[] = [],
  options = {},
): Table {
  const t = tableWith({ map: 'PEPP', party, options });
  beginTurn(t);
  nextEvents(t, name);
  nextItems(t, 'Half a Crown');
  dice(t, 1, ...rolls);
  take(t, roll());
  return t;
}
const withItem = (name: string) => [{ hp: 10, items: [name] }, { at: 3 }];
const hp = (t: Table): number => hps(t)[0]!;
const mods = (t: Table, seat = 0) => t.seats[seat]!.lasting.map((l) => [l.mod, l.by, l.until]);

test('Pickpocket Convention: a random item goes to a random other player', () => {
  const t = drawing('Pickpocket Convention', withItem('Goblin Payroll'));
  expect([held(t, 0), held(t, 1)]).toEqual([[], ['Goblin Payroll']]);
});

test('Bad Oyster, Swinging Axe and Haunted Luggage look at what is held', () => {
  expect([hp(drawing('Bad Oyster')), hp(drawing('Bad Oyster', withItem('Ceremonial Ham')))]).toEqual([8, 6]);
  const axe = 'Swinging Axe, Singing Axe';
  expect([hp(drawing(axe)), hp(drawing(axe, withItem('Shield With a Window')))]).toEqual([6, 8]);
  const bag = { 'expansion.marauder': true };
  expect(hp(drawing('Haunted Luggage', withItem('Hungry Backpack'), [], bag))).toBe(8);
  expect(held(drawing('Haunted Luggage', withItem('Goblin Payroll'), [], bag), 0)).toEqual([]);
});

test('Brittle Weapon Day breaks a weapon of choice, or the arm', () => {
  expect(held(drawing('Brittle Weapon Day', withItem('Decorative Sword')), 0)).toEqual([]);
  expect(mods(drawing('Brittle Weapon Day'))).toEqual([['attack', -1, 'round']]);
});

test('Gas, Probably and Forgotten Picnic concern the whole room and nobody else', () => {
  const party = [{ hp: 10 }, { at: 1, hp: 10 }, { at: 3, hp: 10 }];
  expect(hps(drawing('Gas, Probably', party))).toEqual([8, 8, 10]);
  expect(hps(drawing('Forgotten Picnic', party))).toEqual([13, 13, 10]);
});

test('Ancestral Disappointment: a failed WIS check costs a point of WIS and the best item', () => {
  const rich = [{ items: ['Half a Crown', 'Very Large Coin'] }, { at: 3, items: ['Goblin Payroll'] }];
  const failed = drawing('Ancestral Disappointment', rich, [[8, 8]]);
  expect([held(failed, 0), held(failed, 1), mods(failed)]).toEqual([['Half a Crown'], ['Goblin Payroll'], [['wis', -1, 'life']]]);
  expect(held(drawing('Ancestral Disappointment', rich, [[1, 8]]), 0)).toHaveLength(2);
});

test('Revolving Door goes to another explored room, which does not act', () => {
  const t = drawing('Revolving Door');
  expect([0, 2, 3]).toContain(rooms(t)[0]);
});

test('Vending Machine: 2 damage for an item, or the movement ends', () => {
  const t = drawing('Vending Machine');
  take(t, { seat: 0, kind: 'option', option: 0 });
  expect([hp(t), held(t, 0)]).toEqual([8, ['Half a Crown']]);
  const no = drawing('Vending Machine');
  take(no, { seat: 0, kind: 'option', option: 1 });
  expect([hp(no), held(no, 0)]).toEqual([10, []]);
});

test('Wheel of Misfortune: 3 damage, an item less, or one more', () => {
  const spin = (die: number) => {
    const t = drawing('Wheel of Misfortune', withItem('Goblin Payroll'), [die]);
    return [hp(t), held(t, 0).length];
  };
  expect([2, 4, 5].map(spin)).toEqual([
    [7, 1],
    [10, 0],
    [10, 2],
  ]);
});

test('Slippery Business: two more rooms and DEX -1', () => {
  const t = drawing('Slippery Business');
  expect([rooms(t)[0], mods(t)]).toEqual([3, [['dex', -1, 'round']]]);
});

test('Duel at Dawn: another attack, +1 to attack, -2 to defence', () => {
  const t = drawing('Duel at Dawn');
  expect([t.attacks, mods(t)]).toEqual([
    2,
    [
      ['attack', 1, 'round'],
      ['defence', -2, 'round'],
    ],
  ]);
});

test('Loose Brick, Motivational Poster and Volunteer Work', () => {
  expect(held(drawing('Loose Brick'), 0)).toEqual(['Half a Crown']);
  expect(mods(drawing('Motivational Poster'))).toEqual([['stats', 1, 'round']]);
  const t = drawing('Volunteer Work', [{ hp: 10 }, { at: 3, items: ['Very Large Coin', 'Ceremonial Ham'] }]);
  expect([held(t, 0), hp(t)]).toEqual([['Very Large Coin'], 12]);
});

test('Ceiling, Returning and Ladder Shortage knock something out of the bag; Cursed Coupon does unless something Cursed is held', () => {
  const rich = withItem('Goblin Payroll');
  expect([hp(drawing('Ceiling, Returning', rich)), held(drawing('Ceiling, Returning', rich), 0)]).toEqual([8, []]);
  expect(held(drawing('Ladder Shortage', rich), 0)).toEqual([]);
  expect([hp(drawing('Cursed Coupon', rich)), held(drawing('Cursed Coupon', rich), 0)]).toEqual([10, []]);
  const cursed = drawing('Cursed Coupon', withItem('Hungry Backpack'));
  expect([hp(cursed), held(cursed, 0)]).toEqual([6, ['Hungry Backpack']]);
});

test('what hits the richest: Performance Review, Sticky Floor, Mandatory Fun, Found Footage', () => {
  const party = [{ hp: 10 }, { at: 3, items: ['Very Large Coin', 'Ceremonial Ham'] }];
  for (const name of ['Performance Review', 'Sticky Floor']) {
    const t = drawing(name, party);
    expect([name, held(t, 0), held(t, 1)]).toEqual([name, [], ['Ceremonial Ham']]);
  }
  const fun = drawing('Mandatory Fun', party);
  expect([held(fun, 0), held(fun, 1), fun.attacks]).toEqual([['Very Large Coin'], ['Ceremonial Ham'], 0]);
  const film = drawing('Found Footage', party);
  if (waiting(film).includes('0 who')) take(film, { seat: 0, kind: 'who', target: 1 });
  expect([held(film, 0), held(film, 1)]).toEqual([['Ceremonial Ham'], ['Very Large Coin']]);
});

test('all three Summon cards summon; Cold Spot does if it is about, and heals 3 otherwise', () => {
  const expansion = { 'expansion.marauder': true };
  for (const name of ['Something Read Your Name', 'Something Read It Again', 'Something Has Your Address']) {
    expect(waiting(drawing(name, undefined, [], expansion))).toEqual(['0 summon']);
  }
  expect(hp(drawing('Cold Spot', undefined, [], expansion))).toBe(13);
});

/** What a lone item does to its holder: changed stats by name, then attack, defence, movement and maximum HP. */
const PASSIVES: [string, Record<string, number>, number[]][] = [
  ['Helmet of Selective Hearing', { wis: -1 }, [0, 1, 0, 0]],
  ['Encyclopedia Dungeonica, A to C', { int: 2 }, [3, 0, 0, 0]],
  ['Ring of Nice Handwriting', { int: 1, cha: 1 }, [1, 0, 0, 0]],
  ['Spear of Almost Reaching', { dex: -1 }, [7, 0, 0, 0]],
  ['Amulet of Loud Breathing', {}, [0, -2, 0, 0]],
  ['Skull With a Friendly Smile', { cha: 1 }, [4, 0, 0, 0]],
  ['Plate Mail, Return to Sender', {}, [0, 1, -1, 0]],
  ['Hat of Reasonable Confidence', { cha: 2 }, [4, 0, 0, 0]],
  ['Lucky Toe Ring', { con: 2 }, [3, 0, 0, 0]],
  ['Gauntlets of Applause', { cha: 1 }, [5, 0, 0, 0]],
  ['Emotional Support Rope', { wis: 1 }, [4, 0, 0, 0]],
  ['Sword of Overtime', {}, [7, 0, 0, -3]],
  ["Somebody's Femur", {}, [6, 0, 0, 0]],
  ['Belt of Borrowed Muscles', { str: 2 }, [5, 0, 0, 0]],
  ['Socks of Sneaking', { dex: 2 }, [4, 0, 0, 0]],
  ['Crown of Bad Decisions', { wis: -3 }, [0, -1, 0, 0]],
];

test('R-PHF-22 items with standing effects change what they say and nothing else; CON never changes maximum HP', () => {
  const plain = tableWith({ map: 'PP', party: [{}, {}] });
  for (const [name, stats, others] of PASSIVES) {
    const t = tableWith({ map: 'PP', party: [{ items: [name] }, {}] });
    const changed = STATS.map((_, i) => statOf(t, 0, i, null) - statOf(plain, 0, i, null));
    expect([name, ...changed]).toEqual([name, ...STATS.map((stat) => stats[stat] ?? 0)]);
    const rolls = [attackBonus(t, 0, 'player', null), defenceBonus(t, 0, 'player', null), moveBonus(t, 0, null), maxHp(t, 0) - 20];
    expect([name, ...rolls]).toEqual([name, ...others]);
  }
});

test('against the Marauder only: Jar of Old Ectoplasm, Pinwheel Pendant, Speaks Fluent Ghost', () => {
  const both = (party: Scene['party'][number]) => {
    const t = tableWith({ map: 'PP', party: [party, {}], options: { 'expansion.marauder': true } });
    return [
      attackBonus(t, 0, 'marauder', null),
      defenceBonus(t, 0, 'marauder', null),
      attackBonus(t, 0, 'player', null),
      defenceBonus(t, 0, 'player', null),
    ];
  };
  expect(both({ items: ['Jar of Old Ectoplasm'] })).toEqual([0, 2, 0, 0]);
  expect(both({ items: ['Pinwheel Pendant'] })).toEqual([-2, -2, 0, 0]);
  expect(both({ ability: 'Speaks Fluent Ghost' })).toEqual([2, 2, 0, 0]);
});

test('Mask of Somebody Else forbids attacks; Pack Mule is tough and slow', () => {
  expect(why(turnOf({ map: 'PP', party: [{ items: ['Mask of Somebody Else'] }, {}] }), attack(1))).toBe('PHF-126');
  const mule = turnOf({ map: 'PP', party: [{ ability: 'Pack Mule' }, {}] });
  expect([hps(mule)[0], moveBonus(mule, 0, null), defenceBonus(mule, 0, 'player', null)]).toEqual([28, -1, 1]);
});

test('Potion of Probably Water: 1 damage on 1 or 2, else heal 6', () => {
  const drink = (die: number) => {
    const t = turnOf({ map: 'PP', party: [{ hp: 10, items: ['Potion of Probably Water'] }, {}] });
    dice(t, die);
    take(t, use(item('Potion of Probably Water')));
    return hps(t)[0];
  };
  expect([drink(2), drink(3)]).toEqual([9, 16]);
});

test('PHF-126 nobody can pay with the last HP', () => {
  for (const [hp, able] of [
    [1, false],
    [2, true],
  ] as const) {
    const bone = turnOf({ map: 'PPp', party: [{ items: ['Finger Bone of Pointing'], hp }, {}] });
    expect(canDo(bone, use(item('Finger Bone of Pointing')))).toBe(able);
    const ability = turnOf({ map: 'PPp', party: [{ ability: 'Runs on Adrenaline', hp }, {}], options: { 'expansion.marauder': true } });
    expect(canDo(ability, use(-1))).toBe(able);
  }
});

test('Finger Bone of Pointing costs 1 HP and looks anywhere; Degree in Cartography looks next door', () => {
  const t = turnOf({ map: 'PPp', party: [{ items: ['Finger Bone of Pointing'] }, {}] });
  take(t, use(item('Finger Bone of Pointing')), { seat: 0, kind: 'where', room: 2 });
  expect([hps(t)[0], t.known[2], canDo(t, use(item('Finger Bone of Pointing')))]).toEqual([19, 1, false]);
  const map = turnOf({ map: 'Ppp', party: [{ ability: 'Degree in Cartography' }, {}] });
  take(map, use(-1));
  expect(optionsOf(map, 0, 'where')).toEqual([{ room: 1 }]);
});

test('Truth Serum, Cherry: the goal of somebody in the room', () => {
  const t = turnOf({ map: 'PP', party: [{ items: ['Truth Serum, Cherry'] }, {}, { at: 1 }] });
  take(t, use(item('Truth Serum, Cherry')));
  expect(t.seats.map((s) => s.goalSeen)).toEqual([0, 1, 0]);
});

test('Hosts Séances: instead of an attack, once a round', () => {
  const t = turnOf({ map: 'PP', party: [{ ability: 'Hosts Séances' }, {}], options: { 'expansion.marauder': true } });
  take(t, use(-1), { seat: 0, kind: 'summon', room: 1 });
  expect([t.haunt, t.attacks, why(t, use(-1))]).toEqual([1, 0, 'PHF-070']);
  take(t, pass());
});
