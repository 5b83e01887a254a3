import { expect } from 'vitest';
import { BadCursor, BadText, type ListQuery, type Store } from '../../../src/store/index.ts';
import type { StoreTest } from '../conformance.ts';
import { entry, table } from '../samples.ts';

async function fill(store: Store): Promise<void> {
  const tables = [
    table('a', { createdAt: 1, people: ['ann'] }),
    table('b', { createdAt: 2, public: false, people: ['ann', 'bob'] }),
    table('c', { createdAt: 3, status: 'running', game: 'td' }),
    table('d', { createdAt: 4, status: 'finished', people: ['bob'] }),
    table('e', { createdAt: 5, status: 'archived', public: false, game: 'td', people: ['ann'] }),
  ];
  for (const each of tables) await store.create(each, []);
}

/** Lists, their filters and their pages. */
export function listSuite(test: StoreTest): void {
  test('lists are newest first and filtered by everything asked for', async (store) => {
    await fill(store);
    const ids = async (query: Partial<ListQuery>) => (await store.list({ limit: 10, ...query })).tables.map(({ id }) => id).join('');
    expect(await ids({})).toBe('edcba');
    expect(await ids({ status: ['open'] })).toBe('ba');
    expect(await ids({ status: ['running', 'finished'] })).toBe('dc');
    expect(await ids({ status: [] })).toBe('');
    expect(await ids({ public: true })).toBe('dca');
    expect(await ids({ public: false })).toBe('eb');
    expect(await ids({ person: 'ann' })).toBe('eba');
    expect(await ids({ person: 'nobody' })).toBe('');
    expect(await ids({ game: 'td' })).toBe('ec');
    expect(await ids({ person: 'ann', status: ['open', 'archived'], public: false, game: 'cellar' })).toBe('b');
  });

  test('my tables follow who holds a seat', async (store) => {
    await fill(store);
    await store.append('a', 0, [entry()], { people: ['cid'] });
    const of = async (person: string) => (await store.list({ limit: 10, person })).tables.map(({ id }) => id).join('');
    expect(await of('ann')).toBe('eb');
    expect(await of('cid')).toBe('a');
    await store.append('a', 1, [entry()], { people: [] });
    expect(await of('cid')).toBe('');
  });

  test('pages go on where the last one ended, also among tables of the same moment', async (store) => {
    const made = Array.from({ length: 25 }, (_, i) => table(`t${String(i).padStart(2, '0')}-é`, { createdAt: 1_000 + Math.floor(i / 10) }));
    await Promise.all(made.map((each) => store.create(each, [])));
    const seen: string[] = [];
    let before: string | undefined;
    let pages = 0;
    do {
      const page = await store.list({ limit: 4, public: true, ...(before === undefined ? {} : { before }) });
      seen.push(...page.tables.map(({ id }) => id));
      before = page.next ?? undefined;
      // A table made meanwhile is newer than everything still to come.
      if (++pages === 2) await store.create(table('newest', { createdAt: 9_000 }), []);
    } while (before !== undefined);
    expect(seen).toEqual(made.map(({ id }) => id).reverse());
    expect(pages).toBe(7);
    expect((await store.list({ limit: 26 })).next).toBeNull();
  });

  test('a made-up cursor is refused', async (store) => {
    for (const before of ['', 'x', '12', '-t', '1e3-t']) await expect(store.list({ limit: 1, before })).rejects.toThrow(BadCursor);
  });

  test('the last entries of many tables are known at once', async (store) => {
    await store.create(table('a'), [entry()]);
    await store.create(table('b'), []);
    expect(await store.seqs(['a', 'b', 'unknown', 'a'])).toEqual(
      new Map([
        ['a', 1],
        ['b', 0],
      ]),
    );
    expect(await store.seqs([])).toEqual(new Map());
  });

  test('a NUL character in a filter is refused, and the store is as well as before', async (store) => {
    for (const filter of [{ game: 'cel\0lar' }, { person: '\0' }, { before: '1-\0' }]) {
      await expect(store.list({ ...filter, limit: 5 })).rejects.toThrow(BadText);
    }
    expect(await store.list({ limit: 5 })).toEqual({ tables: [], next: null });
  });
}
