import { expect, test } from 'vitest';
import { type Actor, afterSurprise, comesIn, inInitiativeOrder, isAmbush } from '../../../src/rules/fight/order.ts';

const actor = (name: string, initiative: number, hp = 10): Actor => ({
  side: name.startsWith('E') ? 'enemy' : 'party',
  id: Number(name[1]),
  initiative,
  hp,
});
const names = (actors: Actor[]): string => actors.map(({ side, id }) => (side === 'enemy' ? 'E' : 'P') + id).join(' ');

const ACTORS = [actor('P1', 14), actor('P2', 10), actor('P3', 6), actor('E1', 12), actor('E2', 5)];

test('P52-136 highest initiative first', () => {
  expect(names(inInitiativeOrder(ACTORS))).toBe('P1 E1 P2 P3 E2');
  expect(names(afterSurprise(7, ACTORS))).toBe('P1 E1 P2 P3 E2');
});

test('R-P52-34 ties: health, then characters, then seat', () => {
  expect(names(inInitiativeOrder([actor('E1', 9), actor('P2', 9), actor('P1', 9), actor('E2', 9, 11)]))).toBe('E2 P1 P2 E1');
});

test('P52-134 an Ace lets all enemies act before the first character', () => {
  expect(names(afterSurprise(1, ACTORS))).toBe('E1 E2 P1 E1 P2 P3 E2');
});

test('P52-135 a King lets all characters act before the first enemy', () => {
  expect(names(afterSurprise(13, ACTORS))).toBe('P1 P2 P3 P1 E1 P2 P3 E2');
});

test('P52-138 P52-229 the ambush flip and the delay flip', () => {
  expect([1, 3, 4].map(isAmbush)).toEqual([true, true, false]);
  expect([1, 4, 5].map(comesIn)).toEqual([true, true, false]);
});
