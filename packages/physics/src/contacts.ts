/**
 * Contacts of one substep. The finders write the first half of a record (who, where, which way, how far), the
 * solver the second. They are found in one fixed order, the same on every machine, and their keys grow in that
 * order: so the contacts of the substep before can be matched by walking both lists once.
 */
import { CONTACT_SIZE, MOST_CONTACTS, type World } from './state.ts';

export const KEY = 0;
/** The die that is pushed along the normal, and the one pushed against it (-1: something that does not move). */
export const A = 1;
export const B = 2;
export const LABEL = 3;
/** Below 0: they overlap. Above: they are that far apart still, and may meet within the substep. */
export const GAP = 4;
/** From the middle of each die to the place of contact. */
export const LEVER_A = 5;
export const LEVER_B = 8;
/** Three directions, square to each other: the normal, and two along the skin. With each, how a push along it turns A and B. */
export const NORMAL = 11;
export const TANGENT_1 = 20;
export const TANGENT_2 = 29;
export const ARM_A = 3;
export const ARM_B = 6;

/** What an impulse of 1 changes of the speed, turned upside down, for each direction. */
export const MASS = 38;
/** Impulses: along the normal and the two tangents. */
export const PUSH = 41;
/** How fast the two came nearer before anything was done about it. */
export const APPROACH = 44;
export const BOUNCE = 45;
export const FRICTION = 46;
/** How fast the skins should separate at least (below 0: how fast they may approach). */
export const WANTED = 47;

/** Room for keys of one die against what does not move, and the beginning of the keys of pairs. */
export const KEYS_OF_DIE = 1 << 20;
export const KEYS_OF_RIM = 16;
export const KEYS_OF_BOXES = 1 << 14;
export const KEYS_OF_BOX = 1 << 13;

/** Where the next contact is to be written. */
export const slot = (world: World): number => world.contactCount * CONTACT_SIZE;

/** Keeps what was written there. A heap so dense that the list is full is let go: its next substep is soon. */
export function keep(world: World, key: number, a: number, b: number, label: number): void {
  if (world.contactCount >= MOST_CONTACTS - 1) return;
  const at = slot(world);
  world.contacts[at + KEY] = key;
  world.contacts[at + A] = a;
  world.contacts[at + B] = b;
  world.contacts[at + LABEL] = label;
  world.contactCount++;
}
