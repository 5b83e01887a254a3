/** What a spot of the scenario does for whoever stands there, once a room each. */
import type { Seat } from '@undercroft/engine';
import { bookFor } from './doors.ts';
import { carryOut } from './effects/party.ts';
import type { Out } from './events.ts';
import { valuesIn } from './rules/modifiers.ts';
import type { Table } from './table.ts';

/** Says which enemies came to light by it. */
export function standOn(t: Table, seat: Seat, out: Out): number[] {
  const { place } = t.heroes[seat]!;
  const spot = t.spots[place]!;
  const effects = bookFor(t).scenario.spots?.find(({ id }) => id === spot.is)?.onceEach;
  if (effects === undefined || spot.usedBy.includes(seat)) return [];
  t.spots[place] = { ...spot, usedBy: [...spot.usedBy, seat] };
  const values = { ...valuesIn(t, { seat, ability: null, enemy: null, type: null }), Over: 0 };
  return effects.flatMap((effect) => carryOut(t, effect, { seat, on: seat, values, by: spot.is }, out));
}
