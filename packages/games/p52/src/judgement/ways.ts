/** Where a sensible character goes: to the enemy, into the unknown, to the chest, to the exit. */
import type { Seat } from '@undercroft/engine';
import { distance } from '@undercroft/mechanics';
import { bookFor } from '../doors.ts';
import { living, maxHpOf, sheetOf } from '../rules/heroes.ts';
import { isFaceUp, mapOf } from '../rules/map.ts';
import { keysHeld } from '../rules/quest-items.ts';
import type { View } from '../view.ts';

const far = (view: View, a: number, b: number): number => distance(mapOf(view).grid, a, b);
const nearest = (view: View, from: number, places: readonly number[]): number =>
  Math.min(99, ...places.map((place) => far(view, from, place)));

/** Health of the party, 0 .. 1. */
export function partyHealth(view: View): number {
  const seats = living(view);
  return seats.reduce((sum, seat) => sum + view.heroes[seat]!.hp / maxHpOf(view, seat), 0) / Math.max(1, seats.length);
}

/** There is nothing to look for here: the prize is found, both keys are held, the rooms only want to be survived, or the party is worn out. */
export function wantsOut(view: View): boolean {
  if (view.isBarred) return false;
  const [goal] = bookFor(view).quest(view.quest.id).goals;
  if (goal?.goal === 'treasureHunt' && view.quest.rooms >= 0) return true;
  if (goal?.goal === 'trapped' && keysHeld(view) >= 2) return true;
  return goal?.goal !== 'bigBoss' && partyHealth(view) < 0.3;
}

const placesWith = (view: View, has: (place: number) => boolean): number[] => [...view.spots.keys()].filter(has);

/** What draws somebody while no enemy is about, from near to far. */
function pullOf(view: View, seat: Seat, place: number): number {
  const exit = far(view, place, view.exit);
  if (wantsOut(view)) return -exit;
  const loot = placesWith(view, (one) => view.spots[one]!.items.length + view.spots[one]!.drops > 0 || canOpen(view, seat, one));
  const unknown = placesWith(view, (one) => !isFaceUp(view.spots[one]!));
  if (loot.length > 0) return 60 - nearest(view, place, loot) - 0.01 * exit;
  if (unknown.length > 0) return 30 - nearest(view, place, unknown);
  return -exit;
}

/** A chest that is worth a try to this one. */
export function canOpen(view: View, seat: Seat, place: number): boolean {
  const { chest, is } = view.spots[place]!;
  if (chest === 'none') return false;
  return is === 'specialChest' || view.heroes[seat]!.hp > 2 * view.avgLv + 1;
}

/** The farthest one of its attacks reaches. */
export function reachOf(view: View, seat: Seat): number {
  const ranges = sheetOf(view, seat).abilities.map(({ id }) => bookFor(view).ability(id));
  return Math.max(0, ...ranges.filter(({ kind }) => kind === 'attack').map(({ range }) => range.to));
}

/** How good it is to stand on a place: only differences count. */
export function standing(view: View, seat: Seat, place: number): number {
  const trap = view.spots[place]!.is === 'trap' ? 0.6 : 0;
  if (view.enemies.length === 0) return pullOf(view, seat, place) - trap;
  const enemy = nearest(
    view,
    place,
    view.enemies.map((one) => one.place),
  );
  if (wantsOut(view) || isHopeless(view)) return -far(view, place, view.exit) * 2 + enemy * 0.1 - trap;
  return -Math.abs(enemy - Math.min(reachOf(view, seat), 1)) - trap;
}

/** Better to run: the exit is open, and the party could not bear much more. */
export const isHopeless = (view: View): boolean => !view.isBarred && isFaceUp(view.spots[view.exit]!) && partyHealth(view) < 0.25;
