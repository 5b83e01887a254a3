/** How good each thing looks that can be done on a turn. */
import type { Seat } from '@undercroft/engine';
import type { Act } from '../decisions.ts';
import { bookFor } from '../doors.ts';
import { conditionOf, maxHpOf, sheetOf } from '../rules/heroes.ts';
import { isFaceUp } from '../rules/map.ts';
import { valuesIn } from '../rules/modifiers.ts';
import type { Effect } from '../scenario/effects.ts';
import type { View } from '../view.ts';
import { about, dangerOf, harmOf } from './odds.ts';
import {
  canOpen,
  extraCost,
  isCalm,
  isChase,
  isHopeless,
  leaderOf,
  leavesLocks,
  lootLeft,
  standing,
  wantsOut,
  worthExploring,
} from './ways.ts';

/** What a Stamina card is worth in hit points. */
export const STAMINA = 1.5;

export function judgeAct(view: View, d: Act): number {
  const { seat } = d;
  const me = view.heroes[seat]!;
  const calm = isCalm(view);
  switch (d.do) {
    case 'leave':
      return mayWantToLeave(view, seat) ? 60 : -2;
    case 'move':
      return moveWorth(view, seat, d.to);
    case 'attack':
      return attackWorth(view, d);
    case 'aim':
      return -1;
    case 'take':
    case 'search':
      return 80;
    case 'wear':
      return wearWorth(view, seat, d.item);
    case 'use': {
      const thing = bookFor(view).item(d.item);
      return thing.kind === 'consumable' ? usesWorth(view, seat, d.on, thing.uses[d.way]!.effects) - 0.5 : -1;
    }
    case 'cast': {
      const ability = bookFor(view).ability(d.ability);
      return 0.6 * usesWorth(view, seat, d.on, ability.effects) - STAMINA * (d.stamina + (ability.costs?.stamina ?? 0)) * 0.7;
    }
    case 'pick':
      return calm && !leavesLocks(view, seat) ? 20 - d.picks * 0.4 - d.stamina * 0.8 : -1;
    case 'smash':
      return calm && canOpen(view, seat, me.place) ? 17 + Math.min(3, sheetOf(view, seat).cores.Think / 3) - d.stamina * 0.5 : -1;
    case 'stance':
      return conditionOf(view, seat) === 'stunned' ? 0.2 : calm ? -1 : 0.4;
    case 'pass':
      return me.staminaSize < 5 ? (calm ? breather(view, seat) : 0.6 + restBonus(view)) : 0;
    case 'exit':
      return isOnTheWayOut(view, seat) ? 61 : -1;
    case 'wait':
    case 'trade':
      return -3;
  }
}

/** Enemies that strike only on their own spot come by themselves: let them, and rest meanwhile. */
const restBonus = (view: View): number => (view.enemies.every(({ sheet }) => sheet.reaches.every(({ to }) => to === 0)) ? 1.2 : 0);

/** Nobody is about and nobody can come in yet: time to catch one's breath. */
function breather(view: View, seat: Seat): number {
  const isSeen = isFaceUp(view.spots[view.exit]!);
  return !isSeen && view.enemies.length === 0 && view.heroes[seat]!.staminaSize < 3 ? 1.4 : 0.1;
}

/** The leader says when; the others only run. */
function mayWantToLeave(view: View, seat: Seat): boolean {
  if (isHopeless(view)) return true;
  return seat === leaderOf(view) && (wantsOut(view) || (isCalm(view) && !worthExploring(view)));
}

/** The leader has seen enough; the others go when the leader does. */
function isOnTheWayOut(view: View, seat: Seat): boolean {
  if (wantsOut(view)) return true;
  const leader = leaderOf(view);
  if (lootLeft(view)) return false;
  if (seat === leader) return !worthExploring(view);
  return view.heroes[leader]!.place === view.exit || walkersIn(view).includes(leader);
}

const walkersIn = (view: View): Seat[] => {
  const { walking } = view.stack.find(({ proc }) => proc === 'rounds')?.vars ?? {};
  return Array.isArray(walking) ? walking.map(Number) : [];
};

function moveWorth(view: View, seat: Seat, to: number): number {
  const gain = standing(view, seat, to) - standing(view, seat, view.heroes[seat]!.place);
  if (isCalm(view)) return gain - extraCost(view, to);
  if (isChase(view)) return 0.05;
  return gain > 0 ? 0.9 + Math.min(1, gain) * (isHopeless(view) ? 30 : 1) : gain - 1;
}

