/** A description says that tables have material: `fields({ [MATERIAL]: material<Plan>(), … })`. It is carried, never copied or shown. */
import { type Carries, MATERIAL } from '../material.ts';
import { everybody, type Field, type Fields } from './field.ts';

/** Tables of this description carry material of this type; whoever sees the table sees it too. */
export const material = <M>(): Field<M | undefined, 'plain', 'known', null> => everybody<M | undefined>(undefined);

/** Makes records that carry on what `from` finds. Without material in the description nothing is added, and nothing is slower. */
export function carrying<Given extends unknown[], R>(
  described: Fields,
  make: (...given: Given) => R,
  from: (...given: Given) => unknown,
): (...given: Given) => R {
  if (!Object.hasOwn(described, MATERIAL)) return make;
  return (...given) => {
    const made = make(...given);
    const carried = from(...given);
    // A record of the description: it has a place for it.
    if (carried !== undefined) (made as Carries<unknown>)[MATERIAL] = carried;
    return made;
  };
}
