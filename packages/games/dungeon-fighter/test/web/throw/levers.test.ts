import { sfc32 } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { carryOut, checkThrow, plainThrow, THROW_KEYS, type ThrowKey } from '../../../src/throws/index.ts';
import { leversFor, withLevers } from '../../../web/throw/levers.ts';
import { leverAt } from '../../../web/throw/use-levers.ts';

const meantFor = (wanted: readonly ThrowKey[]) => plainThrow([], wanted, sfc32(3));

test('levers caught in the middle change nothing', () => {
  const meant = meantFor(['elbow']);
  expect(withLevers(meant, { aim: 0, power: 0, elbow: 0 })).toEqual(meant);
});

test.each(THROW_KEYS)('%s can be thrown however its levers are caught', (key) => {
  const meant = meantFor([key]);
  for (const off of [-1, -0.5, 0.3, 1]) {
    const caught = Object.fromEntries(leversFor([key]).map(({ id }) => [id, off]));
    const flaw = checkThrow(withLevers(meant, caught), [key], []);
    expect(flaw === null || flaw.rule === 'R-DF-49').toBe(true);
  }
});

test('a lever that is missed can cost the requirement: thrown after the jump has ended', () => {
  const meant = meantFor(['jump']);
  const passed = (off: number) => carryOut(withLevers(meant, { jump: off }), ['jump'], [], 0, sfc32(1)).verdict.done[0]!.passed;
  expect(passed(0)).toBe(true);
  expect(passed(1)).toBe(false);
});

test('a lever runs from one end to the other and back', () => {
  expect([0, 300, 600, 900, 1200].map((ms) => Math.round(leverAt(ms, 1200) * 10) / 10)).toEqual([-1, 0, 1, 0, -1]);
});
