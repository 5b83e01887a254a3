import { sfc32 } from '@undercroft/engine';
import { expect, test } from 'vitest';
import { diceOf, intend } from '../../src/throws/aim/intend.ts';
import { perform } from '../../src/throws/body/perform.ts';
import { filmLaunch, filmReleased } from '../../src/throws/index.ts';
import { type Flight, flightFrom, msAt, msOf, soundsOf, tickAt } from '../../web/flight.ts';
import { AT_REST, powerFor, recordOf } from '../../web/throw/hand.ts';

const flightAt = (metres: number, turn = 0): Flight =>
  flightFrom(filmReleased(recordOf({ ...AT_REST, power: powerFor(metres), turn }), [], []), [0], []);

const FLIGHTS = [1.1, 1.2, 1.25, 1.3, 1.35, 1.4, 1.5, 2].flatMap((metres) => [-4, 0, 4].map((turn) => flightAt(metres, turn)));

test('time goes on, never back, and ends with the last tick', () => {
  for (const flight of FLIGHTS) {
    const ticks = Array.from({ length: 60 }, (_, i) => tickAt(flight, (msOf(flight) * i) / 59));
    expect(ticks).toEqual(ticks.toSorted((a, b) => a - b));
    expect(ticks[0]).toBe(0);
    expect(ticks.at(-1)).toBeCloseTo(flight.film.ticks, 6);
  }
});

test('a tick is seen when the clock says so', () => {
  for (const flight of FLIGHTS)
    for (const share of [0.2, 0.5, 0.8])
      expect(tickAt(flight, msAt(flight, flight.film.ticks * share))).toBeCloseTo(flight.film.ticks * share, 6);
});

test('near the bull time goes slower, by 900 ms at most', () => {
  const slow = FLIGHTS.filter((flight) => flight.slow !== null);
  expect(slow.length).toBeGreaterThan(0);
  expect(slow.length).toBeLessThan(FLIGHTS.length);
  for (const flight of slow) expect(msOf(flight) - (flight.film.ticks * 1000) / 240).toBeLessThan(900);
});

test('the first thing heard of a good throw is oak', () => {
  for (const flight of [1.2, 1.3].map((metres) => flightAt(metres))) expect(soundsOf(flight)[0]?.sound).toBe('oak');
});

test('a film with what came before it is the same flight, later', () => {
  const record = intend(['elbow'], diceOf(sfc32(11)));
  const { motion } = perform({ record, wanted: ['elbow'] });
  const launch = filmLaunch(record, motion)!;
  const simulated = filmReleased(motion, [], []);
  const [plain, whole] = [flightFrom(simulated, [0], []), flightFrom(simulated, [0], [], launch)];
  expect(whole.released).toBe(launch.ticks);
  expect(whole.film.ticks).toBe(plain.film.ticks + launch.ticks);
  expect(whole.knocks.map(({ tick }) => tick - whole.released)).toEqual(plain.knocks.map(({ tick }) => tick));
  expect([...whole.film.dice[0]!.subarray(launch.frames.length)]).toEqual([...plain.film.dice[0]!]);
});
