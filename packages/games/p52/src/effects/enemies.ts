/** What effects do to enemies. */
import type { Seat } from '@undercroft/engine';
import { distance, neighbours, type Part, total as summedUp } from '@undercroft/mechanics';
import { flip } from '../decks.ts';
import { bookFor } from '../doors.ts';
import type { Out } from '../events.ts';
import { flipsIn, type Values } from '../formula/evaluate.ts';
import type { AttackType } from '../formula/syntax.ts';
import { changeEnemy, enemyOf, hurt, hurtEnemy, removeEnemy } from '../harm.ts';
import { recordAction } from '../recording.ts';
import { type Card, rankOf } from '../rules/cards.ts';
import { dealt, type Opposed, opposed } from '../rules/fight/attack.ts';
import { reaches } from '../rules/fight/targets.ts';
import { isAlive } from '../rules/heroes.ts';
import { afterHit, lastingSum } from '../rules/lasting.ts';
import { mapOf } from '../rules/map.ts';
import { type Deed, modifier, modifierParts } from '../rules/modifiers.ts';
import { gridDistance } from '../rules/rooms/room.ts';
import type { Effect } from '../scenario/effects.ts';
import type { Ability } from '../scenario/pieces.ts';
import type { Enemy, Table } from '../table.ts';
import { counted, flippedFor, termsIn, worked } from '../worked.ts';

/** A hit on one enemy that its defence did not hold. */
export interface Hit {
  deed: Deed;
  target: number;
  king: boolean;
  defence: Opposed;
  values: Values;
  /** Cards its damage turned already, once for all who are struck. */
  flips?: readonly Card[];
}

/** P52-154 P52-161..163  One opposed flip, unless the enemy cannot defend itself against such attacks. */
export function defenceOf(t: Table, enemy: Enemy, type: AttackType, total: number, out: Out): Opposed {
  if (enemy.sheet.defenceless.includes(type)) return 'fails';
  const card = flip(t);
  const defence = rankOf(card) + enemy.sheet.defence[type];
  const result = opposed(total, defence);
  out?.push({ type: 'enemyDefended', enemy: enemy.id, card, total: defence, added: counted(enemy.sheet.defence[type], type), result });
  return result;
}

/** Carries one effect out on one enemy. */
export function strikeWith(t: Table, effect: Effect, hit: Hit, out: Out): void {
  const enemy = enemyOf(t, hit.target);
  if (enemy === undefined) return;
  const { deed, values } = hit;
  switch (effect.effect) {
    case 'damage':
      strikeFor(t, effect, enemy, hit, out);
      return;
    case 'damageOverTurns':
      afflict(t, enemy, { amount: worked(t, effect.amount, values), left: effect.turns, by: deed.seat }, out);
      return;
    case 'loseTurns':
      changeEnemy(t, enemy.id, { lostTurns: enemy.lostTurns + effect.turns });
      out?.push({ type: 'enemyStalled', enemy: enemy.id, turns: effect.turns });
      return;
    case 'frighten':
      // A boss fears nobody.
      if (enemy.boss !== 'none') return;
      out?.push({ type: 'enemyFrightened', enemy: enemy.id });
      removeEnemy(t, enemy);
      return;
    case 'push':
    case 'pull':
      shove(t, enemy, deed.seat, effect, out);
      return;
  }
}

function strikeFor(t: Table, effect: Extract<Effect, { effect: 'damage' }>, { place }: Enemy, hit: Hit, out: Out): void {
  // Cards that were turned for another damage of the same attack are not this one's.
  const wanted = flipsIn(bookFor(t).formula(effect.amount));
  const flips = wanted > 0 && hit.flips?.length === wanted ? hit.flips : flippedFor(t, effect.amount);
  const amount = worked(t, effect.amount, hit.values, flips);
  harm(t, amount, hit, out === null ? [] : termsIn(t, effect.amount, hit.values, flips), out);
  if (effect.friendlyFire) burnFriends(t, place, amount, hit.deed, out);
}

