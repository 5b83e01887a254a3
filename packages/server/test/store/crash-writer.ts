/**
 * A process to be killed: appends to several tables as fast as it can and prints each entry only after the store
 * acknowledged it. Every seventh append holds three entries, which must never be seen apart; every append writes a thing home.
 */
import { writeSync } from 'node:fs';
import { Conflict, openStore, type Store, type ThingChange } from '../../src/store/index.ts';
import { entry, table } from './samples.ts';

export const TABLES = ['t0', 't1', 't2', 't3', 't4', 't5'];

/** Written at once: what is buffered when the kill comes would not be acknowledged to anybody. */
function acknowledge(line: string): void {
  for (;;) {
    try {
      writeSync(1, line);
      return;
    } catch (error) {
      // The pipe is full because its reader is busy: wait for it.
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2);
    }
  }
}

/** Whoever was killed in between may have done that already. */
const madeBefore = (error: unknown): void => {
  if (!(error instanceof Conflict)) throw error;
};

/** A thing that is at the table from its first append on. */
async function bringTo(store: Store, id: string): Promise<void> {
  await store.createPerson({ id: `owner of ${id}`, name: 'Owner' }).catch(madeBefore);
  await store.putThing({ id, owner: `owner of ${id}`, game: 'cellar', title: 'Purse', createdAt: 1, data: { n: 0 } }).catch(madeBefore);
  await store.create(table(id, { meta: { count: 0 } }), []);
}

async function write(store: Store, id: string): Promise<never> {
  if (!(await store.get(id))) await bringTo(store, id);
  let { seq } = (await store.get(id))!;
  for (;;) {
    const size = seq % 7 === 0 ? 3 : 1;
    const entries = Array.from({ length: size }, (_, i) => entry({ data: { n: seq + 1 + i, part: i, of: size } }));
    const n = seq + size;
    const bring: ThingChange = { do: 'bring', id, owner: `owner of ${id}`, version: 1 };
    const things: ThingChange[] = seq === 0 ? [bring] : [{ do: 'keep', id, title: 'Purse', data: { n }, stays: true }];
    ({ seq } = await store.append(id, seq, entries, { meta: { count: n }, things }));
    acknowledge(`${id} ${seq}\n`);
  }
}

if (import.meta.main) {
  const store = await openStore(JSON.parse(process.argv[2]!));
  await Promise.all(TABLES.map((id) => write(store, id)));
}
