/** P52-186..195  What an enemy does, by the book. Everything here is public, so anybody can foresee it but for ties. */
import { distance, neighbours } from '@undercroft/mechanics';
import type { HouseRules } from '../../house-rules.ts';
import { gridDistance, type Room } from '../rooms/room.ts';
import { canSee } from '../rooms/sight.ts';
import { type Cost, costsTo, waysFrom } from '../rooms/ways.ts';
import { attackAt, type EnemySheet } from './enemy.ts';

/** A living character as enemies see it. */
export interface Prey {
  seat: number;
  place: number;
  hp: number;
  maxHp: number;
  /** P52-130  On a Hidden spot: seen from the same spot only. */
  hidden: boolean;
  untargetable: boolean;
  /** It has made itself heard: whoever can attack it does. */
  taunts?: boolean;
  /** Enemies prefer this one on ties. */
  preferred: boolean;
}

export interface Hunter {
  place: number;
  sheet: Pick<EnemySheet, 'reaches' | 'movement'>;
  /** The character that last attacked it, if any. */
  lastAttacker: number | null;
}

/** P52-170 R-P52-28  Whether an enemy on a place could attack somebody now. */
export function canAttack(room: Room, sheet: Hunter['sheet'], from: number, prey: Prey): boolean {
  if (prey.untargetable || (prey.hidden && prey.place !== from)) return false;
  return attackAt(sheet, gridDistance(room, from, prey.place)) !== undefined && canSee(room, from, prey.place);
}

type Figures = (prey: Prey) => number[];

/** Those who come first by these figures, one after the other; several on a tie. */
function first(preys: readonly Prey[], figures: Figures): Prey[] {
  let best: Prey[] = [];
  for (const prey of preys) {
    const order = best.length === 0 ? -1 : compare(figures(prey), figures(best[0]!));
    if (order < 0) best = [prey];
    else if (order === 0) best.push(prey);
  }
  return best;
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, figure] of a.entries()) if (figure !== b[i]) return figure - b[i]!;
  return 0;
}

/** P52-189 P52-194  Lowest health, then the preferred one, then the greatest maximum; the rest is chance. */
const weakness: Figures = ({ hp, maxHp, preferred }) => [hp, preferred ? 0 : 1, -maxHp];

/** R-P52-46  With `spareStunned`, the stunned are left alone while others stand. */
export function spared(preys: readonly Prey[], house: Pick<HouseRules, 'spareStunned'>): readonly Prey[] {
  const standing = preys.filter(({ hp }) => hp > 0);
  return house.spareStunned && standing.length > 0 ? standing : preys;
}

/** Those who taunt, if any do. */
function heeded(preys: readonly Prey[]): readonly Prey[] {
  const loud = preys.filter(({ taunts }) => taunts);
  return loud.length > 0 ? loud : preys;
}

/** What an enemy looks at. */
export interface Scene {
  room: Room;
  /** Every living character. */
  preys: readonly Prey[];
  /** Seats that enemies have attacked this round. */
  attacked: readonly number[];
  costOf: Cost;
  house: Pick<HouseRules, 'focusFire' | 'spareStunned' | 'archersKeepDistance'>;
}

/** P52-189 P52-190 R-P52-44  Whom it attacks: none, one, or several with an equal claim. */
export function victims(hunter: Hunter, { room, preys, attacked, house }: Scene): Prey[] {
  const inRange = heeded(spared(preys, house).filter((prey) => canAttack(room, hunter.sheet, hunter.place, prey)));
  if (house.focusFire === 'lastAttacker') {
    const last = inRange.filter(({ seat }) => seat === hunter.lastAttacker);
    return last.length > 0 ? last : first(inRange, weakness);
  }
  const fresh = inRange.filter(({ seat }) => !attacked.includes(seat));
  if (house.focusFire === 'weakest' || fresh.length === 0 || fresh.length === inRange.length) return first(inRange, weakness);
  return first(fresh, (prey) => [gridDistance(room, hunter.place, prey.place), ...weakness(prey)]);
}

/** P52-191 R-P52-28 R-P52-45  Whom it walks toward: nearest by movement, then as for attacks. Hidden ones only if nobody else is there. */
export function quarry(hunter: Hunter, { room, preys, costOf, house }: Scene): Prey[] {
  const known = heeded(spared(preys, house));
  const inTheOpen = known.filter(({ hidden }) => !hidden);
  const { cost } = waysFrom(room, hunter.place, costOf);
  const reached = (inTheOpen.length > 0 ? inTheOpen : known).filter(({ place }) => Number.isFinite(cost[place]));
  return first(reached, (prey) => [cost[prey.place]!, ...weakness(prey)]);
}

/** R-P52-45  The next places on cheapest ways to a place, north first. */
export function stepsToward(room: Room, from: number, to: number, costOf: Cost): number[] {
  const left = costsTo(room, [to], costOf);
  return neighbours(room.grid, from).filter((next) => costOf(next) + left[next]! === left[from]!);
}

/** R-P52-45  Whether it stops here: somebody shares the spot, or can be attacked from it. */
export function stopsHere(hunter: Hunter, { room, preys, house }: Scene): boolean {
  if (preys.some(({ place }) => place === hunter.place)) return true;
  return house.archersKeepDistance && preys.some((prey) => canAttack(room, hunter.sheet, hunter.place, prey));
}

/** P52-186 R-P52-43  Where it flees to: none, one, or several equally far, among which the party chooses. */
export function refuges(hunter: Hunter, { room, preys, costOf }: Scene): number[] {
  const far = (place: number, prey: Prey): number => distance(room.grid, place, prey.place);
  const { cost } = waysFrom(room, hunter.place, costOf, (place) => preys.some((prey) => prey.place === place));
  const nearest = Math.min(...preys.map((prey) => far(hunter.place, prey)));
  const pursuers = preys.filter((prey) => far(hunter.place, prey) === nearest);
  const away = (place: number): number => Math.min(...pursuers.map((prey) => far(place, prey)));
  const safe = cost
    .flatMap((spent, place) => (spent > 0 && spent <= hunter.sheet.movement ? [place] : []))
    .filter((place) => away(place) > nearest && preys.every((prey) => far(place, prey) >= far(hunter.place, prey)));
  const farthest = Math.max(...safe.map(away));
  return safe.filter((place) => away(place) === farthest);
}
