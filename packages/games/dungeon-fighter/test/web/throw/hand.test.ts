import { expect, test } from 'vitest';
import { checkThrow, type ThrowRecord } from '../../../src/throws/index.ts';
import { AT_REST, mmPerSecond, placeOf, powerFor, powerOf, recordOf, roomFor, shareOfPull } from '../../../web/throw/hand.ts';
import { arcOf, NO_FIGHT, rehearse } from '../../../web/throw/preview.ts';
import { movedBy, sweepAt } from '../../../web/throw/use-hand.ts';

const alone = (record: ThrowRecord) => ({ record, wanted: [], lying: [], die: 0, habits: [], fight: NO_FIGHT });

test('whatever a hand says can be thrown, from any side of the table', () => {
  for (let round = 0; round < 360; round += 5)
    for (const power of [0, 0.2, 0.5, 1]) expect(checkThrow(recordOf({ ...AT_REST, round, power }), [], [])).toBeNull();
});

test('a longer pull is a faster throw, in steps of 10 mm/s', () => {
  const speeds = [0, 0.1, 0.3, 0.6, 1].map(mmPerSecond);
  expect(speeds).toEqual(speeds.toSorted((a, b) => a - b));
  expect(speeds.every((speed) => speed % 10 === 0)).toBe(true);
  expect(mmPerSecond(powerFor(1.3))).toBe(1300);
});

test('half the room makes a good throw, however much there is; the keys sweep over the same range', () => {
  for (const height of [500, 900, 1180]) {
    for (const y of [height - 100, height - 300, height / 2]) {
      const half = roomFor(y, height) / 2;
      expect(y + half).toBeLessThanOrEqual(height);
      expect(powerOf(half / roomFor(y, height))).toBeCloseTo(AT_REST.power, 9);
    }
  }
  const [none, all] = [0, 1].map((share) => mmPerSecond(powerOf(share)));
  expect([none, mmPerSecond(AT_REST.power), all]).toEqual([400, 1300, 3000]);
  expect(powerOf(10)).toBe(1);
  expect(shareOfPull(powerOf(0.3))).toBeCloseTo(0.3, 9);
});

test('without a turn one throws at the middle of the shield, from wherever one stands', () => {
  for (const round of [0, 45, 130, 300]) {
    const { place, velocity } = recordOf({ ...AT_REST, round });
    const across = place[0] * velocity[1] - place[1] * velocity[0];
    expect(Math.abs(across) / Math.hypot(place[0], place[1]) / Math.hypot(velocity[0], velocity[1])).toBeLessThan(0.01);
  }
});

test('to the right is to the right for whoever throws', () => {
  const [straight, right] = [recordOf(AT_REST), recordOf({ ...AT_REST, turn: 10 })];
  expect(right.velocity[0]).toBeGreaterThan(straight.velocity[0]);
  expect(placeOf({ round: 90, height: 140 })[0]).toBeGreaterThan(400_000);
});

test('the arc ends where the die first touches the table, and says whether that is the shield', () => {
  const soft = arcOf(recordOf({ ...AT_REST, power: powerFor(1.2) }));
  const hard = arcOf(recordOf({ ...AT_REST, power: powerFor(2.6) }));
  expect(soft.bounce.onShield).toBe(false);
  expect(hard.bounce.onShield).toBe(true);
  expect(soft.dots.every(([, , z]) => z > 0)).toBe(true);
});

test('rehearsals of a good pull hit more often than those of a hard one, and are the same for the same seed', () => {
  const [good, hard] = [recordOf({ ...AT_REST, power: powerFor(1.3) }), recordOf({ ...AT_REST, power: powerFor(2.6) })];
  const first = rehearse(alone(good), 5);
  expect(first).toEqual(rehearse(alone(good), 5));
  expect(first.hits.length).toBeGreaterThan(rehearse(alone(hard), 5).hits.length);
  expect(first.hits.length + first.misses.length).toBe(24);
});

test('the meter runs up and down, and begins at nothing', () => {
  expect([-5, 0, 400, 800, 1200, 1600].map(sweepAt)).toEqual([0, 0, 0.5, 1, 0.5, 0]);
});

test('arrows walk round the table, with Shift they turn the aim, letters spin and lift', () => {
  const press = (key: string, shiftKey = false) => movedBy({ key, shiftKey }, AT_REST);
  expect(press('ArrowLeft')).toEqual({ round: 358 });
  expect(press('ArrowRight', true)).toEqual({ turn: 0.5 });
  expect(press('q')).toEqual({ spin: 3 });
  expect(press('F')).toEqual({ height: 120 });
  expect(press('x')).toBeNull();
});
