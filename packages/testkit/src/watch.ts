/** Whole games for the tests: bots play, and every moment is seen as seat 0 sees it. */
import { type Bot, decideFor } from '@undercroft/bots';
import { type EventOf, type Game, Match, sfc32, type ViewOf } from '@undercroft/engine';

export interface Moment<V, E> {
  before: V;
  events: E[];
  after: V;
}

interface Setup {
  seed: string;
  seats: number;
  options: Record<string, unknown>;
}

export function watchMatch<G extends Game>(game: G, bot: Bot, setup: Setup): Moment<ViewOf<G>, EventOf<G>>[] {
  const match = new Match(game, setup);
  const random = sfc32(5);
  const moments: Moment<ViewOf<G>, EventOf<G>>[] = [];
  while (!match.over) {
    const ask = game.play.pending(match.table).find((a) => a.may !== true)!;
    const before = game.sight.view(match.table, 0);
    const events = match.decide(decideFor(bot, { game, t: match.table, ask }, random));
    const seen = events.flatMap((e) => game.sight.redact(e, 0) ?? []);
    moments.push({ before, events: seen, after: game.sight.view(match.table, 0) });
  }
  return moments;
}
