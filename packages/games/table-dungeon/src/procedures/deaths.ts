/** TD-051, R-TD-19  Whoever is at 0 health dies, unless an item prevents it. */
import { call, end } from '@undercroft/engine';
import type { Event } from '../events.ts';
import { isDying } from '../rules/items.ts';
import { scoreOf } from '../rules/score.ts';
import type { Table } from '../table.ts';
import { items } from './items.ts';
import { type NoVars, procedure, removeSeat } from './kit.ts';

export const deaths = procedure<NoVars, 'lastChance' | 'remove'>('deaths', 'lastChance', [], {
  // R-TD-32  Only called when somebody holds what prevents death.
  lastChance: () => call(items, { window: 'beforeDeath' }, 'remove'),
  remove: (t, _f, out) => {
    removeDead(t, out);
    return end();
  },
});

/** TD-051  All the dying at the same moment. */
export function removeDead(t: Table, out: Event[] | null): void {
  for (let seat = 0; seat < t.seats.length; seat++) if (isDying(t.seats[seat]!)) die(t, seat, out);
}

function die(t: Table, seat: number, out: Event[] | null): void {
  const lootLost = scoreOf(t.seats[seat]!);
  removeSeat(t.seats[seat]!);
  out?.push({ type: 'died', seat, lootLost });
}
