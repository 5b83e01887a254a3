/** Questions about thieves. Nothing here changes the table. */
import type { Seat } from '@undercroft/engine';

/** CEL-003  3 life, and 1 more for each point of stamina. */
export const fullLife = (thief: { stamina: number }): number => 3 + thief.stamina;

/** CEL-018  What each helper adds to a strike. */
export const helpOf = (thief: { might: number }): number => 1 + thief.might;

/** CEL-005  Out, with the purse full. */
export const canEscape = (thief: { room: string; gold: number }, house: { purse: number }): boolean =>
  thief.room === 'stairs' && thief.gold >= house.purse;

/** CEL-024  Gold for a full purse for each of them. */
export const fullPurses = (t: { thieves: readonly object[]; house: { purse: number } }): number => t.thieves.length * t.house.purse;

export const goldOfAll = (thieves: readonly { gold: number }[]): number => thieves.reduce((sum, { gold }) => sum + gold, 0);

/** CEL-024  All on the stairs, with a full purse for each between them. */
export const canEscapeTogether = (t: { thieves: readonly { room: string; gold: number }[]; house: { purse: number } }): boolean =>
  t.thieves.every(({ room }) => room === 'stairs') && goldOfAll(t.thieves) >= fullPurses(t);

/** CEL-025  Somebody fell and will not get up. */
export const someoneFell = (thieves: readonly { life: number }[]): boolean => thieves.some(({ life }) => life === 0);

/** CEL-026  What the others call such thieves: by how much of the purses they filled. */
export function rankOf(gold: number, purses: number): 'masters' | 'burglars' | 'pickpockets' {
  if (gold >= purses) return 'masters';
  return gold * 2 >= purses ? 'burglars' : 'pickpockets';
}

/** CEL-006  Those with the most gold, in seat order. */
export function richest(thieves: readonly { gold: number }[]): Seat[] {
  const most = Math.max(...thieves.map((thief) => thief.gold));
  return thieves.map((_thief, seat) => seat).filter((seat) => thieves[seat]!.gold === most);
}
