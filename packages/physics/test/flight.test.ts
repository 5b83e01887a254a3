import { expect, test } from 'vitest';
import { GRAVITY, type Motion, PATH_SIZE, simulate, type Table, TICKS_PER_SECOND } from '../src/index.ts';
import { anyTurn, flat, numbers, still, TABLE_OF_OAK } from './table.ts';

const BARE: Table = { ...TABLE_OF_OAK, board: null };

test('in the air a die follows the parabola', () => {
  const thrown: Motion = { ...flat(0, -500_000, 700_000), velocity: [120, 900, 400], spin: [30_000, -20_000, 11_000] };
  const { path } = simulate(thrown, [], TABLE_OF_OAK);
  for (let tick = 0; tick <= 60; tick++) {
    const t = tick / TICKS_PER_SECOND;
    const expected = [120 * t, -500 + 900 * t, 700 + 400 * t - (GRAVITY * t * t) / 2];
    for (let i = 0; i < 3; i++) expect(Math.abs(path.at[tick * PATH_SIZE + i]! - expected[i]!)).toBeLessThan(1e-6);
  }
});

test('a spin of its own turns it at that rate about that axis', () => {
  const { path } = simulate({ ...flat(0, -500_000, 700_000), velocity: [0, 0, 0], spin: [0, 0, 40_000] }, [], TABLE_OF_OAK);
  const tick = 48;
  const [w, , , z] = [3, 4, 5, 6].map((i) => path.at[tick * PATH_SIZE + i]!) as [number, number, number, number];
  const angle = 2 * Math.atan2(z, w);
  const expected = (40 * tick) / TICKS_PER_SECOND;
  expect(Math.abs(Math.sin((angle - expected) / 2))).toBeLessThan(1e-3);
});

test.each([300, 550, 800])('a flat drop comes back with %i thousandths of its speed, to 5 %%', (bounce) => {
  const table: Table = { ...BARE, materials: { ...BARE.materials, table: { bounce, friction: 400 } } };
  const rises: number[] = [];
  let last = 0;
  simulate(still(flat(0, 0, 132_000)), [], table, (world) => {
    const speed = world.dice[9]!;
    if (last < -100 && speed > 0) rises.push(-speed / last);
    last = speed;
  });
  expect(rises[0]! * 1000).toBeGreaterThan(bounce * 0.95);
  expect(rises[0]! * 1000).toBeLessThan(bounce * 1.05);
});

test('friction stops a sliding die where it should', () => {
  // Flat on the table at 600 mm/s: v²/(2 µ g) = 600² / (2 · 0.4 · 9810) = 45.9 mm, less what tumbling takes.
  const { rest } = simulate({ ...flat(-300_000, -400_000, 8_000), velocity: [600, 0, 0], spin: [0, 0, 0] }, [], BARE);
  expect(rest.place[0] + 300_000).toBeGreaterThan(35_000);
  expect(rest.place[0] + 300_000).toBeLessThan(60_000);
  expect(Math.abs(rest.place[2] - 8_000)).toBeLessThan(20);
});

test('over the edge it falls to the floor and stays there', () => {
  const draw = numbers(3);
  for (let i = 0; i < 20; i++) {
    const { rest, supports, timedOut } = simulate(
      { place: [500_000, draw(-300_000, 300_000), 60_000], turned: anyTurn(draw), velocity: [1200, 0, 0], spin: [0, 0, 0] },
      [],
      BARE,
    );
    expect(timedOut).toBe(false);
    expect(rest.place[0]).toBeGreaterThan(550_000);
    expect(Math.abs(rest.place[2] + 732_000)).toBeLessThan(60);
    expect(supports.length).toBeGreaterThan(0);
  }
});
