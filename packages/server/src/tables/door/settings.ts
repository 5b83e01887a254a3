/** How a table service is set up: what may be said, and what is taken if nothing is. */

import { hash, randomBytes } from 'node:crypto';
import { loadGame } from '@undercroft/catalog';
import { newSecret } from '../../fair/fair.ts';
import type { Store } from '../../store/store.ts';
import type { PoolSettings } from '../../work/work.ts';
import { Guard } from '../keep/guard.ts';
import { Materials } from '../keep/materials.ts';
import type { Games, Log, Setting } from '../keep/setting.ts';
import { watchIn } from '../keep/watch.ts';

export interface TablesSettings {
  store: Store;
  games?: Games;
  clock?: { now(): number };
  /** Names this process in the store's leases; any text that no other process has. */
  node?: string;
  log?: Log;
  /** Whether other processes may write to the store; without them reads need not look. */
  shared?: boolean;
  mostTables?: number;
  /** Milliseconds between two looks for news that were lost on the way. */
  pollMs?: number;
  /** How long a game's rules may take for one step, in milliseconds, before they count as endless. */
  rulesMs?: number;
  /** A directory for crash files. */
  crashes?: string | null;
  /** A directory for notes on rules that no time limit ends; without one nothing watches for them. */
  suspects?: string | null;
  /** Where ids of tables and the secrets behind their dice come from; the operating system's chance unless a test says otherwise. */
  fresh?: { id(key: string | null): string; secret(): string };
  bots?: Partial<PoolSettings> & { delayMs?: number };
  /** `manual`: due work is done only when `work.runDue()` is called. */
  work?: 'auto' | 'manual';
}

const SILENT: Log = { info() {}, warn() {}, error() {} };

/** An id that fits into a link and cannot be guessed; the same key always stands for the same one. */
const newId = (key: string | null): string =>
  key === null ? randomBytes(12).toString('base64url') : hash('sha256', key, 'base64url').slice(0, 16);

function guardFor({ rulesMs = 2000, suspects = null }: TablesSettings): Guard {
  return new Guard(rulesMs, suspects === null ? null : watchIn(suspects, rulesMs));
}

export function settingFrom(given: TablesSettings): Setting {
  const clock = given.clock ?? Date;
  return {
    store: given.store,
    games: given.games ?? { load: loadGame, module: import.meta.resolve('@undercroft/catalog') },
    now: () => clock.now(),
    log: given.log ?? SILENT,
    shared: given.shared ?? true,
    mostTables: given.mostTables ?? 1000,
    botDelay: given.bots?.delayMs ?? 1200,
    crashes: given.crashes ?? null,
    guard: guardFor(given),
    materials: new Materials(),
    fresh: given.fresh ?? { id: newId, secret: newSecret },
  };
}
