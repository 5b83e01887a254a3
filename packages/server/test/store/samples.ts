/** Small tables and entries for the tests of the store. */
import type { NewEntry, NewTable, Store } from '../../src/store/index.ts';

export function table(id: string, over: Partial<NewTable> = {}): NewTable {
  return { id, game: 'cellar', status: 'open', public: true, createdAt: 1_000, meta: { name: `Table ${id}` }, people: [], ...over };
}

export function entry(over: Partial<NewEntry> = {}): NewEntry {
  return { kind: 'decision', seat: 0, person: 'ann', data: { kind: 'step', to: 3 }, at: 2_000, key: null, ...over };
}

/** Everything in a table's log. */
export function wholeLog(store: Store, id: string) {
  return store.entries(id, 0, 1_000_000);
}

/** Waits until something holds; fails after a while if it never does. */
export async function until(what: string, holds: () => boolean | Promise<boolean>, ms = 60_000): Promise<void> {
  const end = performance.now() + ms;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`waited in vain until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
