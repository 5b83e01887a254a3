/** Offers for tests, and how a bot answers them. */
import type { Seat } from '@undercroft/engine';
import type { Decision, OfferDecision } from '../../src/decisions.ts';
import { game } from '../../src/index.ts';
import type { Table } from '../../src/table.ts';
import { item } from '../table.ts';

/** An offer of seat 0 with nothing in it yet. */
export const NOTHING = { seat: 0, kind: 'offer', with: [], threat: false, pact: 'none', promise: '' } as const;
export const swap = (give: string, want: string, to: Seat = 1): OfferDecision => ({
  ...NOTHING,
  with: [],
  moves: [
    { item: item(give), from: 0, to },
    { item: item(want), from: to, to: 0 },
  ],
});

/** The best answer of a bot to the offers it is asked about; null: it would rather say nothing. */
export function answerOf(t: Table, seat: Seat): Decision | null {
  const ask = game.play.pending(t).find((other) => other.seat === seat && other.kind === 'answerOffer');
  if (ask === undefined) return null;
  const view = game.sight.view(t, seat);
  let best: Decision | null = null;
  let highest = 0;
  for (const d of game.play.options(t, ask)) {
    const value = game.bots.judge(view, ask, d);
    if (value > highest) [best, highest] = [d, value];
  }
  return best;
}
