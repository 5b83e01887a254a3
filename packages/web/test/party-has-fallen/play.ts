/** Games for the tests: bots play at random, and every moment is seen as one seat sees it. */
import { decideFor, randomBot } from '@undercroft/bots';
import { Match, sfc32 } from '@undercroft/engine';
import { type Event, game, type View } from '@undercroft/party-has-fallen';

export interface Moment {
  before: View;
  events: Event[];
  after: View;
}

const redacted = (events: readonly Event[], viewer: number): Event[] =>
  events.flatMap((e) => {
    const seen = game.redact(e, viewer);
    return seen === null ? [] : [seen];
  });

/** A game of a few rounds, as seat 0 sees it. */
export function watchGame(seed: string, seats: number, options: Record<string, unknown> = {}): Moment[] {
  const match = new Match(game, { seats, seed, options: { 'game.roundCap': 8, ...options } });
  const random = sfc32(5);
  const moments: Moment[] = [];
  while (!match.over) {
    const ask = game.pending(match.table).find((a) => a.may !== true)!;
    const before = game.view(match.table, 0);
    const events = match.decide(decideFor(randomBot, { game, t: match.table, ask }, random));
    moments.push({ before, events: redacted(events, 0), after: game.view(match.table, 0) });
  }
  return moments;
}
