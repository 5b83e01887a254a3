/** Games of Table Dungeon for the tests. */
import { greedy } from '@undercroft/bots';
import { type Moment, watchMatch } from '@undercroft/testkit/watch.ts';
import { type Event, game, type View } from '../../src/index.ts';

/** A whole game among greedy bots, as seat 0 sees it. */
export const watchGame = (seed: string, seats: number, options: Record<string, unknown> = {}): Moment<View, Event>[] =>
  watchMatch(game, greedy, { seed, seats, options });
