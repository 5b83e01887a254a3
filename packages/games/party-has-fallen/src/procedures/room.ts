/** PHF-083..086  What a face-up room does to somebody who ends a move in it. */
import { call, end, type Seat } from '@undercroft/engine';
import { NONE } from '../content/cards.ts';
import { EVENT, ITEM, kindOf, SKILL } from '../content/rooms.ts';
import { check } from './check.ts';
import { event } from './event.ts';
import { drawItem, procedure, seatOf } from './kit.ts';

export const room = procedure<{ seat: Seat; passing: boolean }, 'act' | 'done'>('room', 'act', [], {
  act: (t, { vars: { seat, passing } }, out) => {
    const kind = kindOf(t.rooms[seatOf(t, seat).room]!);
    if (kind === EVENT) return call(event, { seat, card: NONE }, 'done');
    if (kind === SKILL) return call(check, { seat, passing, stat: 0 }, 'done');
    // PHF-083 PHF-143  Empty rooms, Summon rooms and EXIT do nothing.
    if (kind === ITEM) drawItem(t, seat, out);
    return end();
  },
  done: (_t, f) => end(f.result),
});
