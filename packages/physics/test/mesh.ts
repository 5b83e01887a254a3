/** The board as a closed mesh of triangles, for engines that want one: the outline with its gaps cut into ears. */
import type { Board } from '../src/index.ts';

type Point = readonly [number, number];

const around = (x: number, y: number, radius: number, pieces: number): Point[] =>
  Array.from({ length: pieces }, (_, i) => {
    const angle = (2 * Math.PI * i) / pieces;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

/** Clockwise rings of the gaps, in mm. */
function gapsOf(board: Board): Point[][] {
  const sector = ({ inner, outer, from, to }: Board['sectors'][number]): Point[] => {
    const [a, b] = [Math.atan2(from[1], from[0]), Math.atan2(to[1], to[0])];
    const arc = (radius: number) =>
      Array.from({ length: 9 }, (_, i): Point => [radius * Math.cos(a + ((b - a) * i) / 8), radius * Math.sin(a + ((b - a) * i) / 8)]);
    return [...arc(outer / 1000), ...arc(inner / 1000).reverse()];
  };
  return [...board.holes.map((h) => around(h.x / 1000, h.y / 1000, h.radius / 1000, 28)), ...board.sectors.map(sector)].map((ring) =>
    ring.reverse(),
  );
}

const cross = (o: Point, a: Point, b: Point) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

/** One ring without holes: each gap is joined to the ring by a cut to the right, as by scissors. */
function joined(outer: Point[], gaps: Point[][]): Point[] {
  const byRight = [...gaps].sort((a, b) => Math.max(...b.map(([x]) => x)) - Math.max(...a.map(([x]) => x)));
  return byRight.reduce((ring, gap) => {
    const start = gap.reduce((best, p, i) => (p[0] > gap[best]![0] ? i : best), 0);
    const at = visibleFrom(ring, gap[start]!);
    const turned = [...gap.slice(start), ...gap.slice(0, start + 1)];
    return [...ring.slice(0, at + 1), ...turned, ...ring.slice(at)];
  }, outer);
}

/** The nearest corner of the ring that a cut from the point can reach without crossing it. */
function visibleFrom(ring: Point[], p: Point): number {
  const crosses = (q: Point) =>
    ring.some((a, i) => {
      const b = ring[(i + 1) % ring.length]!;
      if ([a, b].some((r) => (r[0] === q[0] && r[1] === q[1]) || (r[0] === p[0] && r[1] === p[1]))) return false;
      return cross(p, q, a) * cross(p, q, b) < 0 && cross(a, b, p) * cross(a, b, q) < 0;
    });
  const order = ring.map((q, i) => ({ i, q, far: Math.hypot(q[0] - p[0], q[1] - p[1]) })).filter(({ q }) => q[0] > p[0]);
  return order.sort((a, b) => a.far - b.far).find(({ q }) => !crosses(q))!.i;
}

/** Triangles of a simple ring, anticlockwise. */
function ears(ring: Point[]): Point[][] {
  const left = [...ring];
  const triangles: Point[][] = [];
  while (left.length > 3) {
    const at = left.findIndex((b, i) => {
      const [a, c] = [left.at(i - 1)!, left[(i + 1) % left.length]!];
      if (cross(a, b, c) <= 1e-12) return false;
      return !left.some((p) => p !== a && p !== b && p !== c && cross(a, b, p) > 1e-12 && cross(b, c, p) > 1e-12 && cross(c, a, p) > 1e-12);
    });
    if (at < 0) throw new Error('no ear left');
    triangles.push([left.at(at - 1)!, left[at]!, left[(at + 1) % left.length]!]);
    left.splice(at, 1);
  }
  return [...triangles, left];
}

/** Corners (x, y, z in units of `scale` mm) and indices of the closed solid. */
export function meshOf(board: Board, scale: number): { corners: Float32Array; triangles: Uint32Array } {
  const outer = around(0, 0, board.radius / 1000, 120);
  const gaps = gapsOf(board);
  const top = board.thickness / 1000;
  const known = new Map<string, number>();
  const corners: number[] = [];
  const corner = ([x, y]: Point, z: number): number => {
    const key = `${x.toFixed(6)} ${y.toFixed(6)} ${z}`;
    if (!known.has(key)) {
      known.set(key, corners.length / 3);
      corners.push(x / scale, y / scale, z / scale);
    }
    return known.get(key)!;
  };
  const triangles: number[] = [];
  for (const [a, b, c] of ears(joined(outer, gaps)) as [Point, Point, Point][]) {
    triangles.push(corner(a, top), corner(b, top), corner(c, top), corner(a, 0), corner(c, 0), corner(b, 0));
  }
  for (const ring of [outer, ...gaps]) {
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length]!;
      triangles.push(corner(a, 0), corner(b, 0), corner(b, top), corner(a, 0), corner(b, top), corner(a, top));
    });
  }
  return { corners: Float32Array.from(corners), triangles: Uint32Array.from(triangles) };
}
