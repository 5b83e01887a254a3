/**
 * The die: a cube of 16 mm with rounded edges. It is the hull of eight spheres, one in each corner, which makes
 * it exact against every flat thing; seen from outside it is a smaller box (the core) with a skin of `ROUND`.
 * All dice weigh the same, so mass is 1 and impulses are changes of velocity; a cube resists turning alike about
 * every axis, so there is no inertia tensor: `TURN` turns an impulse with a lever into a change of spin.
 */
export const EDGE = 16;
export const ROUND = 1.5;
/** Half an edge of the core: from the middle of the die to the centres of the corner spheres. */
export const CORE = EDGE / 2 - ROUND;
export const TURN = 6 / (EDGE * EDGE);
/** From the middle to the centre of a corner sphere, and to the farthest point of the skin. */
export const ARM = CORE * 1.7320508075688772;
export const REACH = ARM + ROUND;

export const CORNERS = 8;
/** Corners, then the middles of the twelve edges: where a die may touch another die. */
export const POINTS = 20;

/** Signs of the three half axes of the core that lead to each point; 0: the middle of an edge. */
export const POINT_SIGNS: readonly (readonly [number, number, number])[] = [
  ...[-1, 1].flatMap((x) => [-1, 1].flatMap((y) => [-1, 1].map((z) => [x, y, z] as const))),
  ...[-1, 1].flatMap((a) => [-1, 1].map((b) => [0, a, b] as const)),
  ...[-1, 1].flatMap((a) => [-1, 1].map((b) => [a, 0, b] as const)),
  ...[-1, 1].flatMap((a) => [-1, 1].map((b) => [a, b, 0] as const)),
];
