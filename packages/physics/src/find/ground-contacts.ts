/** Where a die meets floor, table and board. */
import { GAP, KEYS_OF_DIE, KEYS_OF_RIM, keep, LEVER_A, NORMAL, slot } from '../contacts.ts';
import { CORE, CORNERS, POINTS, REACH, ROUND } from '../die.ts';
import { type BoardMap, cellAt, DISTANCE, isPlain, measure, OUT_X, OUT_Y, probe } from '../ground/board-map.ts';
import { LEVEL_BOARD, LEVEL_FLOOR, LEVEL_TABLE } from '../ground/ground.ts';
import { DIE_SIZE, MARGIN, MATRIX, PLACE, type World } from '../state.ts';
import { BOARD, FLOOR, HOLE, TABLE } from '../table.ts';
import { AWAY, isAtCorner, OUT, spotOnDie, wayOut } from './way-out.ts';

const spot = spotOnDie();

/** Over the table, far from its edges: there it is a plane. Elsewhere it is a box (`box-contacts.ts`). */
export function isOverTable(world: World, die: number): boolean {
  const at = die * DIE_SIZE + PLACE;
  const far = world.ground.half - REACH - world.dice[die * DIE_SIZE + MARGIN]!;
  const { dice } = world;
  return dice[at + 2]! > 0 && dice[at]! < far && dice[at]! > -far && dice[at + 1]! < far && dice[at + 1]! > -far;
}

export function findGround(world: World, die: number): void {
  const { dice, ground } = world;
  const at = die * DIE_SIZE;
  const low = dice[at + PLACE + 2]! - REACH - dice[at + MARGIN]!;
  if (low < ground.levels[LEVEL_FLOOR]!) onPlane(world, die, LEVEL_FLOOR, FLOOR);
  if (low > ground.levels[LEVEL_BOARD]! || !isOverTable(world, die)) return;
  probe[0] = dice[at + PLACE]!;
  probe[1] = dice[at + PLACE + 1]!;
  const cell = ground.board === null ? -1 : cellAt(ground.board);
  if (ground.board === null || cell < 0 || isBeyond(ground.board)) onPlane(world, die, LEVEL_TABLE, TABLE);
  else if (isPlain(ground.board, cell)) onPlane(world, die, LEVEL_BOARD, BOARD);
  else {
    onOutline(world, die, ground.board, cell);
    onRim(world, die, ground.board, cell);
  }
}

/** The middle of the die is so far off that no part of it reaches the board; 4 is more than any margin. */
function isBeyond({ radius }: BoardMap): boolean {
  const far = radius + REACH + 4;
  return probe[0]! * probe[0]! + probe[1]! * probe[1]! > far * far;
}

function onPlane(world: World, die: number, level: number, label: number): void {
  const { dice, points, contacts, ground } = world;
  const above = dice[die * DIE_SIZE + PLACE + 2]! - ground.levels[level]! - ROUND;
  const margin = dice[die * DIE_SIZE + MARGIN]!;
  for (let corner = 0; corner < CORNERS; corner++) {
    const p = (die * POINTS + corner) * 3;
    const gap = above + points[p + 2]!;
    if (gap > margin) continue;
    const at = slot(world);
    contacts[at + NORMAL] = 0;
    contacts[at + NORMAL + 1] = 0;
    contacts[at + NORMAL + 2] = 1;
    contacts[at + LEVER_A] = points[p]!;
    contacts[at + LEVER_A + 1] = points[p + 1]!;
    contacts[at + LEVER_A + 2] = points[p + 2]! - ROUND;
    contacts[at + GAP] = gap;
    keep(world, die * KEYS_OF_DIE + corner * 2, die, -1, label);
  }
}

/** Corners against the board where its outline is near: its top, its walls, its upper edge, and the table beside it. */
function onOutline(world: World, die: number, map: BoardMap, cell: number): void {
  const { dice, points } = world;
  const at = die * DIE_SIZE;
  const margin = dice[at + MARGIN]!;
  for (let corner = 0; corner < CORNERS; corner++) {
    const p = (die * POINTS + corner) * 3;
    const height = dice[at + PLACE + 2]! + points[p + 2]!;
    if (height - map.top - ROUND > margin) continue;
    probe[0] = dice[at + PLACE]! + points[p]!;
    probe[1] = dice[at + PLACE + 1]! + points[p + 1]!;
    measure(map, cell);
    const beside = probe[DISTANCE]!;
    const above = height - map.top;
    // Inside the material the nearer way out counts; substeps are so short that a corner is never deep in it.
    const overTop = beside <= 0 && above >= beside;
    if (!overTop && height - ROUND <= margin) onTableBeside(world, die, corner, map);
    onBoard(world, die, corner, map, overTop);
  }
}

