/** Games of Adventure Party for the tests of its board. */
import { randomBot } from '@undercroft/bots';
import { type Moment, watchMatch } from '@undercroft/testkit/watch.ts';
import { type Event, game, type View } from '../../src/index.ts';

/** A game among bots that play at random, as seat 0 sees it. */
export const watchGame = (seed: string, seats: number, options: Record<string, unknown> = {}): Moment<View, Event>[] =>
  watchMatch(game, randomBot, { seed, seats, options });
