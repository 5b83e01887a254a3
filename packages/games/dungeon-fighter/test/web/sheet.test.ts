import { expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { stateOf } from '../../web/parts/sheet.tsx';
import { fighting, swing, throwDie } from '../table.ts';

test('DF-092 a die is in the hand that is about to throw it, and never on the next hero’s sheet', () => {
  const t = fighting({ heroes: [{}, {}] });
  const state = (place: number, colour: number) => stateOf({ view: game.sight.view(t, 0), place, chosen: null }, colour);
  swing(t, { die: 1 });
  expect([state(0, 0), state(0, 1), state(1, 1)]).toEqual(['free', 'hand', 'thrown']);
  const t2 = fighting({ heroes: [{}, {}] });
  throwDie(t2, { die: 1, miss: 'bone' });
  const next = game.sight.view(t2, 1);
  expect(next.thrower).toBe(1);
  expect([0, 1, 2].map((colour) => stateOf({ view: next, place: 1, chosen: null }, colour))).toEqual(['free', 'thrown', 'free']);
  expect(stateOf({ view: next, place: 1, chosen: 2 }, 2)).toBe('chosen');
});
