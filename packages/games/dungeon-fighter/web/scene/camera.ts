/** Where the eye is. Shots are numbers that can be mixed, so that the camera goes from one to the next. */
import { PerspectiveCamera, Vector3 } from 'three';

/** Part of the canvas that nothing covers, in its pixels. */
export interface Free {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Angles in degrees, lengths in centimetres. */
export interface Shot {
  /** How far the eye is from what it looks at, how high above the table's plane, and how far round. */
  far: number;
  high: number;
  round: number;
  /** How far round the wall and all who stand before it are: always at the far side of whoever throws. */
  wall: number;
  look: readonly [x: number, y: number, z: number];
  /** Pixels for a centimetre where it looks. */
  scale: number;
  /** Where on the canvas that is. */
  x: number;
  y: number;
}

export type ShotName = 'aim' | 'reveal' | 'judged' | 'above';

const SHIELD = 42;
/** On narrow screens the shield fills the width, on wide ones there is room for the hand. */
const NARROW = 600;
const LOW = 400;

/** What each shot is like; `wide` of the free width is the shield's. */
const SHOTS: Record<ShotName, { far: number; high: number; round: number; look: readonly [number, number, number]; wide: number }> = {
  aim: { far: 135, high: 25, round: 0, look: [0, 0, 0], wide: 0.65 },
  reveal: { far: 120, high: 12, round: 0, look: [-6, 10, -48], wide: 0.8 },
  judged: { far: 110, high: 36, round: 24, look: [-3, 0, 10], wide: 0.7 },
  above: { far: 190, high: 89.5, round: 0, look: [0, 0, 12], wide: 0.62 },
};
const STEEPER = 7;
/** The follow shot: this far behind and above the die, seen through this field. */
const FOLLOW = { behind: 55, above: 42, field: 30 };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A named shot for whoever stands `round` degrees round the table; `aside`: seen from so far round instead of as usual. */
export function shotFor(name: ShotName, free: Free, round: number, aside = SHOTS[name].round): Shot {
  const { far, high, look, wide } = SHOTS[name];
  const isNarrow = free.width < NARROW;
  const share = isNarrow ? Math.max(wide, 0.8) : wide;
  const steep = isNarrow && name === 'aim' ? high + STEEPER : high;
  // Seen from low the shield takes little of the height; on low screens it is that which counts.
  const scale = Math.min((free.width * share) / SHIELD, (free.height * 0.7) / (SHIELD * Math.sin(radians(steep))));
  const angle = radians(round);
  const [x, y, z] = look;
  const turned = [x * Math.cos(angle) + z * Math.sin(angle), y, z * Math.cos(angle) - x * Math.sin(angle)] as const;
  // Where there is little height, it belongs to the hand; where there is more, to the monster too.
  const down = isNarrow && free.height < LOW ? 0.4 : 0.52;
  const middle = { x: free.left + free.width / 2, y: free.top + free.height * down };
  return { far, high: steep, round: round + aside, wall: round, look: turned, scale, ...middle };
}

/** Behind the die, on the side it was thrown from. */
export function followShot(die: Vector3, free: Free, round: number): Shot {
  const far = Math.hypot(FOLLOW.behind, FOLLOW.above);
  const high = (Math.atan2(FOLLOW.above, FOLLOW.behind) * 180) / Math.PI;
  const scale = free.height / 2 / Math.tan(radians(FOLLOW.field / 2)) / far;
  return {
    far,
    high,
    round,
    wall: round,
    look: [die.x, die.y, die.z],
    scale,
    x: free.left + free.width / 2,
    y: free.top + free.height / 2,
  };
}

/** The short way round. */
const mixAngles = (from: number, to: number, share: number): number => from + (((((to - from) % 360) + 540) % 360) - 180) * share;

export function mixShots(a: Shot, b: Shot, share: number): Shot {
  const mix = (from: number, to: number) => from + (to - from) * share;
  return {
    far: mix(a.far, b.far),
    high: mix(a.high, b.high),
    round: mixAngles(a.round, b.round, share),
    wall: mixAngles(a.wall, b.wall, share),
    look: [mix(a.look[0], b.look[0]), mix(a.look[1], b.look[1]), mix(a.look[2], b.look[2])],
    scale: mix(a.scale, b.scale),
    x: mix(a.x, b.x),
    y: mix(a.y, b.y),
  };
}

export class Eye {
  readonly camera = new PerspectiveCamera(30, 1, 1, 600);
  private readonly target = new Vector3();

  /** Looks so at a canvas of this size. The lens is shifted: what it looks at need not be in the middle. */
  set({ far, high, round, look, scale, x, y }: Shot, width: number, height: number): void {
    const { camera, target } = this;
    const [up, about] = [radians(high), radians(round)];
    target.set(...look);
    camera.position
      .set(Math.cos(up) * Math.sin(about), Math.sin(up), Math.cos(up) * Math.cos(about))
      .multiplyScalar(far)
      .add(target);
    camera.up.set(0, 1, 0);
    camera.lookAt(target);
    camera.aspect = width / height;
    camera.fov = (2 * Math.atan(height / 2 / (scale * far)) * 180) / Math.PI;
    camera.setViewOffset(width, height, width / 2 - x, height / 2 - y, width, height);
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
  }
}
