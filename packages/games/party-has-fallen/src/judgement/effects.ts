/** What cards do to somebody, in treasure points, where a choice has to be made. */
import type { Seat } from '@undercroft/engine';
import type { Action, Effect } from '../content/vocabulary.ts';
import { distance } from '../rules/layout.ts';
import { candidates, placesFor } from '../rules/targets.ts';
import { counterIndex } from '../rules/winning.ts';
import type { View } from '../view.ts';
import { attackWorth, harmWorth, wantsCount } from './fights.ts';
import { itemWorth, plainWorth } from './items.ts';
import { needsFor } from './needs.ts';
import { goalTurns } from './outlook.ts';
import { exitOf, isReady } from './paths.ts';

/** What a list of effects is worth to a seat; `isOwner` tells whether it is the one whose card it is. */
export function effectsWorth(view: View, seat: Seat, effects: readonly Effect[], isOwner: boolean): number {
  let sum = 0;
  for (const effect of effects) sum += effectWorth(view, seat, effect, isOwner);
  return sum;
}

/** Wounds: nothing is worth dying for. */
const woundWorth = (hp: number, amount: number): number => (amount >= hp ? -20 : -0.6 * amount);

/** Turns to a finished goal that are few enough to stay with it. */
const NEARLY_DONE = 6;

function effectWorth(view: View, seat: Seat, effect: Effect, isOwner: boolean): number {
  const me = isOwner ? 'self' : 'other';
  switch (effect.do) {
    case 'damage':
      if (effect.who === me || effect.who === 'same' || effect.who === 'room') return woundWorth(view.seats[seat]!.hp, effect.amount);
      return 0.3 * effect.amount;
    case 'heal':
      return effect.who === me || effect.who === 'room' ? effect.amount * 0.4 : -0.2;
    case 'draw':
      return effect.who === me ? 2.2 * effect.items : -1;
    case 'pass':
      return effect.to === me ? 2 : -1.6;
    case 'stop':
      return -0.5;
    case 'newGoal':
      return goalTurns(view, seat) > NEARLY_DONE ? 0.4 : -3;
    case 'cancelAttack':
      return isOwner ? 2 : -0.8;
    default:
      return 0;
  }
}

/** Healing is worth its price when nothing of it is lost, and the goal does not want the wounds. */
function healWorth(view: View, seat: Seat, amount: number): number {
  const me = view.seats[seat]!;
  if (needsFor(view, seat).some((need) => need.need === 'hp' && need.atMost !== undefined)) return -1;
  const missing = me.maxHp - me.hp;
  return missing >= amount || (me.hp <= 4 && missing > 0) ? 5 : -1;
}

/** Healing for any item: in need, and not on the way out. */
const cookWorth = (view: View, seat: Seat): number =>
  view.seats[seat]!.hp <= 4 && !isReady(view, seat) && healWorth(view, seat, 4) > 0 ? 1 : -0.5;

/** Going to the starting room: on the way out, or for a goal that wants it. */
function homeWorth(view: View, seat: Seat): number {
  const me = view.seats[seat]!;
  if (wantsCount(view, seat, 'homesick') && me.counts[counterIndex('homesick')] === 1) return 4;
  const exit = exitOf(view);
  if (exit < 0 || !isReady(view, seat)) return -0.5;
  return distance(view.layout, me.start, exit) + 3 < distance(view.layout, me.room, exit) ? 6 : -0.5;
}

/** To EXIT at once, if that wins; smoke bombs are kept for it. */
function flightWorth(view: View, seat: Seat): number {
  const exit = exitOf(view);
  const wins = exit >= 0 && view.open[exit] === 1 && isReady(view, seat) && view.round > view.rules.minRounds;
  return wins ? 30 : -0.5;
}

