/** What happens in the Cellar, in the past tense, and who may hear what. `card: null` in a redacted event: a card the viewer did not see. */
import type { Seat } from '@undercroft/engine';
import type { EventId } from './content/events.ts';
import type { ItemId } from './content/items.ts';
import type { RoomId } from './content/rooms.ts';

export type CellarEvent =
  | { type: 'setOut'; seat: Seat; might: number; stamina: number; wits: number }
  | { type: 'roundBegan'; round: number }
  | { type: 'roomEntered'; seat: Seat; room: RoomId }
  | { type: 'rested'; seat: Seat; life: number }
  | { type: 'eventDrawn'; seat: Seat; card: EventId }
  | { type: 'eventsShuffled' }
  | { type: 'itemsShuffled' }
  | { type: 'goldGained'; seat: Seat; gold: number }
  | { type: 'goldLost'; seat: Seat; gold: number }
  | { type: 'itemDrawn'; seat: Seat; card: ItemId | null; open?: true }
  | { type: 'itemSpent'; seat: Seat; card: ItemId }
  | { type: 'lifeLost'; seat: Seat; left: number }
  | { type: 'fainted'; seat: Seat }
  | { type: 'helpCame'; seat: Seat; helpers: Seat[] }
  | { type: 'struck'; seat: Seat; die: number; total: number; strength: number; won: boolean }
  | { type: 'fled'; seat: Seat; room: RoomId }
  | { type: 'offered'; seat: Seat; to: Seat; gold: number }
  | { type: 'sold'; seat: Seat; to: Seat; gold: number; card: ItemId | null; open?: true }
  | { type: 'declined'; seat: Seat; to: Seat }
  | { type: 'fell'; seat: Seat }
  | { type: 'escaped'; seat: Seat }
  | { type: 'escapedTogether'; gold: number }
  | { type: 'candleWentOut' };

/** CEL-013 CEL-023 CEL-027  An item drawn is seen by its owner, an item sold by the two who traded; all of it with open hands. */
export function redact(e: CellarEvent, viewer: Seat | null): CellarEvent {
  if ('open' in e) return e;
  if (e.type === 'itemDrawn' && e.seat !== viewer) return { ...e, card: null };
  if (e.type === 'sold' && e.seat !== viewer && e.to !== viewer) return { ...e, card: null };
  return e;
}
