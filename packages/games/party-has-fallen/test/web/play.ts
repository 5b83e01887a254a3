/** Games of The Party Has Fallen for the tests. */
import { randomBot } from '@undercroft/bots';
import { type Moment, watchMatch } from '@undercroft/testkit/watch.ts';
import { type Event, game, type View } from '../../src/index.ts';

/** A game of a few rounds among bots that play at random, as seat 0 sees it. */
export const watchGame = (seed: string, seats: number, options: Record<string, unknown> = {}): Moment<View, Event>[] =>
  watchMatch(game, randomBot, { seed, seats, options: { 'game.roundCap': 8, ...options } });
