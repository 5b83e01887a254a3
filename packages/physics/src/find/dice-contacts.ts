/**
 * Where two dice meet: the corners of each, and the middles of its edges, against the skin of the other, both
 * ways. All that are near are kept: leaving some out makes stacks flicker.
 */
import { GAP, KEYS_OF_DIE, keep, LEVER_A, LEVER_B, NORMAL, slot } from '../contacts.ts';
import { CORE, POINTS, REACH, ROUND } from '../die.ts';
import { DIE_SIZE, MARGIN, MATRIX, PLACE, type World } from '../state.ts';
import { DIE, MOST_DICE } from '../table.ts';
import { AWAY, OUT, spotOnDie, wayOut } from './way-out.ts';

/** A point of one die in the directions of the other. */
const spot = spotOnDie();

export function areNear(world: World, i: number, j: number): boolean {
  const { dice } = world;
  const a = i * DIE_SIZE;
  const b = j * DIE_SIZE;
  const dx = dice[a + PLACE]! - dice[b + PLACE]!;
  const dy = dice[a + PLACE + 1]! - dice[b + PLACE + 1]!;
  const dz = dice[a + PLACE + 2]! - dice[b + PLACE + 2]!;
  const far = 2 * REACH + dice[a + MARGIN]! + dice[b + MARGIN]!;
  return dx * dx + dy * dy + dz * dz < far * far;
}

export function findPair(world: World, i: number, j: number): void {
  const key = (MOST_DICE + i * MOST_DICE + j) * KEYS_OF_DIE;
  pointsOn(world, i, j, key);
  pointsOn(world, j, i, key + POINTS);
}

/** The points of die `a`, which are spheres, against the rounded box of die `b`. */
function pointsOn(world: World, a: number, b: number, key: number): void {
  const { dice, points } = world;
  const pa = a * DIE_SIZE + PLACE;
  const pb = b * DIE_SIZE + PLACE;
  const m = b * DIE_SIZE + MATRIX;
  const margin = dice[a * DIE_SIZE + MARGIN]! + dice[b * DIE_SIZE + MARGIN]!;
  const limit = CORE + 2 * ROUND + margin;
  const cx = dice[pa]! - dice[pb]!;
  const cy = dice[pa + 1]! - dice[pb + 1]!;
  const cz = dice[pa + 2]! - dice[pb + 2]!;
  for (let point = 0; point < POINTS; point++) {
    const p = (a * POINTS + point) * 3;
    const dx = cx + points[p]!;
    const dy = cy + points[p + 1]!;
    const dz = cz + points[p + 2]!;
    const x = dice[m]! * dx + dice[m + 3]! * dy + dice[m + 6]! * dz;
    if (x > limit || x < -limit) continue;
    const y = dice[m + 1]! * dx + dice[m + 4]! * dy + dice[m + 7]! * dz;
    if (y > limit || y < -limit) continue;
    const z = dice[m + 2]! * dx + dice[m + 5]! * dy + dice[m + 8]! * dz;
    if (z > limit || z < -limit) continue;
    spot[0] = x;
    spot[1] = y;
    spot[2] = z;
    wayOut(spot);
    if (spot[AWAY]! - 2 * ROUND > margin) continue;
    writePair(world, a, b, point);
    keep(world, key + point, a, b, DIE);
  }
}

function writePair(world: World, a: number, b: number, point: number): void {
  const { dice, points, contacts } = world;
  const m = b * DIE_SIZE + MATRIX;
  const at = slot(world);
  const p = (a * POINTS + point) * 3;
  const out = spot[AWAY]! / 2;
  for (let i = 0; i < 3; i++) {
    const n = dice[m + i * 3]! * spot[OUT]! + dice[m + i * 3 + 1]! * spot[OUT + 1]! + dice[m + i * 3 + 2]! * spot[OUT + 2]!;
    contacts[at + NORMAL + i] = n;
    // Both levers lead to one place, half way between the skins: else the pair would turn itself.
    const lever = points[p + i]! - out * n;
    contacts[at + LEVER_A + i] = lever;
    contacts[at + LEVER_B + i] = lever + dice[a * DIE_SIZE + PLACE + i]! - dice[b * DIE_SIZE + PLACE + i]!;
  }
  contacts[at + GAP] = spot[AWAY]! - 2 * ROUND;
}
