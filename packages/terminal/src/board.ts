/** How a game looks on a terminal. A game without a board of its own is printed plainly. */
import type { Ask, DecisionBase, Seat } from '@undercroft/engine';
import type { Ink } from './ink.ts';

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

/** How a form talks to the person at the keyboard. */
export interface Asking {
  name(seat: Seat): string;
  say(...lines: string[]): void;
  /** One typed line, without blanks around it; null: there are no more. */
  line(prompt: string): Promise<string | null>;
}

/** Something besides the board that can be looked at by its name: a sheet, a log. */
export interface Page<V> {
  help: string;
  draw(view: V, place: Place): string[];
}

export interface Board<V, D extends DecisionBase = DecisionBase> {
  draw(view: V, place: Place): string[];
  /** Colours a line of the log or an option, if the game has something worth colouring. */
  paint?(line: string, ink: Ink): string;
  /** What a long list of options is sorted under; '' for all the same. */
  groupOf?(view: V, d: D): string;
  /** What else can be looked at, by what a person types for it. */
  pages?: Readonly<Record<string, Page<V>>>;
  /** The open questions it can ask line by line, by kind. */
  forms?: readonly string[];
  /** Asks such a question. Null: the person would rather not. */
  fill?(view: V, ask: Ask, asking: Asking): Promise<DecisionBase | null>;
}
