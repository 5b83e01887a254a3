/** Who stands in the picture of the last page: each party, and the boss if it came to that. */
import type { Cast } from '@undercroft/board/contract.ts';
import { BOSSES, HEROES, type View } from '../src/index.ts';
import { BOSSES as BOSS_ART } from './art/bosses.ts';
import { HEROES as HERO_ART } from './art/heroes.ts';

export async function cast({ seats, boss }: View): Promise<Cast> {
  const creature = BOSS_ART[BOSSES[boss]?.id ?? ''];
  return {
    heroes: seats.map(({ party }) => party.flatMap(({ card }) => HERO_ART[HEROES[card]?.id ?? ''] ?? [])),
    fallen: [],
    foe: creature ? { creature, isBeaten: seats.some((seat) => seat.boss === 'stage 2') } : null,
  };
}
