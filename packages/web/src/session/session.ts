/**
 * Where a table on the page comes from: the server, a replay, or this browser itself (the tutorial). The table page
 * knows only this.
 */

import type { Pace, Person, TableView, Update } from '@undercroft/client';
import type { Json, Seat } from '@undercroft/engine';

/** All that is known of a table at one moment. Never changed: every change makes a new picture. */
export interface Picture {
  /** Null until the first answer has come. */
  table: TableView | null;
  /** Everything told so far, oldest first. */
  updates: readonly Update[];
  /** People looking at the table right now. */
  present: readonly Person[];
  connection: 'connecting' | 'live' | 'reconnecting';
  /** The table cannot be shown: a stable code and a sentence. */
  problem: { code: string; message: string } | null;
  /** Shown at once, without acting out what led here: somebody jumped through a replay. */
  quiet?: boolean;
}

/** What can be done at a table; a replay can do nothing. */
export interface Deeds {
  decide(decision: Json & { seat: Seat; kind: string }): Promise<void>;
  undo(): Promise<void>;
  vote(yes: boolean): Promise<void>;
  takeOver(seat: Seat): Promise<void>;
  /** Still here: no bot takes the seat, or it lets go of it. */
  here(): Promise<void>;
  /** How fast bots go on; `once`: only until a person has answered. */
  pace(pace: Pace, once?: boolean): Promise<void>;
  say(text: string, reaction: boolean): Promise<void>;
  leave(): Promise<void>;
}

export interface Session {
  picture(): Picture;
  subscribe(listener: () => void): () => void;
  /** Null: one can only look. */
  deeds: Deeds | null;
  close(): void;
}