function onTableBeside(world: World, die: number, corner: number, map: BoardMap): void {
  const { dice, points, contacts } = world;
  const p = (die * POINTS + corner) * 3;
  const at = slot(world);
  contacts[at + NORMAL] = 0;
  contacts[at + NORMAL + 1] = 0;
  contacts[at + NORMAL + 2] = 1;
  contacts[at + LEVER_A] = points[p]!;
  contacts[at + LEVER_A + 1] = points[p + 1]!;
  contacts[at + LEVER_A + 2] = points[p + 2]! - ROUND;
  contacts[at + GAP] = dice[die * DIE_SIZE + PLACE + 2]! + points[p + 2]! - ROUND;
  const outside = probe[0]! * probe[0]! + probe[1]! * probe[1]! > map.radius * map.radius;
  keep(world, die * KEYS_OF_DIE + corner * 2, die, -1, outside ? TABLE : HOLE);
}

function onBoard(world: World, die: number, corner: number, map: BoardMap, overTop: boolean): void {
  const { dice, points, contacts } = world;
  const p = (die * POINTS + corner) * 3;
  const beside = probe[DISTANCE]!;
  const above = dice[die * DIE_SIZE + PLACE + 2]! + points[p + 2]! - map.top;
  let across = 0;
  let up = 1;
  let gap = above - ROUND;
  if (!overTop && above <= 0) {
    across = 1;
    up = 0;
    gap = beside - ROUND;
  } else if (!overTop) {
    const distance = Math.sqrt(beside * beside + above * above);
    across = distance > 1e-9 ? beside / distance : 0;
    up = distance > 1e-9 ? above / distance : 1;
    gap = distance - ROUND;
  }
  if (gap > dice[die * DIE_SIZE + MARGIN]!) return;
  const at = slot(world);
  contacts[at + NORMAL] = across * probe[OUT_X]!;
  contacts[at + NORMAL + 1] = across * probe[OUT_Y]!;
  contacts[at + NORMAL + 2] = up;
  contacts[at + LEVER_A] = points[p]! - ROUND * contacts[at + NORMAL]!;
  contacts[at + LEVER_A + 1] = points[p + 1]! - ROUND * contacts[at + NORMAL + 1]!;
  contacts[at + LEVER_A + 2] = points[p + 2]! - ROUND * up;
  contacts[at + GAP] = gap;
  keep(world, die * KEYS_OF_DIE + corner * 2 + 1, die, -1, BOARD);
}

/** Points of the rim against faces and edges of the die. Its corners have met the rim already, exactly. */
function onRim(world: World, die: number, map: BoardMap, cell: number): void {
  const { dice } = world;
  const at = die * DIE_SIZE;
  const dz = map.top - dice[at + PLACE + 2]!;
  const limit = CORE + ROUND + dice[at + MARGIN]!;
  for (let i = map.rimStart[cell]!; i < map.rimStart[cell + 1]!; i++) {
    const point = map.rimList[i]!;
    const dx = map.rim[point * 2]! - dice[at + PLACE]!;
    const dy = map.rim[point * 2 + 1]! - dice[at + PLACE + 1]!;
    const m = at + MATRIX;
    const x = dice[m]! * dx + dice[m + 3]! * dy + dice[m + 6]! * dz;
    if (x > limit || x < -limit) continue;
    const y = dice[m + 1]! * dx + dice[m + 4]! * dy + dice[m + 7]! * dz;
    if (y > limit || y < -limit) continue;
    const z = dice[m + 2]! * dx + dice[m + 5]! * dy + dice[m + 8]! * dz;
    if (z > limit || z < -limit) continue;
    spot[0] = x;
    spot[1] = y;
    spot[2] = z;
    if (isAtCorner(spot)) continue;
    wayOut(spot);
    if (spot[AWAY]! - ROUND > dice[at + MARGIN]!) continue;
    const upX = dice[m]! * spot[OUT]! + dice[m + 1]! * spot[OUT + 1]! + dice[m + 2]! * spot[OUT + 2]!;
    const upY = dice[m + 3]! * spot[OUT]! + dice[m + 4]! * spot[OUT + 1]! + dice[m + 5]! * spot[OUT + 2]!;
    const upZ = dice[m + 6]! * spot[OUT]! + dice[m + 7]! * spot[OUT + 1]! + dice[m + 8]! * spot[OUT + 2]!;
    // A rim holds up or holds back; it never presses down.
    if (upZ > 0) continue;
    const c = slot(world);
    const { contacts } = world;
    contacts[c + NORMAL] = -upX;
    contacts[c + NORMAL + 1] = -upY;
    contacts[c + NORMAL + 2] = -upZ;
    contacts[c + LEVER_A] = dx;
    contacts[c + LEVER_A + 1] = dy;
    contacts[c + LEVER_A + 2] = dz;
    contacts[c + GAP] = spot[AWAY]! - ROUND;
    keep(world, die * KEYS_OF_DIE + KEYS_OF_RIM + point, die, -1, BOARD);
  }
}
