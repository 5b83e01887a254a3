/** Games of P52 for the tests of its board. */
import { greedy } from '@undercroft/bots';
import { type Moment, watchMatch } from '@undercroft/testkit/watch.ts';
import { game, type P52Event, type View } from '../../src/index.ts';

/** A session among greedy bots, as seat 0 sees it. */
export const watchGame = (seed: string, seats: number, options: Record<string, unknown> = {}): Moment<View, P52Event>[] =>
  watchMatch(game, greedy, { seed, seats, options });
