import { expect, test } from 'vitest';
import { Telling, type Tempo } from '../../src/table/telling.ts';

const brisk: Tempo = { motion: 'full', pace: 'brisk' };
const story: Tempo = { motion: 'full', pace: 'story' };
const waiting = { limited: true };

test('what happens far off is told in one glance, where somebody wants it brisk and waits', () => {
  const far = { limited: true, far: true };
  expect(new Telling().plan(4000, brisk, waiting)).toBe(2000);
  expect(new Telling().plan(4000, brisk, far)).toBeLessThanOrEqual(300);
  expect(new Telling().plan(4000, brisk, far)).toBeGreaterThan(0);
  // A story is told whole, and who only watches has time.
  expect(new Telling().plan(4000, story, far)).toBe(4000);
  expect(new Telling().plan(4000, brisk, { limited: false, far: true })).toBe(2000);
});

test('all scenes between two own questions take no longer than the pace allows, far or near', () => {
  const telling = new Telling();
  const all = Array.from({ length: 40 }, (_, i) => telling.plan(3000, brisk, { limited: true, far: i % 2 === 0 }));
  expect(all.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(6000);
  telling.begin();
  expect(telling.plan(3000, brisk, waiting)).toBe(1500);
});
