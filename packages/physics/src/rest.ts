/** When is it over? All dice that move have been slow for a quarter of a second, or have come to a dead stop. */
import { DIE_SIZE, SPIN, VELOCITY, type World } from './state.ts';

const SLOW = 5;
const SLOW_SPIN = 0.3;
const SLOW_TICKS = 60;
/** Friction stops a die for good within a few ticks; then waiting for the rest of the quarter changes nothing. */
const DEAD = 0.001;
const DEAD_SPIN = 0.0001;
const DEAD_TICKS = 8;
export const MOST_TICKS = 8 * 240;

/** Consecutive ticks for which this has held. */
export interface Stillness {
  slow: number;
  dead: number;
}

export function isAtRest(world: World, still: Stillness): boolean {
  still.slow = allWithin(world, SLOW, SLOW_SPIN) ? still.slow + 1 : 0;
  still.dead = still.slow > 0 && allWithin(world, DEAD, DEAD_SPIN) ? still.dead + 1 : 0;
  return still.slow >= SLOW_TICKS || still.dead >= DEAD_TICKS;
}

function allWithin(world: World, speed: number, spin: number): boolean {
  const { dice, awake } = world;
  for (let die = 0; die < world.count; die++) {
    if (awake[die] === 0) continue;
    const v = die * DIE_SIZE + VELOCITY;
    const w = die * DIE_SIZE + SPIN;
    if (dice[v]! * dice[v]! + dice[v + 1]! * dice[v + 1]! + dice[v + 2]! * dice[v + 2]! >= speed * speed) return false;
    if (dice[w]! * dice[w]! + dice[w + 1]! * dice[w + 1]! + dice[w + 2]! * dice[w + 2]! >= spin * spin) return false;
  }
  return true;
}
