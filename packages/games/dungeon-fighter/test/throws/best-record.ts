/**
 * `node packages/games/dungeon-fighter/test/throws/best-record.ts [beginnings] [seed]`: looks for the one plain record that is worth
 * most, by climbing from many beginnings, and prints the best with their worth: sent once, and again and again at one table.
 */
import { below, sfc32 } from '@undercroft/engine';
import { cosine, sine } from '../../src/throws/angles.ts';
import { carryOut } from '../../src/throws/carry-out.ts';
import { checkThrow } from '../../src/throws/check.ts';
import { type Habit, type ThrowRecord, USUAL, withHabit } from '../../src/throws/index.ts';
import { recordOf } from './outcomes.ts';

const [beginnings = 2500, seed = 5] = process.argv.slice(2).map(Number);
const random = sfc32(seed);
const between = (low: number, high: number): number => low + (below(random, 20_001) / 20_000) * (high - low);

/** From where to where each figure goes: out, aside, height, speed, rise, yaw, and the three spins. */
const BOUNDS: readonly (readonly [number, number])[] = [
  [471_000, 560_000],
  [-200_000, 200_000],
  [13_000, 300_000],
  [600, 5500],
  [-3000, 2500],
  [-200, 200],
  [-119_000, 119_000],
  [-119_000, 119_000],
  [-100_000, 100_000],
];
/** Every other search begins where hands are low and flat. */
const FLAT: typeof BOUNDS = BOUNDS.map((bounds, i) => (i === 2 ? [13_000, 40_000] : i === 4 ? [-800, 200] : bounds));

function recordFrom(figures: readonly number[]): ThrowRecord {
  const [out = 0, aside = 0, height = 0, speed = 0, rise = 0, yaw = 0, roll = 0, side = 0, twist = 0] = figures.map(Math.round);
  const velocity: ThrowRecord['velocity'] = [Math.round(speed * sine(yaw)), Math.round(speed * cosine(yaw)), rise];
  return recordOf({ place: [aside, -out, height], velocity, spin: [roll, side, twist] });
}
const isLegal = (figures: readonly number[]): boolean => checkThrow(recordFrom(figures), [], []) === null;

interface Worth {
  mean: number;
  four: number;
}
function worthOf(figures: readonly number[], times: number, isOneTable = false): Worth {
  const record = recordFrom(figures);
  let [sum, four] = [0, 0];
  let habits: Habit[] = [];
  for (let i = 0; i < times; i++) {
    const { verdict, habit } = carryOut(record, [], [], 0, random, USUAL, habits);
    if (isOneTable) habits = withHabit(habits, habit);
    sum += verdict.section;
    if (verdict.section >= 4) four++;
  }
  return { mean: sum / times, four: four / times };
}

interface Found {
  figures: number[];
  mean: number;
}

function beginning(i: number): Found {
  const bounds = i % 2 === 0 ? BOUNDS : FLAT;
  let figures: number[];
  do figures = bounds.map(([low, high]) => between(low, high));
  while (!isLegal(figures));
  return { figures, mean: worthOf(figures, 12).mean };
}

/** Steps of this size, as a part of each bound; each trial is so many throws. */
function climb(one: Found, step: number, throws: number): void {
  one.mean = worthOf(one.figures, throws).mean;
  for (let i = 0; i < 14; i++) {
    const near = one.figures.map((x, k) => {
      const [low, high] = BOUNDS[k]!;
      return below(random, 3) === 0 ? x : Math.min(high, Math.max(low, x + between(-step, step) * (high - low)));
    });
    if (!isLegal(near) || worthOf(near, throws).mean <= one.mean) continue;
    // Again, or it would only have been lucky.
    one.figures = near;
    one.mean = worthOf(near, 2 * throws).mean;
  }
}

const bestOf = (found: Found[], count: number): Found[] => found.sort((a, b) => b.mean - a.mean).slice(0, count);

let found = bestOf(
  Array.from({ length: beginnings }, (_, i) => beginning(i)),
  Math.max(6, Math.round(beginnings / 15)),
);
for (const [step, throws] of [
  [0.08, 24],
  [0.04, 40],
  [0.02, 80],
] as const) {
  for (const one of found) climb(one, step, throws);
  found = bestOf(found, Math.ceil(found.length / 2));
}
const told = ({ mean, four }: Worth): string => `${mean.toFixed(2)} (${(100 * four).toFixed(0)} % on 4 or better)`;
for (const { figures } of found.slice(0, 5))
  console.log(
    `once ${told(worthOf(figures, 600))}, at one table ${told(worthOf(figures, 1500, true))}: ${figures.map(Math.round).join(' ')}`,
  );
