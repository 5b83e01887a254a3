/** Two palms, two fingers, two keys: when each came and went. */
import type { Figures } from './draft.ts';

export interface Palms {
  left: { down: number | null; up: number | null };
  right: { down: number | null; up: number | null };
}
export type Side = keyof Palms;

export const NO_PALMS: Palms = { left: { down: null, up: null }, right: { down: null, up: null } };

/** A palm is laid on. Once one has left, nothing begins anew until both have. */
export const laid = (palms: Palms, side: Side, now: number): Palms =>
  palms[side].down !== null && palms[side].up === null ? palms : { ...palms, [side]: { down: now, up: null } };
export const lifted = (palms: Palms, side: Side, now: number): Palms =>
  palms[side].down === null ? palms : { ...palms, [side]: { ...palms[side], up: now } };

export const areBothLaid = ({ left, right }: Palms): boolean => left.down !== null && right.down !== null;

/** What two palms that have both left did; null: not yet. `apart`: by how much the left one left first. */
export function partedBy({ left, right }: Palms): Partial<Figures> | null {
  if (left.down === null || right.down === null || left.up === null || right.up === null) return null;
  const held = Math.min(left.up, right.up) - Math.max(left.down, right.down);
  return { 'pious.held': Math.max(0, held), 'pious.apart': Math.min(500, Math.max(-500, right.up - left.up)) };
}
