import type { Face } from '@undercroft/board/contract.ts';
import { expect, test } from 'vitest';
import { worthOf } from '../../src/table/worth.ts';

/** A face whose film shows each event as it says. */
const face = { film: (events: readonly object[]) => events } as unknown as Face;
const shot = (ms: number, weight?: number) => ({ ms, picture: { moment: weight === undefined ? null : { weight, tone: 'bad' } } });
const worth = (...events: ReturnType<typeof shot>[]) => worthOf(face)(events as never, {});

test('a moment that weighs more is more worth seeing than any longer scene', () => {
  expect(worth(shot(300, 3))).toBeGreaterThan(worth(shot(9000), shot(9000, 2)));
  expect(worth(shot(300, 1))).toBeGreaterThan(worth(shot(60_000)));
});

test('of what weighs the same, the longer scene is', () => {
  expect(worth(shot(300, 2), shot(900))).toBeGreaterThan(worth(shot(300, 2)));
  expect(worth(shot(900))).toBeGreaterThan(worth(shot(300)));
});

test('a face without a film, or one that fails, shows where most happens or nothing', () => {
  expect(worthOf({} as Face)([1, 2, 3] as never, {})).toBe(3);
  const broken = { film: () => { throw new Error('no table'); } } as unknown as Face; // biome-ignore format: short
  expect(worthOf(broken)([1] as never, {})).toBe(0);
});
