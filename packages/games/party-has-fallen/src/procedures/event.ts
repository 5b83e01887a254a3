/** PHF-085  An event card: drawn, carried out to the end, discarded. */
import { end, go, reveal, type Seat } from '@undercroft/engine';
import { blockOf, NONE } from '../content/cards.ts';
import { EVENTS } from '../content/events.ts';
import { EVENT_DECK } from '../state.ts';
import { carryOut, count, drawCard, procedure } from './kit.ts';

export const event = procedure<{ seat: Seat; card: number }, 'draw' | 'follow' | 'done'>('event', 'draw', {
  draw: (t, f, out) => {
    const { seat } = f.vars;
    f.vars.card = drawCard(t, EVENT_DECK, out);
    if (f.vars.card === NONE) {
      out?.push({ type: 'nothingToDraw', seat, deck: EVENT_DECK });
      return end();
    }
    reveal(t);
    count(t, seat, 'events');
    out?.push({ type: 'eventDrawn', seat, card: f.vars.card });
    return go('follow');
  },
  follow: (_t, { vars: { seat, card } }) => {
    const { name, do: effects } = EVENTS[card]!;
    return carryOut({ block: blockOf(effects), seat, other: NONE, card: NONE, source: name }, 'done');
  },
  // R-PHF-46  A card being carried out is not in the discard pile yet.
  done: (t, f) => {
    t.discard[EVENT_DECK]!.push(f.vars.card);
    return end();
  },
});
