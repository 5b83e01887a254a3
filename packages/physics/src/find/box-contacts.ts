/**
 * Where a die meets boxes: what stands on the table, and the table itself at its edges. Corners of the die meet
 * faces, edges and corners of the box exactly; edges of the box meet the die in points at most 4 mm apart.
 */
import { GAP, KEYS_OF_BOX, KEYS_OF_BOXES, KEYS_OF_DIE, keep, LEVER_A, NORMAL, slot } from '../contacts.ts';
import { CORE, CORNERS, POINTS, REACH, ROUND } from '../die.ts';
import { BOX_ALONG, BOX_HALF, BOX_LABEL, BOX_MIDDLE, BOX_SIZE } from '../ground/ground.ts';
import { DIE_SIZE, MARGIN, MATRIX, PLACE, type World } from '../state.ts';
import { isOverTable } from './ground-contacts.ts';
import { AWAY, HALVES, isAtCorner, OUT, spotOnBox, spotOnDie, wayOut } from './way-out.ts';

const SPACING = 4;
/** Most points on one edge: a table of two metres. */
const KEYS_OF_EDGE = 512;

const onBox = spotOnBox();
const onDie = spotOnDie();
/** The middle of the die as the box sees it. */
const seen = new Float64Array(3);

export function findBoxes(world: World, die: number): void {
  for (let box = isOverTable(world, die) ? 1 : 0; box < world.ground.boxCount; box++) {
    if (!isNear(world, die, box)) continue;
    cornersOnBox(world, die, box);
    edgesOfBox(world, die, box);
  }
}

function isNear(world: World, die: number, box: number): boolean {
  const { boxes } = world.ground;
  const b = box * BOX_SIZE;
  const at = die * DIE_SIZE + PLACE;
  const far = REACH + world.dice[die * DIE_SIZE + MARGIN]!;
  const dx = world.dice[at]! - boxes[b + BOX_MIDDLE]!;
  const dy = world.dice[at + 1]! - boxes[b + BOX_MIDDLE + 1]!;
  seen[0] = boxes[b + BOX_ALONG]! * dx + boxes[b + BOX_ALONG + 1]! * dy;
  seen[1] = boxes[b + BOX_ALONG]! * dy - boxes[b + BOX_ALONG + 1]! * dx;
  seen[2] = world.dice[at + 2]! - boxes[b + BOX_MIDDLE + 2]!;
  return (
    Math.abs(seen[0]!) < boxes[b + BOX_HALF]! + far &&
    Math.abs(seen[1]!) < boxes[b + BOX_HALF + 1]! + far &&
    Math.abs(seen[2]!) < boxes[b + BOX_HALF + 2]! + far
  );
}

function cornersOnBox(world: World, die: number, box: number): void {
  const { points, contacts, dice } = world;
  const { boxes } = world.ground;
  const b = box * BOX_SIZE;
  const cos = boxes[b + BOX_ALONG]!;
  const sin = boxes[b + BOX_ALONG + 1]!;
  const margin = dice[die * DIE_SIZE + MARGIN]!;
  for (let i = 0; i < 3; i++) onBox[HALVES + i] = boxes[b + BOX_HALF + i]!;
  for (let corner = 0; corner < CORNERS; corner++) {
    const p = (die * POINTS + corner) * 3;
    onBox[0] = seen[0]! + cos * points[p]! + sin * points[p + 1]!;
    onBox[1] = seen[1]! + cos * points[p + 1]! - sin * points[p]!;
    onBox[2] = seen[2]! + points[p + 2]!;
    wayOut(onBox);
    if (onBox[AWAY]! - ROUND > margin) continue;
    const at = slot(world);
    contacts[at + NORMAL] = cos * onBox[OUT]! - sin * onBox[OUT + 1]!;
    contacts[at + NORMAL + 1] = sin * onBox[OUT]! + cos * onBox[OUT + 1]!;
    contacts[at + NORMAL + 2] = onBox[OUT + 2]!;
    for (let i = 0; i < 3; i++) contacts[at + LEVER_A + i] = points[p + i]! - ROUND * contacts[at + NORMAL + i]!;
    contacts[at + GAP] = onBox[AWAY]! - ROUND;
    keep(world, die * KEYS_OF_DIE + KEYS_OF_BOXES + box * KEYS_OF_BOX + corner, die, -1, boxes[b + BOX_LABEL]!);
  }
}

