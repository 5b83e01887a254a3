/** The party as enemies see it. */
import type { Seat } from '@undercroft/engine';
import { bookFor } from '../../doors.ts';
import type { Enemy, Seen } from '../../table.ts';
import { twistsOf } from '../character.ts';
import { living, maxHpOf, sheetOf } from '../heroes.ts';
import { hasLasting } from '../lasting.ts';
import { mapOf } from '../map.ts';
import type { Cost } from '../rooms/ways.ts';
import { isEscorted, wardAsPrey } from '../ward.ts';
import type { Hunter, Prey, Scene } from './mind.ts';

export function preyOf(t: Seen, seat: Seat): Prey {
  const { place, hp, lasting } = t.heroes[seat]!;
  return {
    seat,
    place,
    hp,
    maxHp: maxHpOf(t, seat),
    hidden: t.spots[place]!.is === 'hidden',
    untargetable: hasLasting(lasting, 'untargetable'),
    taunts: hasLasting(lasting, 'taunt'),
    preferred: twistsOf(sheetOf(t, seat), bookFor(t)).some(({ twist }) => twist.twist === 'preferred'),
  };
}

/** P52-128  What entering a spot costs an enemy; face-down ones are plain to it. */
export const enemyCost =
  (t: Seen): Cost =>
  (place) =>
    spotCost(t, place);

/** Two for an obstructed spot, or what the scenario says of its own. */
export function spotCost(t: Seen, place: number): number {
  const { is } = t.spots[place]!;
  if (is === 'obstructed') return 2;
  // Most spots are as printed, or nobody knows better.
  return PRINTED.has(is) ? 1 : (bookFor(t).scenario.spots?.find(({ id }) => id === is)?.cost ?? 1);
}

const PRINTED: ReadonlySet<string> = new Set(['', 'path', 'enemy', 'hidden', 'chest', 'specialChest', 'trap', 'key', 'boss']);

/** Every living character, and whoever is escorted. */
function preysIn(t: Seen): Prey[] {
  const preys = living(t).map((seat) => preyOf(t, seat));
  return isEscorted(t.ward) ? [...preys, wardAsPrey(t.ward, t.spots[t.ward.place]!.is === 'hidden')] : preys;
}

export const sceneOf = (t: Seen): Scene => ({
  room: mapOf(t),
  preys: preysIn(t),
  attacked: t.attacked,
  costOf: enemyCost(t),
  house: t.house,
});

export const hunterOf = ({ place, sheet, lastAttacker }: Enemy): Hunter => ({ place, sheet, lastAttacker });
