/** Questions about rooms and who is near. Nothing here changes the table. */
import type { Seat } from '@undercroft/engine';
import { ROOMS, type RoomId } from '../content/rooms.ts';

/** Enough of a table, or of a view, to see who is where. */
export interface Whereabouts {
  thieves: readonly { room: RoomId }[];
}

export const roomOf = (t: Whereabouts, seat: Seat): RoomId => t.thieves[seat]!.room;

export const exitsOf = (t: Whereabouts, seat: Seat): readonly RoomId[] => ROOMS[roomOf(t, seat)].exits;

export const depthAt = (t: Whereabouts, seat: Seat): number => ROOMS[roomOf(t, seat)].depth;

/** CEL-011  Only the stairs are safe. */
export const isSafe = (room: RoomId): boolean => room === 'stairs';

/** Others in the same room, in seat order. */
export function seatsBeside(t: Whereabouts, seat: Seat): Seat[] {
  return otherSeats(t, seat).filter((other) => roomOf(t, other) === roomOf(t, seat));
}

/** CEL-016  Others in the same room or behind one of its doors, in seat order. */
export function seatsNear(t: Whereabouts, seat: Seat): Seat[] {
  const room = roomOf(t, seat);
  return otherSeats(t, seat).filter((other) => roomOf(t, other) === room || ROOMS[room].exits.includes(roomOf(t, other)));
}

function otherSeats(t: Whereabouts, seat: Seat): Seat[] {
  return t.thieves.map((_thief, other) => other).filter((other) => other !== seat);
}
