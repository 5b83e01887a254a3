/** What things are worth to a seat: items, goals, effects. For bots; it sees what the seat sees. */
import type { Seat } from '@undercroft/engine';
import { COUNTERS, GOALS, type Need } from './content/goals.ts';
import { ITEMS } from './content/items.ts';
import type { Category, Effect, Mod, Passive } from './content/vocabulary.ts';
import { type Board, countOf, kindsOf, treasureOf } from './rules/board.ts';
import { FORTUNE, isMet } from './rules/winning.ts';

/** A point of each in treasure points. */
const POINT: Partial<Record<Mod, number>> = {
  stats: 1.5,
  move: 0.7,
  attack: 0.9,
  defence: 1,
  attackPlayers: 0.7,
  defencePlayers: 0.8,
  attackMarauder: 0.2,
  defenceMarauder: 0.2,
  maxHp: 0.15,
};

function passiveWorth(list: readonly Passive[]): number {
  let sum = 0;
  for (const p of list) if ('mod' in p) sum += (POINT[p.mod] ?? 0.3) * p.by;
  return sum;
}

/** What an item is worth to anybody: treasure, and what it does. */
const PLAIN_WORTH: readonly number[] = ITEMS.map(({ treasure, passive = [], action, triggers, reroll }) => {
  const extras = (action ? 0.7 : 0) + (reroll ? 0.8 : 0) - (triggers ? 0.6 : 0);
  return treasure + passiveWorth(passive) + extras;
});
export const plainWorth = (item: number): number => PLAIN_WORTH[item] ?? 1.5;

const wantsCategory = (need: Need, category: Category): boolean => need.need === 'hold' && need.category === category;

/** What an item is worth to a seat that knows its own goal. */
export function itemWorth(view: Board, seat: Seat, item: number): number {
  const s = view.seats[seat]!;
  const needs = GOALS[s.goal]?.needs ?? [];
  const empty = needs.some((need) => need.need === 'items' && need.atMost === 0);
  if (empty && s.counts[COUNTERS.indexOf('mostHeld')]! >= 5) return -1;
  let worth = plainWorth(item);
  for (const category of ITEMS[item]?.categories ?? []) {
    if (needs.some((need) => wantsCategory(need, category))) worth += 3;
    else if (needs.some((need) => need.need === 'kinds') && countOf(s, category) === 0) worth += 1;
  }
  return worth;
}

/** How much of one line of a goal is done, 0 .. 1. */
function partOf(t: Board, seat: Seat, need: Need): number {
  if (isMet(t, seat, need)) return 1;
  const s = t.seats[seat]!;
  if (need.need === 'hold') return Math.min(1, countOf(s, need.category) / need.atLeast);
  if (need.need === 'kinds') return Math.min(1, kindsOf(s) / need.atLeast);
  if (need.need === 'count' && need.atLeast !== undefined) return Math.min(0.95, s.counts[COUNTERS.indexOf(need.counter)]! / need.atLeast);
  if (need.need === 'rounds') return Math.min(1, t.round / (need.atLeast + 1));
  if (need.need === 'items' && need.atLeast !== undefined) return Math.min(1, s.items.length / need.atLeast);
  return 0;
}

/** How near a seat is to a win condition, 0 .. 1, wherever it stands. */
export function progress(t: Board, seat: Seat): number {
  const s = t.seats[seat]!;
  const goal = GOALS[s.goal];
  let done = 0;
  if (goal !== undefined) {
    for (const need of goal.needs) done += partOf(t, seat, need);
    done /= goal.needs.length;
  }
  return Math.max(Math.min(1, treasureOf(s) / FORTUNE), done);
}

/** How good a goal looks before it is kept: the less it depends on others, and the less it asks, the better. */
export function goalPromise(goal: number): number {
  const { tag, needs } = GOALS[goal]!;
  let hard = 0;
  for (const need of needs) {
    if (need.need === 'hold') hard += need.atLeast * 0.5;
    else if (need.need === 'kinds') hard += 2;
    else if (need.need === 'count')
      hard += need.counter === 'events' || need.counter === 'checksPassed' || need.counter === 'flips' ? 0.8 : 1.3;
    else hard += 0.7;
  }
  return (tag === 'none' || tag === 'survive' ? 2 : 0.5) - hard;
}

/** What a list of effects does to the seat whose card it is; `mine` tells whether that seat is asking. */
export function effectsWorth(effects: readonly Effect[], isOwner: boolean): number {
  let sum = 0;
  for (const effect of effects) sum += effectWorth(effect, isOwner);
  return sum;
}

function effectWorth(effect: Effect, isOwner: boolean): number {
  const me = isOwner ? 'self' : 'other';
  switch (effect.do) {
    case 'damage':
      return effect.who === me || effect.who === 'same' || effect.who === 'room' ? -effect.amount : 0.3 * effect.amount;
    case 'heal':
      return effect.who === me || effect.who === 'room' ? effect.amount * 0.7 : -0.2;
    case 'draw':
      return effect.who === me ? 2.5 * effect.items : -1;
    case 'pass':
      return effect.to === me ? 2 : -1.6;
    case 'stop':
      return -0.5;
    case 'newGoal':
      return 0.4;
    case 'cancelAttack':
      return isOwner ? 2 : -0.8;
    default:
      return 0;
  }
}
