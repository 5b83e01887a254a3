import { die } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { golden } from '../src/golden.ts';
import { breakGame, steps } from './broken/base.ts';

test('a playthrough tells each decision, what happened and whose view changed', () => {
  const told = golden(breakGame({}), { seats: 2, seed: 'told' });
  expect(told).toBe(golden(breakGame({}), { seats: 2, seed: 'told' }));
  expect(told.split('\n')[0]).toBe("Bidding 1, 2 seats, seed 'told', {}");
  expect(told).toMatch(/# \d+: seat [01] bid card=\d+/);
  expect(told).toMatch(/ {2}\. shown bids=\[\d+,\d+\] winner=[01]/);
  expect(told).toMatch(/ {2}\*\| points = \[/);
  expect(told).toMatch(/ {2}0\| hands\.0 = \[/);
  expect(told).toMatch(/ {2}1\| hands\.0 = \d/);
  expect(told).toMatch(/# result: \{"winners"/);
});

test('any change of the rules shows', () => {
  const twice = breakGame(
    {},
    {
      named: (t, f, out) => {
        die(t.random);
        return steps.named(t, f, out);
      },
    },
  );
  expect(golden(twice, { seats: 2, seed: 'told' })).not.toBe(golden(breakGame({}), { seats: 2, seed: 'told' }));
});
