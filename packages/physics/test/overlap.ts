/** How deep a resting die sits in table and board, measured anew and finely: not with the points the simulation uses. */
import type { Pose } from '../src/index.ts';
import { BOARD } from './table.ts';

const CORE = 6.5;
const ROUND = 1.5;

export function matrixOf({ turned }: Pose): number[] {
  const length = Math.hypot(...turned);
  const [w, x, y, z] = turned.map((part) => part / length) as [number, number, number, number];
  return [
    1 - 2 * (y * y + z * z),
    2 * (x * y - w * z),
    2 * (x * z + w * y),
    2 * (x * y + w * z),
    1 - 2 * (x * x + z * z),
    2 * (y * z - w * x),
    2 * (x * z - w * y),
    2 * (y * z + w * x),
    1 - 2 * (x * x + y * y),
  ];
}

const SIGNS = [-1, 1].flatMap((i) => [-1, 1].flatMap((j) => [-1, 1].map((k) => [i, j, k] as const)));

export function cornersOf(pose: Pose): [number, number, number][] {
  const m = matrixOf(pose);
  return SIGNS.map((signs) => {
    const at = (row: number) =>
      pose.place[row]! / 1000 + CORE * (m[row * 3]! * signs[0] + m[row * 3 + 1]! * signs[1] + m[row * 3 + 2]! * signs[2]);
    return [at(0), at(1), at(2)];
  });
}

/** Distance of a point from the skin of the die, below 0 inside. */
export function fromSkin(pose: Pose, point: readonly number[]): number {
  const m = matrixOf(pose);
  const d = point.map((x, i) => x - pose.place[i]! / 1000);
  const q = [0, 1, 2].map((column) => Math.abs(m[column]! * d[0]! + m[3 + column]! * d[1]! + m[6 + column]! * d[2]!) - CORE);
  const out = Math.hypot(...q.map((x) => Math.max(0, x)));
  return out > 0 ? out - ROUND : Math.max(...q) - ROUND;
}

/** True where the board has material. */
export function isMaterial(x: number, y: number): boolean {
  const r = Math.hypot(x, y);
  if (r > BOARD.radius / 1000) return false;
  if (BOARD.holes.some((h) => Math.hypot(x - h.x / 1000, y - h.y / 1000) < h.radius / 1000)) return false;
  return !BOARD.sectors.some(({ inner, outer, from, to }) => {
    const within = from[0] * y - from[1] * x > 0 && x * to[1] - y * to[0] > 0;
    return within && r > inner / 1000 && r < outer / 1000;
  });
}

const circle = (x: number, y: number, radius: number) =>
  Array.from({ length: Math.ceil(radius * 25) }, (_, i) => {
    const angle = (i / Math.ceil(radius * 25)) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
  });
const RIM = [{ x: 0, y: 0, radius: BOARD.radius }, ...BOARD.holes].flatMap((h) => circle(h.x / 1000, h.y / 1000, h.radius / 1000));

/** The deepest overlap with table or board, in millimetres; 0: none. */
export function overlapOf(pose: Pose): number {
  const [x, y] = [pose.place[0] / 1000, pose.place[1] / 1000];
  const floor = pose.place[2] < -100_000 ? -740 : 0;
  const corners = cornersOf(pose).map(([cx, cy, cz]) => {
    const under = cz - ROUND - floor;
    // Well over the material it is the board that counts; at its edge the rim does.
    return isMaterial(cx, cy) && cz - ROUND > 1 ? cz - ROUND - 2.5 : under;
  });
  const rim = RIM.filter(([rx, ry]) => Math.hypot(rx - x, ry - y) < 13).map(([rx, ry]) => fromSkin(pose, [rx, ry, 2.5]));
  return Math.max(0, -Math.min(...corners, ...(floor === 0 ? rim : [])));
}