/** The best somebody an effect could hit. */
function bestHarm(view: View, seat: Seat, effect: Extract<Effect, { do: 'damage' }>): number {
  const found = candidates(view, { seat, other: -1, pick: -1 }, effect.who);
  let best = 0;
  let all = 0;
  for (const other of found) {
    const harm = harmWorth(view, seat, other, effect.amount);
    best = Math.max(best, harm);
    all += harm;
  }
  return effect.who === 'roomOthers' ? all : best;
}

/** What an item that is used up is worth besides. */
const price = (cost: Action['cost'], card: number): number => (cost && 'discard' in cost ? Math.max(0, plainWorth(card) - 0.6) : 0);

/** Instead of the attack of this turn: what that attack would have been worth. */
function bestAttack(view: View, seat: Seat): number {
  let best = 0;
  for (const other of candidates(view, { seat, other: -1, pick: -1 }, 'chosenHere')) best = Math.max(best, attackWorth(view, seat, other));
  return best;
}

/** Whether somebody who could win on EXIT could not without this item. */
function winsBy(view: View, seat: Seat, card: number): boolean {
  if (!isReady(view, seat)) return false;
  const me = view.seats[seat]!;
  return !isReady({ ...view, seats: view.seats.with(seat, { ...me, items: me.items.filter((item) => item !== card) }) }, seat);
}

/** What the goal, or the fortune, loses by a card that is used up. Those about to die care less. */
function sacrifice(view: View, seat: Seat, cost: Action['cost'], card: number): number {
  if (cost === undefined || !('discard' in cost)) return 0;
  if (winsBy(view, seat, card)) return 100;
  return Math.max(0, itemWorth(view, seat, card) - plainWorth(card)) * (view.seats[seat]!.hp <= 4 ? 1 : 3);
}

/** What it is worth to use a card now. */
export function actionWorth(view: View, seat: Seat, action: Action | undefined, card: number): number {
  return action === undefined ? -1 : doingWorth(view, seat, action, card) - sacrifice(view, seat, action.cost, card);
}

function doingWorth(view: View, seat: Seat, action: Action, card: number): number {
  const [effect] = action.do;
  const { cost } = action;
  if (cost && 'item' in cost) return cookWorth(view, seat);
  const attack = cost && 'attack' in cost ? bestAttack(view, seat) : 0;
  if (effect?.do === 'damage') return bestHarm(view, seat, effect) - price(cost, card) - attack;
  if (effect?.do === 'pick') return 2.2 - attack;
  if (effect?.do === 'heal') return healWorth(view, seat, effect.amount);
  if (effect?.do === 'roll') return healWorth(view, seat, 5);
  if (effect?.do === 'go') return effect.to === 'start' ? homeWorth(view, seat) : flightWorth(view, seat);
  if (cost && 'roll' in cost) return -0.5;
  return restWorth(view, seat, effect, cost);
}

/** A look at a room one does not know; if it costs something, only for EXIT. */
function peekWorth(view: View, seat: Seat, effect: Effect, cost: Action['cost']): number {
  if (placesFor(view, seat, effect).every((room) => view.rooms[room]! >= 0)) return -0.2;
  return cost === undefined || (view.seats[seat]!.hp > 8 && exitOf(view) < 0) ? 2.5 : -0.2;
}

function restWorth(view: View, seat: Seat, effect: Effect | undefined, cost: Action['cost']): number {
  const ready = isReady(view, seat);
  switch (effect?.do) {
    case 'peek':
      return peekWorth(view, seat, effect, cost);
    case 'summon':
      return ready ? -0.5 : 0.3;
    case 'mod':
      return effect.mod === 'move' ? (ready ? 4 : view.seats[seat]!.hp > 10 ? 0.3 : -0.5) : -0.2;
    case 'peekGoal':
      return 0.2;
    default:
      return 1.5;
  }
}

/** Between steps only what helps at once: healing, a blow, or a look around the corner. Steps are judged from about -2 to 40. */
export const onTheWay = (worth: number): number => (worth >= 2.5 ? 50 : -50);
