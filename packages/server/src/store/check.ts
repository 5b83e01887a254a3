import type { NewEntry } from './store.ts';

/** The key of an append, or null. Throws on what no store may be asked: nothing to append, or more than one key. */
export function keyOf(entries: readonly NewEntry[]): string | null {
  if (entries.length === 0) throw new RangeError('an append needs at least one entry');
  const keys = entries.flatMap((entry) => (entry.key === null ? [] : [entry.key]));
  if (keys.length > 1) throw new RangeError('an append can carry only one idempotency key');
  return keys[0] ?? null;
}
