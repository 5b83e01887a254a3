/** What event cards do. One effect serves many cards. */
import { ask, call, end, type Frame, type Next, type Seat } from '@undercroft/engine';
import { drawItem, gainGold } from '../changes.ts';
import type { Decision } from '../decisions.ts';
import type { CellarEvent } from '../events.ts';
import { fight } from '../procedures/fight.ts';
import { depthAt } from '../rules/rooms.ts';
import type { Cellar } from '../table.ts';
import type { EventCard, EventId } from './events.ts';
import type { RoomId } from './rooms.ts';

/** What the event procedure remembers. `card` is null until one is drawn. */
export type EventVars = { seat: Seat; from: RoomId; card: EventId | null };
type EventFrame = Frame<Decision, EventVars>;

export type EffectId = 'gainGold' | 'findItem' | 'trap' | 'monster';

/** An effect is a step of the event procedure: it does its work and returns a transition. */
type Effect = (t: Cellar, f: EventFrame, card: EventCard, out: CellarEvent[] | null) => Next<'sprung' | 'fought'>;

export const EFFECTS: Record<EffectId, Effect> = {
  // CEL-012  Coins lie thicker in the deep: add the room's depth.
  gainGold: (t, f, card, out) => {
    gainGold(t, f.vars.seat, card.amount + depthAt(t, f.vars.seat), out);
    return end(false);
  },

  // CEL-013  Draw an item unseen by the others.
  findItem: (t, f, _card, out) => {
    drawItem(t, f.vars.seat, out);
    return end(false);
  },

  // CEL-014  The thief chooses what the pit takes.
  trap: (_t, f) => ask([{ seat: f.vars.seat, kind: 'trap' }], 'sprung'),

  // CEL-016  A monster means a fight.
  monster: (_t, f, card) => {
    const { seat, from } = f.vars;
    return call(fight, { seat, from, strength: card.amount, hoard: card.hoard, helpers: [] }, 'fought');
  },
};
