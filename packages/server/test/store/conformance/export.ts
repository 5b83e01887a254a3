import { expect } from 'vitest';
import { BadDocument, Conflict, exportTable, importTable, type Store, UnknownTable } from '../../../src/store/index.ts';
import type { Place, StoreTest } from '../conformance.ts';
import { entry, table, wholeLog } from '../samples.ts';

async function play(store: Store): Promise<void> {
  await store.createPerson({ id: 'ann', name: 'Ann', tokenHash: 'token-of-ann' });
  await store.createPerson({ id: 'bob', name: 'Bob', tokenHash: 'token-of-bob' });
  const odd = JSON.parse('{"__proto__":1,"ok":true}');
  const log = Array.from({ length: 2_500 }, (_, i) => entry({ data: i === 0 ? odd : i, key: `k${i}`, person: i % 2 ? 'bob' : null }));
  await store.create(table('t', { people: ['ann'], status: 'running' }), log, { secret: 'the-secret' });
}

async function elsewhere(place: Place, body: (other: Store) => Promise<void>): Promise<void> {
  const other = await place.open();
  await body(other).finally(() => other.close());
}

/** Tables as documents. */
export function exportSuite(test: StoreTest): void {
  test('a document holds the table and names, no tokens, and the secret only when it is over', async (store) => {
    await play(store);
    const running = await exportTable(store, 't');
    expect(running).toMatchObject({ format: 'undercroft-table-1', row: { id: 't', seq: 2_500 } });
    expect(running.entries).toHaveLength(2_500);
    expect(running.people.sort((a, b) => a.id.localeCompare(b.id))).toEqual([
      { id: 'ann', name: 'Ann' },
      { id: 'bob', name: 'Bob' },
    ]);
    expect(JSON.stringify(running)).not.toMatch(/token-of|the-secret/);
    await store.append('t', 2_500, [entry()], { status: 'finished' });
    expect(await exportTable(store, 't')).toMatchObject({ secret: 'the-secret', row: { seq: 2_501 } });
    await expect(exportTable(store, 'nowhere')).rejects.toThrow(UnknownTable);
  });

  test('an imported table is the exported one', async (store, place) => {
    await play(store);
    await store.append('t', 2_500, [entry()], { status: 'finished' });
    const text = JSON.stringify(await exportTable(store, 't'))
      .replaceAll('"t"', '"moved"')
      .replaceAll('"bob"', '"cid"');
    await elsewhere(place, async (other) => {
      expect(await importTable(other, JSON.parse(text))).toBe('moved');
      expect(JSON.stringify(await exportTable(other, 'moved'))).toBe(text);
      expect(JSON.stringify((await wholeLog(other, 'moved'))[0]?.data)).toBe('{"__proto__":1,"ok":true}');
      expect(await other.persons(['cid'])).toEqual([{ id: 'cid', name: 'Bob' }]);
      await expect(importTable(other, JSON.parse(text))).rejects.toThrow(Conflict);
    });
  });

  test('what is not an exported table is refused', async (store) => {
    await store.create(table('t'), [entry(), entry()]);
    const good = await exportTable(store, 't');
    const bad = [null, [], 'x', {}, { ...good, format: 'undercroft-table-2' }, { ...good, entries: good.entries.slice(1) }];
    const short = { ...good, entries: good.entries.slice(0, 1) };
    const statusless = { ...good, row: { ...good.row, status: 'lost' } };
    for (const value of [...bad, short, statusless]) await expect(importTable(store, value)).rejects.toThrow(BadDocument);
  });
}
