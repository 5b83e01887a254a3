/**
 * One throw as it is written down: what a person decided, in whole numbers, and nothing that followed from it.
 * The table lies in the plane z = 0 with the board's centre in the origin; x points right and y away from
 * whoever sits at station 2700, z up. Lengths are micrometres, speeds millimetres a second, turning thousandths
 * of a radian a second, angles tenths of a degree anticlockwise from above, times milliseconds.
 */
import type { LauncherKey } from './keys.ts';

export type Triple = [number, number, number];
/** A turned die: a quaternion w, x, y, z in steps of 1/32767, as near to length 32767 as whole numbers allow. */
export type Turned = [number, number, number, number];

export interface Pose {
  place: Triple;
  turned: Turned;
}

/** A die in the air, on the grid. */
export interface Motion extends Pose {
  velocity: Triple;
  spin: Triple;
}

/** One die lying on the table (or beside it), on the grid. */
export interface Lying {
  /** 0 blue, 1 green, 2 red, from 3 on white. */
  die: number;
  pose: Pose;
}

export type ObstacleKind = 'card' | 'box' | 'sheet';

/** Something that was stood on the table for this throw; it stands there until the die rests. */
export interface Obstacle {
  kind: ObstacleKind;
  /** Its middle on the table. */
  x: number;
  y: number;
  /** Which way its broad side looks. */
  facing: number;
}

export type Hand = 'strong' | 'weak';

export interface ThrowRecord {
  /** Where round the table the thrower stands: 0 at the right, 2700 at the near side. */
  station: number;
  hand: Hand;
  /** Off the board by how much the body faces when the die leaves the last launcher: 0 looks at the board, 1800 away. */
  heading: number;
  /** How high the eyes came while aiming and releasing, over the table top, in millimetres. */
  eye: number;
  /** Where the die leaves the hand, or lies on the launcher. */
  place: Triple;
  /** How fast the hand lets it go. Launchers without a hand (catapult, head, blow, borrowed-hand, nose, elbow) make their own. */
  velocity: Triple;
  spin: Triple;
  turned: Turned;
  /** Card (card-jump) and box or sheet (bank). */
  obstacles: Obstacle[];
  /** The launchers asked for, in the order in which the die goes through them. */
  launchers: LauncherKey[];
  /** What the person did for each requirement that needs more than the above. */
  channels: Channels;
}

/** What the simulated body does, for each requirement that has levers of its own. Speeds in mm/s, angles in tenths of a degree, times in ms. */
export interface Channels {
  /** turned: how far round before release; late: how long after the full turn the die left. */
  dancing?: { turned: number; late: number };
  /** after: from take-off to release. */
  jump?: { after: number };
  /** thigh: its height over the table top, in micrometres. */
  'under-the-leg'?: { thigh: number };
  /** shut: how long the eyes had been shut at release; peeked: 1 if they opened before. */
  blind?: { shut: number; peeked: number };
  /** held: how long between the palms; apart: by how much the left palm left before the right. */
  pious?: { held: number; apart: number };
  /** overhang: of the card over the edge, in micrometres; flick: speed of the finger; pushed: speed of the hand; aside: where on the card's width the finger hits, in micrometres. */
  catapult?: { overhang: number; flick: number; pushed: number; aside: number };
  /** toss: speed upwards; swat: how long after it. */
  slam?: { toss: number; swat: number };
  /** sway: speed of the hand; aside, above: where the finger hits the die, in micrometres off its middle. */
  crossbow?: { sway: number; aside: number; above: number };
  /** lean: of the forehead, back; thrust: its speed; ramp: how long the head takes to reach it; yaw: off the board's middle. */
  head?: { lean: number; thrust: number; ramp: number; yaw: number };
  /** breath: how long; palm: speed of the hand; tilt: of the palm; yaw: off the board's middle. */
  blow?: { breath: number; palm: number; tilt: number; yaw: number };
  /** tilt: of the palm before the swing; wrist: speed of the swing; yaw: off the board's middle; wobble: by the neighbour. */
  'borrowed-hand'?: { tilt: number; wrist: number; yaw: number; wobble: number };
  /** tilt: how far; over: how long that took; yaw: off the board's middle. */
  nose?: { tilt: number; over: number; yaw: number };
  elbow?: { tilt: number; over: number; yaw: number };
}
