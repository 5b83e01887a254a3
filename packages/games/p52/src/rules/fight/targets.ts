/** P52-152 P52-153  Whom a character can attack, and with what. */
import type { Seat } from '@undercroft/engine';
import { bookFor } from '../../doors.ts';
import type { AttackType } from '../../formula/syntax.ts';
import type { Ability } from '../../scenario/pieces.ts';
import type { Enemy, Seen, Table } from '../../table.ts';
import { conditionOf, sheetOf } from '../heroes.ts';
import { mapOf } from '../map.ts';
import { gridDistance } from '../rooms/room.ts';
import { canSee } from '../rooms/sight.ts';
import { isReady } from '../uses.ts';
import { type Defence, fits } from './defence.ts';

type Attack = Extract<Ability, { kind: 'attack' }>;

export const attacksOf = (t: Table, seat: Seat): Attack[] =>
  sheetOf(t, seat).abilities.flatMap(({ id }) => {
    const ability = bookFor(t).ability(id);
    return ability.kind === 'attack' && isReady(t, seat, ability) ? [ability] : [];
  });

/** P52-166..170 R-P52-27  In range and in sight; enemies are always turned up. */
export function reaches(t: Seen, seat: Seat, { range }: Pick<Ability, 'range'>, enemy: Enemy): boolean {
  const { place } = t.heroes[seat]!;
  const far = gridDistance(mapOf(t), place, enemy.place);
  return far >= range.from && far <= range.to && canSee(mapOf(t), place, enemy.place);
}

/** P52-207 R-P52-46  The stunned attack nobody. */
export const targetsOf = (t: Table, seat: Seat, ability: Attack): Enemy[] =>
  conditionOf(t, seat) === 'ok' ? t.enemies.filter((enemy) => reaches(t, seat, ability, enemy)) : [];

/** P52-202 P52-205  Defences against a type of attack: those that are known first, then the others. */
export function defencesFor(t: Table, seat: Seat, type: AttackType): Defence[] {
  const sheet = sheetOf(t, seat);
  const fitting = bookFor(t).scenario.abilities.filter((ability) => fits(ability, type));
  const isKnown = ({ id }: Ability): boolean => sheet.abilities.some((known) => known.id === id);
  const open = fitting.filter(({ races }) => races === undefined || races.includes(sheet.race));
  return [...open.filter(isKnown), ...open.filter((ability) => !isKnown(ability))];
}

/** R-P52-09  How many Stamina cards may go on one flip. */
export function staminaChoices(t: Table, seat: Seat): number[] {
  const limit = t.house.staminaPerFlip === 'any' ? Number.POSITIVE_INFINITY : Number(t.house.staminaPerFlip);
  const most = Math.min(limit, t.heroes[seat]!.stamina.length);
  return Array.from({ length: most + 1 }, (_, cards) => cards);
}
