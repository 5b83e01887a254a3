/** What must hold of every throw, whatever it looks like. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Figures } from './figures.ts';

const program = join(import.meta.dirname, 'figures.ts');
const { many, energy, drift, lowest, card, passedDie, stacks, heap }: Figures = JSON.parse(
  execFileSync(process.execPath, [program], { encoding: 'utf8' }),
);

describe('5,000 throws', () => {
  test('all come to rest, on whole numbers', () => {
    expect(many).toMatchObject({ timeouts: 0, odd: 0 });
  });

  test('at rest they overlap nothing by more than a hair', () => {
    expect(many.overlapMedian).toBeLessThan(0.02);
    expect(many.overlapMost).toBeLessThan(0.3);
  });

  test('dice that were knocked overlap each other by less than 0.3 mm', () => {
    expect(many.pairs).toBeGreaterThan(80);
    expect(many.pairDepth).toBeLessThan(0.3);
  });

  test('every face comes up alike (χ² below the one in a thousand)', () => {
    expect(many.chi2).toBeLessThan(20.5);
  });

  test('none lies crooked in the open', () => {
    expect(many.crooked).toBe(0);
  });
});

test('energy never grows', () => {
  expect(energy.height).toBeLessThan(0.2);
  expect(energy.part).toBeLessThan(0.001);
});

test('half a second after rest nothing has moved', () => {
  expect(drift).toBeLessThan(0.02);
});

describe('nothing passes through at 6 m/s', () => {
  test('board and table: the middle of a die stays half an edge above them', () => {
    expect(lowest).toBeGreaterThan(7.2);
  });

  test('a card of 2 mm', () => {
    expect(card).toEqual({ through: 0, untouched: 0 });
  });

  test('a die', () => {
    expect(passedDie).toBe(0);
  });
});

describe('dice on dice', () => {
  test('a stack of three stands, forty times of forty, and rests within a second', () => {
    expect(stacks).toMatchObject({ standing: 40, timeouts: 0 });
    expect(stacks.longest).toBeLessThan(240);
  });

  test('a heap of twelve comes to rest, none in another or in the table', () => {
    expect(heap.timeouts).toBe(0);
    expect(heap.depth).toBeLessThan(0.3);
    expect(heap.lowest).toBeGreaterThan(7_900);
  });
});
