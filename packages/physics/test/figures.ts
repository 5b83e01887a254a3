/**
 * Measures the solver and prints the figures as one line of JSON; `quality.test.ts` says what they must be. A
 * program of its own, because a test runner rewrites imports in a way that makes tight loops ten times slower.
 */

import { groundOf } from '../src/ground/ground.ts';
import { BOX, GRAVITY, type Motion, type Pose, simulate, TABLE, type Table } from '../src/index.ts';
import { emptyWorld, energyOf, enter } from '../src/state.ts';
import { tick } from '../src/step.ts';
import { cornersOf, fromSkin, matrixOf, overlapOf } from './overlap.ts';
import { anyTurn, BOARD, FOUR, flat, numbers, still, TABLE_OF_OAK, THROWS } from './table.ts';

const median = (list: number[]) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)]!;

function faceOf(pose: Pose): number {
  const up = matrixOf(pose).slice(6);
  const axis = up.reduce((best, x, i) => (Math.abs(x) > Math.abs(up[best]!) ? i : best), 0);
  return axis * 2 + (up[axis]! > 0 ? 0 : 1);
}

/** How deep dice of a heap sit in each other, in mm. */
function overlapAmong(dice: readonly Pose[]): number {
  let deepest = 0;
  for (const a of dice) {
    for (const b of dice) {
      if (a === b || Math.hypot(...a.place.map((x, i) => x - b.place[i]!)) > 26_000) continue;
      for (const corner of cornersOf(a)) deepest = Math.max(deepest, 1.5 - fromSkin(b, corner));
    }
  }
  return deepest;
}

/** A die that lies crooked although no rim, hole, edge or die is near enough to hold it up. */
function isCrookedInTheOpen(rest: Pose, lying: readonly Pose[]): boolean {
  const upright = Math.max(...matrixOf(rest).slice(6).map(Math.abs));
  if (upright > 0.9994 || rest.place[2] < -100_000) return false;
  const [x, y] = [rest.place[0] / 1000, rest.place[1] / 1000];
  const atRim = Math.abs(Math.hypot(x, y) - BOARD.radius / 1000) < 20;
  const atHole = BOARD.holes.some((h) => Math.hypot(x - h.x / 1000, y - h.y / 1000) < 28) || Math.hypot(x, y) < 60;
  const atDie = lying.some(({ place }) => Math.hypot(place[0] / 1000 - x, place[1] / 1000 - y) < 26);
  return !(atRim || atHole || atDie || Math.max(Math.abs(x), Math.abs(y)) > 530);
}

/** Throws of all kinds, a third of them among four dice. */
function manyThrows() {
  const draw = numbers(20);
  const faces = [0, 0, 0, 0, 0, 0];
  const depths: number[] = [];
  let [timeouts, odd, crooked, pairs, pairDepth] = [0, 0, 0, 0, 0];
  for (let i = 0; i < 5000; i++) {
    const skilled = i % 7 === 6;
    const { rest, lying, woken, timedOut } = simulate(
      THROWS[skilled ? 'skilled' : i % 2 === 0 ? 'random' : 'novice'](draw),
      i % 3 === 0 ? FOUR : [],
      TABLE_OF_OAK,
    );
    if (timedOut) timeouts++;
    const told = [rest, ...lying].flatMap(({ place, turned }) => [...place, ...turned]);
    if (!told.every((x) => Number.isInteger(x) && !Object.is(x, -0))) odd++;
    depths.push(overlapOf(rest));
    if (isCrookedInTheOpen(rest, lying)) crooked++;
    // Skilled throws all begin level, which leaves a trace; the others must not show one.
    if (!skilled) faces[faceOf(rest)]!++;
    if (!woken.some(Boolean)) continue;
    pairs++;
    pairDepth = Math.max(pairDepth, overlapAmong([rest, ...lying]));
  }
  const mean = faces.reduce((sum, n) => sum + n, 0) / 6;
  const chi2 = faces.reduce((sum, n) => sum + ((n - mean) * (n - mean)) / mean, 0);
  return { timeouts, odd, overlapMedian: median(depths), overlapMost: Math.max(...depths), crooked, pairs, pairDepth, chi2 };
}

