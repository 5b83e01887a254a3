/** Games of Table Dungeon for the tests. */
import { greedy } from '@undercroft/bots';
import { type Event, game, type View } from '@undercroft/table-dungeon';
import { type Moment, watchMatch } from '../watch.ts';

/** A whole game among greedy bots, as seat 0 sees it. */
export const watchGame = (seed: string, seats: number, options: Record<string, unknown> = {}): Moment<View, Event>[] =>
  watchMatch(game, greedy, { seed, seats, options });
