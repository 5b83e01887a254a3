import { anyDecision, push, randomFrom } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { ABILITIES } from '../../src/content/abilities.ts';
import { ABILITY, BLOCKS, blockOf, NONE } from '../../src/content/cards.ts';
import { EVENTS } from '../../src/content/events.ts';
import { ITEMS } from '../../src/content/items.ts';
import { EVENT_DECK, ITEM_DECK } from '../../src/decks.ts';
import { game } from '../../src/index.ts';
import { effects } from '../../src/procedures/effects.ts';
import type { Table } from '../../src/table.ts';
import {
  attack,
  beginTurn,
  canDo,
  dice,
  eventCard,
  held,
  hps,
  item,
  may,
  nextEvents,
  optionsOf,
  pass,
  roll,
  rooms,
  type Scene,
  tableWith,
  take,
  told,
  turnOf,
  use,
  waiting,
  why,
} from '../table.ts';

/** Seat 0 steps into an event room and draws this. */
function drawing(name: string, scene: Partial<Scene> = {}, before: (t: Table) => void = () => undefined): Table {
  const t = tableWith({ map: 'PEPP', party: [{}, { at: 3 }], ...scene });
  before(t);
  beginTurn(t);
  nextEvents(t, name);
  dice(t, 1);
  take(t, roll());
  return t;
}
const drawnBy = (party: Scene['party'], name: string): Table => drawing(name, { party });

test('Suspicious Soup: heal 3; with Food 5; with Human Remains take 2 instead', () => {
  expect(hps(drawnBy([{ hp: 10 }, { at: 3 }], 'Suspicious Soup'))[0]).toBe(13);
  expect(hps(drawnBy([{ hp: 10, items: ['Ceremonial Ham'] }, { at: 3 }], 'Suspicious Soup'))[0]).toBe(15);
  expect(hps(drawnBy([{ hp: 10, items: ['Ceremonial Ham', 'Ear of the Usher'] }, { at: 3 }], 'Suspicious Soup'))[0]).toBe(8);
});

test('Tax Collector of the Deep: the most valuable item, or a Ring or Jewelry of choice instead', () => {
  const poor = drawnBy([{ items: ['Very Large Coin', 'Ceremonial Ham'] }, { at: 3 }], 'Tax Collector of the Deep');
  expect(held(poor, 0)).toEqual(['Ceremonial Ham']);
  const t = drawnBy([{ items: ['Very Large Coin', 'Chandelier Pieces'] }, { at: 3 }], 'Tax Collector of the Deep');
  expect(optionsOf(t, 0, 'option')).toEqual([{ option: 0 }, { option: 2 }]);
  take(t, { seat: 0, kind: 'option', option: 2 });
  expect(held(t, 0)).toEqual(['Very Large Coin']);
  const both = drawnBy([{ items: ['Very Large Coin', 'Ring of Being a Ring'] }, { at: 3 }], 'Tax Collector of the Deep');
  expect(optionsOf(both, 0, 'option')).toEqual([{ option: 0 }, { option: 1 }, { option: 2 }]);
});

test('Earworm: everyone in the room has CHA -2 until the end of the next round; a bystander elsewhere has not', () => {
  const t = drawing('Earworm', { party: [{}, { at: 1 }, { at: 3 }] });
  expect(t.seats.map((s) => s.lasting.length)).toEqual([1, 1, 0]);
  for (let round = 0; round < 2; round++) take(t, pass(), pass(1), pass(2));
  expect([t.round, t.seats[0]!.lasting]).toEqual([3, []]);
});

test('Trapdoor: swap places with the farthest player; neither room acts', () => {
  const t = drawing('Trapdoor', { map: 'PEPI' });
  expect([rooms(t), held(t, 0), held(t, 1)]).toEqual([[3, 1], [], []]);
});

test('PHF-137 Identity Crisis changes gender, and effects see it', () => {
  const t = drawing('Identity Crisis');
  expect(t.seats.map((s) => s.gender)).toEqual([1, 0]);
  const dress = drawing('Dress Code', {}, (table) => {
    table.seats[0]!.gender = 2;
  });
  expect(dress.seats[0]!.lasting).toMatchObject([{ mod: 'cha', by: -1 }]);
});

