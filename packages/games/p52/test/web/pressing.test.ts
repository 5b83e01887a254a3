import { expect, test } from 'vitest';
import type { Act } from '../../src/index.ts';
import { verbWish, wishFor } from '../../web/parts/acts/plan.ts';
import { NOWHERE, type Pointing, pressOn, type Target } from '../../web/parts/room/pointing.ts';
import { clampZoom, FARTHEST, NEAREST, scrolledTo, spread } from '../../web/parts/room/zoom.ts';

const target = (is: 'enemy' | 'seat' | 'spot', chosen = false): Target => ({
  on: { is, id: 3 },
  place: 3,
  label: '',
  chosen,
  press: () => undefined,
});
const pointing = (...targets: Target[]): Pointing => ({ ...NOWHERE, targets });

test('a press takes a step, chooses whoever stands there alone, and looks at what was chosen already', () => {
  expect(pressOn(pointing(target('spot')), 3, 4)).toBe('target');
  expect(pressOn(pointing(target('enemy')), 3, 1)).toBe('target');
  expect(pressOn(pointing(target('enemy', true)), 3, 1)).toBe('look');
  expect(pressOn(pointing(), 3, 1)).toBe('look');
});

test('several on a spot are shown in a row, whether or not one of them is chosen', () => {
  expect(pressOn(pointing(target('enemy'), target('seat')), 3, 2)).toBe('crowd');
  expect(pressOn(pointing(target('enemy', true)), 3, 2)).toBe('crowd');
  expect(pressOn(pointing(), 3, 2)).toBe('crowd');
});

test('an ability is wished for with the verb that uses it, and only if it can be used', () => {
  const attack: Act = { seat: 0, kind: 'act', do: 'attack', ability: 'knife', enemy: 1, stamina: 0 };
  const cast: Act = { seat: 0, kind: 'act', do: 'cast', ability: 'poultice', on: 0, stamina: 0 };
  expect(wishFor([attack, cast], 'knife')).toMatchObject({ verb: 'attack', thing: 'knife' });
  expect(wishFor([attack, cast], 'poultice')).toMatchObject({ verb: 'skill', thing: 'poultice' });
  expect(wishFor([attack], 'poultice')).toBeNull();
  expect(wishFor([attack], undefined)).toBeNull();
  expect(verbWish([attack], 'skill')).toBeNull();
  expect(verbWish([attack], 'attack')).toMatchObject({ verb: 'attack', thing: null });
});

test('what lies between two fingers stays between them, never farther than the whole and never nearer than three times', () => {
  expect(
    spread([
      { x: 10, y: 0 },
      { x: 10, y: 40 },
    ]),
  ).toEqual({ far: 40, x: 10, y: 20 });
  // The point at 100 of a frame scrolled by 50 is at 150 of the room, at 300 of one twice as large.
  expect(scrolledTo(50, 100, 2)).toBe(200);
  // Farther than that the style sheet shows the whole room.
  expect([clampZoom(0.1), clampZoom(2), clampZoom(9)]).toEqual([FARTHEST, 2, NEAREST]);
});
