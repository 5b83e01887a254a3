/** Who stands in the picture of the last page: the heroes by their classes, and the enemy of the last fight. */
import type { Cast } from '@undercroft/board/contract.ts';
import { all } from '@undercroft/board/ending/tale.ts';
import type { Event, View } from '../src/index.ts';
import { HEROES } from './art/heroes.ts';
import { lookFor } from './art/looks.ts';

export async function cast({ seats, enemy }: View, events: readonly Event[]): Promise<Cast> {
  const creature = enemy && (await lookFor(enemy));
  const isBeaten = all(events, 'fought').at(-1)?.result === 'win';
  return {
    heroes: seats.map((seat) => HEROES.slice(seat.class, seat.class + 1)),
    fallen: seats.flatMap(({ alive }, seat) => (alive ? [] : [seat])),
    foe: creature && { creature, isBeaten },
  };
}
