/** P52-139..151  What a character can do on its turn. */
import type { Seat } from '@undercroft/engine';
import { neighbours } from '@undercroft/mechanics';
import type { Seen } from '../table.ts';
import { spotCost } from './fight/prey.ts';
import { hasGoal } from './goals.ts';
import { conditionOf, isAlive, movementOf } from './heroes.ts';
import { mapOf } from './map.ts';
import { modifier } from './modifiers.ts';
import { keysHeld } from './quest-items.ts';
import { isEscorted } from './ward.ts';

/** P52-128  What entering a spot costs this character: obstructed ones may cost it less. */
export function costFor(t: Seen, seat: Seat, place: number): number {
  const cost = spotCost(t, place);
  if (t.spots[place]!.is !== 'obstructed') return cost;
  return Math.max(1, cost + modifier(t, 'obstructedCost', { seat, ability: null, enemy: null, type: null }));
}

/** P52-144 R-P52-29  Spots next to it that it can enter with what is left; one that costs more than all it has is pushed into over two turns. */
export function stepsFrom(t: Seen, seat: Seat, left: number): number[] {
  const whole = movementOf(t, seat);
  return neighbours(mapOf(t).grid, t.heroes[seat]!.place).filter((place) => {
    const cost = costFor(t, seat, place);
    return cost <= left || (cost > whole && left === whole);
  });
}

/** P52-165  Instead of an item: what was dropped, which nobody has looked at. */
export const DROPPED = '';

/** R-P52-38 R-P52-46  What somebody could pick up where it stands, each kind once; the stunned pick up nothing. */
export function lootFor(t: Seen, seat: Seat): string[] {
  if (conditionOf(t, seat) !== 'ok') return [];
  const { items, drops } = t.spots[t.heroes[seat]!.place]!;
  return drops > 0 ? [DROPPED, ...new Set(items)] : [...new Set(items)];
}

/** How many things lie there. */
export function lyingAt(t: Seen, seat: Seat): number {
  const { items, drops } = t.spots[t.heroes[seat]!.place]!;
  return items.length + drops;
}

/** P52-227  Every living character stands on the open exit, and whoever is escorted. */
export const isGathered = (t: Seen): boolean =>
  !t.isBarred &&
  t.heroes.every(({ place }, seat) => place === t.exit || !isAlive(t, seat)) &&
  (!isEscorted(t.ward) || t.ward.place === t.exit);

/** P52-226 P52-227 R-P52-50  The party may go: each enemy that was there has acted, or a new round has begun. */
export function mayLeave(t: Seen): boolean {
  if (!isGathered(t) || t.gatheredIn < 0 || !hasWhatItNeeds(t)) return false;
  const isNewRound = t.round > t.gatheredIn;
  if (t.house.exitTiming === 'topOfRound') return isNewRound;
  return t.toActFirst.length === 0 && (isNewRound || t.enemies.length > 0);
}

/** P52-057  The last room of Trapped is left with both keys only. */
const hasWhatItNeeds = (t: Seen): boolean => !hasGoal(t, 'trapped') || t.quest.rooms !== 1 || keysHeld(t) >= 2;
