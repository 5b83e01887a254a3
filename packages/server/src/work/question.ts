/** What is sent to a bot's thread and what comes back. Never a table: a view, a question and its answers. */
import type { Ask, DecisionBase, Json } from '@undercroft/engine';

export interface BotTask {
  /** Slug of the game. */
  game: string;
  /** What the seat may know. */
  view: Json;
  ask: Ask;
  /** Every legal answer; none for an open question. */
  options: DecisionBase[];
  bot: string;
  /** How long it may think at most, in milliseconds: what it has found by then is its answer. */
  patience: number;
  /** Of the bot's own chance; it has nothing to do with the table's. */
  seed: number;
}

/** Sent by the thread: it is up; it has the game and begins to think; it has an answer; it could not find one. */
export type FromBot =
  | { is: 'ready' }
  | { is: 'thinking' }
  | { is: 'answer'; decision: DecisionBase | null }
  | { is: 'failure'; problem: string };
