import { answerOf, end, finish, reveal } from '@undercroft/engine';
import { topOf } from '@undercroft/mechanics';
import { loseLife, spendItem } from '../changes.ts';
import { carryOut, type EventVars } from '../content/effects.ts';
import { EVENTS, type EventId } from '../content/events.ts';
import type { CellarEvent } from '../events.ts';
import { someoneFell } from '../rules/thieves.ts';
import type { Cellar } from '../table.ts';
import { procedure } from './chapter.ts';

/** CEL-011..015  An event, from the top of the pile to its last consequence. Ends true if it ends the turn. */
export const event = procedure<EventVars, 'draw' | 'sprung' | 'fought'>('event', 'draw', ['seat', 'from', 'card'], {
  // CEL-011  Draw it, read it out, do it.
  draw: (t, f, out) => {
    const card = drawEvent(t, out);
    f.vars.card = card;
    out?.push({ type: 'eventDrawn', seat: f.vars.seat, card });
    return carryOut(EVENTS[card].deed, t, f, out);
  },

  // CEL-014  The pit takes a life or an item.
  sprung: (t, f, out) => {
    const { seat } = f.vars;
    const { item } = answerOf(f, seat, 'trap');
    if (item === null) {
      const isDown = loseLife(t, seat, out);
      // CEL-025  Where one falls, all have lost.
      return someoneFell(t.thieves) ? finish() : end(isDown);
    }
    spendItem(t, seat, item, out);
    return end(false);
  },

  fought: (_t, f) => end(f.result),
});

/** CEL-011  The top event; when the pile is empty, the past events are shuffled into a new one. */
function drawEvent(t: Cellar, out: CellarEvent[] | null): EventId {
  const card = topOf(t.events, t.pastEvents, t.random, () => out?.push({ type: 'eventsShuffled' }))!;
  t.pastEvents.push(card);
  reveal(t);
  return card;
}
