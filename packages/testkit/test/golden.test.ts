import { die } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { golden, inFull, playthrough, textOf } from '../src/golden.ts';
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

test('between the first decisions and the last ones stands a line with a hash for each, which is told in full when it is asked for', () => {
  const { head, tellings, result } = playthrough(breakGame({}), { seats: 2, seed: 'told' });
  const [opening, one] = [tellings[0]!, tellings[1]!];
  const long = [opening, ...Array.from({ length: 100 }, (_, i) => ({ ...one, title: `# ${i + 1}: seat 0 bid`, hash: `hash${i + 1}` }))];
  const lines = textOf({ head, tellings: long, result }).split('\n');
  const short = lines.filter((line) => line.includes(' … '));
  expect(short).toHaveLength(20);
  expect([short[0], short.at(-1)]).toEqual(['# 61: seat 0 bid … hash61', '# 80: seat 0 bid … hash80']);
  expect(lines).toContain('# 60: seat 0 bid');
  expect(lines).toContain('# 81: seat 0 bid');
  expect(inFull({ head, tellings: long, result }, short[0]!)).toEqual(['# 61: seat 0 bid', ...one.lines]);
  expect(inFull({ head, tellings: long, result }, lines[2]!)).toEqual([]);
});

test('what runs is one line, and what is left out of a telling is in its hash', () => {
  const [told, less] = [
    playthrough(breakGame({}), { seats: 2, seed: 'told' }),
    playthrough(breakGame({}), { seats: 2, seed: 'told', leaves: ['points'] }),
  ];
  expect(textOf(told)).toMatch(/ {2}\*\| stack = \w+\.\w+.* \? 0 bid, 1 bid/);
  expect(textOf(told)).toContain('points = ');
  expect(textOf(less)).not.toContain('points = ');
  expect(less.tellings.map(({ hash }) => hash)).toEqual(told.tellings.map(({ hash }) => hash));
  expect(new Set(told.tellings.map(({ hash }) => hash)).size).toBe(told.tellings.length);
});
