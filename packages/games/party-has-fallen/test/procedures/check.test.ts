import { expect, test } from 'vitest';
import { OUT } from '../../src/table.ts';
import { beginTurn, dice, held, nextEvents, nextItems, roll, rooms, tableWith, take, told, turnOf, types, waiting } from '../table.ts';

const [STR, CON] = [1, 2];
/** Somebody at 0, a skill room at 2, and then some. */
const scene = { map: 'PPSPPPP', party: [{ hero: 'Barbarian' }, { at: 0 }] };

/** A walk of five through the skill room, whose check is passed. */
const passedCheck = () => {
  const t = turnOf(scene);
  dice(t, 5, STR, [7, 8]);
  const out = take(t, roll());
  return { t, out };
};

test('PHF-078 PHF-086 passing through a skill room forces a check: the Skill d6 picks the stat, then the d8 is rolled', () => {
  const { t, out } = passedCheck();
  expect(told(out, 'checked')[0]).toMatchObject({ stat: 'str', die: 7, value: 7, passed: true });
  expect([rooms(t)[0], waiting(t)]).toEqual([2, ['0 passed']]);
});

test('PHF-079 PHF-088 whoever passes the check may go on: three more steps and no item', () => {
  const { t } = passedCheck();
  take(t, { seat: 0, kind: 'passed', take: 'move' });
  expect([rooms(t)[0], held(t, 0)]).toEqual([5, []]);
});

test('V-PHF-17 R-PHF-19 whoever takes the item of a passed check takes no more steps', () => {
  const { t } = passedCheck();
  nextItems(t, 'Half a Crown');
  const end = take(t, { seat: 0, kind: 'passed', take: 'item' });
  expect([rooms(t)[0], held(t, 0)]).toEqual([2, ['Half a Crown']]);
  expect(told(end, 'movementEnded')[0]!.why).toBe('item');
});

test('V-PHF-17 PHF-080 PHF-089 a failed check: one event, and the movement is over', () => {
  const t = turnOf(scene);
  nextEvents(t, 'Long Service Award', 'Ceiling, Returning');
  dice(t, 5, STR, [8, 8]);
  const out = take(t, roll());
  expect(told(out, 'eventDrawn')).toHaveLength(1);
  expect([rooms(t)[0], t.points, waiting(t)]).toEqual([2, 0, ['0 turn']]);
  expect(told(out, 'movementEnded')[0]!.why).toBe('failed');
});

test('PHF-089 a failed check where movement ends: the event gives no more steps', () => {
  const t = turnOf(scene);
  nextEvents(t, 'Tailwind');
  dice(t, 2, STR, [8, 8]);
  take(t, roll());
  expect([rooms(t)[0], t.points, waiting(t)]).toEqual([2, 0, ['0 turn']]);
});

test('V-PHF-19 a passed check in the room of the last point gives the item without asking', () => {
  const t = turnOf(scene);
  nextItems(t, 'Half a Crown');
  dice(t, 2, CON, [1, 8]);
  take(t, roll());
  expect([held(t, 0), waiting(t)]).toEqual([['Half a Crown'], ['0 turn']]);
});

test('R-PHF-19 [skill.itemAndMove] both', () => {
  const t = turnOf({ ...scene, options: { 'skill.itemAndMove': true } });
  nextItems(t, 'Half a Crown');
  dice(t, 4, STR, [1, 8]);
  take(t, roll());
  expect([rooms(t)[0], held(t, 0)]).toEqual([4, ['Half a Crown']]);
});

test('V-PHF-10 PHF-087 stat, item and event count together', () => {
  for (const [die, passed] of [
    [4, true],
    [5, false],
  ] as const) {
    // STR 3 of the Ranger, + 2 of the belt, - 1 of an event.
    const t = tableWith({ map: 'PSP', party: [{ hero: 'Ranger', items: ['Belt of Borrowed Muscles'] }, {}] });
    t.seats[0]!.lasting = [{ mod: 'stats', by: -1, until: 'round', at: 9, source: 'Performance Review' }];
    beginTurn(t);
    nextEvents(t, 'Long Service Award');
    dice(t, 1, STR, [die, 8]);
    const out = take(t, roll());
    expect(told(out, 'checked')[0]).toMatchObject({
      value: 4,
      passed,
      parts: [
        [3, 'Ranger'],
        [2, 'Belt of Borrowed Muscles'],
        [-1, 'Performance Review'],
      ],
    });
  }
});