test('The Lights Go Out: an unoccupied explored room, not EXIT, is turned face-down; everybody remembers it', () => {
  const t = drawing('The Lights Go Out', { map: 'PEPPX' });
  expect(optionsOf(t, 0, 'where')).toEqual([{ room: 0 }, { room: 2 }]);
  take(t, { seat: 0, kind: 'where', room: 2 });
  expect([t.open[2], game.sight.view(t, 1).rooms[2], game.sight.view(t, null).rooms[2]]).toEqual([0, t.rooms[2], t.rooms[2]]);
});

test('Growth Spurt: +1 to the lowest stat until death', () => {
  const t = drawing('Growth Spurt');
  expect(t.seats[0]!.lasting).toMatchObject([{ mod: 'int', by: 1, until: 'life' }]);
});

test('Loose Flagstones: the movement ends; with something Foot-Related draw an item instead and go on', () => {
  const t = tableWith({ map: 'PEPP', party: [{}, { at: 3 }] });
  beginTurn(t);
  nextEvents(t, 'Loose Flagstones');
  dice(t, 3);
  take(t, roll());
  expect(rooms(t)[0]).toBe(1);
  const shod = tableWith({ map: 'PEPP', party: [{ items: ['Left Shoe of Destiny'] }, { at: 3 }] });
  beginTurn(shod);
  nextEvents(shod, 'Loose Flagstones');
  dice(shod, 3);
  take(shod, roll());
  expect([rooms(shod)[0], held(shod, 0).length]).toEqual([3, 2]);
});

test('Unscheduled Nap: the richest skips the next turn', () => {
  const t = drawing('Unscheduled Nap', { party: [{ items: ['Half a Crown'] }, {}] });
  const out = take(t, pass(), pass(1));
  expect(told(out, 'turnSkipped')).toMatchObject([{ seat: 0 }]);
  expect([t.round, waiting(t)]).toEqual([2, ['1 turn']]);
});

test('Tailwind: two more steps, also from the room where movement would end', () => {
  const t = drawing('Tailwind', { map: 'PEPPP' });
  expect(rooms(t)[0]).toBe(3);
});

test('Mandatory Fun: everyone in the room heals 1, and no attack this turn', () => {
  const t = drawing('Mandatory Fun', { party: [{ hp: 5 }, { at: 1, hp: 5 }, { hp: 5 }] });
  expect([hps(t), why(t, attack(1))]).toEqual([[6, 6, 5], 'PHF-069']);
});

test('Redistribution: a random item of the richest goes to the poorest', () => {
  const t = drawing('Redistribution', { party: [{ items: ['Half a Crown'] }, { at: 3, items: ['Very Large Coin'] }, { at: 2 }] });
  expect([held(t, 1), held(t, 2)]).toEqual([[], ['Very Large Coin']]);
});

test('Peer Pressure: another event, then an item', () => {
  const t = tableWith({ map: 'PEPP', party: [{}, { at: 3 }] });
  beginTurn(t);
  nextEvents(t, 'Peer Pressure', 'Ceiling, Returning');
  dice(t, 1);
  take(t, roll());
  expect([hps(t)[0], held(t, 0).length, t.discard[EVENT_DECK]]).toEqual([
    18,
    1,
    [eventCard('Ceiling, Returning'), eventCard('Peer Pressure')],
  ]);
});

test('Darts of the Old School: a DEX check, 4 damage on a fail', () => {
  const t = tableWith({ map: 'PEPP', party: [{}, { at: 3 }] });
  beginTurn(t);
  nextEvents(t, 'Darts of the Old School');
  dice(t, 1, [5, 8]);
  take(t, roll());
  expect(hps(t)[0]).toBe(16);
});

test('Keyhole and the goose’s map: only the one who looks knows the room', () => {
  const t = turnOf({ map: 'Pp/p.', party: [{ items: ['Map Drawn by a Goose'] }, {}] });
  take(t, use(item('Map Drawn by a Goose')));
  expect(optionsOf(t, 0, 'where')).toEqual([{ room: 1 }, { room: 2 }]);
  take(t, { seat: 0, kind: 'where', room: 1 });
  expect(game.sight.view(t, 0).rooms).toEqual([t.rooms[0], t.rooms[1], -1]);
  expect(game.sight.view(t, 1).rooms).toEqual([t.rooms[0], -1, -1]);
  expect(why(t, use(item('Map Drawn by a Goose')))).toBe('PHF-070');
});

