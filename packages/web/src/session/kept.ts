/** Games that were begun on this device alone: what is needed to go on with each, one a game. */

export interface KeptGame {
  /** Of other rules nothing goes on. */
  version: string;
  seats: number;
  seed: string;
  log: readonly unknown[];
}

const keyOf = (slug: string): string => `undercroft-alone-${slug}`;

const isKept = (value: unknown): value is KeptGame => {
  if (typeof value !== 'object' || value === null) return false;
  const { version, seats, seed, log } = value as Partial<KeptGame>;
  return typeof version === 'string' && Number.isInteger(seats) && typeof seed === 'string' && Array.isArray(log);
};

/** The game that was begun by these rules; null: none, or nothing that can be read. */
export function keptGame(slug: string, version: string, store: Pick<Storage, 'getItem'> = localStorage): KeptGame | null {
  try {
    const kept: unknown = JSON.parse(store.getItem(keyOf(slug)) ?? 'null');
    return isKept(kept) && kept.version === version ? kept : null;
  } catch {
    return null;
  }
}

/** A browser that keeps nothing still lets one play. */
export function keepGame(slug: string, game: KeptGame, store: Pick<Storage, 'setItem'> = localStorage): void {
  try {
    store.setItem(keyOf(slug), JSON.stringify(game));
  } catch {
    return;
  }
}