test('V-PHF-11 R-PHF-22 8 always passes, 0 never; there is no automatic pass or fail besides', () => {
  const check = (stats: number[], by: number, die: number): boolean => {
    const t = tableWith({ map: 'PSP', party: [{}, {}] });
    const s = t.seats[0]!;
    s.custom = { id: 'custom', name: 'Test', gender: 'male', stats, hp: 20, move: 0, combat: 0, side: 'A', quip: '' };
    s.lasting = [{ mod: 'str', by, until: 'life', at: 0, source: 'test' }];
    beginTurn(t);
    nextEvents(t, 'Long Service Award');
    dice(t, 1, STR, [die, 8]);
    return told(take(t, roll()), 'checked')[0]!.passed;
  };
  expect(check([8, 4, 4, 4, 0, 0], -1, 8)).toBe(false);
  expect(check([9, 4, 4, 3, 0, 0], -1, 8)).toBe(true);
  expect(check([0, 8, 8, 4, 0, 0], 0, 1)).toBe(false);
  expect(check([8, 4, 4, 4, 0, 0], 0, 8)).toBe(true);
});

test('PHF-009 PHF-010 the Skill d6 picks the stat, one face each; then a d8 is rolled', () => {
  const rolls = [1, 2, 3, 4, 5, 6].map((face) => {
    const t = turnOf({ map: 'PSP', party: [{}, {}] });
    nextEvents(t, 'Long Service Award');
    dice(t, 1, face, [face + 2, 8]);
    const { stat, die } = told(take(t, roll()), 'checked')[0]!;
    return `${stat} ${die}`;
  });
  expect(rolls).toEqual(['str 3', 'con 4', 'dex 5', 'int 6', 'wis 7', 'cha 8']);
});

test('PHF-138 R-PHF-49 [dm.powers] pickSkill: the dungeon master names the stat; without one nothing waits', () => {
  const options = { 'dm.powers': 'pickSkill', 'dm.seat': 2 };
  const t = turnOf({ map: 'PSP', party: [{}, {}], options });
  dice(t, 1);
  take(t, roll());
  expect(waiting(t)).toEqual(['1 pickSkill']);
  nextEvents(t, 'Long Service Award');
  expect(types(take(t, { seat: 1, kind: 'pickSkill', stat: 5 }))).toContain('checked');
  const none = turnOf({ map: 'PSP', party: [{}, {}], options: { 'dm.powers': 'pickSkill' } });
  nextEvents(none, 'Long Service Award');
  dice(none, 1);
  take(none, roll());
  expect(waiting(none)).toEqual(['0 turn']);
});

test('R-PHF-49 a dungeon master without that power, or out of the game, is not asked for the stat', () => {
  const without = turnOf({ map: 'PSP', party: [{}, {}], options: { 'dm.seat': 2 } });
  const gone = turnOf({ map: 'PSP', party: [{}, {}], options: { 'dm.powers': 'pickSkill', 'dm.seat': 2 } });
  gone.seats[1]!.status = OUT;
  for (const t of [without, gone]) {
    nextEvents(t, 'Long Service Award');
    dice(t, 1);
    expect(told(take(t, roll()), 'statRolled')).toMatchObject([{ by: -1 }]);
    expect(waiting(t)).toEqual(['0 turn']);
  }
});

test('PHF-010 a check that is rolled again is rolled with the d8 again', () => {
  const seen = [7, 8].map((second) => {
    const t = turnOf({ ...scene, party: [{ hero: 'Barbarian', items: ['Wand of Second Opinions'] }, { at: 0 }] });
    nextEvents(t, 'Long Service Award');
    dice(t, 2, STR, [8, 8]);
    take(t, roll());
    dice(t, [second, 8]);
    return told(take(t, { seat: 0, kind: 'reroll', yes: true }), 'checked')[0]!.die;
  });
  expect(seen).toEqual([7, 8]);
});

test('the Wand of Second Opinions and the loaded die roll again, once a round', () => {
  const t = turnOf({ ...scene, party: [{ hero: 'Barbarian', items: ['Wand of Second Opinions'] }, { at: 0 }] });
  nextItems(t, 'Half a Crown');
  dice(t, 2, STR, [8, 8]);
  take(t, roll());
  expect(waiting(t)).toEqual(['0 reroll']);
  dice(t, [3, 8]);
  const out = take(t, { seat: 0, kind: 'reroll', yes: true });
  expect(told(out, 'rerolled')[0]).toMatchObject({ was: 8, source: 'Wand of Second Opinions' });
  expect(told(out, 'checked')[0]).toMatchObject({ die: 3, passed: true });
  expect(t.usedRound).toHaveLength(1);
});
