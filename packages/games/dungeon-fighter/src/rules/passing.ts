/** DF-212, DF-238  Equipment that may change hands in Maintenance. */
import type { Seat } from '@undercroft/engine';
import { EQUIPMENT, type Gear } from '../content/equipment.ts';
import type { Of, Place } from '../decisions.ts';
import { NONE, type Table } from '../table.ts';
import { carriedOf, hasRoom, slotsFor, typeOf } from './party.ts';

type Pass = Of<'pass'>;

/** Ways for one card to get to one hero: as it is, or for a card of the same type that comes back. */
function waysTo(t: Pick<Table, 'heroes'>, seat: Seat, card: Gear, to: Place): Pass[] {
  const hero = t.heroes[to]!;
  if (hero.eliminated || slotsFor(hero, typeOf(card)) === 0) return [];
  if (hasRoom(hero, card)) return [{ seat, kind: 'pass', card, to, back: NONE }];
  return carriedOf(hero, typeOf(card)).map((back) => ({ seat, kind: 'pass', card, to, back }));
}

/** Everything a seat may propose: its heroes' own cards to others, or to the discards. */
export function passesOf(t: Pick<Table, 'heroes'>, seat: Seat): Pass[] {
  const passes: Pass[] = [];
  t.heroes.forEach((hero, place) => {
    if (hero.seat !== seat || hero.eliminated) return;
    for (const card of hero.gear) {
      t.heroes.forEach((_, to) => {
        if (to !== place) passes.push(...waysTo(t, seat, card, to));
      });
      passes.push({ seat, kind: 'pass', card, to: NONE, back: NONE });
    }
  });
  return passes;
}

export const isGear = (card: unknown): card is Gear => typeof card === 'number' && EQUIPMENT[card] !== undefined;
