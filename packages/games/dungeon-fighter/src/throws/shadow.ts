/** The shadow a die throws straight down, and which parts of the board it falls on. All in millimetres. */
import { CORE, type Pose, REACH, ROUND } from '@undercroft/physics';
import { cosine, sine } from './angles.ts';
import { areaInCircle, areaOf, leftOf, type Polygon, shared } from './areas.ts';
import { BOARD, BONE_LENGTH, BONE_WIDTH, BONES, HOLES, MOAT, RINGS } from './target.ts';
import type { Section } from './verdict.ts';

/** Where the three half axes of the die's core point. Rows of the matrix of the pose's quaternion. */
export function axesOf({ turned }: Pose): number[][] {
  const length = Math.sqrt(turned.reduce((sum, part) => sum + part * part, 0));
  const [w, x, y, z] = turned.map((part) => part / length) as [number, number, number, number];
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
    [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
    [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
  ];
}

type Point = readonly [number, number];

function cornersOf(pose: Pose): Point[] {
  const [rowX, rowY] = axesOf(pose) as [number[], number[], number[]];
  const corners: Point[] = [];
  for (const i of [-CORE, CORE]) {
    for (const j of [-CORE, CORE]) {
      for (const k of [-CORE, CORE]) {
        corners.push([
          pose.place[0] / 1000 + rowX[0]! * i + rowX[1]! * j + rowX[2]! * k,
          pose.place[1] / 1000 + rowY[0]! * i + rowY[1]! * j + rowY[2]! * k,
        ]);
      }
    }
  }
  return corners;
}

const turns = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** The convex hull, anticlockwise; points that add nothing are left out. */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]) => {
    const chain: Point[] = [];
    for (const p of list) {
      while (chain.length > 1 && turns(chain.at(-2)!, chain.at(-1)!, p) <= 1e-9) chain.pop();
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}

function outward(a: Point, b: Point): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.sqrt(dx * dx + dy * dy);
  return [dy / length, -dx / length];
}

function between(a: Point, b: Point): Point {
  const [x, y] = [a[0] + b[0], a[1] + b[1]];
  const length = Math.sqrt(x * x + y * y);
  return length > 1e-9 ? [x / length, y / length] : a;
}

/** The hull of the core, grown by the rounding: at each corner a quarter circle of four pieces. */
export function shadowOf(pose: Pose): Polygon {
  const hull = hullOf(cornersOf(pose));
  return hull.flatMap((corner, i) => {
    const first = outward(hull.at(i - 1)!, corner);
    const last = outward(corner, hull[(i + 1) % hull.length]!);
    const middle = between(first, last);
    const directions = [first, between(first, middle), middle, between(middle, last), last];
    return directions.flatMap(([x, y]) => [corner[0] + ROUND * x, corner[1] + ROUND * y]);
  });
}

/** A bone as a convex shape; its round ends have sixteen pieces each. */
const BONE_SHAPES: readonly Polygon[] = BONES.map(({ x, y, along }) => {
  const [ax, ay] = [along[0] / 1e6, along[1] / 1e6];
  const r = BONE_WIDTH / 2000;
  const half = BONE_LENGTH / 2000 - r;
  const end = Array.from({ length: 17 }, (_, i) => [sine(i * 112.5), -cosine(i * 112.5)] as const);
  const at = (u: number, v: number) => [x / 1000 + u * ax - v * ay, y / 1000 + u * ay + v * ax];
  return [...end.flatMap(([c, s]) => at(half + r * c, r * s)), ...end.flatMap(([c, s]) => at(-half - r * c, -r * s))];
});

/** Areas in square millimetres. */
export interface Parts {
  whole: number;
  sections: Map<Exclude<Section, 0>, number>;
  bone: number;
  hole: number;
  outside: number;
}

/** How much of a shape each ring holds, from the middle. */
const ringAreas = (shape: Polygon): number[] => {
  const within = RINGS.map(({ radius }) => areaInCircle(shape, 0, 0, radius / 1000));
  return within.map((area, i) => Math.max(0, area - (within[i - 1] ?? 0)));
};

const MOAT_RING = RINGS.findIndex(({ radius }) => radius > MOAT.outer);
const HOLE_RINGS = HOLES.map(({ x, y }) => RINGS.findIndex(({ radius }) => x * x + y * y < radius * radius));

function holeAreas(shadow: Polygon, x: number, y: number): { ring: number; area: number }[] {
  const found = HOLES.flatMap((hole, i) => {
    const [dx, dy, far] = [hole.x / 1000 - x, hole.y / 1000 - y, hole.radius / 1000 + REACH];
    if (dx * dx + dy * dy > far * far) return [];
    return [{ ring: HOLE_RINGS[i]!, area: areaInCircle(shadow, hole.x / 1000, hole.y / 1000, hole.radius / 1000) }];
  });
  if (x * x + y * y > (MOAT.outer / 1000 + REACH) * (MOAT.outer / 1000 + REACH)) return found;
  const wedge = leftOf(leftOf(shadow, 0, 0, MOAT.from[0], MOAT.from[1]), 0, 0, -MOAT.to[0], -MOAT.to[1]);
  const area = areaInCircle(wedge, 0, 0, MOAT.outer / 1000) - areaInCircle(wedge, 0, 0, MOAT.inner / 1000);
  return [...found, { ring: MOAT_RING, area: Math.max(0, area) }];
}

/** Where the shadow falls. No bone lies over a hole, and each hole lies in one ring, so nothing is counted twice. */
export function partsOf(pose: Pose): Parts {
  const shadow = shadowOf(pose);
  const [x, y] = [pose.place[0] / 1000, pose.place[1] / 1000];
  const whole = areaOf(shadow);
  const rings = ringAreas(shadow);
  const outside = whole - areaInCircle(shadow, 0, 0, BOARD.radius / 1000);
  let hole = 0;
  for (const { ring, area } of holeAreas(shadow, x, y)) {
    hole += area;
    rings[ring] = Math.max(0, rings[ring]! - area);
  }
  let bone = 0;
  BONES.forEach((b, i) => {
    const [dx, dy, far] = [b.x / 1000 - x, b.y / 1000 - y, BONE_LENGTH / 2000 + REACH];
    if (dx * dx + dy * dy > far * far) return;
    const onBone = shared(shadow, BONE_SHAPES[i]!);
    bone += areaOf(onBone);
    ringAreas(onBone).forEach((area, ring) => {
      rings[ring] = Math.max(0, rings[ring]! - area);
    });
  });
  return { whole, sections: new Map(RINGS.map(({ section }, i) => [section, rings[i]!])), bone, hole, outside: Math.max(0, outside) };
}
