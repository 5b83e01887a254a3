/** Questions about rooms and who is near. Nothing here changes the table. */
import { type Carries, materialOf, type Seat } from '@undercroft/engine';
import { COUNTS_CELLAR, type Plan, type PlannedRoom } from '../content/plan.ts';
import { type RoomId, STAIRS } from '../content/rooms.ts';

/** Enough of a table, or of a view, to see who is where. */
export interface Whereabouts extends Carries<Plan> {
  thieves: readonly { room: RoomId }[];
}

/** CEL-028  The plan the table was made with, else that of the count's cellar. */
export const planOf = (t: Carries<Plan>): Plan => materialOf(t) ?? COUNTS_CELLAR;

/** A room of the plan: nobody is ever anywhere else. */
export const roomAt = (t: Carries<Plan>, room: RoomId): PlannedRoom => planOf(t).rooms[room]!;

export const roomOf = (t: Whereabouts, seat: Seat): RoomId => t.thieves[seat]!.room;

export const exitsOf = (t: Whereabouts, seat: Seat): readonly RoomId[] => roomAt(t, roomOf(t, seat)).exits;

export const depthAt = (t: Whereabouts, seat: Seat): number => roomAt(t, roomOf(t, seat)).depth;

/** CEL-011  Only the stairs are safe. */
export const isSafe = (room: RoomId): boolean => room === STAIRS;

/** Others in the same room, in seat order. */
export function seatsBeside(t: Whereabouts, seat: Seat): Seat[] {
  return otherSeats(t, seat).filter((other) => roomOf(t, other) === roomOf(t, seat));
}

/** CEL-016  Others in the same room or behind one of its doors, in seat order. */
export function seatsNear(t: Whereabouts, seat: Seat): Seat[] {
  const room = roomOf(t, seat);
  const { exits } = roomAt(t, room);
  return otherSeats(t, seat).filter((other) => roomOf(t, other) === room || exits.includes(roomOf(t, other)));
}

function otherSeats(t: Whereabouts, seat: Seat): Seat[] {
  return t.thieves.map((_thief, other) => other).filter((other) => other !== seat);
}

/** Doors between each room and the stairs, worked out once for a plan: plans never change. */
const waysOut = new WeakMap<Plan, Map<RoomId, number>>();

function waysOutOf(plan: Plan): Map<RoomId, number> {
  const known = waysOut.get(plan);
  if (known !== undefined) return known;
  const ways = new Map([[STAIRS, 0]]);
  for (const [room, doors] of ways) for (const exit of plan.rooms[room]!.exits) if (!ways.has(exit)) ways.set(exit, doors + 1);
  waysOut.set(plan, ways);
  return ways;
}

/** How many doors lie between a room and the stairs. */
export const wayOut = (t: Carries<Plan>, room: RoomId): number => waysOutOf(planOf(t)).get(room)!;

/** The longest way out there is. */
export const longestWay = (t: Carries<Plan>): number => Math.max(...waysOutOf(planOf(t)).values());
