import { type Ask, answerOf, ask, end, reveal, type Seat, type Window } from '@undercroft/engine';
import { openly, takeFromHand } from '../changes.ts';
import type { Decision } from '../decisions.ts';
import { offers } from '../questions.ts';
import type { Cellar } from '../table.ts';
import { procedure } from './chapter.ts';

type TradeVars = { decision: { seat: Seat; to: Seat; gold: number } };

/** CEL-022..023  An offer, made in the window of the same name while somebody chooses a step. */
export const trade = procedure<TradeVars, 'offer' | 'answered'>('trade', 'offer', ['decision'], {
  // CEL-022  One offer each round, so that nobody can haggle for ever.
  offer: (t, f, out) => {
    const { seat, to, gold } = f.vars.decision;
    t.thieves[seat]!.hasOffered = true;
    out?.push({ type: 'offered', seat, to, gold });
    return ask([{ seat: to, kind: 'sell' }], 'answered');
  },

  // CEL-023  Only the two of them see the card.
  answered: (t, f, out) => {
    const { seat, to, gold } = f.vars.decision;
    const { item } = answerOf(f, to, 'sell');
    if (item === null) {
      out?.push({ type: 'declined', seat: to, to: seat });
      return end();
    }
    takeFromHand(t, to, item);
    t.thieves[seat]!.hand.push(item);
    t.thieves[seat]!.gold -= gold;
    t.thieves[to]!.gold += gold;
    reveal(t);
    out?.push({ type: 'sold', seat: to, to: seat, gold, card: item, ...openly(t) });
    return end();
  },
});

/** CEL-022  Who may make an offer right now. */
export const tradeWindow: Window<Cellar, Decision> = {
  asks: (t) =>
    t.thieves
      .map((_thief, seat): Ask<Decision['kind']> => ({ seat, kind: 'offer', may: true }))
      .filter((ask) => !t.thieves[ask.seat]!.hasOffered && offers(t, ask).length > 0),
  procedure: trade.name,
};
