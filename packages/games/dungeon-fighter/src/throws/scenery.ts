/** What may be stood on the table for a throw, and the table with it as the physics sees it. */
import type { Box, Material, Table } from '@undercroft/physics';
import { cosine, sine } from './angles.ts';
import type { Obstacle, ObstacleKind } from './record.ts';
import { BOARD, MATERIALS, TABLE_HALF, TABLE_HEIGHT, TABLE_THICKNESS } from './target.ts';

export interface Thing {
  /** Along its broad side, through it, and up, in micrometres. */
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly material: Material;
}

const CARD: Material = { bounce: 250, friction: 350 };

/** A card held upright, the game's box on its side, a Hero sheet bent to stand. Paper counts as 2 mm thick, so that nothing slips through it. */
export const THINGS: Record<ObstacleKind, Thing> = {
  card: { width: 88_000, depth: 2_000, height: 63_000, material: CARD },
  box: { width: 290_000, depth: 70_000, height: 290_000, material: { bounce: 450, friction: 350 } },
  sheet: { width: 210_000, depth: 2_000, height: 148_000, material: CARD },
};

const LONG = 1_000_000;

/** Along the broad side, a quarter turn left of where it looks. */
export const alongOf = ({ facing }: Obstacle): [number, number] => [Math.round(-sine(facing) * LONG), Math.round(cosine(facing) * LONG)];

export function boxOf(obstacle: Obstacle): Box {
  const { width, depth, height, material } = THINGS[obstacle.kind];
  return {
    middle: [obstacle.x, obstacle.y, height / 2],
    half: [width / 2, depth / 2, height / 2],
    along: alongOf(obstacle),
    material,
  };
}

export const BARE_TABLE: Table = {
  half: TABLE_HALF,
  thickness: TABLE_THICKNESS,
  floor: TABLE_HEIGHT,
  board: BOARD,
  boxes: [],
  materials: MATERIALS,
};

export const tableWith = (obstacles: readonly Obstacle[]): Table =>
  obstacles.length === 0 ? BARE_TABLE : { ...BARE_TABLE, boxes: obstacles.map(boxOf) };

/** How far a point on the table is from the foot of an obstacle; 0: it is under it. */
export function distanceFrom(obstacle: Obstacle, x: number, y: number): number {
  const { width, depth } = THINGS[obstacle.kind];
  const [ax, ay] = alongOf(obstacle).map((part) => part / LONG) as [number, number];
  const [dx, dy] = [x - obstacle.x, y - obstacle.y];
  const u = Math.max(0, Math.abs(ax * dx + ay * dy) - width / 2);
  const v = Math.max(0, Math.abs(ax * dy - ay * dx) - depth / 2);
  return Math.sqrt(u * u + v * v);
}

/** The four corners of its foot. */
export function footOf(obstacle: Obstacle): [number, number][] {
  const { width, depth } = THINGS[obstacle.kind];
  const [ax, ay] = alongOf(obstacle).map((part) => part / LONG) as [number, number];
  return [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ].map(([i, j]) => {
    const [u, v] = [(i! * width) / 2, (j! * depth) / 2];
    return [obstacle.x + u * ax - v * ay, obstacle.y + u * ay + v * ax];
  });
}
