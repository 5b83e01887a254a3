/** What is shown of the body before the die flies ends where the flight begins. */
import { sfc32 } from '@undercroft/engine';
import { FILM_SIZE } from '@undercroft/physics';
import { expect, test } from 'vitest';
import { fumble } from '../../src/throws/aim/fumble.ts';
import { diceOf, intend } from '../../src/throws/aim/intend.ts';
import { perform } from '../../src/throws/body/perform.ts';
import { filmLaunch, LAUNCHERS, type LauncherKey, type ThrowRecord } from '../../src/throws/index.ts';

const random = sfc32(11);
const meant = (keys: readonly LauncherKey[]): ThrowRecord => intend(keys, diceOf(random));

function shown(record: ThrowRecord) {
  const { motion } = perform({ record, wanted: record.launchers });
  return { motion, film: filmLaunch(record, motion) };
}

const placeAt = (frames: Float64Array, tick: number) => [...frames.subarray(tick * FILM_SIZE, tick * FILM_SIZE + 3)];

test.each(LAUNCHERS)('%s: the last picture is where the die is let go, and none jumps', (key) => {
  for (let i = 0; i < 20; i++) {
    const { motion, film } = shown(i < 10 ? meant([key]) : fumble(meant([key]), [key], 'first-timer', random));
    if (film === null) continue;
    const last = placeAt(film.frames, film.ticks - 1);
    for (const axis of [0, 1, 2]) expect(Math.abs(last[axis]! - motion.place[axis]! / 1000)).toBeLessThan(15);
    for (let tick = 1; tick < film.ticks; tick++) {
      const [a, b] = [placeAt(film.frames, tick - 1), placeAt(film.frames, tick)];
      expect(Math.hypot(...a.map((n, axis) => n - b[axis]!))).toBeLessThan(30);
    }
  }
});

test('DF-304 a slam is seen going up at least 15 cm before the swat', () => {
  const record = meant(['slam']);
  const { film } = shown(record);
  const heights = Array.from({ length: film!.ticks }, (_, tick) => placeAt(film!.frames, tick)[2]!);
  expect(Math.max(...heights) - record.place[2] / 1000).toBeGreaterThan(145);
});

test('R-DF-48 of a chain each launcher is seen in its turn', () => {
  const record = meant(['elbow', 'slam']);
  const { film } = shown(record);
  expect(film!.stretches.map(({ key }) => key)).toEqual(record.launchers);
  expect(film!.stretches.every(({ from, to }) => to > from)).toBe(true);
});

test('a plain throw is seen from the hand on', () => {
  const record = meant([]);
  expect(filmLaunch(record, record)).toBeNull();
});
