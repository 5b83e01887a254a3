/**
 * Throws each of 390 throws in both engines and prints what they tell, on average, and how fast each was.
 * Materials are calibrated: Rapier gives back more than it is told, most of all on the board, so it is told less.
 */
import { BOARD as BOARD_LABEL, type Motion, PATH_SIZE, PATH_SPIN, type Pose, simulate, TABLE, TICKS_PER_SECOND } from '../src/index.ts';
import { endOf, type Settings, spent, type Told, throwInRapier } from './rapier-throws.ts';
import { FOUR, numbers, TABLE_OF_OAK, THROWS } from './table.ts';

const SETTINGS: Settings = {
  hertz: 960,
  table: { bounce: 0.48, friction: 0.42 },
  board: { bounce: 0.02, friction: 0.6 },
  softCcd: 0,
};

/** The same throw here, in the words of the comparison. */
function throwHere(thrown: Motion, lying: readonly Pose[]): Told {
  const { touches, path, ticks } = simulate(thrown, lying, TABLE_OF_OAK);
  const onBoard = touches.find(({ what }) => what === BOARD_LABEL)?.from ?? Number.POSITIVE_INFINITY;
  const onTable = touches.filter(({ what, from }) => what === TABLE && from < onBoard);
  const at = (tick: number) => [0, 1, 2].map((i) => path.at[tick * PATH_SIZE + i]!) as [number, number, number];
  let [length, last, moved] = [0, 0, 0];
  // As there: what falls over the edge is over.
  while (last < ticks && at(last)[2] >= -10) {
    last++;
    const way = Math.hypot(...at(last).map((x, i) => x - at(last - 1)[i]!));
    const spin = Math.hypot(...[0, 1, 2].map((i) => path.at[last * PATH_SIZE + PATH_SPIN + i]!));
    if (way * TICKS_PER_SECOND >= 5 || spin >= 0.3) moved = last;
    length += way;
  }
  const [x, y, z] = at(last);
  const distance = Math.hypot(x, y);
  return {
    first: onTable.length > 0 ? 'table' : onBoard < Number.POSITIVE_INFINITY ? 'board' : 'none',
    bounces: onTable.length,
    path: length,
    time: moved / TICKS_PER_SECOND,
    distance,
    end: endOf(distance, z),
  };
}

export interface Summary {
  bounces: number;
  path: number;
  time: number;
  distance: number;
  board: number;
  hole: number;
  off: number;
}

const mean = (list: readonly number[]) => list.reduce((sum, x) => sum + x, 0) / list.length;

function summary(list: readonly Told[]): Summary {
  const part = (end: Told['end']) => 100 * mean(list.map((told) => (told.end === end ? 1 : 0)));
  return {
    bounces: mean(list.map(({ bounces }) => bounces)),
    path: mean(list.map(({ path }) => path)),
    time: mean(list.map(({ time }) => time)),
    distance: mean(list.map(({ distance }) => distance)),
    board: part('board'),
    hole: part('hole'),
    off: part('off'),
  };
}

const draw = numbers(4711);
const throws = (['random', 'novice', 'skilled'] as const).flatMap((kind) => Array.from({ length: 130 }, () => THROWS[kind](draw)));

const here = throws.map((thrown) => throwHere(thrown, []));
const there = throws.map((thrown) => throwInRapier(thrown, [], SETTINGS));
const some = throws.filter((_, i) => i % 4 === 0);
// Both are warm by now; speed at the step length of this solver, among four dice, without building Rapier's worlds.
spent.ms = 0;
for (const thrown of some) throwInRapier(thrown, FOUR, { ...SETTINGS, hertz: 240 });
const REPEATS = 6;
const begun = performance.now();
for (let i = 0; i < REPEATS; i++) for (const thrown of some) simulate(thrown, FOUR, TABLE_OF_OAK);
const ownMs = (performance.now() - begun) / REPEATS;

export interface Comparison {
  throws: number;
  sameFirst: number;
  here: Summary;
  there: Summary;
  sameEnd: number;
  timesAsFast: number;
}

const comparison: Comparison = {
  throws: throws.length,
  sameFirst: (100 * here.filter(({ first }, i) => first === there[i]!.first).length) / throws.length,
  here: summary(here),
  there: summary(there),
  sameEnd: (100 * here.filter(({ end }, i) => end === there[i]!.end).length) / throws.length,
  timesAsFast: spent.ms / ownMs,
};
console.log(JSON.stringify(comparison));
