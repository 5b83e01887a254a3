import { expect, test } from 'vitest';
import type { Condition, Who } from '../../src/content/vocabulary.ts';
import { placeOf } from '../../src/procedures/places.ts';
import { isTrue } from '../../src/rules/modifiers.ts';
import { candidates, placesFor } from '../../src/rules/targets.ts';
import { DEAD } from '../../src/table.ts';
import { tableWith } from '../table.ts';

/** Seats 0 and 1 together in the middle, 2 next to them and rich, 3 far away and weak, 4 dead. */
const table = () => {
  const t = tableWith({
    map: 'PPPPpX',
    party: [{ at: 1 }, { at: 1 }, { at: 2, items: ['Very Large Coin'] }, { at: 5, hp: 3 }, { at: 1 }],
  });
  t.seats[4]!.status = DEAD;
  return t;
};
const who = (name: Who, other = -1, pick = -1): number[] => candidates(table(), { seat: 0, other, pick }, name);

test('whom a card can mean: living seats only', () => {
  expect({
    self: who('self'),
    other: who('other', 2),
    dead: who('other', 4),
    nobody: who('same'),
    same: who('same', -1, 3),
    left: who('left'),
    right: who('right'),
    room: who('room'),
    roomOthers: who('roomOthers'),
    others: who('others'),
    everyone: who('everyone'),
    richest: who('richest'),
    poorest: who('poorest'),
    healthiest: who('healthiest'),
    weakest: who('weakest'),
    farthest: who('farthest'),
    random: who('random'),
    chosenHere: who('chosenHere'),
    chosenNear: who('chosenNear'),
    chosen: who('chosen'),
  }).toEqual({
    self: [0],
    other: [2],
    dead: [],
    nobody: [],
    same: [3],
    left: [1],
    right: [3],
    room: [0, 1],
    roomOthers: [1],
    others: [1, 2, 3],
    everyone: [0, 1, 2, 3],
    richest: [2],
    poorest: [1],
    healthiest: [1],
    weakest: [3],
    farthest: [3],
    random: [1, 2, 3],
    chosenHere: [1],
    chosenNear: [1, 2],
    chosen: [1, 2, 3],
  });
});

test('facts a card can ask about, and their opposites', () => {
  const t = table();
  const facts: [Condition, number, boolean][] = [
    [{ is: 'holds', category: 'food' }, 2, false],
    [{ is: 'items', atLeast: 1 }, 2, true],
    [{ is: 'items', atMost: 0 }, 2, false],
    [{ is: 'hp', atMost: 3 }, 3, true],
    [{ is: 'gender', gender: 'male' }, 0, true],
    [{ is: 'company', atLeast: 1, atMost: 1 }, 0, true],
    [{ is: 'company', atLeast: 1 }, 3, false],
    [{ is: 'inRoom', kind: 'exit' }, 3, true],
    [{ is: 'inRoom', kind: 'exit' }, 0, false],
    [{ is: 'treasure', atLeast: 5 }, 2, true],
    [{ is: 'stat', stat: 'str', atLeast: 5 }, 0, true],
    [{ is: 'stat', stat: 'str', atLeast: 6 }, 0, false],
    [{ is: 'hurt' }, 3, true],
    [{ is: 'hurt' }, 0, false],
    [{ is: 'rolled' }, 0, false],
    [{ is: 'marauderAbout' }, 0, false],
    [{ is: 'atStart' }, 0, true],
  ];
  for (const [condition, seat, yes] of facts) {
    expect([condition, isTrue(t, seat, condition)]).toEqual([condition, yes]);
    expect(isTrue(t, seat, { ...condition, not: true })).toBe(!yes);
  }
});

test('rooms a card can mean', () => {
  const t = table();
  expect(placesFor(t, 0, { do: 'go', who: 'self', to: 'chosenNear' })).toEqual([2, 0]);
  expect(placesFor(t, 0, { do: 'go', who: 'self', to: 'chosenExplored' })).toEqual([0, 2, 3, 5]);
  expect(placesFor(t, 0, { do: 'peek', where: 'any' })).toEqual([4]);
  expect(placesFor(t, 0, { do: 'peek', where: 'near' })).toEqual([]);
  expect(placesFor(t, 0, { do: 'hide' })).toEqual([0, 3]);
  expect(placeOf(t, 0, { do: 'go', who: 'self', to: 'toOther' }, 3)).toBe(5);
  expect(placeOf(t, 0, { do: 'go', who: 'self', to: 'hiddenRoom' }, -1)).toBe(4);
  expect(placeOf(t, 0, { do: 'go', who: 'self', to: 'start' }, -1)).toBe(1);
});
