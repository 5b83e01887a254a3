/** What is sent to a bot's thread and what comes back. Never a table: a view, a question and its answers. */
import type { Ask, DecisionBase, Json, Material } from '@undercroft/engine';

/** What the table was made with, as a thread is sent it; one that knows it by its hash is not sent the JSON again. */
export interface SentMaterial {
  hash: string;
  json?: Json | undefined;
}

export const sentMaterial = (material: Material | null): SentMaterial | undefined =>
  material === null ? undefined : { hash: material.hash, json: material.json };

/** Materials a thread knows; when it knows so many, both sides forget them all. */
export const MOST_KNOWN = 16;

export interface BotTask {
  /** Slug of the game. */
  game: string;
  material?: SentMaterial | undefined;
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
