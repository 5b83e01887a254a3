/** How one stands and begins for each throw: figures that a rehearsed player would choose, to be moved by gestures. */
import type { ThrowKey } from '../../../src/throws/index.ts';
import type { Figures } from './draft.ts';

/** Levers begin where they pass, so that rehearsals tell of the aim. Units as in the record. */
export const STARTS: Figures = {
  round: 0,
  turn: 0,
  power: 0.1,
  spin: 0,
  height: 140,
  out: -60,
  rise: 11,
  heading: 0,
  eye: 300,
  'dancing.turned': 3650,
  'dancing.late': 150,
  'jump.after': 275,
  'under-the-leg.thigh': 260_000,
  'blind.shut': 900,
  'blind.peeked': 0,
  'pious.held': 450,
  'pious.apart': 0,
  'catapult.overhang': 42_000,
  'catapult.flick': 2300,
  'catapult.pushed': 0,
  'catapult.aside': 0,
  'slam.toss': 1810,
  'slam.swat': 205,
  'crossbow.sway': 0,
  'crossbow.aside': 0,
  'crossbow.above': 0,
  'head.lean': 770,
  'head.thrust': 1500,
  'head.ramp': 500,
  'head.yaw': 0,
  'blow.breath': 150,
  'blow.palm': 0,
  'blow.tilt': 0,
  'blow.yaw': 0,
  'borrowed-hand.tilt': 120,
  'borrowed-hand.wrist': 1650,
  'borrowed-hand.yaw': 0,
  'borrowed-hand.wobble': 0,
  'nose.tilt': 640,
  'nose.over': 1100,
  'nose.yaw': 0,
  'elbow.tilt': 650,
  'elbow.over': 1300,
  'elbow.yaw': 0,
};

/** How one stands: figures to begin with, and where the first bounce of a pull should be, in millimetres from the shield's middle. */
export interface Posture extends Partial<Figures> {
  bounce?: number;
}

/** What each throw changes in that; later ones have the last word. Found by rehearsing many, to be moved by gestures. */
export const POSTURES: readonly (readonly [ThrowKey, Posture])[] = [
  ['two-bounce', { height: 82, rise: 7, bounce: 365 }],
  ['spin', { height: 215, rise: -25, spin: 60, bounce: 250 }],
  ['card-jump', { height: 200, rise: -39, bounce: 313 }],
  ['bank', { height: 118, rise: -18, bounce: 250 }],
  ['nose', { out: -78, height: 220 }],
  ['elbow', { out: -78, height: 190 }],
  ['blow', { out: -78, height: 162 }],
  ['head', { height: 70 }],
  ['borrowed-hand', { height: 72 }],
  ['slam', { height: 40, rise: -45, bounce: 338 }],
  ['catapult', { out: 30, height: 12 }],
  ['under-the-leg', { height: 60, rise: 6, bounce: 287 }],
  ['sitting', { eye: -60 }],
  ['backward', { heading: 1750 }],
  ['far', { out: 610, height: 112, rise: 41, bounce: 320 }],
  ['under-the-table', { out: 60, height: -34, rise: 46, bounce: 265 }],
];
