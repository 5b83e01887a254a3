import { expect, test } from 'vitest';
import { BLEND, bearingAt, hopFor, isMoving, type Mood, mixBearings, UPRIGHT } from '../../web/scene/antics.ts';

const MOODS: readonly Mood[] = ['calm', 'enters', 'flies', 'hit', 'miss', 'falls'];

test('whoever says to be done stays as they are', () => {
  for (const role of ['monster', 'crowd'] as const)
    for (const mood of MOODS) {
      const end = Array.from({ length: 400 }, (_, i) => i * 10).find((ms) => !isMoving(role, mood, ms))!;
      for (const later of [end + 1, end + 500, end + 60_000]) {
        const [a, b] = [bearingAt(role, mood, end), bearingAt(role, mood, later)];
        for (const [key, value] of Object.entries(a)) expect(b[key as keyof typeof b]).toBeCloseTo(value, 6);
      }
    }
});

test('a beaten monster lies on its back, a new one stands', () => {
  expect(bearingAt('monster', 'falls', 5000).lean).toBeLessThan(-80);
  expect(bearingAt('monster', 'enters', 0).lean).toBeLessThan(-80);
  expect(bearingAt('monster', 'enters', 5000).lean).toBeCloseTo(0, 6);
});

test('after a miss the monster leans in by 8 % and the others show their backs, and all are as before at last', () => {
  expect(bearingAt('monster', 'miss', 600).tall).toBeCloseTo(1.08, 6);
  expect(bearingAt('crowd', 'miss', 600).turn).toBeCloseTo(180, 6);
  for (const role of ['monster', 'crowd'] as const) expect(bearingAt(role, 'miss', 9000)).toEqual(UPRIGHT);
});

test('the others duck while a die flies and hop when it hits', () => {
  expect(bearingAt('crowd', 'flies', 4000).tall).toBeLessThan(0.7);
  expect(bearingAt('crowd', 'hit', 150).lift).toBeGreaterThan(2);
});

test('from one mood to the next nobody jumps', () => {
  const ducked = bearingAt('crowd', 'flies', 4000);
  expect(mixBearings(ducked, bearingAt('crowd', 'hit', 0), 0)).toEqual(ducked);
  expect(mixBearings(ducked, bearingAt('crowd', 'hit', BLEND), 1)).toEqual(bearingAt('crowd', 'hit', BLEND));
});

test('the nearer the die the higher the hop, and far dice lift nobody', () => {
  expect(hopFor([])).toBe(0);
  expect(hopFor([40, 13])).toBe(0);
  expect(hopFor([6])).toBeGreaterThan(hopFor([10]));
  expect(hopFor([0, 30])).toBeCloseTo(7.5, 6);
});