test('Found Footage: the one who looks knows the goal, nobody else', () => {
  const t = drawing('Found Footage', { party: [{}, { at: 3, goal: 'Hatstand' }, { at: 3 }] });
  take(t, { seat: 0, kind: 'who', target: 1 });
  expect([game.sight.view(t, 0).seats[1]!.goal, game.sight.view(t, 2).seats[1]!.goal]).toEqual([t.seats[1]!.goal, -1]);
});

test('Moving Walls: two face-down rooms swap, and what somebody knew moves along', () => {
  const t = drawing('Moving Walls', { map: 'PEpp' }, (table) => {
    table.known[2] = 1;
  });
  expect([t.rooms.slice(2), t.known.slice(2)]).toEqual([
    [3, 2],
    [0, 1],
  ]);
});

test('PHF-126 Emergency Cheese: an action, discarded, heals 5, never above the maximum', () => {
  const t = turnOf({ map: 'PP', party: [{ hp: 17, items: ['Emergency Cheese'] }, {}] });
  take(t, use(item('Emergency Cheese')));
  expect([hps(t)[0], held(t, 0), t.discard[ITEM_DECK]]).toEqual([20, [], [item('Emergency Cheese')]]);
});

test('PHF-068 Borrowed Halo: in anybody’s turn, once a round; other actions only in the own turn', () => {
  const t = turnOf({ map: 'PP', party: [{}, { hp: 5, items: ['Borrowed Halo', 'Travel Rations'] }] });
  expect(may(t)).toContain('1 use');
  take(t, { seat: 1, kind: 'use', card: item('Borrowed Halo') });
  expect([hps(t)[1], may(t).includes('1 use'), waiting(t)]).toEqual([6, false, ['0 turn']]);
  expect(why(t, { seat: 1, kind: 'use', card: item('Travel Rations') })).toBe('PHF-066');
  take(t, pass(), pass(1));
  expect([t.round, may(t).includes('1 use')]).toEqual([2, true]);
});

test('PHF-066 PHF-070 once a turn: not again in this turn, not in another player’s, again in the next own', () => {
  const map = item('Map Drawn by a Goose');
  const t = turnOf({ map: 'Pp/p.', party: [{ items: ['Map Drawn by a Goose'] }, {}] });
  take(t, use(map), { seat: 0, kind: 'where', room: 1 });
  expect(canDo(t, use(map))).toBe(false);
  take(t, pass());
  expect([canDo(t, use(map)), may(t).includes('0 use')]).toEqual([false, false]);
  take(t, pass(1));
  expect(canDo(t, use(map))).toBe(true);
});

test('Toll Booth: whoever ends movement in the room gives an item or takes 1 damage, by choice', () => {
  const party = [{ items: ['Half a Crown'] }, { at: 1, ability: 'Toll Booth' }];
  const t = turnOf({ map: 'PP', party });
  dice(t, 1);
  take(t, roll());
  expect(waiting(t)).toEqual(['0 option']);
  take(t, { seat: 0, kind: 'option', option: 0 });
  expect([held(t, 1), hps(t)[0]]).toEqual([['Half a Crown'], 20]);
  const broke = turnOf({ map: 'PP', party: [{}, party[1]!] });
  dice(broke, 1);
  take(broke, roll());
  expect(hps(broke)[0]).toBe(19);
});

test('Light Fingers: instead of an attack, a DEX check for a random item', () => {
  const t = turnOf({ map: 'PP', party: [{ hero: 'Rogue', ability: 'Light Fingers' }, { items: ['Half a Crown'] }] });
  dice(t, [8, 8]);
  take(t, use(ABILITY));
  expect([held(t, 0), t.attacks, canDo(t, use(ABILITY))]).toEqual([['Half a Crown'], 0, false]);
});

test('Final Reminder: the chosen player pays with an item or 1 HP', () => {
  const t = turnOf({ map: 'PP', party: [{ items: ['Final Reminder'] }, { items: ['Half a Crown'] }, {}] });
  take(t, use(item('Final Reminder')));
  take(t, { seat: 0, kind: 'who', target: 1 });
  expect(waiting(t)).toEqual(['1 option']);
  take(t, { seat: 1, kind: 'option', option: 1 });
  expect([hps(t), waiting(t)]).toEqual([[20, 19, 20], ['0 turn']]);
});

