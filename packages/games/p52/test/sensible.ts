/** Whole games by the game's own judgement: parties that win, and so get where random play does not. */
import { type Ask, type Config, chacha8, configFor, seedFrom, sfc32 } from '@undercroft/engine';
import type { Decision, Kind } from '../src/decisions.ts';
import type { Table } from '../src/table.ts';
import { game } from './table.ts';

/** What the judgement likes best. */
export function best(t: Table, ask: Ask<Kind>): Decision {
  const view = game.sight.view(t, ask.seat);
  const sample = game.play.questions[ask.kind].sample?.(t, ask, sfc32(t.revealed));
  const open = game.bots.suggest?.(view, ask) ?? (sample === undefined ? [] : [sample]);
  const options = ask.open ? open : game.play.options(t, ask);
  return options.reduce((one, other) => (game.bots.judge(view, ask, other) > game.bots.judge(view, ask, one) ? other : one));
}

export function playSensibly(given: Parameters<typeof configFor>[1], seed: string): Table {
  const config: Config = configFor(game, given);
  const t = game.play.setup(config, chacha8(seedFrom(seed)));
  game.play.begin(t, null);
  for (let asks = game.play.pending(t); asks.length > 0; asks = game.play.pending(t)) game.play.decide(t, best(t, asks[0]!), null);
  return t;
}
