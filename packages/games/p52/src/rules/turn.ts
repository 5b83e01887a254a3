/** P52-139..151  What a character can do on its turn. */
import type { Seat } from '@undercroft/engine';
import { neighbours } from '@undercroft/mechanics';
import { bookFor } from '../doors.ts';
import type { Seen } from '../table.ts';
import { spotCost } from './fight/prey.ts';
import { living, movementOf } from './heroes.ts';
import { mapOf } from './map.ts';
import { modifier } from './modifiers.ts';
import { keysHeld } from './quest-items.ts';

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

/** P52-227  Every living character stands on the open exit. */
export const isGathered = (t: Seen): boolean => !t.isBarred && living(t).every((seat) => t.heroes[seat]!.place === t.exit);

/** P52-226 P52-227 R-P52-50  The party may go: each enemy that was there has acted, or a new round has begun. */
export function mayLeave(t: Seen): boolean {
  if (!isGathered(t) || t.gatheredIn < 0 || !hasWhatItNeeds(t)) return false;
  const isNewRound = t.round > t.gatheredIn;
  if (t.house.exitTiming === 'topOfRound') return isNewRound;
  return t.toActFirst.length === 0 && (isNewRound || t.enemies.length > 0);
}

/** P52-057  The last room of Trapped is left with both keys only. */
function hasWhatItNeeds(t: Seen): boolean {
  const isTrapped = bookFor(t)
    .quest(t.quest.id)
    .goals.some(({ goal }) => goal === 'trapped');
  return !isTrapped || t.quest.rooms !== 1 || keysHeld(t) >= 2;
}