test('Cookbook of the Damned costs another item; Shovel of Second Chances the movement roll', () => {
  const cook = turnOf({ map: 'Pp', party: [{ hp: 5, items: ['Cookbook of the Damned', 'Half a Crown', 'Ceremonial Ham'] }, {}] });
  take(cook, use(item('Cookbook of the Damned')));
  expect(optionsOf(cook, 0, 'which')).toEqual([{ item: item('Half a Crown') }, { item: item('Ceremonial Ham') }]);
  take(cook, { seat: 0, kind: 'which', item: item('Ceremonial Ham') });
  expect([hps(cook)[0], held(cook, 0)]).toEqual([9, ['Cookbook of the Damned', 'Half a Crown']]);
  const dig = turnOf({ map: 'Pi', party: [{ items: ['Shovel of Second Chances'] }, {}] });
  take(dig, use(item('Shovel of Second Chances')), { seat: 0, kind: 'where', room: 1 });
  expect([dig.open[1], held(dig, 0).length, why(dig, roll())]).toEqual([1, 1, 'R-PHF-13']);
});

test('Homing Slippers go home once a life; Knows a Shortcut once a round instead of moving', () => {
  const t = turnOf({ map: 'PPP', party: [{ at: 2, start: 0, items: ['Homing Slippers'] }, {}] });
  take(t, use(item('Homing Slippers')));
  t.seats[0]!.room = 2;
  expect([rooms(t)[0], why(t, use(item('Homing Slippers')))]).toEqual([2, 'PHF-070']);
  const short = turnOf({ map: 'PPP', party: [{ at: 2, start: 0, ability: 'Knows a Shortcut' }, {}] });
  take(short, use(ABILITY));
  expect([rooms(short)[0], short.rolled]).toEqual([0, 1]);
});

test('Screaming Goblet: at the start of the turn, on a 1, lose 2 HP', () => {
  const t = tableWith({ map: 'PP', party: [{ items: ['Screaming Goblet'] }, {}] });
  dice(t, 1);
  beginTurn(t);
  expect(hps(t)[0]).toBe(18);
  dice(t, 2);
  beginTurn(t);
  expect(hps(t)[0]).toBe(18);
});

test('Ring of the Generous, Hungry Backpack and Nosy Skull have a will of their own', () => {
  const ring = turnOf({ map: 'PP', party: [{ items: ['Ring of the Generous'] }, {}] });
  dice(ring, 1);
  take(ring, pass());
  expect([held(ring, 0), held(ring, 1)]).toEqual([[], ['Ring of the Generous']]);
  const pack = turnOf({ map: 'PP', party: [{ items: ['Hungry Backpack', 'Ceremonial Ham', 'Sandwich of Unknown Age'] }, {}] });
  take(pack, pass());
  expect(held(pack, 0)).toEqual(['Hungry Backpack', 'Ceremonial Ham']);
  const skull = turnOf({ map: 'Pp', party: [{ items: ['Nosy Skull'] }, {}] });
  dice(skull, 1, 2);
  take(skull, roll());
  expect(hps(skull)[0]).toBe(19);
});

test('Walks Softly passes skill and event rooms unharmed', () => {
  const t = turnOf({ map: 'PSEP', party: [{ ability: 'Walks Softly' }, {}] });
  dice(t, 3);
  expect(told(take(t, roll()), 'checked')).toEqual([]);
  expect(rooms(t)[0]).toBe(3);
});

test('Overachiever, Learns From Failure and Second Breakfast', () => {
  const over = turnOf({ map: 'PSP', party: [{ ability: 'Overachiever', hp: 5 }, {}] });
  dice(over, 1, 1, [1, 8]);
  take(over, roll());
  expect(hps(over)[0]).toBe(8);
  const learns = turnOf({ map: 'PSP', party: [{ ability: 'Learns From Failure' }, {}] });
  nextEvents(learns, 'Long Service Award');
  dice(learns, 1, 1, [8, 8]);
  take(learns, roll());
  expect(learns.seats[0]!.lasting).toMatchObject([{ mod: 'attack', by: 1, until: 'life' }]);
  expect(hps(turnOf({ map: 'PP', party: [{ ability: 'Second Breakfast', hp: 7 }, {}] }))[0]).toBe(9);
  expect(hps(turnOf({ map: 'PP', party: [{ ability: 'Second Breakfast', hp: 8 }, {}] }))[0]).toBe(8);
});

