/** What a flip would need and bring, before it is turned: for boards that say it beside the button. Everything here is public. */
import type { Seat } from '@undercroft/engine';
import { distance, type Part, total } from '@undercroft/mechanics';
import type { Act } from './decisions.ts';
import { bookFor } from './doors.ts';
import { evaluate, flipsIn, floorDivide, type Values } from './formula/evaluate.ts';
import { printed, termsOf } from './formula/terms.ts';
import { ACE, actionDeck, rankOf } from './rules/cards.ts';
import { levelIn } from './rules/character.ts';
import { pickingWith } from './rules/chests.ts';
import { UNTRAINED } from './rules/fight/defence.ts';
import { attackAt } from './rules/fight/enemy.ts';
import { sheetOf } from './rules/heroes.ts';
import { lastingSum } from './rules/lasting.ts';
import { mapOf } from './rules/map.ts';
import { type Deed, modifierParts, valuesIn } from './rules/modifiers.ts';
import { gridDistance } from './rules/rooms/room.ts';
import { trapTarget } from './rules/spots.ts';
import { aimOf } from './rules/uses.ts';
import type { Ability } from './scenario/pieces.ts';
import type { Enemy } from './table.ts';
import type { View } from './view.ts';

/** A flip: its target and what is added to the card, each with its sources. Null as a target: it cannot fail. */
export interface Forecast {
  target: number | null;
  needs: readonly Part[];
  added: readonly Part[];
  /** An Ace fails, whatever is added (R-P52-05). */
  aceFails: boolean;
}

/** So much, and so much more for each point the total is over the target. */
export interface Worth {
  base: number;
  perOver: number;
}

const counted = (value: number, source: string): Part[] => (value === 0 ? [] : [[value, source]]);
const cardsFor = (view: View, text: string, each: number): number[] => new Array<number>(flipsIn(bookFor(view).formula(text))).fill(each);
const termsIn = (view: View, text: string, values: Values): Part[] =>
  termsOf(bookFor(view).formula(text), { values, flips: cardsFor(view, text, 0) });

function deedWith(view: View, seat: Seat, ability: Ability, on: number): Deed {
  const enemy = ability.kind === 'attack' || aimOf(ability.effects) === 'enemy' ? view.enemies.find(({ id }) => id === on) : undefined;
  return { seat, ability: ability.id, enemy: enemy ?? null, type: ability.kind === 'attack' ? ability.attackType : null };
}

/** P52-152 P52-171  An attack on an enemy; `on` -1: on nobody in particular, at no distance. */
export function forecastAttack(view: View, seat: Seat, id: string, on: number): Forecast {
  const ability = bookFor(view).ability(id);
  const deed = deedWith(view, seat, ability, on);
  const { aimAt, aim } = view.heroes[seat]!;
  if (ability.target === undefined) return { target: null, needs: [], added: [], aceFails: false };
  const needs = [...termsIn(view, ability.target, valuesIn(view, deed)), ...modifierParts(view, 'attackTarget', deed)];
  return {
    target: total(needs),
    needs,
    added: [...counted(on >= 0 && aimAt === on ? aim : 0, 'aim'), ...modifierParts(view, 'attackFlip', deed)],
    aceFails: true,
  };
}

/** What an attack does to one enemy when it hits. */
export function worthOf(view: View, seat: Seat, id: string, on: number): Worth | null {
  const ability = bookFor(view).ability(id);
  const damage = ability.effects.find(({ effect }) => effect === 'damage' || effect === 'damageOverTurns');
  if (damage === undefined || !('amount' in damage)) return null;
  const deed = deedWith(view, seat, ability, on);
  const besides = total(modifierParts(view, 'damage', deed)) + lastingSum(view.heroes[seat]!.lasting, 'coat');
  const { base, perOver } = byOver(view, damage.amount, valuesIn(view, deed));
  return { base: base + besides, perOver };
}

function byOver(view: View, text: string, values: Values): Worth {
  const formula = bookFor(view).formula(text);
  const at = (Over: number): number => evaluate(formula, { values: { ...values, Over }, flips: cardsFor(view, text, 0) });
  return { base: at(0), perOver: at(1) - at(0) };
}

/** P52-182 R-P52-26  An ability that is no attack: on a friend, an enemy or nobody. */
export function forecastCast(view: View, seat: Seat, id: string, on: number): Forecast {
  const ability = bookFor(view).ability(id);
  if (ability.target === undefined) return { target: null, needs: [], added: [], aceFails: false };
  const deed = deedWith(view, seat, ability, on);
  const aim = aimOf(ability.effects);
  const walks = (aim === 'friend' || aim === 'fallen') && on >= 0;
  const R = walks ? distance(mapOf(view).grid, view.heroes[seat]!.place, view.heroes[on]!.place) : undefined;
  const values = { ...valuesIn(view, deed), ...(R !== undefined && { R }) };
  const needs = [...termsIn(view, ability.target, values), ...modifierParts(view, 'otherTarget', deed)];
  return { target: total(needs), needs, added: [], aceFails: false };
}

