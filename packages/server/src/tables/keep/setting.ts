/** What a table service runs in: store, games, time, and how it tells of troubles. */

import type { Game } from '@undercroft/engine';
import type { Store } from '../../store/store.ts';
import type { Guard } from './guard.ts';
import type { Materials } from './materials.ts';

/** Structured logging, as pino does it. Never given a secret, a seed or a table. */
export interface Log {
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
  error(about: object, message: string): void;
}

/** Where games come from. Bots run in threads of their own, which load the same module by its name. */
export interface Games {
  load(slug: string): Promise<Game>;
  /** A module that exports `loadGame`: a package name or a file URL. */
  module: string;
}

export interface Setting {
  store: Store;
  games: Games;
  now(): number;
  log: Log;
  /** Whether other processes write to this store. If none do, what is in memory is the truth. */
  shared: boolean;
  /** How many tables stay in memory. */
  mostTables: number;
  /** How long bots pretend to think, in milliseconds. */
  botDelay: number;
  /** Where crash files go; null: nowhere. */
  crashes: string | null;
  /** Runs what a game's code does, and ends it if it does not end by itself. */
  guard: Guard;
  /** What tables are made with, shared by them. */
  materials: Materials;
  /** Where ids of tables and the secrets behind their dice come from. */
  fresh: { id(key: string | null): string; secret(): string };
}

/** Figures for the metrics. */
export interface Figures {
  decisions: number;
  conflicts: number;
  loads: number;
  timeOuts: number;
  botAnswers: number;
  botFailures: number;
  rulesFailures: number;
}

export const noFigures = (): Figures => ({
  decisions: 0,
  conflicts: 0,
  loads: 0,
  timeOuts: 0,
  botAnswers: 0,
  botFailures: 0,
  rulesFailures: 0,
});
