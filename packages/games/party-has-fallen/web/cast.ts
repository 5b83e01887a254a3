/** Who stands in the picture of the last page: everybody by their last hero. Against them there were only the others. */
import type { Cast } from '@undercroft/board/contract.ts';
import { ALIVE, heroOf, type View } from '../src/index.ts';
import { portraitOf } from './art/heroes.ts';

export const cast = async ({ seats }: View): Promise<Cast> => ({
  heroes: seats.map((seat) => [portraitOf(heroOf(seat).id)]),
  fallen: seats.flatMap(({ status }, seat) => (status === ALIVE ? [] : [seat])),
  foe: null,
});
