import { MATERIAL } from '@undercroft/engine';
import { running, startAt } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { hurtEnemy } from '../../src/harm.ts';
import { game as wholeGame } from '../../src/procedures/game.ts';
import { turnUp } from '../../src/reveal.ts';
import { isQuestDone } from '../../src/rules/goals.ts';
import { bookOf } from '../../src/scenario/book.ts';
import type { Goal } from '../../src/scenario/pieces.ts';
import { FACE_DOWN, NO_QUEST, type Table } from '../../src/table.ts';
import { enemyAt, scene } from '../fight.ts';
import { PLAIN } from '../plain.ts';
import { cards, game, startRoom, tableWith } from '../table.ts';

const lockPicks = (number: number) => ({ items: Array.from({ length: number }, () => ({ item: 'lockPick', equipped: false })) });

/** The quest of the two keys, with another goal. */
function wanting(t: Table, goal: Goal): Table {
  t[MATERIAL] = bookOf({ ...PLAIN, quests: PLAIN.quests.map((quest) => (quest.id === 'gate' ? { ...quest, goals: [goal] } : quest)) });
  t.quest = { ...NO_QUEST, id: 'gate', entered: 2 };
  return t;
}

test('P52-005 P52-044 a quest may want things found or collected, and its keys are those things', () => {
  const collect: Goal = { goal: 'collect', item: 'lockPick', number: 2 };
  expect([1, 2].map((n) => isQuestDone(wanting(scene('S a', [lockPicks(n)]).t, collect)))).toEqual([false, true]);
  const { t, at } = scene('S a', [{}]);
  wanting(t, { goal: 'find', item: 'lockPick' });
  t.spots[at('a')] = FACE_DOWN;
  t.roomDeck = cards('A♠');
  turnUp(t, [at('a')], null);
  expect([t.spots[at('a')]!.items, isQuestDone(t)]).toEqual([['lockPick'], false]);
});

test('P52-005 a quest may want enemies of a rank beaten', () => {
  const { t, at } = scene('S a', [{}]);
  wanting(t, { goal: 'kill', number: 1, rank: 'Q' });
  hurtEnemy(t, enemyAt(t, 'J♠', at('a')), 999, 0, null);
  expect(isQuestDone(t)).toBe(false);
  hurtEnemy(t, enemyAt(t, 'Q♠', at('a')), 999, 0, null);
  expect(isQuestDone(t)).toBe(true);
});

test('P52-062 rooms that must be survived are barred, rooms on the way are not', () => {
  const bars = (goal: Goal): boolean => {
    const t = wanting(tableWith([{}]), goal);
    startRoom(t);
    return t.isBarred;
  };
  expect(bars({ goal: 'survive', rooms: 9 })).toBe(true);
  expect(isQuestDone(wanting(tableWith([{}]), { goal: 'reach', rooms: 2 }))).toBe(true);
});

test('P52-075 P52-080 a scenario may say room by room where it takes place; only spaces outside turn day into night', () => {
  const t = tableWith([{}]);
  t[MATERIAL] = bookOf({ ...PLAIN, environment: { place: 'rooms', rooms: ['inside', 'outside'] } });
  t.quest = { ...NO_QUEST, id: 'toll', entered: 1 };
  t.firstPhase = cards('4♥')[0]!;
  startRoom(t);
  expect([t.place, t.isLit]).toEqual(['outside', true]);
  startRoom(t);
  expect(t.place).toBe('inside');
  startRoom(t);
  expect([t.place, t.isLit]).toEqual(['outside', false]);
});

test('P52-061 R-P52-53 only the way back counts down: Survival wants as many rooms after a room as before', () => {
  const left = (id: string, rooms: number): number => {
    const { t } = scene('S a', [{ items: [{ item: 'tollBook', equipped: false }] }]);
    t.quest = { ...NO_QUEST, id, entered: 1, rooms };
    startAt(game, t, running(wholeGame, { played: 'left' }, 'paid'));
    return t.quest.rooms;
  };
  expect([left('water', 4), left('toll', 2)]).toEqual([4, 1]);
});

test('P52-075 the list of places begins again when it is through', () => {
  const t = tableWith([{}]);
  t[MATERIAL] = bookOf({ ...PLAIN, environment: { place: 'rooms', rooms: ['inside', 'inside', 'outside'] } });
  t.quest = { ...NO_QUEST, id: 'toll' };
  t.firstPhase = cards('4♥')[0]!;
  const places = [1, 2, 3, 4].map(() => {
    startRoom(t);
    return t.place;
  });
  expect(places).toEqual(['inside', 'inside', 'outside', 'inside']);
});
