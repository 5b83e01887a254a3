import { TABLE } from '@undercroft/physics';
import { expect, test } from 'vitest';
import { bouncesIn } from '../../web/parts/table/bounces.tsx';

const knock = (tick: number, x: number, what = TABLE) => ({ tick, what, hard: 500, at: [x, 0, 0] as const });

test('DF-314 bounces count on the oak beside the shield, until the shield is touched', () => {
  expect(bouncesIn({ knocks: [knock(20, -400_000), knock(60, -260_000), knock(90, -100_000), knock(140, 300_000)] })).toEqual([20, 60]);
  expect(bouncesIn({ knocks: [knock(20, -400_000, TABLE + 1), knock(60, -260_000)] })).toEqual([60]);
});
