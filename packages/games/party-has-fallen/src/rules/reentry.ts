/** PHF-062 PHF-113 R-PHF-09 R-PHF-10 R-PHF-34  Where a token may be put. */
import { ALIVE } from '../table.ts';
import { type Board, playersIn } from './board.ts';

/** Outermost rooms nobody starts in. */
export const startRooms = (t: Board): number[] => t.layout.outer.filter((room) => t.seats.every((s) => s.start !== room));

const isFree = (t: Board, room: number): boolean => t.haunt !== room && t.seats.every((s) => s.status !== ALIVE || s.room !== room);

/** Explored rooms without a player or the Marauder; else free outermost ones; else any. */
export function reentryRooms(t: Board): number[] {
  const all = t.rooms.map((_, room) => room);
  const explored = all.filter((room) => t.open[room] === 1 && isFree(t, room));
  if (explored.length > 0) return explored;
  const outer = t.layout.outer.filter((room) => playersIn(t, room).length === 0);
  return outer.length > 0 ? outer : all;
}