/** The largest growth of energy in one tick: as millimetres of height, and of very fast throws as a part of it all. */
function energyGrowth() {
  const draw = numbers(5);
  const growth = (throwing: Motion, lying: readonly Pose[], of: (growth: number, energy: number) => number) => {
    let [before, worst] = [Number.POSITIVE_INFINITY, 0];
    simulate(throwing, lying, TABLE_OF_OAK, (world) => {
      const energy = energyOf(world, GRAVITY) / GRAVITY + 740;
      worst = Math.max(worst, of(energy - before, energy));
      before = energy;
    });
    return worst;
  };
  let [height, part] = [0, 0];
  for (let i = 0; i < 360; i++) {
    height = Math.max(
      height,
      growth(THROWS[i % 3 === 0 ? 'random' : i % 3 === 1 ? 'novice' : 'skilled'](draw), i % 2 === 0 ? [] : FOUR, (more) => more),
    );
  }
  for (let i = 0; i < 60; i++) {
    const fast: Motion = {
      place: [draw(-200_000, 200_000), -500_000, 200_000],
      turned: anyTurn(draw),
      velocity: [0, 5500, -2400],
      spin: [0, 70_000, 97_000],
    };
    part = Math.max(
      part,
      growth(fast, [], (more, energy) => more / energy),
    );
  }
  return { height, part };
}

/** How far a die that rests has moved half a second later, in mm. */
function drift(): number {
  const draw = numbers(8);
  const world = emptyWorld(groundOf(TABLE_OF_OAK));
  let most = 0;
  for (let i = 0; i < 300; i++) {
    const { rest } = simulate(THROWS.novice(draw), [], TABLE_OF_OAK);
    enter(world, still(rest), []);
    for (let k = 0; k < 12; k++) tick(world, () => {});
    const before = [...world.dice.subarray(0, 3)];
    for (let k = 0; k < 120; k++) tick(world, () => {});
    most = Math.max(most, Math.hypot(...before.map((x, k) => x - world.dice[k]!)));
  }
  return most;
}

/** The lowest that the middle of a die comes which is thrown straight down at holes and rims at 6 m/s. */
function lowestOverBoard(): number {
  const draw = numbers(9);
  let lowest = 100;
  for (let i = 0; i < 200; i++) {
    const { x, y } = BOARD.holes[i % 9]!;
    const thrown: Motion = {
      place: [x + draw(-20_000, 20_000), y + draw(-20_000, 20_000), 60_000],
      turned: anyTurn(draw),
      velocity: [0, 0, -6000],
      spin: [draw(-60_000, 60_000), 0, draw(-60_000, 60_000)],
    };
    let gone = false;
    simulate(thrown, [], TABLE_OF_OAK, ({ dice }) => {
      // Once over the edge it may well come to lie under the table.
      gone ||= Math.max(Math.abs(dice[0]!), Math.abs(dice[1]!)) > 540;
      if (!gone) lowest = Math.min(lowest, dice[2]!);
    });
  }
  return lowest;
}

