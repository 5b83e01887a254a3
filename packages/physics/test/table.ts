/** A table to test on: a board of nine holes, a moat, and throws of three kinds, all from fixed seeds. */
import type { Board, Motion, Pose, Table, Triple, Turned } from '../src/index.ts';

const hole = (x: number, y: number) => ({ x, y, radius: 13_000 });

export const BOARD: Board = {
  radius: 210_000,
  thickness: 2_500,
  holes: [
    hole(67_658, 24_625),
    hole(-55_155, 46_281),
    hole(-12_503, -70_906),
    hole(19_101, 108_329),
    hole(-103_366, -37_622),
    hole(84_265, -70_707),
    hole(148_000, 0),
    hole(-74_000, 128_172),
    hole(-74_000, -128_172),
  ],
  sectors: [{ inner: 25_000, outer: 43_000, from: [342_020, -939_693], to: [866_025, -500_000] }],
};

export const TABLE_OF_OAK: Table = {
  half: 550_000,
  thickness: 30_000,
  floor: 740_000,
  board: BOARD,
  boxes: [],
  materials: {
    table: { bounce: 550, friction: 400 },
    board: { bounce: 150, friction: 800 },
    floor: { bounce: 450, friction: 450 },
    die: { bounce: 400, friction: 300 },
  },
};

/** Whole numbers in a range, from a small generator of its own: this package knows no other. */
export function numbers(seed: number): (low: number, high: number) => number {
  let state = seed >>> 0;
  return (low, high) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    // The upper bits are the good ones.
    const part = ((state >>> 8) ^ (Math.imul(state, 40503) >>> 12)) & 0xfffff;
    return low + Math.round((part / 0xfffff) * (high - low));
  };
}

type Draw = ReturnType<typeof numbers>;

export function anyTurn(draw: Draw): Turned {
  for (;;) {
    const q = [0, 1, 2, 3].map(() => draw(-1000, 1000));
    const length = Math.sqrt(q.reduce((sum, x) => sum + x * x, 0));
    if (length > 100 && length < 1000) return q.map((x) => Math.round((x / length) * 32_767)) as unknown as Turned;
  }
}

const triple = (x: number, y: number, z: number): Triple => [x, y, z];

/** Anything from anywhere; the right direction at any speed; about the right speed. */
export const THROWS: Record<'random' | 'novice' | 'skilled', (draw: Draw) => Motion> = {
  random: (draw) => ({
    place: triple(draw(-500_000, 500_000), draw(-500_000, 500_000), draw(80_000, 400_000)),
    turned: anyTurn(draw),
    velocity: triple(draw(-2000, 2000), draw(-2000, 2000), draw(-2000, 1500)),
    spin: triple(draw(-40_000, 40_000), draw(-40_000, 40_000), draw(-40_000, 40_000)),
  }),
  novice: (draw) => ({
    place: triple(draw(-60_000, 60_000), -500_000, draw(100_000, 250_000)),
    turned: anyTurn(draw),
    velocity: triple(draw(-250, 250), draw(600, 1800), draw(-1200, 300)),
    spin: triple(draw(-20_000, 20_000), draw(-20_000, 20_000), draw(-20_000, 20_000)),
  }),
  skilled: (draw) => ({
    place: triple(draw(-1_000, 1_000), -500_000, draw(139_000, 141_000)),
    turned: [32_767, 0, 0, 0],
    velocity: triple(draw(-30, 30), draw(1450, 1550), draw(-320, -280)),
    spin: triple(draw(28_000, 32_000), draw(-1000, 1000), draw(-1000, 1000)),
  }),
};

export const flat = (x: number, y: number, z: number): Pose => ({ place: [x, y, z], turned: [32_767, 0, 0, 0] });

/** Four dice on the board. */
export const FOUR: readonly Pose[] = [
  flat(60_000, 80_000, 10_500),
  flat(-80_000, -10_000, 10_500),
  flat(20_000, -120_000, 10_500),
  flat(-30_000, 90_000, 10_500),
];

export const still = ({ place, turned }: Pose): Motion => ({ place, turned, velocity: [0, 0, 0], spin: [0, 0, 0] });
