/** Whom to attack, whom to help: what blood is worth. */
import type { Seat } from '@undercroft/engine';
import type { Counter } from '../content/goals.ts';
import { atPeace, treasureOf } from '../rules/board.ts';
import { FORTUNE } from '../rules/winning.ts';
import type { View } from '../view.ts';
import { handWorth } from './items.ts';
import { needsFor } from './needs.ts';
import { advantageOf, chanceOf, meanDamage } from './odds.ts';
import { fortuneTurns, killsTurns, preyOf, wayOut } from './outlook.ts';

/** What can be known about a rival: how many turns it needs with its treasure or its kills. Goals are secret. */
export function publicTurns(view: View, seat: Seat): number {
  const s = view.seats[seat]!;
  const work = killsTurns(view, seat, fortuneTurns(view, seat));
  return work + wayOut(view, s.room, (room) => view.rooms[room]! >= 0);
}

/** Somebody feared this much will win soon. */
const ABOUT_TO_WIN = 7;

const menaces = new WeakMap<View, number[]>();

/** How much a rival is to be feared, 0 .. 12. Asked often, so worked out once for a view. */
export function menace(view: View, seat: Seat): number {
  let list = menaces.get(view);
  if (list === undefined) {
    list = view.seats.map((_, other) => Math.max(0, 12 - publicTurns(view, other)));
    menaces.set(view, list);
  }
  return list[seat]!;
}

/** Whether the goal still counts something. */
export function wantsCount(view: View, seat: Seat, counter: Counter): boolean {
  const me = view.seats[seat]!;
  return needsFor(view, seat).some(
    (need, line) => need.need === 'count' && need.counter === counter && need.atLeast !== undefined && me.goalLines[line] !== true,
  );
}

/** Somebody who must not attack for the sake of the goal, unless the fortune is nearly made. */
const mustNotAttack = (view: View, seat: Seat): boolean =>
  needsFor(view, seat).some((need) => need.need === 'count' && need.counter === 'attacks' && need.atMost !== undefined);

/** Somebody who shall live, says the goal: but not to win, nor as the last one missing among those killed. */
function isWard(view: View, seat: Seat, other: Seat): boolean {
  if (other !== (seat + 1) % view.seats.length || view.seats[seat]!.leftDied === 1) return false;
  if (!needsFor(view, seat).some((need) => need.need === 'leftUnharmed')) return false;
  return menace(view, other) < ABOUT_TO_WIN && preyOf(view, seat).length > 1;
}

/** PHF-132  The nearer to having killed everybody, the more the next one counts. */
function tallyWorth(view: View, seat: Seat, victim: Seat): number {
  const prey = preyOf(view, seat);
  if (!prey.includes(victim)) return 0;
  const others = view.seats.length - 1;
  const done = (others - prey.length) / others;
  return (FORTUNE / others) * (0.8 + 0.7 * done) + (prey.length === 1 ? 6 : 0);
}

/** What the death of somebody by one's own hand is worth. */
export function killWorth(view: View, seat: Seat, victim: Seat): number {
  const me = view.seats[seat]!;
  const prey = view.seats[victim]!;
  const loot = handWorth(view, seat, [...me.items, ...prey.items], true) - handWorth(view, seat, me.items, true);
  const goal = (me.named === victim ? 8 : 0) + (wantsCount(view, seat, 'kills') ? 6 : 0);
  return Math.max(0, loot) + tallyWorth(view, seat, victim) + menace(view, victim) + goal;
}

/** Of what a wound adds to a later kill, how much goes to whoever dealt it. */
const SOFTENED = 0.8;

/** What so much damage to somebody is worth: perhaps it kills, perhaps the next one will. */
export function harmWorth(view: View, seat: Seat, victim: Seat, damage: number): number {
  if (isWard(view, seat, victim)) return 0;
  const { hp } = view.seats[victim]!;
  const worth = killWorth(view, seat, victim);
  return damage >= hp ? worth : (damage / hp) * worth * SOFTENED;
}

/** Nobody is hurt by a failed attack, so it is worth trying where there is something to gain and no promise against it. */
export function attackWorth(view: View, seat: Seat, target: Seat): number {
  if (atPeace(view, seat, target) || mustNotAttack(view, seat) || isWard(view, seat, target)) return -1;
  const { hp } = view.seats[target]!;
  const advantage = advantageOf(view, seat, target);
  const kill = chanceOf(advantage, hp);
  const worth = killWorth(view, seat, target);
  const hurt = Math.min(1, meanDamage(advantage) / hp);
  const hits = wantsCount(view, seat, 'hits') || wantsCount(view, seat, 'attacks') ? 3 * chanceOf(advantage, 1) : 0;
  return 0.3 + kill * worth + (hurt - Math.min(hurt, kill)) * worth * SOFTENED + hits;
}

/** What somebody in the same room may do to this seat before it moves on. */
export function dangerOf(view: View, seat: Seat, other: Seat): number {
  if (atPeace(view, seat, other)) return 0;
  const me = view.seats[seat]!;
  const stake = 4 + 0.6 * treasureOf(me);
  const advantage = advantageOf(view, other, seat);
  return stake * (chanceOf(advantage, me.hp) + 0.3 * Math.min(1, meanDamage(advantage) / Math.max(1, me.hp)));
}

/** What helping a side does for the own goal. */
function aidWorth(view: View, seat: Seat, victim: Seat, side: 'attack' | 'defend'): number {
  if (wantsCount(view, seat, 'helped')) return 2.5;
  if (side === 'attack') return 0;
  return wantsCount(view, seat, 'defended') ? 3 : isWard(view, seat, victim) ? 4 : 0;
}

/** Against whoever is nearer to winning; helping is free and sometimes a goal. */
export function joinWorth(view: View, seat: Seat, fight: { attacker: Seat; victim: Seat }, side: 'attack' | 'defend' | 'out'): number {
  if (side === 'out') return 0;
  const { attacker, victim } = fight;
  if (side === 'attack' && (isWard(view, seat, victim) || atPeace(view, seat, victim))) return -1;
  const gains = killWorthSeen(view, attacker, victim) * chanceOf(advantageOf(view, attacker, victim) + 1, view.seats[victim]!.hp);
  const lead =
    menace(view, victim) + treasureOf(view.seats[victim]!) * 0.1 - menace(view, attacker) - treasureOf(view.seats[attacker]!) * 0.1;
  const pacts = view.pacts.some((p) => p.pact === 'aid' && p.by === seat && p.to === (side === 'attack' ? attacker : victim)) ? 2 : 0;
  return (side === 'attack' ? lead - gains * 0.5 : gains * 0.5 - lead) - 0.6 + aidWorth(view, seat, victim, side) + pacts;
}

/** What a kill gives somebody whose goal is not known. */
function killWorthSeen(view: View, killer: Seat, victim: Seat): number {
  return treasureOf(view.seats[victim]!) * 0.6 + tallyWorth(view, killer, victim);
}
