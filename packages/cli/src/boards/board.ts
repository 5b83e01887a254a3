/** How a game looks on a terminal. A game without a board of its own is printed plainly. */
import type { Seat } from '@undercroft/engine';
import type { Ink } from '../terminal/ink.ts';

/** Who looks, and with what. */
export interface Place {
  /** Whose view it is; null for a spectator. */
  viewer: Seat | null;
  ink: Ink;
  /** Columns there are; no line may be wider. */
  width: number;
  /** How many sit at the table, and what a seat is called there. */
  seats: number;
  name(seat: Seat): string;
}

export interface Board<V> {
  draw(view: V, place: Place): string[];
  /** Colours a line of the log or an option, if the game has something worth colouring. */
  paint?(line: string, ink: Ink): string;
}
