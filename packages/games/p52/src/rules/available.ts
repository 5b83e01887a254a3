/** Whether an ability may be used once more: its limit, and what it costs. */

import type { Seat } from '@undercroft/engine';
import type { Ability } from '../scenario/pieces.ts';
import type { Table } from '../table.ts';

/** Limits and costs: whether it may be used once more. */
export function isReady(t: Table, seat: Seat, { id, limit, costs }: Ability): boolean {
  if (limit === undefined && costs === undefined) return true;
  const { usedInRoom, usedInSession, stamina, hp } = t.heroes[seat]!;
  if (limit !== undefined && ((limit.per === 'room' ? usedInRoom : usedInSession)[id] ?? 0) >= limit.times) return false;
  return stamina.length >= (costs?.stamina ?? 0) && (costs?.hp === undefined || hp > costs.hp);
}
