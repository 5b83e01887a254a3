/** R-P52-36  Ours: whoever has nothing left to do in a room walks to its exit, round after round, with one answer. */
import type { Seat } from '@undercroft/engine';
import type { Seen, Table } from '../table.ts';
import { isFaceUp, mapOf } from './map.ts';
import { mustsOf } from './musts.ts';
import { waysFrom, wayTo } from './rooms/ways.ts';
import { costFor, isGathered } from './turn.ts';

/** More than any way costs: nobody walks over what is face down, or into a trap, without being asked. */
const NEVER = 1000;

/** The next spot on the way to the exit; null: there is none, or one stands there. */
export function stepOut(t: Seen, seat: Seat): number | null {
  const { place } = t.heroes[seat]!;
  const cost = (one: number): number => (isFaceUp(t.spots[one]!) && t.spots[one]!.is !== 'trap' ? costFor(t, seat, one) : NEVER);
  const ways = waysFrom(mapOf(t), place, cost);
  return ways.cost[t.exit]! >= NEVER ? null : (wayTo(ways, t.exit)[0] ?? null);
}

/** Nobody is about, and the exit lies open and in sight. */
const isOpen = (t: Seen): boolean => t.enemies.length === 0 && !t.isBarred && t.exit >= 0 && isFaceUp(t.spots[t.exit]!);

/** Exploring, with a known way to the exit. Who must go for chests is asked at every step. */
export const mayHeadOut = (t: Table, seat: Seat): boolean =>
  isOpen(t) && t.order.length === 0 && !mustsOf(t, seat).includes('goForChest') && stepOut(t, seat) !== null;

/** Whether somebody who heads out goes on without being asked: walks, or waits there while others come. */
export function headsOn(t: Table, seat: Seat, walking: readonly Seat[]): boolean {
  if (!walking.includes(seat) || !isOpen(t)) return false;
  if (t.heroes[seat]!.place !== t.exit) return mayHeadOut(t, seat);
  if (mustsOf(t, seat).includes('neverRest')) return false;
  // The round in which all have come together still ends; in the next one they are asked.
  return isGathered(t) ? t.gatheredIn === t.round : walking.some((other) => other !== seat && mayHeadOut(t, other));
}
