/**
 * The target board and the table under it, in micrometres: what the dice fall on, what is judged, painted and
 * printed. The board's centre is the origin, x to the right, y away from the near side of the table.
 */
import type { Board, Hole, Materials, Sector } from '@undercroft/physics';
import type { Section } from './verdict.ts';

export const DIE_EDGE = 16_000;

/** Outer radius of each section, from the middle. */
export const RINGS: readonly { section: Exclude<Section, 0>; radius: number }[] = [
  { section: 10, radius: 22_000 },
  { section: 5, radius: 54_000 },
  { section: 4, radius: 90_000 },
  { section: 3, radius: 128_000 },
  { section: 2, radius: 168_000 },
  { section: 1, radius: 210_000 },
];

const HOLE_RADIUS = 13_000;
const hole = (x: number, y: number): Hole => ({ x, y, radius: HOLE_RADIUS });

/** Three on the 4 (20°, 140°, 260°), three on the 3 (80°, 200°, 320°), three on the 2 (0°, 120°, 240°). */
export const HOLES: readonly Hole[] = [
  hole(67_658, 24_625),
  hole(-55_155, 46_281),
  hole(-12_503, -70_906),
  hole(19_101, 108_329),
  hole(-103_366, -37_622),
  hole(84_265, -70_707),
  hole(148_000, 0),
  hole(-74_000, 128_172),
  hole(-74_000, -128_172),
];

/** The moat of the bullseye, from 290° to 330°. */
export const MOAT: Sector = { inner: 25_000, outer: 43_000, from: [342_020, -939_693], to: [866_025, -500_000] };

/** A printed bone: a strip with round ends. */
export interface Bone {
  readonly x: number;
  readonly y: number;
  /** Along which it lies; of length 1,000,000. */
  readonly along: readonly [number, number];
}
export const BONE_LENGTH = 50_000;
export const BONE_WIDTH = 12_000;

/** Three across the edge of the 4 (50°, 170°, 290°), three across the edge of the 2 (30°, 150°, 270°). */
export const BONES: readonly Bone[] = [
  { x: 57_851, y: 68_944, along: [-766_044, 642_788] },
  { x: -88_633, y: 15_628, along: [-173_648, -984_808] },
  { x: 30_782, y: -84_572, along: [939_693, 342_020] },
  { x: 145_492, y: 84_000, along: [-500_000, 866_025] },
  { x: -145_492, y: 84_000, along: [-500_000, -866_025] },
  { x: 0, y: -168_000, along: [1_000_000, 0] },
];

/** Four quarters A to D meet in seams at 45°, 135°, 225° and 315°. They are flush, so dice know nothing of them. */
export const SEAMS = [450, 1350, 2250, 3150] as const;

export const BOARD: Board = { radius: 210_000, thickness: 2_500, holes: HOLES, sectors: [MOAT] };

/** Half the side of the table, the thickness of its top, its height over the floor. */
export const TABLE_HALF = 550_000;
export const TABLE_THICKNESS = 30_000;
export const TABLE_HEIGHT = 740_000;

/** Oak, a board of painted card on felt, planks, and the bone of the dice; chosen so that practice pays (`test/throws/rough.test.ts`). */
export const MATERIALS: Materials = {
  table: { bounce: 550, friction: 400 },
  board: { bounce: 150, friction: 800 },
  floor: { bounce: 450, friction: 450 },
  die: { bounce: 400, friction: 300 },
};

/** How far inside the table's edge the hand may be, and how high (R-DF-49); how far outside anybody stands. */
export const ZONE_INSIDE = 80_000;
export const ZONE_HIGH = 800_000;
export const ZONE_OUTSIDE = 1_600_000;
