/** Games that were begun on this device alone: what is needed to go on with each, one a game. */

import { type Game, Match, type OptionValues } from '@undercroft/engine';

export interface KeptGame {
  /** Of other rules nothing goes on. */
  version: string;
  seats: number;
  seed: string;
  /** House rules; left out, the usual ones. */
  options?: OptionValues;
  log: readonly unknown[];
}

const keyOf = (slug: string): string => `undercroft-alone-${slug}`;

const isKept = (value: unknown): value is KeptGame => {
  if (typeof value !== 'object' || value === null) return false;
  const { version, seats, seed, log } = value as Partial<KeptGame>;
  return typeof version === 'string' && Number.isInteger(seats) && typeof seed === 'string' && Array.isArray(log);
};

/** Where there is none, already asking for it throws. */
type Store = () => Pick<Storage, 'getItem' | 'setItem'>;
const onDevice: Store = () => localStorage;

/** Whether a match can be begun so at all: a save may be damaged, or of another time. */
function begins(game: Game, { seats, seed, options = {} }: KeptGame): boolean {
  try {
    return new Match(game, { seats, seed, options }).log.length === 0;
  } catch {
    return false;
  }
}

/** The game that was begun by these rules; null: none, or nothing that can be read. */
export function keptGame(game: Game, store: Store = onDevice): KeptGame | null {
  const { slug, version } = game.about;
  try {
    const kept: unknown = JSON.parse(store().getItem(keyOf(slug)) ?? 'null');
    return isKept(kept) && kept.version === version && begins(game, kept) ? kept : null;
  } catch {
    return null;
  }
}

/** A browser that keeps nothing still lets one play. */
export function keepGame(slug: string, game: KeptGame, store: Store = onDevice): void {
  try {
    store().setItem(keyOf(slug), JSON.stringify(game));
  } catch {
    return;
  }
}

/**
 * Calls whoever comes back to this page after another one of this browser has played on: there is one game, wherever it is
 * looked at. While nobody looks here it is left alone, or the bots of both pages would answer.
 */
export function onPlayedElsewhere(slug: string, listener: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let stale = false;
  const look = () => {
    if (!stale || document.visibilityState === 'hidden') return;
    stale = false;
    listener();
  };
  addEventListener(
    'storage',
    ({ key }) => {
      if (key === keyOf(slug)) stale = true;
    },
    { signal },
  );
  addEventListener('focus', look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  return () => stop.abort();
}
