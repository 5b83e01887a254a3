import { expect, test } from 'vitest';
import { placeLabels, type Rect, type Wanted } from '../../web/parts/table/place-labels.ts';

const BOX = { width: 400, height: 300 };
const label = (x: number, y: number): Wanted => ({ at: { x, y }, width: 100, height: 20, ways: ['right', 'left', 'below', 'above'] });
const meet = (a: Rect, b: Rect) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test('words over the table lie neither on each other nor on what else lies there', () => {
  const taken: Rect[] = [{ x: 220, y: 60, width: 180, height: 80 }];
  const placed = placeLabels([label(150, 100), label(150, 112), label(152, 104)], taken, BOX);
  expect(placed.every((rect) => rect !== null)).toBe(true);
  const all = [...(placed as Rect[]), ...taken];
  for (const [i, a] of all.entries()) for (const b of all.slice(i + 1)) expect(meet(a, b)).toBe(false);
});

test('the first way that is free is taken, and none beyond the edge', () => {
  expect(placeLabels([label(100, 100)], [], BOX)[0]!.x).toBeGreaterThan(100);
  expect(placeLabels([label(390, 100)], [], BOX)[0]!.x).toBeLessThan(290);
});

test('where there is no room a word is left away', () => {
  expect(placeLabels([label(200, 150)], [{ x: 0, y: 0, ...BOX }], BOX)).toEqual([null]);
});
