/** What quirks make one do: the answers that are left when there are such. Free actions are always left, and the stunned owe nothing. */
import type { Seat } from '@undercroft/engine';
import { distance } from '@undercroft/mechanics';
import type { Act } from '../decisions.ts';
import { bookFor } from '../doors.ts';
import type { Table } from '../table.ts';
import { conditionOf, sheetOf } from './heroes.ts';
import { kitOf, type Must } from './kit.ts';
import { isFaceUp, mapOf } from './map.ts';
import { gridDistance } from './rooms/room.ts';

const FREE = ['take', 'wear', 'search', 'trade'];

export const mustsOf = (t: Table, seat: Seat): readonly Must[] => kitOf(sheetOf(t, seat), bookFor(t)).musts;

/** The acts that remain under everything one must do. */
export function boundActs(t: Table, seat: Seat, acts: Act[]): Act[] {
  const musts = mustsOf(t, seat);
  if (musts.length === 0 || conditionOf(t, seat) !== 'ok') return acts;
  return musts.reduce((left, must) => bound(t, seat, must, left), acts);
}

function bound(t: Table, seat: Seat, must: Must, acts: Act[]): Act[] {
  switch (must) {
    case 'attackLastHurter':
      return ifAny(acts, (d) => d.do === 'attack' && d.enemy === t.heroes[seat]!.lastHurter);
    case 'attackIfAble':
      return ifAny(acts, (d) => d.do === 'attack');
    case 'closeInFirst':
      return acts.filter((d) => d.do !== 'attack' || isClose(t, seat, d.enemy));
    case 'neverRest':
      return acts.filter((d) => d.do !== 'pass');
    case 'goForChest':
      return ifAny(acts, (d) =>
        d.do === 'move' ? isTowardChest(t, seat, d.to) : isOnChest(t, seat) && (d.do === 'pick' || d.do === 'smash'),
      );
  }
}

/** Only these and what is free, if there are any. */
function ifAny(acts: Act[], isIt: (d: Act) => boolean): Act[] {
  return acts.some(isIt) ? acts.filter((d) => isIt(d) || FREE.includes(d.do)) : acts;
}

/** E-P52-03  Next to it or on its spot, now or when it was attacked before. */
function isClose(t: Table, seat: Seat, enemy: number): boolean {
  const { place, tally } = t.heroes[seat]!;
  const there = t.enemies.find(({ id }) => id === enemy);
  return tally.attacked.some((one) => one.enemy === enemy) || (there !== undefined && gridDistance(mapOf(t), place, there.place) <= 1);
}

const hasChest = (t: Table, place: number): boolean => isFaceUp(t.spots[place]!) && t.spots[place]!.chest !== 'none';
const isOnChest = (t: Table, seat: Seat): boolean => toChest(t, t.heroes[seat]!.place) === 0;

/** Steps to the nearest chest within two; null: there is none, or an enemy is about. */
function toChest(t: Table, place: number): number | null {
  if (t.enemies.length > 0) return null;
  const far = t.spots.flatMap((_spot, other) => (hasChest(t, other) ? [distance(mapOf(t).grid, place, other)] : []));
  const nearest = Math.min(...far);
  return nearest <= 2 ? nearest : null;
}

/** P52-143  With a chest within two, steps lead nearer to one. */
export function isTowardChest(t: Table, seat: Seat, to: number): boolean {
  const here = toChest(t, t.heroes[seat]!.place);
  const there = toChest(t, to);
  return here !== null && here > 0 && there !== null && there < here;
}

/** The steps that remain. */
export function boundSteps(t: Table, seat: Seat, steps: (number | null)[]): (number | null)[] {
  if (!mustsOf(t, seat).includes('goForChest') || conditionOf(t, seat) !== 'ok') return steps;
  if (toChest(t, t.heroes[seat]!.place) === 0) return [null];
  const nearer = steps.filter((to) => to !== null && isTowardChest(t, seat, to));
  return nearer.length > 0 ? nearer : steps;
}