/** P52-155 R-P52-06  Weapon, item and quirk bonuses belong to the formula; a coat wears off with each hit. */
function harm(t: Table, amount: number, { deed, target, king, defence }: Hit, terms: Part[], out: Out): void {
  const hero = t.heroes[deed.seat]!;
  const coat = lastingSum(hero.lasting, 'coat');
  hero.lasting = afterHit(hero.lasting);
  const done = dealt(amount + coat + modifier(t, 'damage', deed), { king }, defence);
  const parts = out === null ? [] : [...terms, ...counted(coat, 'coat'), ...modifierParts(t, 'damage', deed)];
  hurtEnemy(t, target, done, deed.seat, out, multiplied(parts, { king, defence, done }));
}

/** R-P52-06  What a King adds and what a tied defence takes, as parts of their own. */
function multiplied(parts: Part[], { king, defence, done }: Pick<Hit, 'king' | 'defence'> & { done: number }): Part[] {
  const whole = Math.max(0, summedUp(parts));
  const doubled = king ? 2 * whole : whole;
  return [...parts, ...counted(doubled - whole, 'king'), ...counted(defence === 'halves' ? done - doubled : 0, 'half')];
}

/** P52-239  Whoever of the party stands there is struck too, and cannot defend: nobody expects it. */
function burnFriends(t: Table, place: number, amount: number, { seat: by, ability }: Deed, out: Out): void {
  for (const [seat, hero] of t.heroes.entries()) {
    if (seat === by || !isAlive(t, seat) || hero.place !== place) continue;
    const { tally } = t.heroes[by]!;
    t.heroes[by]!.tally = { ...tally, friendlyHits: tally.friendlyHits + 1 };
    recordAction(t, { by, is: 'friendHurt', what: ability ?? '', on: seat });
    hurt(t, seat, amount, out);
  }
}

function afflict(t: Table, enemy: Enemy, affliction: Enemy['afflictions'][number], out: Out): void {
  changeEnemy(t, enemy.id, { afflictions: [...enemy.afflictions, affliction] });
  out?.push({ type: 'enemyAfflicted', enemy: enemy.id, amount: affliction.amount, turns: affliction.left });
}

/** Spot by spot away from the one who struck, or toward it, as far as there are spots. */
function shove(t: Table, enemy: Enemy, seat: Seat, { effect, spots }: Extract<Effect, { effect: 'push' | 'pull' }>, out: Out): void {
  const room = mapOf(t);
  const { place: mine } = t.heroes[seat]!;
  let at = enemy.place;
  for (let i = 0; i < spots; i++) {
    const here = distance(room.grid, at, mine);
    const next = neighbours(room.grid, at).find((place) => {
      const there = distance(room.grid, place, mine);
      return effect === 'push' ? there > here : there < here;
    });
    if (next === undefined) break;
    at = next;
  }
  if (at === enemy.place) return;
  changeEnemy(t, enemy.id, { place: at, pushing: -1 });
  out?.push({ type: 'enemyShoved', enemy: enemy.id, from: enemy.place, to: at });
}

/** Who points at whom with what: as far as it reaches, and at how many. */
export interface Pointed {
  seat: Seat;
  target: Enemy;
  range: Ability['range'];
  most: number;
}

/** R-P52-70  Everybody an effect reaches from the enemy that was pointed at. */
export function reachedBy(t: Table, effect: Effect, { seat, target, range, most }: Pointed): Enemy[] {
  const room = mapOf(t);
  switch ('on' in effect ? effect.on : 'one') {
    case 'spot':
      return t.enemies.filter(({ place }) => place === target.place);
    case 'spotAndAdjacent':
      return t.enemies.filter(({ place }) => gridDistance(room, place, target.place) <= 1);
    case 'inSight':
      return t.enemies.filter((enemy) => reaches(t, seat, { range }, enemy));
    case 'several':
      return nearestTo(t, target).slice(0, most);
    default:
      return [target];
  }
}

/** The one pointed at, then the nearest to it, then the weakest. */
const nearestTo = (t: Table, target: Enemy): Enemy[] =>
  t.enemies.toSorted((a, b) => {
    const far = ({ id, place }: Enemy): number => (id === target.id ? -1 : gridDistance(mapOf(t), place, target.place));
    return far(a) - far(b) || a.hp - b.hp || a.id - b.id;
  });
