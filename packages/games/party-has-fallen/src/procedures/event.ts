/** PHF-085  An event card: drawn, carried out to the end, discarded. */
import { end, go, reveal, type Seat } from '@undercroft/engine';
import { blockOf, NONE } from '../content/cards.ts';
import { EVENTS } from '../content/events.ts';
import { EVENT_LINES } from '../content/lines.ts';
import { EVENT_DECK } from '../decks.ts';
import { isAlive } from '../rules/board.ts';
import { textOn, writtenOn } from '../rules/honour.ts';
import { inEnglish } from '../texts.ts';
import { carryOut, count, drawCard, procedure } from './kit.ts';

type Steps = 'draw' | 'follow' | 'read' | 'followPick' | 'done';

export const event = procedure<{ seat: Seat; card: number; next?: number }, Steps>('event', 'draw', ['seat', 'card', 'next'], {
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
    return go(EVENTS[f.vars.card]!.blank ? 'read' : 'follow');
  },
  follow: (_t, { vars: { seat, card } }) => {
    const { name, do: effects } = EVENTS[card]!;
    return carryOut({ block: blockOf(effects), seat, other: NONE, card: NONE, source: name }, 'done');
  },
  // PHF-014  An honour event is read out. What was picked is done, one after the other; what was written is for the table.
  read: (t, f, out) => {
    const { seat, card } = f.vars;
    const written = writtenOn(t, 'event', card)!;
    out?.push({ type: 'honourRead', seat, card, name: written.name, text: textOn(inEnglish, written) });
    f.vars.next = 0;
    return go('followPick');
  },
  followPick: (t, f) => {
    const { seat, card } = f.vars;
    const { name, picks } = writtenOn(t, 'event', card)!;
    const line = picks[f.vars.next!++];
    if (line === undefined || !isAlive(t, seat)) return go('done');
    return carryOut({ block: blockOf(EVENT_LINES[line]!), seat, other: NONE, card: NONE, source: name }, 'followPick');
  },
  // R-PHF-46  A card being carried out is not in the discard pile yet.
  done: (t, f) => {
    t.discard[EVENT_DECK]!.push(f.vars.card);
    return end();
  },
});
