import { expect, test } from 'vitest';
import { areNear, around, distance, distancesFrom, drawingOf, gridOf, isConnected, neighbours, squaresFrom } from '../src/index.ts';

const grid = (drawing: string) => gridOf(squaresFrom(drawing)!);

test('a drawing becomes a grid and a drawing again, moved to the corner', () => {
  expect(drawingOf(grid('.../.##/.#.'))).toBe('##/#');
  expect([squaresFrom('#x'), squaresFrom('#'.repeat(41))]).toEqual([null, null]);
});

test('neighbours touch along an edge, never at a corner', () => {
  const g = grid('##./.##');
  expect([neighbours(g, 0), neighbours(g, 1), areNear(g, 0, 2), areNear(g, 1, 2)]).toEqual([[1], [2, 0], false, true]);
  expect(around(g, 1)).toEqual([0, 1, 2, 3]);
});

test('distances go along the squares', () => {
  const g = grid('###/#.#/###');
  expect([distance(g, 0, 7), distance(g, 0, 2)]).toEqual([4, 2]);
  expect(isConnected(g)).toBe(true);
  const apart = grid('#.#');
  expect([isConnected(apart), distancesFrom(apart, 0)]).toEqual([false, [0, -1]]);
});

test('what touches the outside is outer; an inner courtyard is not the outside', () => {
  expect(grid('###/###/###').outer).toEqual([0, 1, 2, 3, 5, 6, 7, 8]);
  expect(grid('#####/#####/##.##/#####/#####').outer).not.toContain(7);
});