/** P52-203 P52-205  A defence against an enemy that struck. */
export function forecastDefence(view: View, seat: Seat, id: string, enemy: Enemy | undefined): Forecast {
  const ability = bookFor(view).ability(id);
  const far = enemy === undefined ? 0 : gridDistance(mapOf(view), enemy.place, view.heroes[seat]!.place);
  const type = enemy === undefined ? null : (attackAt(enemy.sheet, far)?.type ?? null);
  const deed: Deed = { seat, ability: id, enemy: enemy ?? null, type };
  const needs = [
    ...termsIn(view, ability.target ?? '0', valuesIn(view, deed)),
    ...counted(levelIn(sheetOf(view, seat), id) > 0 ? 0 : UNTRAINED.target, 'untrained'),
    ...modifierParts(view, 'defenceTarget', deed),
  ];
  const added = [...counted(view.heroes[seat]!.stance, 'stance'), ...modifierParts(view, 'defenceFlip', deed)];
  return { target: total(needs), needs, added, aceFails: false };
}

/** What a defence takes off when it holds: so much, or from this Over on everything and else half. */
export function cutOf(view: View, seat: Seat, id: string): (Worth & { avoidFrom: null }) | { avoidFrom: number } | null {
  const { effects } = bookFor(view).ability(id);
  for (const effect of effects) {
    if (effect.effect === 'avoidOrHalve') return { avoidFrom: effect.avoidFrom };
    if (effect.effect === 'cut')
      return { ...byOver(view, effect.amount, valuesIn(view, { seat, ability: id, enemy: null, type: null })), avoidFrom: null };
  }
  return null;
}

/** P52-125 */
export function forecastTrap(view: View, seat: Seat): Forecast {
  const { Balance, Move } = sheetOf(view, seat).cores;
  const needs: Part[] = [
    [13, 'base'],
    [-Balance, 'Balance'],
    [-Move, 'Move'],
  ];
  const added = modifierParts(view, 'trapFlip', { seat, ability: null, enemy: null, type: null });
  return { target: trapTarget(Balance, Move), needs, added, aceFails: false };
}

/** P52-211..217  Picking a lock with so many Lock Picks. */
export function forecastPick(view: View, seat: Seat, picks: number): Forecast {
  const ability = bookFor(view).ability('lockPicking');
  const deed: Deed = { seat, ability: ability.id, enemy: null, type: null };
  const { level, added } = pickingWith(picks, levelIn(sheetOf(view, seat), ability.id));
  const needs = termsIn(view, ability.target ?? '0', { ...valuesIn(view, deed), aLv: level });
  return {
    target: total(needs),
    needs,
    added: [...counted(added, 'picks'), ...modifierParts(view, 'lockPicking', deed)],
    aceFails: true,
  };
}

/** P52-221  Smashing a chest: ten opens it. */
export function forecastSmash(view: View, seat: Seat): Forecast {
  const think = floorDivide(sheetOf(view, seat).cores.Think, 3);
  const added = [...counted(think, 'Think / 3'), ...modifierParts(view, 'chestAttack', { seat, ability: null, enemy: null, type: null })];
  return { target: 10, needs: [[10, 'base']], added, aceFails: true };
}

/** The flip behind what somebody does on a turn; null: there is none. */
export function forecastAct(view: View, d: Act): Forecast | null {
  switch (d.do) {
    case 'attack':
      return forecastAttack(view, d.seat, d.ability, d.enemy);
    case 'cast':
      return forecastCast(view, d.seat, d.ability, d.on);
    case 'pick':
      return forecastPick(view, d.seat, d.picks);
    case 'smash':
      return forecastSmash(view, d.seat);
    default:
      return null;
  }
}

/** How many cards of each rank may come next: those nobody has seen go. Index 0 is no rank. */
function unseen(view: View): number[] {
  const counts = new Array<number>(14).fill(0);
  for (const card of actionDeck(view.heroes.length)) counts[rankOf(card)]!++;
  if (view.house.flipSource === 'd13') return counts;
  for (const card of [...view.actionDiscards, ...view.ahead]) counts[rankOf(card)]!--;
  return counts.map((count) => Math.max(0, count));
}

/** The chance that a flip reaches its target, with so many Stamina cards, from the cards nobody has seen. */
export function chanceOf(view: View, { target, added, aceFails }: Forecast, stamina: number): number {
  if (target === null) return 1;
  const counts = unseen(view);
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return 0;
  const wanted = target - total(added);
  const reaches = (rank: number, more: number): boolean => !(aceFails && rank === ACE) && rank + more >= wanted;
  const within = (left: number, more: number): number =>
    counts.reduce((sum, count, rank) => {
      if (count === 0) return sum;
      return sum + (count / all) * (left === 0 ? Number(reaches(rank, more)) : within(left - 1, more + rank));
    }, 0);
  return within(Math.min(stamina, 3), 0);
}

/** A formula as it is printed: `6 + R − aLv / 2`. */
export const formulaText = (view: View, text: string): string => printed(bookFor(view).formula(text));
