/** What event cards can do: the data, what is printed of it, and what carries it out. One effect serves many cards. */
import { ask, call, end, type Frame, type Next, type Seat } from '@undercroft/engine';
import { vocabulary } from '@undercroft/mechanics';
import { drawItem, gainGold } from '../changes.ts';
import type { Decision } from '../decisions.ts';
import type { CellarEvent } from '../events.ts';
import { fight } from '../procedures/fight.ts';
import { depthAt } from '../rules/rooms.ts';
import type { Cellar } from '../table.ts';
import type { EventId } from './events.ts';
import type { RoomId } from './rooms.ts';

/** What the event procedure remembers. `card` is null until one is drawn. */
export type EventVars = { seat: Seat; from: RoomId; card: EventId | null };

export type Deed =
  | { effect: 'gainGold'; gold: number }
  | { effect: 'findItem' }
  | { effect: 'trap' }
  | { effect: 'monster'; strength: number; hoard: number };

type Step = Next<'sprung' | 'fought'>;
type Around = [t: Cellar, f: Frame<Decision, EventVars>, out: CellarEvent[] | null];

/** An effect is a step of the event procedure: it does its work and returns a transition. */
export const { textOf, carryOut } = vocabulary<Deed, Around, Step>({
  // CEL-012  Coins lie thicker in the deep: add the room's depth.
  gainGold: {
    text: ({ gold }) => `Take ${gold} gold.`,
    carryOut: ({ gold }, t, f, out) => {
      gainGold(t, f.vars.seat, gold + depthAt(t, f.vars.seat), out);
      return end(false);
    },
  },

  // CEL-013  Draw an item unseen by the others.
  findItem: {
    text: () => 'Draw an item.',
    carryOut: (_deed, t, f, out) => {
      drawItem(t, f.vars.seat, out);
      return end(false);
    },
  },

  // CEL-014  The thief chooses what the pit takes.
  trap: {
    text: () => 'Lose 1 life or an item.',
    carryOut: (_deed, _t, f) => ask([{ seat: f.vars.seat, kind: 'trap' }], 'sprung'),
  },

  // CEL-016  A monster means a fight.
  monster: {
    text: ({ strength, hoard }) => `Fight strength ${strength}; hoard ${hoard}.`,
    carryOut: ({ strength, hoard }, _t, f) => {
      const { seat, from } = f.vars;
      return call(fight, { seat, from, strength, hoard, helpers: [] }, 'fought');
    },
  },
});
