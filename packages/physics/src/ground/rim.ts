/**
 * Points along the upper edges of the board, about 2 mm apart. The corners of a die meet the board exactly by
 * distance alone; its edges and faces, when they lean on a rim, meet these points.
 * The points are found by turning a vector again and again by a fixed rational rotation, so no sine is needed.
 */
import type { Board, Sector } from '../table.ts';

const SPACING = 2;
const PI = Math.PI;

type Point = readonly [number, number];

/** Turns about the origin by the angle whose half has this tangent. */
function turn([x, y]: Point, halfTangent: number): Point {
  const square = halfTangent * halfTangent;
  const cos = (1 - square) / (1 + square);
  const sin = (2 * halfTangent) / (1 + square);
  return [x * cos - y * sin, x * sin + y * cos];
}

function circle(x: number, y: number, radius: number): Point[] {
  const points: Point[] = [];
  let arm: Point = [radius, 0];
  for (let i = Math.ceil((2 * PI * radius) / SPACING); i > 0; i--) {
    points.push([x + arm[0], y + arm[1]]);
    arm = turn(arm, SPACING / (2 * radius));
  }
  return points;
}

const cross = (a: Point, b: Point): number => a[0] * b[1] - a[1] * b[0];

export function unit([x, y]: Point): Point {
  const length = Math.sqrt(x * x + y * y);
  return [x / length, y / length];
}

function arc(from: Point, to: Point, radius: number): Point[] {
  const points: Point[] = [];
  for (let arm: Point = [from[0] * radius, from[1] * radius]; cross(arm, to) > 0; arm = turn(arm, SPACING / (2 * radius))) points.push(arm);
  points.push([to[0] * radius, to[1] * radius]);
  return points;
}

function spoke(direction: Point, inner: number, outer: number): Point[] {
  const pieces = Math.ceil((outer - inner) / SPACING);
  return Array.from({ length: pieces - 1 }, (_, i) => {
    const r = inner + ((outer - inner) * (i + 1)) / pieces;
    return [direction[0] * r, direction[1] * r];
  });
}

function sectorRim(sector: Sector): Point[] {
  const [inner, outer] = [sector.inner / 1000, sector.outer / 1000];
  const [from, to] = [unit(sector.from), unit(sector.to)];
  return [...arc(from, to, inner), ...arc(from, to, outer), ...spoke(from, inner, outer), ...spoke(to, inner, outer)];
}

/** In millimetres. */
export function rimOf(board: Board): Point[] {
  return [
    ...circle(0, 0, board.radius / 1000),
    ...board.holes.flatMap(({ x, y, radius }) => circle(x / 1000, y / 1000, radius / 1000)),
    ...board.sectors.flatMap(sectorRim),
  ];
}
