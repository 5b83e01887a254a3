/** PHF-155..159 R-PHF-56  How the Marauder finds its way. */
import type { Seat } from '@undercroft/engine';
import { NONE } from '../content/cards.ts';
import { kindOf, SUMMON } from '../content/rooms.ts';
import { type Board, isAlive, treasureOf } from './board.ts';
import { around, distance, neighbours } from './layout.ts';

export interface Walker {
  room: number;
  /** 0 north, 1 east, 2 south, 3 west. */
  facing: number;
  /** Rooms it was in this turn: they count as walls. */
  seen: readonly number[];
  /** Whether it has not moved yet this turn. */
  first: boolean;
}

/** Which way it goes on: straight, else the one open side; `both` if a die must decide; NONE at a dead end. */
export function turnAt(t: Pick<Board, 'layout'>, { room, facing, seen, first }: Walker): { facing: number; both: boolean } {
  const isOpen = (way: number): boolean => {
    const next = t.layout.near[room * 4 + (way % 4)]!;
    return next >= 0 && !seen.includes(next);
  };
  if (isOpen(facing)) return { facing, both: false };
  const [left, right] = [(facing + 3) % 4, (facing + 1) % 4];
  if (isOpen(left) && isOpen(right)) return { facing: NONE, both: true };
  if (isOpen(left)) return { facing: left, both: false };
  if (isOpen(right)) return { facing: right, both: false };
  const back = (facing + 2) % 4;
  return { facing: first && isOpen(back) ? back : NONE, both: false };
}

/** The next room on the shortest way to the richest player; NONE if there is none, or it is there. */
export function grudgeStep(t: Board): number {
  let richest = NONE;
  for (let seat = 0; seat < t.seats.length; seat++) {
    if (isAlive(t, seat) && (richest === NONE || treasureOf(t.seats[seat]!) > treasureOf(t.seats[richest]!))) richest = seat;
  }
  if (richest === NONE) return NONE;
  const { room } = t.seats[richest]!;
  const here = distance(t.layout, t.haunt, room);
  return here === 0 ? NONE : (neighbours(t.layout, t.haunt).find((next) => distance(t.layout, next, room) < here) ?? NONE);
}

/** PHF-146 PHF-147 PHF-152 R-PHF-54  Explored Summon rooms, the own room and the rooms around it; or where it is already. */
export function summonRooms(t: Board, seat: Seat): number[] {
  const near = around(t.layout, t.seats[seat]!.room);
  return t.rooms.flatMap((card, room) =>
    near.includes(room) || room === t.haunt || (t.open[room] === 1 && kindOf(card) === SUMMON) ? [room] : [],
  );
}
