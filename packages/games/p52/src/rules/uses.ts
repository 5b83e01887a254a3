/** P52-182 R-P52-26 R-P52-38  Abilities that are no attack, and items: what they are aimed at, whom they reach, what they cost. */

import type { Seat } from '@undercroft/engine';
import { distance } from '@undercroft/mechanics';
import type { Effect } from '../scenario/effects.ts';
import type { Ability } from '../scenario/pieces.ts';
import type { Table } from '../table.ts';
import { reaches } from './fight/targets.ts';
import { conditionOf, isAlive } from './heroes.ts';
import type { Consumable } from './kit.ts';
import { mapOf } from './map.ts';

/** What the user points at: nobody, a living friend, a dead one, an enemy. */
export type Aim = 'nobody' | 'friend' | 'fallen' | 'enemy';

/** Who is pointed at. It says what its number is: a seat is never taken for an enemy, nor an enemy for a seat. */
export type Target = { is: 'nobody' } | { is: 'friend'; seat: Seat } | { is: 'enemy'; enemy: number };

export const NOBODY: Target = { is: 'nobody' };

/** What an answer points at: by its aim, its number is a seat or an enemy's. */
export function targetOf(aim: Aim, on: number): Target {
  if (aim === 'nobody') return NOBODY;
  return aim === 'enemy' ? { is: 'enemy', enemy: on } : { is: 'friend', seat: on };
}

const AT_ENEMIES = ['damage', 'damageOverTurns', 'loseTurns', 'frighten', 'push', 'pull', 'steal', 'summon'];

export const isAtEnemies = ({ effect }: Effect): boolean => AT_ENEMIES.includes(effect);

/** Carried out by chapters of their own. */
export const isElsewhere = ({ effect }: Effect): boolean => ['cut', 'avoidOrHalve', 'counter', 'pickLock', 'snap'].includes(effect);

function isAtOneFriend(effect: Effect): boolean {
  return effect.effect === 'teleport' ? effect.who === 'one' : 'on' in effect && effect.on === 'one';
}

export function aimOf(effects: readonly Effect[]): Aim {
  if (effects.some(({ effect }) => effect === 'revive')) return 'fallen';
  if (effects.some(isAtEnemies)) return 'enemy';
  return effects.some(isAtOneFriend) ? 'friend' : 'nobody';
}

/** An item says itself whom it is for. */
export function aimOfItem({ on }: Consumable, effects: readonly Effect[]): Aim {
  if (on === 'enemies') return 'enemy';
  return on === 'friend' ? (aimOf(effects) === 'fallen' ? 'fallen' : 'friend') : 'nobody';
}

type Ranged = Pick<Ability, 'range'>;

/** R-P52-26  Friends are as far away as one walks. */
function isNear(t: Table, seat: Seat, { range }: Ranged, other: Seat): boolean {
  const far = distance(mapOf(t).grid, t.heroes[seat]!.place, t.heroes[other]!.place);
  return far >= range.from && far <= range.to;
}

/** Whom it can be used on: seats, or numbers of enemies; -1 where nobody is pointed at. */
export function aimedAt(t: Table, seat: Seat, aim: Aim, ranged: Ranged): number[] {
  if (aim === 'nobody') return [-1];
  if (aim === 'enemy') return t.enemies.filter((enemy) => reaches(t, seat, ranged, enemy)).map(({ id }) => id);
  const seats: Seat[] = [];
  for (let other = 0; other < t.heroes.length; other++) {
    const isIt = aim === 'friend' ? isAlive(t, other) : !t.heroes[other]!.isLeftBehind && conditionOf(t, other) === 'dead';
    if (isIt && isNear(t, seat, ranged, other)) seats.push(other);
  }
  return seats;
}

const isForOneself = (effect: Effect): boolean => 'on' in effect && effect.on === 'self';

/** P52-207  The stunned may only heal themselves and use items on themselves: what points at nobody must be for oneself alone. */
export function ofTheStunned(targets: readonly number[], aim: Aim, seat: Seat, effects: readonly Effect[]): number[] {
  if (aim === 'friend') return targets.filter((other) => other === seat);
  return aim === 'nobody' && effects.every(isForOneself) ? [...targets] : [];
}
