/** The dice of each competitor, as far as what was told lately still says. */
import type { Seat } from '@undercroft/engine';
import type { Die, Event } from '../../../src/index.ts';
import { pictureOf, poolAfter } from '../../film.ts';

export function arenaRolls(events: readonly Event[]): ReadonlyMap<Seat, readonly Die[]> {
  const rolls = new Map<Seat, readonly Die[]>();
  let pool: readonly Die[] = [];
  for (const e of events) {
    pool = poolAfter(pictureOf({ pool: [...pool] }), e);
    if (e.type === 'arenaBegan') rolls.clear();
    if (e.type === 'evaluated' && e.trial === 'arena') rolls.set(e.seat, pool);
  }
  return rolls;
}
