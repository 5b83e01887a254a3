/**
 * The grid on which throws are told and dice lie: whole numbers only, so that a pose survives JSON and every
 * machine starts from the same one. Lengths are micrometres, speeds millimetres a second, turning thousandths
 * of a radian a second. Inside, the simulation counts in millimetres, seconds and radians.
 */
export type Triple = readonly [number, number, number];
/** How a die is turned: a quaternion w, x, y, z in steps of 1/32767. */
export type Turned = readonly [number, number, number, number];

export interface Pose {
  readonly place: Triple;
  readonly turned: Turned;
}

export interface Motion extends Pose {
  readonly velocity: Triple;
  readonly spin: Triple;
}

export const UM_PER_MM = 1000;
export const TURNED_ONE = 32767;

/** To the grid. Adding 0 makes -0 into 0, which JSON would lose. */
export const toGrid = (x: number): number => Math.round(x) + 0;

/** The nearest pose on the grid; of the two quaternions that say the same the one that begins above zero. */
export function gridPose(x: number, y: number, z: number, quaternion: readonly number[]): Pose {
  const turned = quaternion.map((part) => toGrid(part * TURNED_ONE));
  const first = turned.find((part) => part !== 0) ?? 1;
  const sign = first < 0 ? -1 : 1;
  const [w, i, j, k] = turned.map((part) => part * sign + 0);
  return { place: [toGrid(x * UM_PER_MM), toGrid(y * UM_PER_MM), toGrid(z * UM_PER_MM)], turned: [w!, i!, j!, k!] };
}
