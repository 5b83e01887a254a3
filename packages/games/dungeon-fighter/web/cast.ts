/** Who stands in the picture of the last page: the heroes of each person, and the last monster they met. */
import type { Cast } from '@undercroft/board/contract.ts';
import { all } from '@undercroft/board/ending/tale.ts';
import type { Event, View } from '../src/index.ts';
import { heroArt, monsterArt } from './parts/pictures.tsx';

export async function cast({ heroes, people, ending }: View, events: readonly Event[]): Promise<Cast> {
  const met = all(events, 'monsterRevealed').at(-1);
  const creature = met && monsterArt(met.monster);
  const seats = Array.from({ length: people }, (_, seat) => seat);
  const of = (seat: number) => heroes.filter((hero) => hero.seat === seat);
  return {
    heroes: seats.map((seat) => of(seat).flatMap(({ card }) => heroArt(card) ?? [])),
    fallen: seats.filter((seat) => of(seat).every(({ fainted, eliminated }) => fainted || eliminated)),
    foe: creature ? { creature, isBeaten: (ending?.winners.length ?? 0) > 0 } : null,
  };
}
