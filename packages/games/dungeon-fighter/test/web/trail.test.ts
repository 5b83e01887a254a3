import { sfc32 } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { filmThrow, plainThrow } from '../../src/throws/index.ts';
import { flightFrom } from '../../web/flight.ts';
import { trailOf } from '../../web/trail.ts';

const THROWS = Array.from({ length: 12 }, (_, seed) => {
  const record = plainThrow([], [], sfc32(seed));
  const { verdict, lying, outcome } = filmThrow(record, [], [], 0, sfc32(seed + 100));
  const flight = flightFrom(outcome, [0], []);
  return { verdict, lying, flight, trail: trailOf(flight, verdict.facts) };
});

test('the contacts are those the judge counted, in the order of time', () => {
  for (const { verdict, trail } of THROWS) {
    const { bounces, touchedBoardAt } = verdict.facts;
    expect(trail.contacts.filter(({ kind }) => kind === 'bounce')).toHaveLength(bounces);
    expect(trail.contacts.filter(({ kind }) => kind === 'shield')).toHaveLength(touchedBoardAt === null ? 0 : 1);
    const seconds = trail.contacts.map((contact) => contact.seconds);
    expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
    if (bounces > 0) expect(seconds[0]).toBeGreaterThan(0);
  }
});

test('the way ends where the die lies, and has no more dots than can be drawn', () => {
  for (const { lying, trail } of THROWS) {
    const [rest, lies] = [trail.contacts.at(-1)!.at, lying.at(-1)!.pose.place];
    expect(Math.hypot(rest[0] - lies[0], rest[1] - lies[1])).toBeLessThan(200);
    expect(trail.dots.length).toBeLessThanOrEqual(60);
    expect(trail.dots.length).toBeGreaterThan(5);
  }
});

test('five poses on the way stand for the flight where nothing may move', () => {
  for (const { flight, trail } of THROWS) {
    expect(trail.ghosts).toHaveLength(5);
    const [x, y] = [flight.film.dice[0]![0]! * 1000, flight.film.dice[0]![1]! * 1000];
    expect(trail.ghosts[0]!.at.slice(0, 2)).toEqual([x, y]);
  }
});
