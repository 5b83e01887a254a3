/** Whoever is escorted: not a player, but somebody enemies see. */
import type { Prey } from './fight/mind.ts';

export interface Ward {
  name: string;
  hp: number;
  maxHp: number;
  /** A place of the room, or -1. */
  place: number;
}

/** Among those whom enemies may attack it has no seat. */
export const WARD = -1;

/** How far it walks in a round. */
export const WARD_MOVEMENT = 2;

export const isEscorted = (ward: Ward | null): ward is Ward => ward !== null && ward.hp > 0;

export const wardAsPrey = ({ place, hp, maxHp }: Ward, hidden: boolean): Prey => ({
  seat: WARD,
  place,
  hp,
  maxHp,
  hidden,
  untargetable: false,
  preferred: false,
});
