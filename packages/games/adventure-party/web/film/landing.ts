/** In which order thrown dice come to rest: what the quest hangs on comes last. */
import { chanceIfRerolled, type Event, NO_DIE, type View } from '../../src/index.ts';

export interface Landing {
  /** Places in the pool. */
  order: readonly number[];
  /** The die that decides; NO_DIE: none does. */
  decides: number;
}

const known = new WeakMap<Event, Landing>();

/** How open the end is as long as this die still tumbles: most at even chances, nothing if it cannot change anything. */
function doubt(view: View, at: number): number {
  const chance = chanceIfRerolled(view, [at]);
  return chance * (1 - chance);
}

/** `seen`: the view in which all of them lie. Asked again for the same throw, it is the same. */
export function landingOf(e: Event, seen: View, thrown: readonly number[]): Landing {
  const before = known.get(e);
  if (before !== undefined) return before;
  let [decides, most] = [NO_DIE, 0];
  if (seen.trial !== 'arena' && thrown.length > 0) {
    for (const at of thrown) {
      const open = doubt(seen, at);
      if (open > most) [decides, most] = [at, open];
    }
  }
  const order = decides === NO_DIE ? thrown : [...thrown.filter((at) => at !== decides), decides];
  const landing = { order, decides };
  known.set(e, landing);
  return landing;
}
