/**
 * What the thrown die touched, when and where: the log a judge reads. A touch is a contact with an impulse; it goes
 * on while the die touches the same thing again within some milliseconds, as it does when it rolls or rattles.
 */
import { A, B, LABEL, LEVER_A, NORMAL, PUSH } from './contacts.ts';
import { CONTACT_SIZE, DIE_SIZE, PLACE, type World } from './state.ts';
import { MOST_SUBSTEPS } from './step.ts';
import { DIE } from './table.ts';

export interface Touch {
  /** `TABLE`, `HOLE`, `BOARD`, `FLOOR`, `BOX + i`, or `DIE + i` for the i-th die that lay there. */
  readonly what: number;
  /** The first moment, as `tick * MOMENTS + substep`: equal moments are at the same time. */
  readonly from: number;
  to: number;
  /** Where it began, in millimetres. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** The hardest push in it, as a change of speed in mm/s: how loud it is. */
  hardest: number;
}

export const MOMENTS = MOST_SUBSTEPS + 1;
const GOES_ON = 3 * MOMENTS;

/** Whom the thrown die touches at `at`, seen from the thrown die; -1: the contact is not its own. */
function touchedBy0(c: Float64Array, at: number): number {
  if (c[at + A] === 0) return c[at + B]! < 0 ? c[at + LABEL]! : DIE + c[at + B]! - 1;
  return c[at + B] === 0 ? DIE + c[at + A]! - 1 : -1;
}

export function noteTouches(world: World, touches: Touch[], moment: number): void {
  const { contacts: c, dice } = world;
  for (let i = 0; i < world.contactCount; i++) {
    const at = i * CONTACT_SIZE;
    if (!(c[at + PUSH]! > 0)) continue;
    const what = touchedBy0(c, at);
    if (what < 0) continue;
    const known = lastOf(touches, what);
    if (known !== undefined && moment - known.to <= GOES_ON) {
      known.to = moment;
      if (c[at + PUSH]! > known.hardest) known.hardest = c[at + PUSH]!;
      continue;
    }
    const a = c[at + A]! * DIE_SIZE + PLACE;
    const [x, y, z] = [0, 1, 2].map((k) => dice[a + k]! + c[at + LEVER_A + k]!);
    touches.push({ what, from: moment, to: moment, x: x!, y: y!, z: z!, hardest: c[at + PUSH]! });
  }
}

function lastOf(touches: readonly Touch[], what: number): Touch | undefined {
  for (let i = touches.length - 1; i >= 0; i--) if (touches[i]!.what === what) return touches[i];
  return undefined;
}

/** Something the thrown die touches when all is at rest. */
export interface Support {
  readonly what: number;
  /** How much of the push is upwards, -1 to 1: above 0 it carries the die. */
  readonly up: number;
}

/** Nearer than this counts as touching, in millimetres: less than a hair, more than rounding. */
export const TOUCHES = 0.05;

export function supportsOf(world: World, gapAt: number): Support[] {
  const { contacts: c } = world;
  const found: Support[] = [];
  for (let i = 0; i < world.contactCount; i++) {
    const at = i * CONTACT_SIZE;
    if (c[at + gapAt]! > TOUCHES) continue;
    const what = touchedBy0(c, at);
    if (what < 0) continue;
    const up = c[at + A] === 0 ? c[at + NORMAL + 2]! : -c[at + NORMAL + 2]!;
    if (!found.some((s) => s.what === what && s.up === up)) found.push({ what, up });
  }
  return found;
}
