/** Whole games for the tests: bots play, and every moment is seen as seat 0 sees it. */
import { type Bot, decideFor } from '@undercroft/bots';
import { type DecisionBase, type EventBase, type Game, Match, sfc32, type TableBase } from '@undercroft/engine';

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

export function watchMatch<T extends TableBase<D>, D extends DecisionBase, E extends EventBase, V>(
  game: Game<T, D, E, V>,
  bot: Bot,
  setup: Setup,
): Moment<V, E>[] {
  const match = new Match(game, setup);
  const random = sfc32(5);
  const moments: Moment<V, E>[] = [];
  while (!match.over) {
    const ask = game.pending(match.table).find((a) => a.may !== true)!;
    const before = game.view(match.table, 0);
    const events = match.decide(decideFor(bot, { game, t: match.table, ask }, random));
    const seen = events.flatMap((e) => game.redact(e, 0) ?? []);
    moments.push({ before, events: seen, after: game.view(match.table, 0) });
  }
  return moments;
}