/** Of each of the twelve edges the points within reach of the die. `axis` is the edge's direction, `edge % 4` its place among the parallel four. */
function edgesOfBox(world: World, die: number, box: number): void {
  const { boxes } = world.ground;
  const half = box * BOX_SIZE + BOX_HALF;
  const far = REACH + world.dice[die * DIE_SIZE + MARGIN]!;
  for (let edge = 0; edge < 12; edge++) {
    const axis = Math.floor(edge / 4);
    const first = axis === 0 ? 1 : 0;
    const second = axis === 2 ? 1 : 2;
    const signs = edge % 4;
    const u = signs < 2 ? -boxes[half + first]! : boxes[half + first]!;
    const v = signs % 2 === 0 ? -boxes[half + second]! : boxes[half + second]!;
    if (Math.abs(seen[first]! - u) > far || Math.abs(seen[second]! - v) > far) continue;
    const length = 2 * boxes[half + axis]!;
    const pieces = Math.ceil(length / SPACING);
    const from = Math.max(0, Math.ceil(((seen[axis]! - far + length / 2) / length) * pieces));
    const to = Math.min(pieces, Math.floor(((seen[axis]! + far + length / 2) / length) * pieces));
    for (let i = from; i <= to; i++) {
      edgePoint[axis] = (i / pieces) * length - length / 2;
      edgePoint[first] = u;
      edgePoint[second] = v;
      edgeOnDie(world, die, box, KEYS_OF_BOXES + box * KEYS_OF_BOX + CORNERS + edge * KEYS_OF_EDGE + i);
    }
  }
}

const edgePoint = new Float64Array(3);

function edgeOnDie(world: World, die: number, box: number, key: number): void {
  const { dice, contacts } = world;
  const { boxes } = world.ground;
  const b = box * BOX_SIZE;
  const cos = boxes[b + BOX_ALONG]!;
  const sin = boxes[b + BOX_ALONG + 1]!;
  const ex = edgePoint[0]! - seen[0]!;
  const ey = edgePoint[1]! - seen[1]!;
  const dx = cos * ex - sin * ey;
  const dy = sin * ex + cos * ey;
  const dz = edgePoint[2]! - seen[2]!;
  const m = die * DIE_SIZE + MATRIX;
  const margin = dice[die * DIE_SIZE + MARGIN]!;
  onDie[0] = dice[m]! * dx + dice[m + 3]! * dy + dice[m + 6]! * dz;
  onDie[1] = dice[m + 1]! * dx + dice[m + 4]! * dy + dice[m + 7]! * dz;
  onDie[2] = dice[m + 2]! * dx + dice[m + 5]! * dy + dice[m + 8]! * dz;
  if (Math.max(Math.abs(onDie[0]!), Math.abs(onDie[1]!), Math.abs(onDie[2]!)) > CORE + ROUND + margin) return;
  if (isAtCorner(onDie)) return;
  wayOut(onDie);
  if (onDie[AWAY]! - ROUND > margin) return;
  const nx = -(dice[m]! * onDie[OUT]! + dice[m + 1]! * onDie[OUT + 1]! + dice[m + 2]! * onDie[OUT + 2]!);
  const ny = -(dice[m + 3]! * onDie[OUT]! + dice[m + 4]! * onDie[OUT + 1]! + dice[m + 5]! * onDie[OUT + 2]!);
  const nz = -(dice[m + 6]! * onDie[OUT]! + dice[m + 7]! * onDie[OUT + 1]! + dice[m + 8]! * onDie[OUT + 2]!);
  if (!pointsOutward(cos * nx + sin * ny, cos * ny - sin * nx, nz, boxes, b + BOX_HALF)) return;
  const at = slot(world);
  contacts[at + NORMAL] = nx;
  contacts[at + NORMAL + 1] = ny;
  contacts[at + NORMAL + 2] = nz;
  contacts[at + LEVER_A] = dx;
  contacts[at + LEVER_A + 1] = dy;
  contacts[at + LEVER_A + 2] = dz;
  contacts[at + GAP] = onDie[AWAY]! - ROUND;
  keep(world, die * KEYS_OF_DIE + key, die, -1, boxes[b + BOX_LABEL]!);
}

/** An edge pushes away from the box it belongs to: along neither of the faces that meet in it may the push point inward. */
function pointsOutward(nx: number, ny: number, nz: number, boxes: Float64Array, half: number): boolean {
  const onX = Math.abs(edgePoint[0]!) === boxes[half]!;
  const onY = Math.abs(edgePoint[1]!) === boxes[half + 1]!;
  const onZ = Math.abs(edgePoint[2]!) === boxes[half + 2]!;
  return !(onX && nx * edgePoint[0]! < 0) && !(onY && ny * edgePoint[1]! < 0) && !(onZ && nz * edgePoint[2]! < 0);
}
