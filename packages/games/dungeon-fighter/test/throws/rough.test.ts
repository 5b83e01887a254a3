/** The table of chances stands in for the physics where thousands of throws are needed: how far off is it? */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { sfc32 } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { roughly, THROW_KEYS, type ThrowKey } from '../../src/throws/index.ts';
import type { Compared } from './check-chances.ts';

const compared: Compared[] = JSON.parse(
  execFileSync(process.execPath, [join(import.meta.dirname, 'check-chances.ts')], { encoding: 'utf8' }),
);

// 240 throws with ten aims leave an uncertainty of some five points by themselves.
test.each(compared.filter(({ wanted }) => wanted.length < 2))('$skill $wanted: within 14 points of the physics', ({ rough, thrown }) => {
  expect(Math.abs(rough - thrown)).toBeLessThan(14);
});

test.each(compared.filter(({ wanted }) => wanted.length > 1))(
  'two at once, $wanted: within 20 points of the physics',
  ({ rough, thrown }) => {
    expect(Math.abs(rough - thrown)).toBeLessThan(20);
  },
);

test('practice pays: of plain throws about 45, 70 and 80 in a hundred hit', () => {
  const hits = compared.filter(({ wanted }) => wanted.length === 0).map(({ rough }) => rough);
  expect(hits[0]).toBeGreaterThan(38);
  expect(hits[0]).toBeLessThan(52);
  expect(hits[1]).toBeGreaterThan(65);
  expect(hits[1]).toBeLessThan(76);
  expect(hits[2]).toBeGreaterThan(hits[1]! + 3);
});

test('every requirement has chances, alone and with others, and every verdict fits together', () => {
  const random = sfc32(1);
  const sets: ThrowKey[][] = [[], ...THROW_KEYS.map((key): ThrowKey[] => [key]), [...THROW_KEYS]];
  for (const wanted of sets) {
    for (let i = 0; i < 300; i++) {
      const { section, miss, done, facts } = roughly(wanted, 'regular', i % 4, random);
      expect(section > 0).toBe(miss === null);
      expect(done.map(({ key }) => key)).toEqual(wanted);
      expect(facts.reasons[0] ?? null).toBe(miss);
      expect(facts.reasons.includes('requirement')).toBe(done.some(({ passed }) => !passed));
    }
  }
});

test('an icon is up once in three throws of a hero die, once in six of a white one', () => {
  const random = sfc32(6);
  const ups = (die: number) =>
    Array.from({ length: 6000 }, () => roughly([], 'regular', die, random)).filter(({ iconUp }) => iconUp).length / 6000;
  expect(ups(0)).toBeCloseTo(1 / 3, 1);
  expect(ups(3)).toBeCloseTo(1 / 6, 1);
});
