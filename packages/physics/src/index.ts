/**
 * Dice on a table: rigid bodies, and nothing else. Only + - * / and the square root touch a number that decides
 * anything, so every engine computes the same bits by the language's own definition.
 */
/** Raised whenever any throw comes out otherwise, be it by one bit (`test/golden/bits.json`). Part of the rules version of whoever throws. */
export const PHYSICS = '1';

export { CORE, EDGE, REACH, ROUND } from './die.ts';
export { gridPose, type Motion, type Pose, type Triple, TURNED_ONE, type Turned } from './grid.ts';
export { FILM_SIZE, type Film, PATH_CLEAR, PATH_SIZE, PATH_SPIN, PATH_TURNED, type Path } from './recording.ts';
export { type Filmed, film, type Onlooker, type Outcome, simulate } from './simulate.ts';
export { GRAVITY, TICKS_PER_SECOND } from './step.ts';
export {
  BOARD,
  BOX,
  type Board,
  type Box,
  DIE,
  FLOOR,
  HOLE,
  type Hole,
  type Material,
  type Materials,
  MOST_DICE,
  type Sector,
  TABLE,
  type Table,
} from './table.ts';
export { MOMENTS, type Support, type Touch } from './touches.ts';
