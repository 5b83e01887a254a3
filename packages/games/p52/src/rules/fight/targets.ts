/** P52-152 P52-153  Whom a character can attack, and with what. */
import type { Seat } from '@undercroft/engine';
import { bookFor } from '../../doors.ts';
import type { AttackType } from '../../formula/syntax.ts';
import type { Book } from '../../scenario/book.ts';
import type { Ability } from '../../scenario/pieces.ts';
import type { Enemy, Seen, Table } from '../../table.ts';
import { isReady } from '../available.ts';
import { conditionOf, sheetOf } from '../heroes.ts';
import { type Attack, kitOf } from '../kit.ts';
import { mapOf } from '../map.ts';
import { gridDistance } from '../rooms/room.ts';
import { canSee } from '../rooms/sight.ts';
import { type Defence, fits } from './defence.ts';

export const attacksOf = (t: Table, seat: Seat): Attack[] =>
  kitOf(sheetOf(t, seat), bookFor(t)).attacks.filter((ability) => isReady(t, seat, ability));

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
  const isKnown = ({ id }: Ability): boolean => sheet.abilities.some((known) => known.id === id);
  const open = fitting(bookFor(t), type).filter(({ races }) => races === undefined || races.includes(sheet.race));
  return [...open.filter(isKnown), ...open.filter((ability) => !isKnown(ability))];
}

const fittings = new WeakMap<Book, Map<AttackType, Defence[]>>();

/** The defences of a scenario against a type of attack, found once. */
function fitting(book: Book, type: AttackType): Defence[] {
  const byType = fittings.get(book) ?? new Map<AttackType, Defence[]>();
  fittings.set(book, byType);
  const found = byType.get(type) ?? book.scenario.abilities.filter((ability) => fits(ability, type));
  byType.set(type, found);
  return found;
}

/** R-P52-09  How many Stamina cards may go on one flip. */
export function staminaChoices(t: Table, seat: Seat): readonly number[] {
  const { length } = t.heroes[seat]!.stamina;
  const { staminaPerFlip } = t.house;
  return countUpTo(staminaPerFlip === 'any' ? length : Math.min(Number(staminaPerFlip), length));
}

/** The same on an ability: what it costs itself must be left, and without a target there is no flip to boost. */
export function staminaOn(t: Table, seat: Seat, { target, costs }: Pick<Ability, 'target' | 'costs'>): readonly number[] {
  const left = t.heroes[seat]!.stamina.length - (costs?.stamina ?? 0);
  return target === undefined ? countUpTo(0) : staminaChoices(t, seat).filter((cards) => cards <= left);
}

const counts: number[][] = [];

/** 0, 1, 2 … as far as that. The lists are shared: nobody changes them. */
function countUpTo(most: number): readonly number[] {
  counts[most] ??= Array.from({ length: most + 1 }, (_, cards) => cards);
  return counts[most];
}
