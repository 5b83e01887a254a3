/** Where a sensible character goes: to the enemy, into the unknown, to the chest, to the exit. */
import type { Seat } from '@undercroft/engine';
import { distance } from '@undercroft/mechanics';
import { bookFor } from '../doors.ts';
import { levelIn } from '../rules/character.ts';
import { isFleeing } from '../rules/fight/enemy.ts';
import { spotCost } from '../rules/fight/prey.ts';
import { living, maxHpOf, sheetOf } from '../rules/heroes.ts';
import { isFaceUp, mapOf } from '../rules/map.ts';
import { keysHeld } from '../rules/quest-items.ts';
import { costsTo } from '../rules/rooms/ways.ts';
import type { View } from '../view.ts';

const far = (view: View, a: number, b: number): number => distance(mapOf(view).grid, a, b);
const nearest = (view: View, from: number, places: readonly number[]): number =>
  Math.min(99, ...places.map((place) => far(view, from, place)));

/** A trap is worth a way around it, of two spots. */
const AROUND_TRAPS = 2.5;

/** Ways that were worked out for a view: every answer to one question asks for the same. */
const walked = new WeakMap<View, Map<string, number[]>>();

/** What the way to the nearest of these places costs, in movement and in traps; so whoever follows the figure arrives. */
function wayTo(view: View, from: number, places: readonly number[]): number {
  const ways = walked.get(view) ?? new Map<string, number[]>();
  walked.set(view, ways);
  const key = places.join();
  const costs = ways.get(key) ?? costsTo(mapOf(view), places, (place) => 1 + extraCost(view, place));
  ways.set(key, costs);
  return Math.min(99, costs[from]!);
}

/** What entering a spot costs beyond a step. */
export const extraCost = (view: View, place: number): number => spotCost(view, place) - 1 + (isTrap(view, place) ? AROUND_TRAPS : 0);

const isTrap = (view: View, place: number): boolean => view.spots[place]!.is === 'trap';

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

/** Whoever goes first: the others follow rather than lead, and people sit on the first seats. */
export const leaderOf = (view: View): Seat => living(view)[0] ?? 0;

/** Nobody is about who means harm: those who only run are let be, unless nothing but their fall opens the way out. */
export function isCalm(view: View): boolean {
  if (view.isBarred && view.spots.every(isFaceUp)) return view.enemies.length === 0;
  return allFlee(view);
}

const allFlee = (view: View): boolean => view.enemies.every(({ hp, sheet }) => isFleeing(hp, sheet.maxHp, view.house));

/** Round and round after enemies that only run: whoever lets them be meets them again, with a little more courage. */
export const isChase = (view: View): boolean => view.round > 12 && allFlee(view);

const isFound = (view: View): boolean => isFaceUp(view.spots[view.exit]!) && !view.isBarred;

/** With the way out in sight, every round may bring company: what is far away is not worth it, unless something must be found. */
export function worthExploring(view: View): boolean {
  const unknown = placesWith(view, (one) => !isFaceUp(view.spots[one]!));
  if (unknown.length === 0) return false;
  if (!isFound(view)) return true;
  const [goal] = bookFor(view).quest(view.quest.id).goals;
  const looksFor = ['treasureHunt', 'trapped', 'bigBoss', 'find', 'collect', 'kill'].includes(goal?.goal ?? '');
  return looksFor && nearest(view, view.heroes[leaderOf(view)]!.place, unknown) <= (unknown.length > 5 ? 5 : 3);
}

/** What draws somebody while no enemy is about, from near to far. Who follows goes no farther from the leader than three steps. */
function pullOf(view: View, seat: Seat, place: number): number {
  const exit = wayTo(view, place, [view.exit]);
  if (wantsOut(view)) return -exit;
  const leader = leaderOf(view);
  const { place: ahead } = view.heroes[leader]!;
  const isNear = (one: number): boolean => seat === leader || far(view, ahead, one) <= 3;
  const loot = placesWith(view, (one) => isNear(one) && isLootFor(view, seat, one));
  if (loot.length > 0) return 60 - wayTo(view, place, loot) - 0.01 * exit;
  if (worthExploring(view)) {
    const unknown = placesWith(view, (one) => isNear(one) && !isFaceUp(view.spots[one]!));
    if (unknown.length > 0) return 30 - wayTo(view, place, unknown);
  }
  return seat === leader ? -exit : -wayTo(view, place, [ahead]);
}

const isLootFor = (view: View, seat: Seat, place: number): boolean =>
  view.spots[place]!.items.length + view.spots[place]!.drops > 0 || canOpen(view, seat, place);

/** Something in the room is worth a walk to somebody. */
export const lootLeft = (view: View): boolean =>
  living(view).some((seat) => view.spots.some((_spot, place) => isLootFor(view, seat, place)));

/** Whether the lock is rather somebody else's business: one who has learned it. */
export function leavesLocks(view: View, seat: Seat): boolean {
  const picks = (other: Seat): boolean => levelIn(sheetOf(view, other), 'lockPicking') > 0;
  return !picks(seat) && living(view).some(picks);
}

/** A chest that is worth a try to this one. */
export function canOpen(view: View, seat: Seat, place: number): boolean {
  const { chest, is } = view.spots[place]!;
  if (chest === 'none' || (chest === 'locked' && leavesLocks(view, seat))) return false;
  return is === 'specialChest' || view.heroes[seat]!.hp > 2 * view.avgLv + 1;
}

/** The farthest one of its attacks reaches. */
export function reachOf(view: View, seat: Seat): number {
  const ranges = sheetOf(view, seat).abilities.map(({ id }) => bookFor(view).ability(id));
  return Math.max(0, ...ranges.filter(({ kind }) => kind === 'attack').map(({ range }) => range.to));
}

/** Somebody else stands in front: one whose blows reach no farther than the spot, and who is well. */
const hasFront = (view: View, seat: Seat): boolean =>
  living(view).some((other) => other !== seat && view.heroes[other]!.hp > 0 && reachOf(view, other) === 0);

/** How good it is to stand on a place: only differences count. Fighters close in; who shoots stays a little behind them. */
export function standing(view: View, seat: Seat, place: number): number {
  if (isCalm(view)) return pullOf(view, seat, place);
  const trap = isTrap(view, place) ? 0.6 : 0;
  const enemy = nearest(
    view,
    place,
    view.enemies.map((one) => one.place),
  );
  if (wantsOut(view) || isHopeless(view)) return -wayTo(view, place, [view.exit]) * 2 + enemy * 0.1;
  return -Math.abs(enemy - Math.min(reachOf(view, seat), hasFront(view, seat) ? 2 : 1)) - trap;
}

/** Better to run: the exit is open, and the party could not bear much more. */
export const isHopeless = (view: View): boolean => !view.isBarred && isFaceUp(view.spots[view.exit]!) && partyHealth(view) < 0.25;