/** Damage to expect, a little more for the last blow; an attack that will likely do nothing is not worth its Ace. */
function attackWorth(view: View, { seat, ability, enemy: id, stamina }: Extract<Act, { do: 'attack' }>): number {
  const enemy = view.enemies.find((one) => one.id === id);
  if (enemy === undefined) return -1;
  const harm = Math.min(enemy.hp * 1.2, harmOf(view, seat, ability, enemy, stamina));
  const finishing = (harm / enemy.hp) * dangerOf(enemy);
  const boss = enemy.boss === 'none' ? 0 : 1;
  return 2 + harm + finishing + boss - STAMINA * stamina * (view.heroes[seat]!.staminaSize >= 5 ? 0.7 : 1);
}

function wearWorth(view: View, seat: Seat, item: string): number {
  const { items, abilities } = sheetOf(view, seat);
  if (items.some((carried) => carried.item === item && carried.equipped)) return -5;
  const thing = bookFor(view).item(item);
  const isFor =
    thing.kind !== 'worn' || thing.bonus === undefined || thing.bonus.abilities.some((id) => abilities.some((known) => known.id === id));
  return isFor ? 90 : -2;
}

function usesWorth(view: View, seat: Seat, on: number, effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => sum + effectWorth(view, seat, on, effect), 0);
}

const missing = (view: View, seat: Seat): number => Math.max(0, maxHpOf(view, seat) - view.heroes[seat]!.hp);

/** Health that is given, more the nearer somebody is to death; nothing for a scratch, so that there is some when it is needed. */
function healWorth(view: View, seat: Seat, amount: number): number {
  const { hp } = view.heroes[seat]!;
  const max = maxHpOf(view, seat);
  const given = Math.min(amount, missing(view, seat));
  if (hp > max * (isCalm(view) ? 0.45 : 0.6)) return -1;
  if (hp >= max * 0.35) return given * 0.9;
  // In a fight the next blow may be the last.
  return given * 1.6 + (isCalm(view) ? 0 : 30) + (hp === 0 ? 12 : 0);
}

function effectWorth(view: View, seat: Seat, on: number, effect: Effect): number {
  const calm = view.enemies.length === 0;
  const values = { ...valuesIn(view, { seat, ability: null, enemy: null, type: null }), aLv: 1, Over: 3 };
  const at = view.enemies.find(({ id }) => id === on);
  switch (effect.effect) {
    case 'heal':
    case 'healOverTurns':
      return healWorth(view, friendOf(seat, on, effect.on), about(view, effect.amount, values) * ('turns' in effect ? effect.turns : 1));
    case 'restore':
      return healWorth(view, friendOf(seat, on, effect.on), maxHpOf(view, seat));
    case 'revive':
      return 60;
    case 'damage':
      return at === undefined
        ? -1
        : Math.min(at.hp, about(view, effect.amount, values)) * 0.7 * view.enemies.filter(({ place }) => place === at.place).length;
    case 'summon':
      return at === undefined ? -1 : Math.min(at.hp, about(view, effect.damage, values)) * 0.6;
    case 'loseTurns':
      return at === undefined || at.lostTurns > 0 ? -1 : 4 * view.enemies.filter(({ place }) => place === at.place).length;
    case 'drawStamina':
      return view.heroes[seat]!.staminaSize + effect.cards <= (effect.cap ?? 5) ? (calm ? 1 : 1.5) * effect.cards : -1;
    case 'extraTurns':
      return calm ? -1 : 12;
    case 'growCore':
    case 'growAbility':
      return 70;
    case 'light':
      return !view.isLit && calm && !view.spots.every(isFaceUp) && view.round <= 1 ? 1.5 : -1;
    case 'coat':
      return calm || view.heroes[seat]!.lasting.some(({ is }) => is === 'coat') ? -1 : 5;
    case 'shield':
      return calm ? -1 : 5;
    case 'untargetable':
      return !calm && view.heroes[seat]!.hp < maxHpOf(view, seat) * 0.3 ? 6 : -1;
    case 'steal':
      return at === undefined || at.isRobbed ? -1 : 4;
    default:
      return -1;
  }
}

const friendOf = (seat: Seat, on: number, whom: string): Seat => (whom === 'one' && on >= 0 ? on : seat);
