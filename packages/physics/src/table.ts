/** What dice fall on, as data: the table with its board, what stands on it, the floor, and how they bounce and rub. */
import type { Triple } from './grid.ts';

/** All lengths in micrometres. */
export interface Hole {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A gap between two circles about the board's centre and two directions less than half a turn apart, anticlockwise. */
export interface Sector {
  readonly inner: number;
  readonly outer: number;
  /** Directions of any length; only where they point counts. */
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** A flat disc in the middle of the table. Holes may not come nearer to each other than a die's diagonal. */
export interface Board {
  readonly radius: number;
  readonly thickness: number;
  readonly holes: readonly Hole[];
  readonly sectors: readonly Sector[];
}

/** Something with straight sides that stands still, turned about the vertical only. */
export interface Box {
  readonly middle: Triple;
  /** Half its length along its own x, y and z. */
  readonly half: Triple;
  /** Where its own x points, seen from above; any length. */
  readonly along: readonly [number, number];
  readonly material: Material;
}

/** In thousandths: how much of the speed comes back, and friction. */
export interface Material {
  readonly bounce: number;
  readonly friction: number;
}

export interface Materials {
  readonly table: Material;
  readonly board: Material;
  readonly floor: Material;
  /** Die against die. */
  readonly die: Material;
}

export interface Table {
  /** Half the side of the square top, its thickness, and how far below the top the floor is. */
  readonly half: number;
  readonly thickness: number;
  readonly floor: number;
  readonly board: Board | null;
  readonly boxes: readonly Box[];
  readonly materials: Materials;
}

/** What a die can touch. Numbers, because the solver compares them millions of times; a box is `BOX + its index`, a die `DIE + its index`. */
export const TABLE = 0;
/** The table under the board, seen through a gap of it. */
export const HOLE = 1;
export const BOARD = 2;
export const FLOOR = 3;
export const BOX = 4;
export const DIE = 16;
export const MOST_BOXES = DIE - BOX;
export const MOST_DICE = 16;
