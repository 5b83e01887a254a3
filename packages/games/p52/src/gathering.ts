/** R-P52-50  The party on the exit. */
import { isGathered } from './rules/turn.ts';
import type { Table } from './table.ts';

/** From the moment all stand there every enemy present must act once; stepping off cancels, and be it to come back at once. */
export function noteGathering(t: Table): void {
  if (!isGathered(t)) {
    t.gatheredIn = -1;
    t.toActFirst.length = 0;
  } else if (t.gatheredIn < 0) {
    t.gatheredIn = t.round;
    t.toActFirst = t.enemies.map(({ id }) => id);
  }
}
