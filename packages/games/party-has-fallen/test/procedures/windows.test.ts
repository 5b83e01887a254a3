import { configFor, sfc32 } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { between, midTurn, story, WINDOW_COUNT } from '../../src/procedures/windows.ts';
import { setup } from '../../src/table.ts';

const table = (shut: string[], options = {}) => setup(configFor(game, { seats: 4, options, shut }), sfc32(1));

test('every window is open at some time, and with all of them shut none is looked for', () => {
  const all = Object.keys(game.play.windows);
  expect(WINDOW_COUNT).toBe(all.length);
  const t = table([], { 'dm.seat': 1 });
  expect(between(t).toSorted()).toEqual(all.toSorted());
  expect(midTurn(table([]))).toEqual(['trade', 'answers', 'cards', 'afterlife']);
  expect([story(t), story(table([]))]).toEqual([['story'], []]);
  const shut = table(all, { 'dm.seat': 1 });
  expect([between(shut), midTurn(shut), story(shut)]).toEqual([[], [], []]);
  expect(between(table(['trade']))).toContain('cards');
});
