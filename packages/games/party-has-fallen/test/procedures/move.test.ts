import { expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { heroOf } from '../../src/rules/board.ts';
import {
  abilityCard,
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
  step,
  tableWith,
  take,
  told,
  turnOf,
  types,
  use,
  waiting,
  why,
} from '../table.ts';

test('PHF-065 PHF-070 R-PHF-13 a turn: roll once, attack once, or just end it', () => {
  const t = turnOf({ map: 'PP', party: [{}, {}] });
  expect(optionsOf(t, 0, 'turn')).toEqual([{ do: 'roll' }, { do: 'attack', target: 1 }, { do: 'end' }]);
  take(t, pass());
  expect(waiting(t)).toEqual(['1 turn']);
  expect(why(t, pass(0))).toBe('PHF-065');
});

test('R-PHF-13 movement is rolled once a turn', () => {
  const t = turnOf({ map: 'PPP', party: [{}, { at: 2 }] });
  dice(t, 1);
  take(t, roll());
  expect(rooms(t)).toEqual([1, 2]);
  expect(why(t, roll())).toBe('R-PHF-13');
});

test('PHF-067 R-PHF-47 PHF-068 a round is one turn of everybody; whoever is out is passed over', () => {
  const t = turnOf({ map: 'PPP', party: [{}, { at: 1 }, { at: 2 }] });
  t.seats[1]!.status = 2;
  const out = take(t, pass());
  expect([told(out, 'turnBegan').map((e) => e.seat), waiting(t)]).toEqual([[2], ['2 turn']]);
  t.seats[0]!.status = 2;
  take(t, pass(2));
  expect([t.round, waiting(t)]).toEqual([2, ['2 turn']]);
  // The dead who may come back keep their place.
  t.seats[0]!.status = 1;
  take(t, pass(2));
  expect([t.round, waiting(t)]).toEqual([3, ['0 rejoin']]);
});

test('PHF-071 PHF-072 as many rooms as the die shows, each next to the last along an edge', () => {
  const t = turnOf({ map: 'PPPP', party: [{}, { at: 3 }] });
  dice(t, 2);
  const out = take(t, roll());
  expect(told(out, 'stepped').map((e) => e.room)).toEqual([1, 2]);
  const corner = turnOf({ map: 'PP/PP', party: [{}, { at: 3 }] });
  dice(corner, 2);
  take(corner, roll());
  expect([optionsOf(corner, 0, 'step'), why(corner, step(3))]).toEqual([[{ to: 1 }, { to: 2 }], 'PHF-072']);
});

test('V-PHF-13 PHF-075 a dead end ends the movement and leftover points are lost', () => {
  const t = turnOf({ map: 'PPp', party: [{}, {}] });
  dice(t, 5);
  const out = take(t, roll());
  expect(rooms(t)[0]).toBe(2);
  expect(told(out, 'movementEnded')[0]!.why).toBe('deadEnd');
  expect([t.open[2], t.points]).toEqual([1, 0]);
  expect(waiting(t)).toEqual(['0 turn']);
});

test('V-PHF-14 R-PHF-16 PHF-046 MOV -2: a roll of 1 or 2 is no step and triggers nothing, 6 is 4 steps', () => {
  const slow = (options: Record<string, unknown> = {}) => {
    const t = turnOf({ map: 'IPPPPP', party: [{}, { at: 5 }], options });
    t.seats[0]!.custom = { ...heroOf(t.seats[0]!), move: -2 };
    return t;
  };
  for (const die of [1, 2]) {
    const t = slow();
    dice(t, die);
    const out = take(t, roll());
    expect(types(out)).toEqual(['moveRolled', 'movementEnded']);
    expect([rooms(t)[0], held(t, 0), t.rolled]).toEqual([0, [], 1]);
  }
  const t = slow();
  dice(t, 6);
  const out = take(t, roll());
  expect([rooms(t)[0], told(out, 'moveRolled')[0]!.points]).toEqual([4, 4]);
  const minOne = slow({ 'move.minOne': true });
  dice(minOne, 1);
  take(minOne, roll());
  expect(rooms(minOne)[0]).toBe(1);
});

/** 0 start, 1 face-down, 2 item, 3 event, 4 face-down, in a row. */
const corridor = { map: 'PeIEe', party: [{}, { at: 0 }] };

/** Four steps down the corridor. */
const corridorWalk = () => {
  const t = tableWith(corridor);
  beginTurn(t);
  nextEvents(t, 'Long Service Award', 'Ceiling, Returning');
  dice(t, 4);
  return { t, out: take(t, roll()) };
};

test('PHF-076 R-PHF-17 only the room where movement ends is flipped, and its action carried out; face-down ones passed stay hidden', () => {
  const { t, out } = corridorWalk();
  expect(t.open).toEqual([1, 0, 1, 1, 1]);
  expect(types(out).filter((type) => type === 'flipped')).toHaveLength(1);
  const skill = turnOf({ map: 'PsPP', party: [{}, {}] });
  dice(skill, 2);
  expect(types(take(skill, roll()))).not.toContain('checked');
});

test('V-PHF-15 PHF-081 PHF-085 an event room that is passed, and one where movement ends, draw an event each, carried out in full', () => {
  const { t, out } = corridorWalk();
  expect(told(out, 'eventDrawn')).toHaveLength(2);
  expect(hps(t)[0]).toBe(18);
});

test('PHF-077 PHF-082 an item room that is only passed counts as empty', () => {
  expect(told(corridorWalk().out, 'itemDrawn')).toHaveLength(0);
  const ends = tableWith(corridor);
  beginTurn(ends);
  nextItems(ends, 'Half a Crown');
  dice(ends, 2);
  take(ends, roll());
  expect(held(ends, 0)).toEqual(['Half a Crown']);
});

test('V-PHF-16 R-PHF-18 an occupied event room is skipped when passed, and acts when movement ends there', () => {
  const t = tableWith({ ...corridor, map: 'PpIEp' });
  t.seats[1]!.room = 3;
  beginTurn(t);
  dice(t, 4);
  expect(told(take(t, roll()), 'eventDrawn')).toHaveLength(0);
  const ends = tableWith({ ...corridor, map: 'PpIEp' });
  ends.seats[1]!.room = 3;
  beginTurn(ends);
  nextEvents(ends, 'Ceiling, Returning');
  dice(ends, 3);
  expect(told(take(ends, roll()), 'eventDrawn')).toHaveLength(1);
  const busy = tableWith({ ...corridor, map: 'PpIEp', options: { 'rooms.occupiedTrigger': true } });
  busy.seats[1]!.room = 3;
  beginTurn(busy);
  nextEvents(busy, 'Long Service Award');
  dice(busy, 4);
  expect(told(take(busy, roll()), 'eventDrawn')).toHaveLength(1);
});

test('R-PHF-18 the Marauder does not make a room occupied', () => {
  const t = tableWith({ map: 'PEPP', party: [{}, {}], options: { 'expansion.marauder': true } });
  [t.haunt, t.hauntHp] = [1, 5];
  beginTurn(t);
  nextEvents(t, 'Long Service Award');
  dice(t, 3, 4, 4);
  expect(told(take(t, roll()), 'eventDrawn')).toHaveLength(1);
});

test('PHF-084 PHF-082 ending in an item room draws an item', () => {
  const t = turnOf({ map: 'PI', party: [{}, {}] });
  nextItems(t, 'Half a Crown');
  dice(t, 3);
  take(t, roll());
  expect(held(t, 0)).toEqual(['Half a Crown']);
});

test('PHF-083 an empty room does nothing', () => {
  const t = turnOf({ map: 'PP', party: [{}, {}] });
  dice(t, 1);
  expect(types(take(t, roll()))).toEqual(['moveRolled', 'stepped', 'movementEnded']);
});

test('R-PHF-20 rooms never run out, but act only on entry', () => {
  const t = turnOf({ map: 'IP', party: [{}, { at: 1 }] });
  take(t, pass(), pass(1), pass());
  expect(held(t, 0)).toEqual([]);
  dice(t, 1, 1);
  take(t, roll(1), pass(1));
  expect(held(t, 1)).toHaveLength(1);
  take(t, pass(0), roll(1), pass(1));
  beginTurn(t, 1);
  dice(t, 1);
  t.seats[1]!.room = 1;
  t.visited = [1];
  take(t, roll(1));
  expect(held(t, 1)).toHaveLength(2);
});

test('R-PHF-20 a room acts once for each entry, and not on whoever has not entered it', () => {
  const t = turnOf({ map: 'IEPP', party: [{}, {}], options: { 'move.stopEarly': true } });
  nextEvents(t, 'Long Service Award', 'Ceiling, Returning');
  dice(t, 3);
  const out = take(t, roll(), step(1), step(-1));
  expect([told(out, 'eventDrawn').length, rooms(t)[0], waiting(t)]).toEqual([1, 1, ['0 turn']]);
  const stays = turnOf({ map: 'IEPP', party: [{}, {}], options: { 'move.stopEarly': true } });
  dice(stays, 3);
  take(stays, roll(), step(-1));
  expect([rooms(stays)[0], held(stays, 0)]).toEqual([0, []]);
});

test('PHF-073 R-PHF-15 no room is entered twice in a turn, the one it began in included', () => {
  const t = turnOf({ map: 'PPP/PPP', party: [{}, {}] });
  dice(t, 6);
  take(t, roll(), step(1));
  expect(optionsOf(t, 0, 'step')).toEqual([{ to: 2 }, { to: 4 }]);
});

test('V-PHF-18 PHF-074 a movement that could only go into a room already passed ends instead', () => {
  const t = turnOf({ map: 'PP/PP', party: [{}, {}] });
  dice(t, 6);
  take(t, roll());
  expect(optionsOf(t, 0, 'step')).toEqual([{ to: 1 }, { to: 2 }]);
  const out = take(t, step(1));
  // From there every step is the only one left.
  expect(rooms(t)[0]).toBe(2);
  expect(told(out, 'movementEnded')[0]!.why).toBe('deadEnd');
});

test('R-PHF-15 the visited set lasts the whole turn', () => {
  const t = turnOf({ map: 'PPP/PPP', party: [{}, {}] });
  dice(t, 2);
  take(t, roll());
  expect(why(t, step(0))).toBe('PHF-073');
  expect(why(t, step(4))).toBe('PHF-072');
  take(t, step(1));
  expect(why(t, step(0))).toBe('PHF-073');
});

test('R-PHF-15 rooms left by a card count as visited, too; where others are sent does not', () => {
  const t = turnOf({ map: 'PP', party: [{ at: 1, start: 0, items: ['Homing Slippers'] }, {}] });
  dice(t, 4);
  const out = take(t, use(item('Homing Slippers')), roll());
  expect([rooms(t)[0], told(out, 'movementEnded')[0]!.why]).toEqual([0, 'deadEnd']);
  const coward = turnOf({ map: 'PP', party: [{}, { ability: 'Strategic Cowardice' }] });
  take(coward, attack(1), { seat: 1, kind: 'react', use: true }, { seat: 1, kind: 'where', room: 1 });
  dice(coward, 1);
  take(coward, roll());
  expect(rooms(coward)).toEqual([1, 1]);
});

test('R-PHF-14 all points are used, unless [move.stopEarly]', () => {
  const t = turnOf({ map: 'PPP/PPP', party: [{}, {}] });
  dice(t, 3);
  take(t, roll(), step(1));
  expect(why(t, step(-1))).toBe('R-PHF-14');
  const early = turnOf({ map: 'PIP/PPP', party: [{}, {}], options: { 'move.stopEarly': true } });
  nextItems(early, 'Half a Crown');
  dice(early, 3);
  take(early, roll(), step(1), step(-1));
  expect([rooms(early)[0], held(early, 0), waiting(early)]).toEqual([1, ['Half a Crown'], ['0 turn']]);
});

test('R-PHF-17 [move.torchlight] every room entered is turned at once, then treated as explored', () => {
  const t = turnOf({ map: 'Ppep', party: [{}, {}], options: { 'move.torchlight': true } });
  nextEvents(t, 'Long Service Award');
  dice(t, 3);
  const out = take(t, roll());
  expect(t.open).toEqual([1, 1, 1, 1]);
  expect(told(out, 'eventDrawn')).toHaveLength(1);
});

test('R-PHF-21 moved by an event in mid-movement: go on from the new room with the points left', () => {
  const t = turnOf({ map: 'PEPiP/....P', party: [{}, { at: 3 }] });
  nextEvents(t, 'Trapdoor');
  dice(t, 3);
  const out = take(t, roll());
  expect(told(out, 'moved').map((e) => [e.seat, e.room])).toEqual([
    [0, 3],
    [1, 1],
  ]);
  // The arrival room stays as it is.
  expect([t.points, t.open[3], held(t, 0)]).toEqual([2, 0, []]);
  take(t, step(4));
  expect(rooms(t)[0]).toBe(5);
  const stop = turnOf({ map: 'PEPPP', party: [{}, { at: 3 }] });
  nextEvents(stop, 'Ladder Shortage');
  dice(stop, 3);
  expect(told(take(stop, roll()), 'movementEnded')[0]!.why).toBe('stopped');
  expect(rooms(stop)[0]).toBe(1);
});

test('PHF-093 an attack comes before or after moving, never during movement', () => {
  const t = turnOf({ map: 'PP/PP', party: [{}, { at: 1 }] });
  dice(t, 2);
  take(t, roll());
  expect(canDo(t, attack(1))).toBe(false);
  expect(why(t, attack(1))).toBe('PHF-093');
});

test('PHF-070 cards may be used between two steps, but not those that take the place of an attack', () => {
  const t = turnOf({ map: 'PP/PP/PP', party: [{ hp: 5, ability: 'Light Fingers', items: ['Emergency Cheese'] }, { at: 1 }] });
  dice(t, 3);
  take(t, roll(), step(1));
  // Only one way is left, and yet it asks: there is a card to use. There is somebody to rob, too, but not now.
  expect(optionsOf(t, 0, 'step')).toEqual([{ to: 3 }, { use: item('Emergency Cheese') }]);
  take(t, { seat: 0, kind: 'step', use: item('Emergency Cheese') });
  // Then the only way is taken.
  expect([hps(t)[0], held(t, 0), t.points]).toEqual([10, [], 1]);
  expect(waiting(t)).toEqual(['0 step']);
  const far = turnOf({ map: 'PPPP', party: [{ items: ['Smoke Bomb With Instructions'] }, { at: 3 }] });
  dice(far, 2);
  take(far, roll(), { seat: 0, kind: 'step', use: item('Smoke Bomb With Instructions') }, { seat: 0, kind: 'where', room: 2 });
  expect([rooms(far)[0], waiting(far)]).toEqual([2, ['0 step']]);
});

test('PHF-066 what a card gives for this turn is over when the turn is', () => {
  const t = turnOf({ map: 'PPPPPPPPPP', party: [{ ability: 'Runs on Adrenaline' }, { at: 9 }], options: { 'expansion.marauder': true } });
  take(t, { seat: 0, kind: 'turn', do: 'use', card: -1 });
  expect(t.seats[0]!.lasting).toHaveLength(2);
  take(t, pass());
  expect(t.seats[0]!.lasting).toEqual([]);
});

test('PHF-008 PHF-037 a d6, unless an ability replaces it: Ambitious Stride moves with a d8', () => {
  const t = turnOf({ map: 'PPPPPPPPPP', party: [{ ability: 'Ambitious Stride' }, { at: 9 }] });
  dice(t, [8, 8]);
  const out = take(t, roll());
  expect(told(out, 'moveRolled')[0]).toMatchObject({ die: 8, points: 8 });
  expect(abilityCard('Ambitious Stride')).toBeGreaterThan(0);
  expect(hps(t)[0]).toBe(19);
});

test('PHF-071 PHF-128 items add to the movement roll, and the log says which', () => {
  const t = turnOf({ map: 'PPPPPPPPPP', party: [{ items: ['Boots of Plausible Deniability', 'Concrete Boots'] }, { at: 9 }] });
  dice(t, 3);
  const out = take(t, roll());
  expect(told(out, 'moveRolled')[0]).toMatchObject({
    die: 3,
    parts: [
      [1, 'Boots of Plausible Deniability'],
      [-2, 'Concrete Boots'],
    ],
    points: 2,
  });
  expect(item('Concrete Boots')).toBeGreaterThan(0);
});

test('PHF-013 every token is in one room, and all can see where', () => {
  const t = turnOf({ map: 'PPP', party: [{}, { at: 2 }] });
  expect(rooms(t)).toEqual([0, 2]);
  for (const viewer of [null, 0, 1]) expect(game.sight.view(t, viewer).seats.map((s) => s.room)).toEqual([0, 2]);
});
