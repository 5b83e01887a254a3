/** What to be: goals, heroes, abilities and places to start from. Cards are meant to be equal, so what fits the goal decides. */
import type { Seat } from '@undercroft/engine';
import { ABILITIES } from '../content/abilities.ts';
import { GOALS, type Goal } from '../content/goals.ts';
import { HEROES } from '../content/heroes.ts';
import { neighbours } from '../rules/layout.ts';
import type { View } from '../view.ts';
import { endWorth } from './paths.ts';

const counts = (goal: Goal | undefined, counter: string): boolean =>
  goal?.needs.some((need) => need.need === 'count' && need.counter === counter && need.atLeast !== undefined) === true;

const isBloody = (goal: Goal | undefined): boolean =>
  goal?.tag === 'kill' || counts(goal, 'hits') || counts(goal, 'attacks') || counts(goal, 'kills');

/** Goals that need others are a little harder, the fewer they are; rooms to turn over run out. */
export function goalPromise(view: View, goal: number): number {
  const { tag, needs } = GOALS[goal]!;
  const hidden = view.open.filter((open) => open === 0).length;
  const flips = needs.some((need) => need.need === 'count' && need.counter === 'flips' && need.atLeast! > hidden);
  return flips || (tag === 'aid' && view.seats.length < 3) ? 0 : 1;
}

/** Somebody to kill: the weakest. */
export const nameWorth = (view: View, target: Seat): number => (target < 0 ? 0 : -view.seats[target]!.maxHp * 0.01);

/** What MOV, CMB and stats are worth was settled by the point-buy; but whoever wants to fight, or to be hurt, looks for what helps. */
export function heroWorth(view: View, seat: Seat, card: number): number {
  const hero = HEROES[card];
  if (hero === undefined) return -1;
  const goal = GOALS[view.seats[seat]!.goal];
  const tough = counts(goal, 'wounds') || isBloody(goal) ? hero.hp * 0.03 : 0;
  const fierce = isBloody(goal) && hero.side === 'A' ? hero.combat * 0.5 : 0;
  return tough + fierce;
}

/** Abilities that serve a goal more than others. */
const FITS: Record<string, (goal: Goal | undefined) => boolean> = {
  'glass-cannon-actual-glass': isBloody,
  'long-legs-short-fuse': isBloody,
  'holds-a-grudge': isBloody,
  'trophy-hunter': isBloody,
  'duelling-licence': isBloody,
  'professional-bystander': (goal) => goal?.tag === 'aid',
  'degree-in-cartography': (goal) => counts(goal, 'flips') || counts(goal, 'homesick'),
  'knows-a-shortcut': (goal) => counts(goal, 'homesick'),
  'firm-handshake': (goal) => goal?.tag === 'trade',
  overachiever: (goal) => counts(goal, 'checksPassed'),
  'second-breakfast': (goal) => counts(goal, 'wounds'),
  'speaks-fluent-ghost': (goal) => counts(goal, 'marauderHits') || counts(goal, 'marauderBeaten') || counts(goal, 'marauderFights'),
  'licensed-exorcist': (goal) => counts(goal, 'marauderHits') || counts(goal, 'marauderBeaten') || counts(goal, 'marauderFights'),
  'hosts-s-ances': (goal) => counts(goal, 'marauderHits') || counts(goal, 'marauderBeaten') || counts(goal, 'marauderFights'),
};

/** What would make the goal impossible. */
const SPOILS: Record<string, (goal: Goal | undefined) => boolean> = {
  'pacifist-with-footnotes': isBloody,
  'long-legs-short-fuse': (goal) =>
    goal?.needs.some((need) => need.need === 'count' && need.counter === 'attacks' && need.atMost !== undefined) === true,
};

/** Nearly the same for all, or some would never be seen. */
export function abilityWorth(view: View, seat: Seat, card: number): number {
  const id = ABILITIES[card]?.id ?? '';
  const goal = GOALS[view.seats[seat]!.goal];
  return (FITS[id]?.(goal) === true ? 1 : 0) - (SPOILS[id]?.(goal) === true ? 1 : 0);
}

/** Before the game, where ways part; after a death, where there is something to be had. */
export function startWorth(view: View, seat: Seat, room: number): number {
  return view.round > 0 ? endWorth(view, seat, room) : neighbours(view.layout, room).length;
}
