/** Why somebody cannot get there, see it or strike it. */
import type { Seat } from '@undercroft/engine';
import { areNear } from '@undercroft/mechanics';
import { bookFor } from '../doors.ts';
import { enemyOf } from '../harm.ts';
import { isReady } from '../rules/available.ts';
import { movementOf, sheetOf } from '../rules/heroes.ts';
import { mapOf } from '../rules/map.ts';
import { columnOf, gridDistance, type Room, rowOf } from '../rules/rooms/room.ts';
import { canSee } from '../rules/rooms/sight.ts';
import { costFor } from '../rules/turn.ts';
import type { Ability } from '../scenario/pieces.ts';
import type { Table } from '../table.ts';
import { because, becauseOf, firstOf, type Why } from './why.ts';

const isDiagonal = (room: Room, a: number, b: number): boolean =>
  Math.abs(columnOf(room, a) - columnOf(room, b)) === 1 && Math.abs(rowOf(room, a) - rowOf(room, b)) === 1;

/** In one line, with no spot between them: a gap. */
const isOverGap = (room: Room, a: number, b: number): boolean => gridDistance(room, a, b) > 1 && !canSee(room, a, b);

/** P52-108 P52-128 P52-143 P52-144  Why a step cannot be made with so much movement left. */
export function whyNoStep(t: Table, seat: Seat, to: unknown, left: number): Why | null {
  const room = mapOf(t);
  const { place } = t.heroes[seat]!;
  if (typeof to !== 'number' || t.spots[to] === undefined) return because('why.noSpot', 'P52-108');
  if (to === place) return because('why.isThere', 'P52-143');
  if (isDiagonal(room, place, to)) return because('why.diagonal', 'P52-144');
  if (isOverGap(room, place, to)) return because('why.gap', 'P52-108');
  if (!areNear(room.grid, place, to)) return because('why.oneStep', 'P52-143');
  const cost = costFor(t, seat, to);
  return cost > left && movementOf(t, seat) !== left ? because('why.tooDear', 'P52-128', { cost, left }) : null;
}

/** R-P52-09  How many Stamina cards were to be laid, against how many there are and may be. */
export function whyNoStamina(t: Table, seat: Seat, stamina: unknown, kept = 0): Why | null {
  const { length } = t.heroes[seat]!.stamina;
  if (typeof stamina !== 'number' || !Number.isInteger(stamina) || stamina < 0) return because('why.staminaCount', 'R-P52-09');
  const { staminaPerFlip } = t.house;
  if (staminaPerFlip !== 'any' && stamina > Number(staminaPerFlip))
    return because('why.staminaLimit', 'R-P52-09', { n: Number(staminaPerFlip) });
  return stamina > length - kept ? because('why.noStamina', 'P52-156', { n: Math.max(0, length - kept) }) : null;
}

/** P52-152  An ability of one's own, of such a kind, that can be used once more. */
export function whyNotWith(t: Table, seat: Seat, id: unknown, isKind: (kind: Ability['kind']) => boolean): Why | null {
  const ability = bookFor(t).scenario.abilities.find((one) => one.id === id);
  if (ability === undefined) return because('why.noAbility', 'P52-021');
  const { name } = ability;
  if (!sheetOf(t, seat).abilities.some((known) => known.id === id)) return becauseOf('why.notLearned', 'P52-152', { name });
  if (!isKind(ability.kind)) return becauseOf('why.otherUse', 'P52-152', { name });
  return isReady(t, seat, ability) ? null : becauseOf('why.spent', 'P52-238', { name });
}

/** P52-153 P52-166..170  Why an enemy is out of reach. */
export function whyNoReach(t: Table, seat: Seat, { range }: Pick<Ability, 'range'>, id: unknown): Why | null {
  const enemy = typeof id === 'number' ? enemyOf(t, id) : undefined;
  if (enemy === undefined) return because('why.noEnemy', 'R-P52-27');
  const { place } = t.heroes[seat]!;
  const far = gridDistance(mapOf(t), place, enemy.place);
  return firstOf(
    () => (far > range.to ? because('why.tooFar', range.to === 0 ? 'P52-153' : 'P52-168', { far, reach: range.to }) : null),
    () => (far < range.from ? because('why.tooNear', 'P52-166', { far, reach: range.from }) : null),
    () => (canSee(mapOf(t), place, enemy.place) ? null : because('why.noSight', 'P52-169')),
  );
}
