/** The same 390 throws here and in Rapier 0.19.3: on average they must tell the same story. Throw by throw Rapier does not even agree with itself at another step length. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Comparison } from './compare.ts';

const program = join(import.meta.dirname, 'compare.ts');
const { throws, sameFirst, sameEnd, here, there, timesAsFast }: Comparison = JSON.parse(
  execFileSync(process.execPath, [program], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
);

/** How far the two are apart, as a part of what Rapier says. */
const apart = (key: keyof typeof here) => Math.abs(here[key] / there[key] - 1);
const points = (key: keyof typeof here) => Math.abs(here[key] - there[key]);

test('the first thing touched is the same in 97 of 100 throws', () => {
  expect(throws).toBeGreaterThanOrEqual(300);
  expect(sameFirst).toBeGreaterThanOrEqual(97);
});

test('as many bounces, to 0.4', () => {
  expect(points('bounces')).toBeLessThan(0.4);
});

test('ways as long and as slow, to 15 in 100', () => {
  expect(apart('path')).toBeLessThan(0.15);
  expect(apart('time')).toBeLessThan(0.15);
});

test('they come to rest as far from the middle, to 2.5 cm', () => {
  expect(points('distance')).toBeLessThan(25);
});

test('as many on the board, in holes, over the edge', () => {
  expect(points('board')).toBeLessThan(10);
  expect(points('off')).toBeLessThan(10);
  expect(points('hole')).toBeLessThan(4);
});

test('three throws of five end in the same kind of place', () => {
  expect(sameEnd).toBeGreaterThan(60);
});

test('at least six times as fast, among four dice', () => {
  expect(timesAsFast).toBeGreaterThan(6);
});
