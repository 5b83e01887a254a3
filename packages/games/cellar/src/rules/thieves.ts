/** Questions about thieves. Nothing here changes the table. */
import type { Seat } from '@undercroft/engine';

/** CEL-003  3 life, and 1 more for each point of stamina. */
export const fullLife = (thief: { stamina: number }): number => 3 + thief.stamina;

/** CEL-018  What each helper adds to a strike. */
export const helpOf = (thief: { might: number }): number => 1 + thief.might;

/** CEL-005  Out, with the purse full. */
export const canEscape = (thief: { room: string; gold: number }, house: { purse: number }): boolean =>
  thief.room === 'stairs' && thief.gold >= house.purse;

/** CEL-006  Those with the most gold, in seat order. */
export function richest(thieves: readonly { gold: number }[]): Seat[] {
  const most = Math.max(...thieves.map((thief) => thief.gold));
  return thieves.map((_thief, seat) => seat).filter((seat) => thieves[seat]!.gold === most);
}
