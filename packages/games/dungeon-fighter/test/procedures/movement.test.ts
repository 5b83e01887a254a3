import { running, startAt } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { BY_LEVEL, MONSTERS } from '../../src/content/monsters.ts';
import { game } from '../../src/index.ts';
import { game as wholeGame } from '../../src/procedures/game.ts';
import { NONE, type Table } from '../../src/table.ts';
import { all, asks, decide, mayAsks, monster, optionsOf, ownGear, refusal, type Scene, scene, types } from '../table.ts';

/** The next round begins. */
function moving(given: Scene = {}): Table {
  const t = scene({ round: 1, ...given });
  startAt(game, t, running(wholeGame, {}, 'round'));
  return t;
}
const vote = (t: Table, ...rooms: number[]) => rooms.flatMap((room, seat) => decide(t, { seat, kind: 'room', room }));

describe('movement', () => {
  test('DF-066 DF-067 the party follows an arrow to the next room', () => {
    const t = moving();
    expect(optionsOf(t, 0, 'room').map(({ room }) => room)).toEqual([1, 2, NONE]);
    expect(refusal(t, { seat: 0, kind: 'room', room: 4 })).toMatchObject({ rule: 'DF-066' });
    vote(t, 2, 2, 2);
    expect(t.room).toBe(2);
  });
  test('DF-065 DF-068 one room a round, then its encounter', () => {
    const t = moving();
    vote(t, 1, 1, 1);
    expect([t.round, t.phase, t.room]).toEqual([2, 'encounter', 1]);
    expect(asks(t)).toEqual([{ seat: 0, kind: 'swing' }]);
  });
  test('DF-072 not all of one mind: the leader decides', () => {
    const t = moving({ leader: 1 });
    vote(t, 1, 2, 1);
    expect(t.room).toBe(2);
  });
  test('R-DF-51 a house may let the majority choose the room', () => {
    const t = moving({ leader: 1, rules: { 'party.roomVote': 'majority' } });
    vote(t, 1, 2, 1);
    expect(t.room).toBe(1);
  });
  test('R-DF-51 who abstains does not block; if all do, the first way is taken', () => {
    const t = moving({ leader: 1 });
    vote(t, 2, NONE, NONE);
    expect(t.room).toBe(2);
    const silent = moving();
    vote(silent, NONE, NONE, NONE);
    expect(silent.room).toBe(1);
  });
  test('DF-070 out of the last room the party comes to the first room of the next sheet', () => {
    const t = moving({ room: 5 });
    expect([t.floor, t.room, t.phase]).toEqual([1, 0, 'encounter']);
    expect(game.sight.view(t, 0).secondFloor).toBe(t.secondFloor);
  });
  test('DF-071 DF-251 out of the third floor it comes to the boss, who is turned up', () => {
    const t = moving({ floor: 2, room: 4 });
    expect([t.floor, t.monster, t.hp]).toEqual([3, monster('archlich-gerald'), MONSTERS[t.monster]!.hp]);
    expect(game.sight.view(t, null).boss).toBe(t.monster);
  });
  test('DF-073 special rooms hold an encounter too', () => {
    const t = moving({ sheets: [3, 0, 0] });
    vote(t, 1, 1, 1);
    expect(t.monster).not.toBe(NONE);
    expect(asks(t)).toEqual([{ seat: 0, kind: 'swing' }]);
  });
  test('DF-212 with one way on the leader is asked only if Equipment could change hands', () => {
    expect(asks(moving({ room: 1 }))).toEqual([{ seat: 0, kind: 'swing' }]);
    const t = moving({ room: 1, heroes: [{ gear: [ownGear({ effect: 'counterblow' })] }, {}], leader: 1 });
    expect(asks(t)).toEqual([{ seat: 1, kind: 'room' }]);
    expect(mayAsks(t)).toEqual([{ seat: 0, kind: 'pass' }]);
  });
});

describe('facing the monster', () => {
  test('DF-080 the top card of the highest tier that still holds one', () => {
    const [, two, three] = BY_LEVEL.map((cards) => cards[0]!);
    const t = moving({ room: 1, tower: [[], [two!], [three!], []] });
    expect(t.monster).toBe(two);
    const later = moving({ room: 1, tower: [[], [], [three!], []] });
    expect(later.monster).toBe(three);
  });
  test('DF-081 DF-082 its hit points are set and its coins lie on it, taken from the supply', () => {
    const golem = monster('tax-golem');
    const t = moving({ room: 1, tower: [[], [], [golem], []], coins: 3 });
    expect([t.hp, t.onMonster, t.coins]).toEqual([MONSTERS[golem]!.hp, 4, 3]);
    const poor = moving({ room: 1, tower: [[], [], [golem], []], coins: 28 });
    expect(poor.onMonster).toBe(2);
  });
  test('R-DF-43 an empty tower is filled with beaten monsters of level IV', () => {
    const t = scene({ round: 1, room: 1, tower: [[], [], [], []] });
    const four = BY_LEVEL[3]!.slice(0, 2);
    t.monsterDiscard = [BY_LEVEL[0]![0]!, ...four];
    startAt(game, t, running(wholeGame, {}, 'round'));
    expect(four).toContain(t.monster);
    expect(t.tierIV).toHaveLength(1);
    expect(t.monsterDiscard).toEqual([BY_LEVEL[0]![0]]);
  });
  test('DF-229 the requirement of a dangerous room holds for the whole encounter', () => {
    const t = moving();
    vote(t, 2, 2, 2);
    expect(game.sight.view(t, 0).compulsory).toContain('blind');
    expect(types(all(t, (seat) => ({ seat, kind: 'swing', do: 'throw', die: 0, weapons: [] })))).toContain('swung');
    expect(t.wanted).toContain('blind');
  });
});
