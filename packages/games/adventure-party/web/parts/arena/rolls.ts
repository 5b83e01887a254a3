/** The dice of each competitor, as far as what was told lately still says. */
import type { Seat } from '@undercroft/engine';
import type { Die, Event } from '../../../src/index.ts';
import { type Picture, poolAfter } from '../../film.ts';

export function arenaRolls(events: readonly Event[]): ReadonlyMap<Seat, readonly Die[]> {
  const rolls = new Map<Seat, readonly Die[]>();
  // Null: what is told begins in the middle of a roll, and nobody knows how its other dice lie.
  let pool: readonly Die[] | null = null;
  for (const e of events) {
    if (e.type === 'rolled') pool = e.dice;
    else if (pool !== null) pool = poolAfter(pool, e);
    if (e.type === 'arenaBegan') rolls.clear();
    if (e.type === 'evaluated' && e.trial === 'arena' && pool !== null) rolls.set(e.seat, pool);
  }
  return rolls;
}

/** Told while dice lie before somebody. */
const WHILE_ROLLING: readonly Event['type'][] = ['rolled', 'rerolled', 'dieSet', 'dieAdded', 'locked', 'evaluated'];

/** Whose dice the picture shows; null: nobody rolls. */
export function rollerIn({ told }: Picture): Seat | null {
  return told !== null && 'seat' in told && WHILE_ROLLING.includes(told.type) ? told.seat : null;
}