test('R-PHF-48 Magnificent Beard: CHA +2, or +4 on a female hero, and nothing for a hero of another gender', () => {
  const t = tableWith({ map: 'PSP', party: [{ ability: 'Magnificent Beard' }, {}] });
  const values = [0, 1, 2].map((gender) => {
    t.seats[0]!.gender = gender;
    t.seats[0]!.room = 0;
    beginTurn(t);
    nextEvents(t, 'Long Service Award');
    dice(t, 1, 6, [1, 8]);
    return told(take(t, roll()), 'checked')[0]!.value;
  });
  expect(values).toEqual([4, 6, 2]);
});

test('PHF-031 R-PHF-46 an empty pile is made anew from its discards when a card is needed; with both empty the draw is skipped', () => {
  const t = turnOf({ map: 'PI', party: [{}, {}] });
  t.discard[ITEM_DECK] = [3, 4];
  t.draw[ITEM_DECK] = [];
  dice(t, 1);
  const out = take(t, roll());
  expect([told(out, 'reshuffled').length, t.seats[0]!.items.length, t.draw[ITEM_DECK]!.length]).toEqual([1, 1, 1]);
  const none = turnOf({ map: 'PI', party: [{}, {}] });
  none.draw[ITEM_DECK] = [];
  dice(none, 1);
  expect(told(take(none, roll()), 'nothingToDraw')).toHaveLength(1);
});

test('PHF-031 the discards are shuffled, and none are left behind', () => {
  const t = turnOf({ map: 'PI', party: [{}, {}] });
  const discards = Array.from({ length: 20 }, (_, i) => i);
  t.discard[ITEM_DECK] = discards.slice();
  t.draw[ITEM_DECK] = [];
  dice(t, 1);
  take(t, roll());
  const cards = [...t.draw[ITEM_DECK]!, ...t.seats[0]!.items];
  expect(t.discard[ITEM_DECK]).toEqual([]);
  expect(cards).not.toEqual(discards);
  expect(cards.sort((a, b) => a - b)).toEqual(discards);
});

test('R-PHF-46 a card being carried out is not in the discard pile yet', () => {
  const t = turnOf({ map: 'PEP', party: [{}, { at: 2 }] });
  t.draw[EVENT_DECK] = [eventCard('Peer Pressure')];
  dice(t, 1);
  const out = take(t, roll());
  expect(told(out, 'nothingToDraw')).toMatchObject([{ deck: EVENT_DECK }]);
  expect([t.discard[EVENT_DECK], held(t, 0).length]).toEqual([[eventCard('Peer Pressure')], 1]);
});

test('every list of effects on every card can be carried out, and the game goes on', () => {
  const random = randomFrom('effects');
  expect(BLOCKS.length).toBeGreaterThan(60);
  for (let block = 0; block < BLOCKS.length; block++) {
    const t = tableWith({
      map: 'PEIS/pPpM/XpPp',
      party: [
        { at: 1, items: ['Half a Crown', 'Ring of Being a Ring', 'Emergency Cheese'] },
        { at: 1, items: ['Axe With Opinions'] },
        { at: 6 },
      ],
      options: { 'expansion.marauder': true, 'game.roundCap': 3, 'win.minRounds': 2 },
    });
    beginTurn(t);
    push(game, t, effects, { block, at: 0, seat: 0, other: 1, pick: 1, card: NONE, source: 'test', picked: 0 });
    for (let i = 0; i < 12 && t.stack.length > 0; i++) game.play.decide(t, anyDecision(game, t, random), null);
  }
});

test('every action and trigger is registered', () => {
  for (const card of [...ABILITIES, ...ITEMS]) {
    if (card.action) expect(BLOCKS[blockOf(card.action.do)]).toBe(card.action.do);
    for (const trigger of card.triggers ?? []) expect(BLOCKS[blockOf(trigger.do)]).toBe(trigger.do);
  }
  for (const card of EVENTS) expect(BLOCKS[blockOf(card.do)]).toBe(card.do);
});
