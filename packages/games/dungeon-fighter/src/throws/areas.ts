/** Exact areas of convex shapes cut by lines and circles: how much of a shadow falls where. */
import { angleOf } from './angles.ts';

/** Corners anticlockwise: x, y, x, y … */
export type Polygon = readonly number[];

export function areaOf(p: Polygon): number {
  let sum = 0;
  for (let i = 0; i < p.length; i += 2) {
    const j = (i + 2) % p.length;
    sum += p[i]! * p[j + 1]! - p[j]! * p[i + 1]!;
  }
  return sum / 2;
}

/** The part on the left of the line from (ax, ay) in the direction (dx, dy). */
export function leftOf(p: Polygon, ax: number, ay: number, dx: number, dy: number): Polygon {
  const kept: number[] = [];
  const side = (i: number) => dx * (p[i + 1]! - ay) - dy * (p[i]! - ax);
  for (let i = 0; i < p.length; i += 2) {
    const j = (i + 2) % p.length;
    const here = side(i);
    const next = side(j);
    if (here >= 0) kept.push(p[i]!, p[i + 1]!);
    if ((here > 0 && next < 0) || (here < 0 && next > 0)) {
      const t = here / (here - next);
      kept.push(p[i]! + t * (p[j]! - p[i]!), p[i + 1]! + t * (p[j + 1]! - p[i + 1]!));
    }
  }
  return kept;
}

/** What two convex shapes share. */
export function shared(p: Polygon, q: Polygon): Polygon {
  let rest = p;
  for (let i = 0; i < q.length && rest.length > 0; i += 2) {
    const j = (i + 2) % q.length;
    rest = leftOf(rest, q[i]!, q[i + 1]!, q[j]! - q[i]!, q[j + 1]! - q[i + 1]!);
  }
  return rest;
}

/** Area of the part inside a circle: along each edge a triangle from the centre where it runs inside, a sector where it runs outside. */
export function areaInCircle(p: Polygon, x: number, y: number, radius: number): number {
  let sum = 0;
  for (let i = 0; i < p.length; i += 2) {
    const j = (i + 2) % p.length;
    sum += alongEdge(p[i]! - x, p[i + 1]! - y, p[j]! - x, p[j + 1]! - y, radius);
  }
  return sum;
}

function alongEdge(ax: number, ay: number, bx: number, by: number, r: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const a = dx * dx + dy * dy;
  if (a === 0) return 0;
  const b = ax * dx + ay * dy;
  const root = b * b - a * (ax * ax + ay * ay - r * r);
  if (root <= 0) return sector(ax, ay, bx, by, r);
  const square = Math.sqrt(root);
  const from = Math.min(1, Math.max(0, (-b - square) / a));
  const to = Math.min(1, Math.max(0, (-b + square) / a));
  if (from >= to) return sector(ax, ay, bx, by, r);
  const [px, py, qx, qy] = [ax + from * dx, ay + from * dy, ax + to * dx, ay + to * dy];
  const before = from > 0 ? sector(ax, ay, px, py, r) : 0;
  const after = to < 1 ? sector(qx, qy, bx, by, r) : 0;
  return before + (px * qy - qx * py) / 2 + after;
}

const sector = (ax: number, ay: number, bx: number, by: number, r: number): number =>
  (r * r * angleOf(ax * by - bx * ay, ax * bx + ay * by)) / 2;