/** Of 360 dice thrown at a card of 2 mm: how many passed through it, and how many did not even touch it. */
function throughCard() {
  const card = {
    middle: [0, 300_000, 31_500],
    half: [44_000, 1_000, 31_500],
    along: [1, 0],
    material: { bounce: 250, friction: 350 },
  } as const;
  const table: Table = { ...TABLE_OF_OAK, boxes: [card] };
  let [through, untouched] = [0, 0];
  for (const speed of [1500, 3000, 6000]) {
    const draw = numbers(speed);
    for (let i = 0; i < 120; i++) {
      const spin = [draw(-40_000, 40_000), draw(-40_000, 40_000), draw(-40_000, 40_000)] as const;
      const thrown: Motion = {
        place: [draw(-30_000, 30_000), 340_000, draw(15_000, 45_000)],
        turned: anyTurn(draw),
        velocity: [0, -speed, 0],
        spin,
      };
      let before = 340;
      const { touches } = simulate(thrown, [], table, ({ dice }) => {
        // Across its plane, while no part of the die is above or beside it.
        if (before > 300 && dice[1]! <= 300 && Math.abs(dice[0]!) < 30 && dice[2]! < 50) through++;
        before = dice[1]!;
      });
      if (!touches.some(({ what }) => what === BOX)) untouched++;
    }
  }
  return { through, untouched };
}

/** Of 2,000 dice thrown at a die at 6 m/s: how many passed it low without touching it or the table. */
function passedDie(): number {
  const draw = numbers(10);
  let passed = 0;
  for (let i = 0; i < 2000; i++) {
    const thrown: Motion = {
      place: [draw(-5_000, 5_000), 450_000, draw(13_000, 16_000)],
      turned: anyTurn(draw),
      velocity: [0, -6000, 0],
      spin: [0, 0, 0],
    };
    const { woken, touches } = simulate(thrown, [flat(0, 400_000, 8_000)], { ...TABLE_OF_OAK, board: null });
    if (woken[0] !== true && !touches.some(({ what }) => what === TABLE)) passed++;
  }
  return passed;
}

function stacks() {
  const draw = numbers(11);
  let [standing, timeouts, longest] = [0, 0, 0];
  for (let i = 0; i < 40; i++) {
    const at = (level: number): Pose => {
      const half = (draw(0, 3600) / 20 / 180) * Math.PI;
      const turned = [Math.round(Math.cos(half) * 32_767), 0, 0, Math.round(Math.sin(half) * 32_767)] as const;
      return { place: [300_000 + draw(-2_000, 2_000), draw(-2_000, 2_000), 8_000 + level * 16_000], turned };
    };
    const { lying, rest, timedOut, ticks } = simulate(still({ ...at(2), place: [300_000, 0, 41_000] }), [at(0), at(1)], TABLE_OF_OAK);
    if (timedOut) timeouts++;
    longest = Math.max(longest, ticks);
    const heights = [lying[0]!, lying[1]!, rest].map(({ place }) => Math.round(place[2] / 1000));
    if (heights.join() === '8,24,40') standing++;
  }
  return { standing, timeouts, longest };
}

/** Twelve dice dropped onto one place, one after the other. */
function heap() {
  const draw = numbers(12);
  let lying: Pose[] = [];
  let timeouts = 0;
  for (let i = 0; i < 12; i++) {
    const thrown: Motion = {
      place: [300_000 + draw(-12_000, 12_000), draw(-12_000, 12_000), 140_000],
      turned: anyTurn(draw),
      velocity: [0, 0, 0],
      spin: [0, 0, 0],
    };
    const outcome = simulate(thrown, lying, TABLE_OF_OAK);
    if (outcome.timedOut) timeouts++;
    lying = [...outcome.lying, outcome.rest];
  }
  return { timeouts, depth: overlapAmong(lying), lowest: Math.min(...lying.map(({ place }) => place[2])) };
}

export interface Figures {
  many: ReturnType<typeof manyThrows>;
  energy: ReturnType<typeof energyGrowth>;
  drift: number;
  lowest: number;
  card: ReturnType<typeof throughCard>;
  passedDie: number;
  stacks: ReturnType<typeof stacks>;
  heap: ReturnType<typeof heap>;
}

const figures: Figures = {
  many: manyThrows(),
  energy: energyGrowth(),
  drift: drift(),
  lowest: lowestOverBoard(),
  card: throughCard(),
  passedDie: passedDie(),
  stacks: stacks(),
  heap: heap(),
};
console.log(JSON.stringify(figures));
